package dev.rowan.storage.cassandra.type;

import dev.rowan.value.TupleValue;
import java.nio.ByteBuffer;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * Tuples and user-defined types: fields in order. A value that was written before its type had all
 * its fields lacks the last ones, which are then null.
 */
final class TupleCodec extends PartsCodec {
  private final List<ValueCodec> fields;

  TupleCodec(String cql, List<ValueCodec> fields) {
    super(cql);
    this.fields = List.copyOf(fields);
  }

  @Override
  void add(Object value, PartBytes out) {
    List<@Nullable Object> values = accept(value, TupleValue.class).fields();
    if (values.size() != fields.size()) {
      throw refuse(fields.size() + " fields", values.size() + " fields");
    }
    for (int i = 0; i < fields.size(); i++) {
      @Nullable Object each = values.get(i);
      if (each == null) {
        out.addNone();
      } else {
        fields.get(i).addPart(each, out);
      }
    }
  }

  @Override
  Object take(ByteBuffer bytes) {
    @Nullable Object[] values = new Object[fields.size()];
    for (int i = 0; i < values.length && bytes.hasRemaining(); i++) {
      values[i] = Parts.next(bytes, fields.get(i));
    }
    return TupleValue.of(values);
  }
}
