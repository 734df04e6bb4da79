const Koa = require("koa");
const { work } = require("./work.cjs");

const app = new Koa();
app.use((context) => {
  work();
  context.body = "Hello World!";
});
app.listen(process.env.PORT);
