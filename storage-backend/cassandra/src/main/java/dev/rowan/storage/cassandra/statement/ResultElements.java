package dev.rowan.storage.cassandra.statement;

import dev.rowan.error.UnreadableRowException;
import dev.rowan.spi.schema.CqlNames;
import dev.rowan.spi.schema.UserType;
import dev.rowan.spi.value.TupleValue;
import dev.rowan.storage.cassandra.session.StatementDraft;
import dev.rowan.storage.cassandra.type.WireCodec;
import dev.rowan.storage.cassandra.type.WireCodecs;
import java.nio.ByteBuffer;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/**
 * Some elements of a column that a read selects instead of the whole value: values of keys of a
 * map, or fields of a user-defined type. Immutable and thread-safe.
 */
final class ResultElements {
  private final CqlColumn column;
  private final List<Object> elements;
  private final @Nullable UserType type;

  /**
   * Selects elements of a column.
   *
   * @param elements canonical keys of a map, or places of fields
   */
  ResultElements(CqlColumn column, Set<Object> elements) {
    this.column = column;
    this.elements = List.copyOf(elements);
    this.type = column.type() instanceof UserType user ? user : null;
  }

  int size() {
    return elements.size();
  }

  /** Adds the elements to the {@code SELECT} clause, each after a comma. */
  void addTo(StatementDraft select) {
    for (Object element : elements) {
      select.add(", ").add(column.name());
      if (type != null) {
        select.add("." + CqlNames.quoted(type.fields().get((Integer) element).name()));
      } else {
        WireCodec keys = Objects.requireNonNull(column.parts().key());
        select.add("[").bind(column.encode(keys, element)).add("]");
      }
    }
  }

  /**
   * Returns a value that has these elements of the stored one; null if it has none of them.
   *
   * @param first the place of the first element in the result
   * @throws UnreadableRowException if an element is no value of its type
   */
  @Nullable Object value(com.datastax.oss.driver.api.core.cql.Row result, int first) {
    return type == null ? map(result, first) : fields(type, result, first);
  }

  private @Nullable Object map(com.datastax.oss.driver.api.core.cql.Row result, int first) {
    WireCodec values = Objects.requireNonNull(column.parts().element());
    Map<Object, @Nullable Object> map = new HashMap<>();
    for (int i = 0; i < elements.size(); i++) {
      ByteBuffer bytes = result.getBytesUnsafe(first + i);
      if (bytes != null) {
        map.put(elements.get(i), values.decode(bytes));
      }
    }
    return map.isEmpty() ? null : map;
  }

  private @Nullable Object fields(
      UserType user, com.datastax.oss.driver.api.core.cql.Row result, int first) {
    @Nullable Object[] fields = new Object[user.fields().size()];
    boolean isEmpty = true;
    for (int i = 0; i < elements.size(); i++) {
      int place = (Integer) elements.get(i);
      ByteBuffer bytes = result.getBytesUnsafe(first + i);
      if (bytes != null) {
        fields[place] = WireCodecs.of(user.fields().get(place).type()).decode(bytes);
        isEmpty = false;
      }
    }
    return isEmpty ? null : TupleValue.of(fields);
  }
}
