package dev.rowan.storage.cassandra.type;

import dev.rowan.value.TupleValue;
import java.nio.ByteBuffer;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * Tuples and user-defined types: fields in order. A value that was written before its type had all
 * its fields lacks the last ones, which are then null.
 */
final class TupleCodec extends ValueCodec {
  private final List<ValueCodec> fields;

  TupleCodec(String cql, List<ValueCodec> fields) {
    super(cql);
    this.fields = List.copyOf(fields);
  }

  @Override
  public ByteBuffer encode(Object value) {
    List<@Nullable Object> values = accept(value, TupleValue.class).fields();
    if (values.size() != fields.size()) {
      throw refuse(fields.size() + " fields", values.size() + " fields");
    }
    List<@Nullable ByteBuffer> parts = new ArrayList<>(values.size());
    for (int i = 0; i < values.size(); i++) {
      @Nullable Object each = values.get(i);
      parts.add(each == null ? null : fields.get(i).encode(each));
    }
    return Parts.joined(parts);
  }

  @Override
  Object read(ByteBuffer bytes) {
    List<@Nullable Object> values = new ArrayList<>(fields.size());
    for (ValueCodec field : fields) {
      @Nullable ByteBuffer part = bytes.hasRemaining() ? Parts.next(bytes) : null;
      values.add(part == null ? null : field.decode(part));
    }
    return new TupleValue(values);
  }
}
