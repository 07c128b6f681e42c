package dev.rowan.storage.cassandra.type;

import java.nio.ByteBuffer;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.OptionalInt;

/**
 * {@code vector}: elements one after the other; where they differ in length, each has its length
 * before it, in the variable form of Cassandra ({@code VIntCoding} there): as many leading one bits
 * as further bytes follow.
 */
final class VectorCodec extends PartsCodec {
  private final ValueCodec element;
  private final int dimensions;

  VectorCodec(String cql, ValueCodec element, int dimensions) {
    super(cql);
    this.element = element;
    this.dimensions = dimensions;
  }

  @Override
  OptionalInt width() {
    OptionalInt width = element.width();
    return width.isPresent() ? OptionalInt.of(width.getAsInt() * dimensions) : width;
  }

  @Override
  void add(Object value, PartBytes out) {
    List<?> list = accept(value, List.class);
    if (list.size() != dimensions) {
      throw refuse(dimensions + " elements", list.size() + " elements");
    }
    boolean fixed = element.width().isPresent();
    for (Object each : list) {
      if (fixed) {
        element.add(each, out);
      } else {
        ByteBuffer part = element.encode(each);
        addLength(part.remaining(), out);
        out.add(part);
      }
    }
  }

  @Override
  Object take(ByteBuffer bytes) {
    List<Object> list = new ArrayList<>(dimensions);
    for (int i = 0; i < dimensions; i++) {
      int length = element.width().isPresent() ? element.width().getAsInt() : readLength(bytes);
      list.add(Parts.value(bytes, length, element));
    }
    return Collections.unmodifiableList(list);
  }

  /** How many bytes a length takes: seven bits in each. */
  private static int lengthOf(int value) {
    return Math.max(1, (38 - Integer.numberOfLeadingZeros(value)) / 7);
  }

  private static void addLength(int value, PartBytes out) {
    int further = lengthOf(value) - 1;
    long first = further == 0 ? 0 : (0xFF00 >> further) & 0xFF;
    for (int i = further; i >= 0; i--) {
      long part = ((long) value >>> (8 * i)) & 0xFF;
      out.add((byte) (i == further ? first | part : part));
    }
  }

  private static int readLength(ByteBuffer in) {
    int first = in.get() & 0xFF;
    int further = Integer.numberOfLeadingZeros(~first << 24);
    long value = first & (0xFF >> further);
    for (int i = 0; i < further; i++) {
      value = (value << 8) | (in.get() & 0xFF);
    }
    return Math.toIntExact(value);
  }
}
