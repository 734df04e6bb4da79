from werkzeug.wrappers import Request, Response


@Request.application
def application(request):
    upload = request.files["upload"]
    return Response(str(len(upload.read())), content_type="text/plain")
