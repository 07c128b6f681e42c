package dev.rowan.paging;

import dev.rowan.schema.ColumnType;
import dev.rowan.schema.ListType;
import dev.rowan.schema.MapType;
import dev.rowan.schema.ScalarType;
import dev.rowan.schema.SetType;
import dev.rowan.schema.TupleType;
import dev.rowan.schema.UserType;
import dev.rowan.schema.VectorType;
import dev.rowan.value.ScalarText;
import dev.rowan.value.TupleValue;
import java.io.DataInputStream;
import java.io.DataOutputStream;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.Collection;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/** Canonical values of any type as bytes: scalars by their texts, all else by its elements. */
final class ValueBytes {
  private static final int NULL = -1;

  private ValueBytes() {}

  static void write(ColumnType type, @Nullable Object value, DataOutputStream out)
      throws IOException {
    if (value == null) {
      out.writeInt(NULL);
    } else if (type instanceof ScalarType scalar) {
      byte[] text = ScalarText.write(scalar, value).getBytes(StandardCharsets.UTF_8);
      out.writeInt(text.length);
      out.write(text);
    } else if (type instanceof MapType map) {
      out.writeInt(((Map<?, ?>) value).size());
      for (Map.Entry<?, ?> entry : ((Map<?, ?>) value).entrySet()) {
        write(map.key(), entry.getKey(), out);
        write(map.value(), entry.getValue(), out);
      }
    } else {
      List<?> elements =
          value instanceof TupleValue tuple
              ? tuple.fields()
              : new ArrayList<>((Collection<?>) value);
      out.writeInt(elements.size());
      for (int i = 0; i < elements.size(); i++) {
        write(element(type, i), elements.get(i), out);
      }
    }
  }

  static @Nullable Object read(ColumnType type, DataInputStream in) throws IOException {
    int size = in.readInt();
    if (size < 0) {
      return null;
    } else if (type instanceof ScalarType scalar) {
      return ScalarText.read(scalar, new String(in.readNBytes(size), StandardCharsets.UTF_8));
    } else if (type instanceof MapType map) {
      Map<@Nullable Object, @Nullable Object> entries = new LinkedHashMap<>();
      for (int i = 0; i < size; i++) {
        entries.put(read(map.key(), in), read(map.value(), in));
      }
      return Collections.unmodifiableMap(entries);
    }
    List<@Nullable Object> elements = new ArrayList<>();
    for (int i = 0; i < size; i++) {
      elements.add(read(element(type, i), in));
    }
    if (type instanceof TupleType || type instanceof UserType) {
      return new TupleValue(elements);
    }
    return type instanceof SetType
        ? Collections.unmodifiableSet(new LinkedHashSet<>(elements))
        : Collections.unmodifiableList(elements);
  }

  private static ColumnType element(ColumnType type, int index) {
    if (type instanceof ListType list) {
      return list.element();
    } else if (type instanceof SetType set) {
      return set.element();
    } else if (type instanceof VectorType vector) {
      return vector.element();
    } else if (type instanceof TupleType tuple) {
      return tuple.fields().get(index);
    } else if (type instanceof UserType user) {
      return user.fields().get(index).type();
    }
    throw new IllegalArgumentException("type " + type.cql() + " has no elements");
  }
}
