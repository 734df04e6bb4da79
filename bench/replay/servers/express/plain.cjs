// biome-ignore lint/style/useNodejsImportProtocol: Node 12 does not know it.
const { createServer } = require("http");

createServer((_request, response) => {
  response.setHeader("content-type", "text/html; charset=utf-8");
  response.end("Hello World!");
}).listen(process.env.PORT, "127.0.0.1");
