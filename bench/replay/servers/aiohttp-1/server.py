import os

from aiohttp import web


async def hello(request):
    return web.json_response({"hello": "world"})


app = web.Application()
app.router.add_route("GET", "/", hello)
web.run_app(app, host="127.0.0.1", port=int(os.environ["PORT"]), access_log=None)
