package dev.rowan.storage.embedded.type;

import dev.rowan.spi.value.ScalarValueTypes;
import java.net.InetAddress;
import java.net.UnknownHostException;

/** {@code inet}: the 4 or 16 bytes of the address, without host name; ordered by them, escaped. */
final class InetCodec extends TypeCodec<InetAddress> {
  static final InetCodec INET = new InetCodec();

  private InetCodec() {
    super(ScalarValueTypes.INET);
  }

  @Override
  void encode(InetAddress value, ByteSink out) {
    out.bytes(value.getAddress());
  }

  @Override
  InetAddress decode(ByteSource in, int length) {
    return address(in.bytes(length));
  }

  @Override
  void encodeOrdered(InetAddress value, ByteSink out) {
    int from = out.length();
    encode(value, out);
    EscapedBytes.escapeFrom(from, out);
  }

  @Override
  InetAddress decodeOrdered(ByteSource in) {
    return address(EscapedBytes.read(in));
  }

  private static InetAddress address(byte[] bytes) {
    try {
      return InetAddress.getByAddress(bytes);
    } catch (UnknownHostException e) {
      throw CodecErrors.corrupt("an inet of " + bytes.length + " bytes");
    }
  }
}
