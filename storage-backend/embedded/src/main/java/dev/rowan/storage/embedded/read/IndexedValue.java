package dev.rowan.storage.embedded.read;

import dev.rowan.annotation.IndexKind;
import dev.rowan.annotation.IndexTarget;
import dev.rowan.spi.query.IndexRestriction;
import dev.rowan.spi.schema.TableSchema;
import dev.rowan.spi.value.Bound;
import dev.rowan.spi.value.CompositeValueType;
import dev.rowan.spi.value.ValueType;
import java.nio.ByteBuffer;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/**
 * One restriction of a read by native indexes, compared with the values of rows. As on a cluster, a
 * storage-attached index compares values in the order of their type, and an index of the first
 * generation compares their bytes: for the latter, the decimals {@code 1.0} and {@code 1.00}
 * differ. Used for one read, by one thread.
 */
final class IndexedValue {
  private final int column;
  private final ValueType type;
  private final IndexTarget target;
  private final boolean ofParts;
  private final boolean byBytes;
  private final IndexRestriction restriction;

  private IndexedValue(TableSchema table, IndexRestriction restriction) {
    this.restriction = restriction;
    this.column = table.indexOf(restriction.index().column());
    this.type = table.valueType(column);
    this.target = restriction.index().target();
    this.ofParts = table.column(column).type().isMultiCell() && target != IndexTarget.FULL;
    this.byBytes = restriction.index().kind() == IndexKind.LEGACY || !type.isOrdered();
  }

  /** Returns the restrictions of a query of a table. */
  static List<IndexedValue> of(TableSchema table, List<IndexRestriction> restrictions) {
    return restrictions.stream().map(each -> new IndexedValue(table, each)).toList();
  }

  /** Returns whether a row with these values matches all restrictions. */
  static boolean match(List<IndexedValue> restrictions, @Nullable Object[] row) {
    for (IndexedValue each : restrictions) {
      if (!each.matches(row[each.column])) {
        return false;
      }
    }
    return true;
  }

  private boolean matches(@Nullable Object value) {
    if (value == null) {
      return false;
    }
    Object wanted = restriction.equal();
    if (wanted == null) {
      return isAbove(value, restriction.lower()) && isBelow(value, restriction.upper());
    }
    return (ofParts && type instanceof CompositeValueType composite)
        ? contains(composite, value, wanted)
        : equal(type, value, wanted);
  }

  /** Compares each element, or each key and value of a map, as the target says. */
  private boolean contains(CompositeValueType composite, Object value, Object wanted) {
    List<?> parts = composite.parts(value);
    boolean ofMap = composite.partsOfEntry() == 2;
    for (int i = 0; i < parts.size(); i += composite.partsOfEntry()) {
      boolean found =
          switch (target) {
            case KEYS -> equal(composite.partType(i), parts.get(i), wanted);
            case ENTRIES ->
                wanted instanceof Map.Entry<?, ?> entry
                    && equal(composite.partType(i), parts.get(i), entry.getKey())
                    && equal(composite.partType(i + 1), parts.get(i + 1), entry.getValue());
            case VALUES, FULL -> {
              int place = ofMap ? i + 1 : i;
              yield equal(composite.partType(place), parts.get(place), wanted);
            }
          };
      if (found) {
        return true;
      }
    }
    return false;
  }

  private boolean equal(ValueType of, @Nullable Object value, Object wanted) {
    if (value == null) {
      return false;
    }
    if (!byBytes && of.isOrdered()) {
      return of.order().compare(value, wanted) == 0;
    }
    ByteBuffer bytes = of.encode(wanted);
    return of.encode(value).equals(bytes);
  }

  private boolean isAbove(Object value, @Nullable Bound lower) {
    int order = lower == null ? 1 : type.order().compare(value, lower.values().get(0));
    return order > 0 || (order == 0 && lower != null && lower.inclusive());
  }

  private boolean isBelow(Object value, @Nullable Bound upper) {
    int order = upper == null ? -1 : type.order().compare(value, upper.values().get(0));
    return order < 0 || (order == 0 && upper != null && upper.inclusive());
  }
}
