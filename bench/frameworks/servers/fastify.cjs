const fastify = require("fastify")();
const { work } = require("./work.cjs");

fastify.get("/", async () => {
  work();
  return "Hello World!";
});
fastify.get("/users/:user/posts/:post", async ({ params }) => {
  work();
  return `${params.user}, ${params.post}`;
});
fastify.post("/echo", async ({ body }) => {
  work();
  return body;
});
fastify.listen({ port: process.env.PORT, host: "127.0.0.1" });
