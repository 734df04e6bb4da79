const cookie = require("cookie");
const express = require("express");

const app = express();
app.get("/", (request, response) => {
  const { session, theme } = cookie.parse(request.headers.cookie);
  response.send(`${session} ${theme}`);
});
app.listen(process.env.PORT, "127.0.0.1");
