import static io.netty.handler.codec.http.HttpResponseStatus.OK;
import static io.netty.handler.codec.http.HttpVersion.HTTP_1_1;
import static java.nio.charset.StandardCharsets.US_ASCII;

import io.netty.bootstrap.ServerBootstrap;
import io.netty.buffer.Unpooled;
import io.netty.channel.ChannelHandlerContext;
import io.netty.channel.ChannelInitializer;
import io.netty.channel.SimpleChannelInboundHandler;
import io.netty.channel.nio.NioEventLoopGroup;
import io.netty.channel.socket.SocketChannel;
import io.netty.channel.socket.nio.NioServerSocketChannel;
import io.netty.handler.codec.http.DefaultFullHttpResponse;
import io.netty.handler.codec.http.DefaultHttpContent;
import io.netty.handler.codec.http.DefaultHttpResponse;
import io.netty.handler.codec.http.HttpContent;
import io.netty.handler.codec.http.HttpContentDecompressor;
import io.netty.handler.codec.http.HttpHeaderNames;
import io.netty.handler.codec.http.HttpHeaderValues;
import io.netty.handler.codec.http.HttpObject;
import io.netty.handler.codec.http.HttpRequest;
import io.netty.handler.codec.http.HttpServerCodec;
import io.netty.handler.codec.http.LastHttpContent;

public class Server {
    public static void main(String[] args) throws Exception {
        new ServerBootstrap()
                .group(new NioEventLoopGroup(1))
                .channel(NioServerSocketChannel.class)
                .childHandler(new ChannelInitializer<SocketChannel>() {
                    @Override
                    protected void initChannel(SocketChannel channel) {
                        channel.pipeline().addLast(new HttpServerCodec(), new HttpContentDecompressor(), new Handler());
                    }
                })
                .bind("127.0.0.1", Integer.parseInt(System.getenv("PORT")))
                .sync()
                .channel()
                .closeFuture()
                .sync();
    }

    /** Answers with what was sent, unpacked: its length, or at /forward each part as it comes, as a gateway does. */
    private static class Handler extends SimpleChannelInboundHandler<HttpObject> {
        private long length;
        private boolean forwards;

        @Override
        protected void channelRead0(ChannelHandlerContext context, HttpObject part) {
            if (part instanceof HttpRequest request) {
                length = 0;
                forwards = request.uri().equals("/forward");
                if (forwards) begin(context);
            }
            if (part instanceof HttpContent content) {
                length += content.content().readableBytes();
                if (forwards) context.writeAndFlush(new DefaultHttpContent(content.content().retain()));
            }
            if (!(part instanceof LastHttpContent)) return;
            if (forwards) context.writeAndFlush(LastHttpContent.EMPTY_LAST_CONTENT);
            else answerLength(context);
        }

        private void begin(ChannelHandlerContext context) {
            var response = new DefaultHttpResponse(HTTP_1_1, OK);
            response.headers().set(HttpHeaderNames.TRANSFER_ENCODING, HttpHeaderValues.CHUNKED);
            context.write(response);
        }

        private void answerLength(ChannelHandlerContext context) {
            var body = Unpooled.copiedBuffer(Long.toString(length), US_ASCII);
            var response = new DefaultFullHttpResponse(HTTP_1_1, OK, body);
            response.headers().set(HttpHeaderNames.CONTENT_LENGTH, body.readableBytes());
            context.writeAndFlush(response);
        }
    }
}
