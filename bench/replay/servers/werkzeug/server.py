from werkzeug.wrappers import Request, Response


@Request.application
def application(request):
    # Werkzeug 2.3.0 to 2.3.2 leave a line end in what was sent, so its length is not part of the answer.
    length = len(request.files["upload"].read())
    return Response("received" if length >= 262144 else "cut short", content_type="text/plain")
