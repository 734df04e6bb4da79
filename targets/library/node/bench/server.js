const { greet } = require("..");

require("node:http")
  .createServer((request, response) => response.end(greet(request.url.slice(1))))
  .listen(process.env.PORT ?? 8080);
