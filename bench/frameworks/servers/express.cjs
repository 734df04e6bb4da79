const express = require("express");
const { work } = require("./work.cjs");

const app = express();
app.get("/", (_request, response) => {
  work();
  response.send("Hello World!");
});
app.get("/users/:user/posts/:post", (request, response) => {
  work();
  response.send(`${request.params.user}, ${request.params.post}`);
});
app.post("/echo", express.json(), (request, response) => {
  work();
  response.json(request.body);
});
app.listen(process.env.PORT);
