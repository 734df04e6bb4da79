from starlette.applications import Starlette
from starlette.responses import PlainTextResponse
from starlette.routing import Route


async def post(request):
    return PlainTextResponse(f"{request.path_params['user']}, {request.path_params['post']}")


app = Starlette(routes=[Route("/users/{user}/posts/{post}", post)])
