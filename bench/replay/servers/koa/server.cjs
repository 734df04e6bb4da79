const Koa = require("koa");

const app = new Koa();
for (let i = 1; i < Number(process.env.MIDDLEWARES); i++) app.use((_context, next) => next());
app.use((context) => {
  context.body = "Hello World!";
});
app.listen(process.env.PORT, "127.0.0.1");
