package dev.rowan.spi.value;

import java.nio.ByteBuffer;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/**
 * Tuples and user-defined types: each field with its length, in order. A value that was written
 * before its type had all its fields lacks the last ones, which are then null.
 */
public final class TupleValueType extends CompositeValueType {
  private final List<ValueType> fields;
  private final List<String> names;

  /**
   * Makes the type of values of these fields.
   *
   * @param names the names of the fields of a user-defined type; empty for a tuple
   */
  public TupleValueType(String cql, List<ValueType> fields, List<String> names) {
    super(cql);
    this.fields = List.copyOf(fields);
    this.names = List.copyOf(names);
  }

  @Override
  public Form form() {
    return names.isEmpty() ? Form.ARRAY : Form.OBJECT;
  }

  @Override
  public int fixedSize() {
    return fields.size();
  }

  @Override
  public int elements(@Nullable Object value) {
    return 0;
  }

  @Override
  public boolean hasNullableParts() {
    return true;
  }

  @Override
  public List<? extends @Nullable Object> parts(Object value) {
    return ((TupleValue) value).fields();
  }

  @Override
  public ValueType partType(int place) {
    return fields.get(place);
  }

  @Override
  public Object ofParts(List<? extends @Nullable Object> parts) {
    return new TupleValue(new ArrayList<>(parts));
  }

  @Override
  public int placeOf(String name) {
    int place = names.indexOf(name);
    if (place < 0) {
      throw new IllegalArgumentException("type " + cql() + " has no field " + name);
    }
    return place;
  }

  @Override
  public String nameOf(int place) {
    return names.isEmpty() ? "" : names.get(place);
  }

  @Override
  public boolean isOrdered() {
    return fields.stream().allMatch(ValueType::isOrdered);
  }

  /** Field by field; a field without a value before one with a value. */
  @Override
  int compare(Object one, Object two) {
    List<@Nullable Object> first = ((TupleValue) one).fields();
    List<@Nullable Object> second = ((TupleValue) two).fields();
    int order = 0;
    for (int i = 0; i < fields.size() && order == 0; i++) {
      Object left = first.get(i);
      Object right = second.get(i);
      order =
          left == null || right == null
              ? Boolean.compare(left != null, right != null)
              : fields.get(i).compare(left, right);
    }
    return order;
  }

  @Override
  long hashOf(long before, Object value) {
    List<@Nullable Object> values = ((TupleValue) value).fields();
    long hash = ValueHash.ofLong(before, values.size());
    for (int i = 0; i < values.size(); i++) {
      hash = fields.get(i).hash(hash, values.get(i));
    }
    return hash;
  }

  @Override
  long measure(@Nullable Object value, boolean exact) {
    long bytes = 0;
    if (value instanceof CellEdit.SetFields edit) {
      for (Map.Entry<String, @Nullable Object> field : edit.fields().entrySet()) {
        int place = names.indexOf(field.getKey());
        bytes += place < 0 ? 0 : measurePart(fields.get(place), field.getValue(), exact);
      }
    } else if (value instanceof TupleValue tuple) {
      List<@Nullable Object> values = tuple.fields();
      for (int i = 0; i < Math.min(fields.size(), values.size()); i++) {
        bytes += measurePart(fields.get(i), values.get(i), exact);
      }
    }
    return bytes;
  }

  @Override
  public void encode(Object value, ByteWriter out) {
    List<@Nullable Object> values = accept(value, TupleValue.class).fields();
    if (values.size() != fields.size()) {
      throw refuse(fields.size() + " fields", values.size() + " fields");
    }
    for (int i = 0; i < fields.size(); i++) {
      Object each = values.get(i);
      if (each == null) {
        out.writeNullPart();
      } else {
        encodePart(fields.get(i), each, out);
      }
    }
  }

  @Override
  public Object decode(ByteBuffer bytes) {
    @Nullable Object[] values = new Object[fields.size()];
    for (int i = 0; i < values.length && bytes.hasRemaining(); i++) {
      values[i] = decodePart(fields.get(i), bytes);
    }
    return TupleValue.of(values);
  }
}
