/** Greeting answers "/" and "/greeting/<name>" in plain text, and 404 to anything else. */
package greeting

import org.apache.pekko.actor.ActorSystem
import org.apache.pekko.http.scaladsl.Http
import org.apache.pekko.http.scaladsl.model.*
import org.apache.pekko.http.scaladsl.model.HttpMethods.{GET, HEAD}
import org.apache.pekko.http.scaladsl.model.StatusCodes.{NotFound, OK}
import org.apache.pekko.http.scaladsl.model.headers.`Raw-Request-URI`
import org.apache.pekko.util.ByteString
import sun.misc.Signal

/** The charset in lower case, as the other servers write it. */
private val Text = MediaTypes.`text/plain`.withCharset(HttpCharset.custom("utf-8"))

private def text(status: StatusCode, body: String) =
  HttpResponse(status, entity = HttpEntity.Strict(Text, ByteString(body)))

private val Hello = text(OK, "Hello World!")
private val Missing = text(NotFound, "Not Found")
private val Prefix = "/greeting/"

private def isLetter(char: Char) = char >= 'a' && char <= 'z' || char >= 'A' && char <= 'Z'

private def answer(path: String): HttpResponse =
  if path == "/" then Hello
  else if path.length > Prefix.length && path.startsWith(Prefix) then
    val name = path.substring(Prefix.length)
    if name.forall(isLetter) then text(OK, s"Hello, $name") else Missing
  else Missing

/** The path as it was sent: Pekko's own is decoded, so that "/greeting/%41" would be "/greeting/A". */
private def rawPath(request: HttpRequest): String =
  val uri = request.header[`Raw-Request-URI`].fold("")(_.uri)
  val query = uri.indexOf('?')
  if query < 0 then uri else uri.substring(0, query)

private def answer(request: HttpRequest): HttpResponse =
  request.method match
    case GET | HEAD => answer(rawPath(request))
    case _          => Missing

@main def main(): Unit =
  // The JVM's own way to end takes its time, and its exit code would tell of the signal.
  for signal <- Seq("INT", "TERM") do Signal.handle(Signal(signal), _ => Runtime.getRuntime.halt(0))

  given system: ActorSystem = ActorSystem("greeting")
  import system.dispatcher
  val port = sys.env.get("PORT").fold(8080)(_.toInt)
  val bound = Http().newServerAt("0.0.0.0", port).bindSync: request =>
    // A body that nobody reads would hold up the connection.
    request.discardEntityBytes()
    answer(request)
  bound.failed.foreach: error =>
    System.err.println(error)
    Runtime.getRuntime.halt(1)
