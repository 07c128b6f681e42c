package dev.rowan.storage.cassandra.fault;

import com.datastax.oss.driver.internal.core.protocol.ByteBufPrimitiveCodec;
import com.datastax.oss.driver.internal.core.protocol.BytesToSegmentDecoder;
import com.datastax.oss.driver.internal.core.protocol.FrameDecoder;
import com.datastax.oss.driver.internal.core.protocol.FrameDecodingException;
import com.datastax.oss.driver.internal.core.protocol.FrameEncoder;
import com.datastax.oss.driver.internal.core.protocol.FrameToSegmentEncoder;
import com.datastax.oss.driver.internal.core.protocol.SegmentToBytesEncoder;
import com.datastax.oss.driver.internal.core.protocol.SegmentToFrameDecoder;
import com.datastax.oss.protocol.internal.Compressor;
import com.datastax.oss.protocol.internal.Frame;
import com.datastax.oss.protocol.internal.FrameCodec;
import com.datastax.oss.protocol.internal.Message;
import com.datastax.oss.protocol.internal.ProtocolConstants.ErrorCode;
import com.datastax.oss.protocol.internal.ProtocolConstants.Version;
import com.datastax.oss.protocol.internal.SegmentCodec;
import com.datastax.oss.protocol.internal.request.Startup;
import com.datastax.oss.protocol.internal.response.Error;
import io.netty.buffer.ByteBuf;
import io.netty.buffer.ByteBufAllocator;
import io.netty.channel.Channel;
import io.netty.channel.ChannelFuture;
import io.netty.channel.ChannelHandlerContext;
import io.netty.channel.ChannelPipeline;
import io.netty.channel.SimpleChannelInboundHandler;
import java.util.List;
import java.util.concurrent.CompletionStage;

/** One connection to a scripted node: frames until the start-up, then segments, as in version 5. */
final class ScriptedConnection extends SimpleChannelInboundHandler<Frame> {
  private static final int LONGEST_FRAME = 1 << 20;
  private static final String ENCODER = "encoder";
  private static final String DECODER = "decoder";

  private final ByteBufPrimitiveCodec primitives =
      new ByteBufPrimitiveCodec(ByteBufAllocator.DEFAULT);
  private final FrameCodec<ByteBuf> frames =
      FrameCodec.defaultServer(primitives, Compressor.none());
  private final SegmentCodec<ByteBuf> segments = new SegmentCodec<>(primitives, Compressor.none());
  private final ScriptedNode node;

  ScriptedConnection(ScriptedNode node) {
    this.node = node;
  }

  void addTo(Channel channel) {
    channel
        .pipeline()
        .addLast(ENCODER, new FrameEncoder(frames, LONGEST_FRAME))
        .addLast(DECODER, new FrameDecoder(frames, LONGEST_FRAME))
        .addLast(this);
  }

  @Override
  protected void channelRead0(ChannelHandlerContext context, Frame request) {
    Answer answer = node.answer(request.message);
    if (answer.hangsUp()) {
      close(context);
    } else if (answer.message() != null) {
      CompletionStage<Void> unused =
          answer.moment().thenAccept(now -> reply(context, request, answer));
    }
  }

  private void reply(ChannelHandlerContext context, Frame request, Answer answer) {
    ChannelFuture unused =
        context.writeAndFlush(
            Frame.forResponse(
                request.protocolVersion,
                request.streamId,
                null,
                Frame.NO_PAYLOAD,
                answer.warnings(),
                answer.message()));
    if (request.message instanceof Startup && request.protocolVersion >= Version.V5) {
      goOnInSegments(context.pipeline());
    }
  }

  private void goOnInSegments(ChannelPipeline pipeline) {
    String name = getClass().getSimpleName();
    pipeline.replace(ENCODER, ENCODER, new FrameToSegmentEncoder(primitives, frames, name));
    pipeline.addBefore(ENCODER, "to bytes", new SegmentToBytesEncoder(segments));
    pipeline.replace(DECODER, DECODER, new BytesToSegmentDecoder(segments));
    pipeline.addAfter(DECODER, "to frames", new SegmentToFrameDecoder(frames, name));
  }

  /** Drivers start with protocol versions that these nodes do not support. */
  @Override
  public void exceptionCaught(ChannelHandlerContext context, Throwable cause) {
    if (cause instanceof FrameDecodingException undecodable) {
      Message refusal =
          new Error(ErrorCode.PROTOCOL_ERROR, "Invalid or unsupported protocol version");
      ChannelFuture unused =
          context.writeAndFlush(
              Frame.forResponse(
                  Version.V5, undecodable.streamId, null, Frame.NO_PAYLOAD, List.of(), refusal));
    } else {
      node.failed(cause);
      close(context);
    }
  }

  private static void close(ChannelHandlerContext context) {
    ChannelFuture unused = context.close();
  }
}
