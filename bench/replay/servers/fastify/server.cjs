const fastify = require("fastify")();

fastify.get("/", async () => ({ hello: "world" }));
fastify.get("/users/:user/posts/:post", async ({ params }) => `${params.user}, ${params.post}`);
fastify.post("/echo", async ({ body }) => body);
fastify.listen({ port: process.env.PORT, host: "127.0.0.1" });
