package dev.rowan.internal.group;

import dev.rowan.spi.query.ColumnSelection;
import dev.rowan.spi.query.Query;
import dev.rowan.spi.query.ReadMode;
import dev.rowan.spi.query.ScanQuery;
import dev.rowan.spi.schema.TablePart;
import java.util.ArrayList;
import java.util.BitSet;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;

/** The queries of the parts of a table that answer a query of the whole table. */
final class PartQueries {
  private PartQueries() {}

  /**
   * Returns the parts that a query needs. If all its columns outside of the key are in one part, it
   * needs that part alone. Otherwise the first part is the one with the columns outside of groups.
   */
  static List<TablePart> needed(Query query) {
    List<TablePart> parts = query.table().parts();
    ColumnSelection columns = query.mode().columns();
    boolean ofPartitions =
        query instanceof ScanQuery scan && scan.rows() instanceof ScanQuery.Partitions;
    if (ofPartitions) {
      return List.of(parts.get(0));
    }
    if (columns == null) {
      return parts;
    }
    List<TablePart> needed = new ArrayList<>();
    for (TablePart part : parts) {
      if (!places(part, columns).isEmpty()) {
        needed.add(part);
      }
    }
    if (needed.isEmpty() || (needed.size() > 1 && needed.get(0) != parts.get(0))) {
      needed.add(0, parts.get(0));
    }
    return needed;
  }

  /** Returns the query of a part that reads the same rows. */
  static Query of(Query query, TablePart part) {
    return query.over(part.table()).in(mode(query, part));
  }

  /** Returns the mode of a query in the columns of a part. */
  static ReadMode mode(Query query, TablePart part) {
    ColumnSelection columns = query.mode().columns();
    if (columns == null) {
      return query.mode();
    }
    BitSet places = places(part, columns);
    if (places.isEmpty()) {
      places.set(0); // the key alone
    }
    Map<Integer, Set<Object>> elements = new HashMap<>();
    for (int i = part.table().keySize(); i < part.table().size(); i++) {
      Set<Object> some = columns.elements(part.place(i));
      if (!some.isEmpty()) {
        elements.put(i, some);
      }
    }
    return query.mode().of(ColumnSelection.of(places).withElements(elements));
  }

  /** Returns the places in a part of the selected columns outside of the key. */
  private static BitSet places(TablePart part, ColumnSelection columns) {
    BitSet places = new BitSet();
    for (int i = part.table().keySize(); i < part.table().size(); i++) {
      places.set(i, columns.has(part.place(i)));
    }
    return places;
  }
}
