const express = require("express");

const app = express();
if (process.env.ETAG === "off") app.set("etag", false);
app.get("/", (_request, response) => {
  response.send("Hello World!");
});
app.get("/users/:user/posts/:post", (request, response) => {
  response.send(`${request.params.user}, ${request.params.post}`);
});
app.post("/echo", express.json(), (request, response) => {
  response.json(request.body);
});
app.listen(process.env.PORT, "127.0.0.1");
