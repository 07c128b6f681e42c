package dev.rowan.spi.value;

import java.net.Inet4Address;
import java.net.InetAddress;
import java.net.UnknownHostException;
import java.nio.ByteBuffer;
import java.util.Arrays;
import java.util.regex.Pattern;

/** {@code inet}: the 4 or 16 bytes of an address, without its host name. */
final class InetValueType extends ScalarValueType<InetAddress> {
  /** A text of this form never reaches a name server. */
  private static final Pattern ADDRESS =
      Pattern.compile("\\d{1,3}(\\.\\d{1,3}){3}|[0-9a-fA-F.]*:[0-9a-fA-F:.]*");

  private static final int IPV4_SIZE = 4;
  private static final int IPV6_SIZE = 16;

  InetValueType() {
    super("inet", InetAddress.class, 0);
  }

  @Override
  public boolean isEmptyValueMeaningless() {
    return true;
  }

  @Override
  int order(InetAddress one, InetAddress two) {
    return Arrays.compareUnsigned(one.getAddress(), two.getAddress());
  }

  @Override
  long hashOfValue(long before, InetAddress value) {
    return ValueHash.ofBytes(before, ByteBuffer.wrap(value.getAddress()));
  }

  @Override
  String textOf(InetAddress value) {
    return value.getHostAddress();
  }

  @Override
  InetAddress valueOf(String text) {
    if (!ADDRESS.matcher(text).matches()) {
      throw new IllegalArgumentException();
    }
    try {
      // through its bytes, so that the address has no host name
      return InetAddress.getByAddress(InetAddress.getByName(text).getAddress());
    } catch (UnknownHostException e) {
      throw new IllegalArgumentException(e);
    }
  }

  @Override
  long sizeOf(InetAddress value) {
    return value instanceof Inet4Address ? IPV4_SIZE : IPV6_SIZE;
  }

  @Override
  void write(InetAddress value, ByteWriter out) {
    out.write(value.getAddress());
  }

  @Override
  InetAddress read(ByteBuffer bytes) {
    try {
      return InetAddress.getByAddress(remaining(bytes));
    } catch (UnknownHostException e) {
      throw new IllegalArgumentException("an inet of " + bytes.remaining() + " bytes", e);
    }
  }
}
