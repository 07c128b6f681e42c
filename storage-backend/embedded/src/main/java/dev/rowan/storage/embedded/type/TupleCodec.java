package dev.rowan.storage.embedded.type;

import dev.rowan.spi.value.TupleValue;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * Tuples and user-defined types: each field with its length, -1 for null; ordered field by field,
 * null first, where nulls at the end are left out. So a value that was written before its type
 * gained a field is the same as one with null there, in either form.
 */
final class TupleCodec extends TypeCodec<TupleValue> {
  private static final int NULL_LENGTH = -1;
  private static final int NULL_MARK = 0x3E;

  private final TypeCodec<?>[] fields;

  TupleCodec(String cql, List<TypeCodec<?>> fields) {
    super(cql, TupleValue.class);
    this.fields = fields.toArray(TypeCodec<?>[]::new);
  }

  @Override
  public boolean ordered() {
    return List.of(fields).stream().allMatch(TypeCodec::ordered);
  }

  @Override
  public boolean allowsNonCanonical() {
    return List.of(fields).stream().anyMatch(TypeCodec::allowsNonCanonical);
  }

  @Override
  void encode(TupleValue value, ByteSink out) {
    requireSize(value);
    for (int i = 0; i < fields.length; i++) {
      Object field = value.fields().get(i);
      if (field == null) {
        out.i32(NULL_LENGTH);
      } else {
        ElementBytes.write(fields[i], field, out);
      }
    }
  }

  @Override
  TupleValue decode(ByteSource in, int length) {
    int end = in.position() + length;
    @Nullable Object[] read = new @Nullable Object[fields.length];
    for (int i = 0; i < fields.length && in.position() < end; i++) {
      int size = in.i32();
      if (size != NULL_LENGTH) {
        read[i] = ElementBytes.read(fields[i], size, in);
      }
    }
    if (in.position() != end) {
      throw CodecErrors.corrupt("a tuple of more fields than its type");
    }
    return TupleValue.of(read);
  }

  @Override
  void encodeOrdered(TupleValue value, ByteSink out) {
    requireSize(value);
    int last = fields.length - 1;
    while (last >= 0 && value.fields().get(last) == null) {
      last--;
    }
    for (int i = 0; i <= last; i++) {
      Object field = value.fields().get(i);
      if (field == null) {
        out.u8(NULL_MARK);
      } else {
        ElementBytes.writeOrdered(fields[i], field, out);
      }
    }
    out.u8(ElementBytes.END);
  }

  @Override
  TupleValue decodeOrdered(ByteSource in) {
    @Nullable Object[] read = new @Nullable Object[fields.length];
    for (int i = 0; in.peek() != ElementBytes.END; i++) {
      if (i == fields.length) {
        throw CodecErrors.corrupt("a tuple of more fields than its type");
      }
      if (in.peek() == NULL_MARK) {
        in.u8();
      } else if (ElementBytes.hasNext(in)) {
        read[i] = fields[i].readOrdered(in);
      }
    }
    in.u8();
    return TupleValue.of(read);
  }

  private void requireSize(TupleValue value) {
    if (value.fields().size() != fields.length) {
      throw refuse(fields.length + " fields", value.fields().size() + " fields");
    }
  }
}
