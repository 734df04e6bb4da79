const fastify = require("fastify")();

for (const thing of ["users", "posts", "comments", "tags"]) {
  fastify.get(`/${thing}`, async () => thing);
  fastify.get(`/${thing}/:id`, async ({ params }) => `${thing} ${params.id}`);
  fastify.get(`/${thing}/:id/history/:at`, async ({ params }) => `${thing} ${params.id} ${params.at}`);
}
fastify.listen({ port: process.env.PORT, host: "127.0.0.1" });
