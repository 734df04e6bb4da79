const Koa = require("koa");
const Router = require("@koa/router");

const router = new Router();
for (let i = 1; i <= Number(process.env.ROUTES); i++) {
  const nested = new Router();
  nested.get("/last", (context) => {
    context.body = `route ${i}`;
  });
  router.use(`/r${i}`, nested.routes(), nested.allowedMethods());
}
new Koa().use(router.routes()).use(router.allowedMethods()).listen(process.env.PORT, "127.0.0.1");
