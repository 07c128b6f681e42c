package dev.rowan.storage.differential;

import dev.rowan.spi.mutation.ColumnCondition;
import dev.rowan.spi.mutation.Condition;
import dev.rowan.spi.mutation.DeleteRange;
import dev.rowan.spi.mutation.DeleteRow;
import dev.rowan.spi.mutation.Mutation;
import dev.rowan.spi.mutation.TimestampOffset;
import dev.rowan.spi.mutation.Upsert;
import dev.rowan.spi.schema.ColumnKind;
import dev.rowan.spi.schema.ColumnType;
import dev.rowan.spi.schema.ListType;
import dev.rowan.spi.schema.MapType;
import dev.rowan.spi.schema.ScalarType;
import dev.rowan.spi.schema.SetType;
import dev.rowan.spi.schema.TableSchema;
import dev.rowan.spi.schema.UserType;
import dev.rowan.spi.value.Bound;
import dev.rowan.spi.value.CellEdit;
import dev.rowan.spi.value.Row;
import dev.rowan.spi.value.Slice;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.OptionalInt;
import java.util.OptionalLong;

/** Converts mutations to CQL. */
final class CqlWrites {
  private final TableSchema table;
  private final OptionalLong timestamp;

  /** Writes with this timestamp, or without one. */
  CqlWrites(TableSchema table, OptionalLong timestamp) {
    this.table = table;
    this.timestamp = timestamp;
  }

  /** Returns the statements of a mutation; a mutation with a condition is one statement. */
  List<Cql> of(Mutation mutation) {
    if (mutation instanceof Upsert upsert) {
      return upsert.marker() ? List.of(insert(upsert)) : update(upsert);
    }
    if (mutation instanceof DeleteRow delete) {
      Cql cql = using(new Cql().add("DELETE FROM " + name()), OptionalInt.empty(), delete);
      keys(cql, delete.key(), table.keySize());
      return List.of(condition(cql, delete.condition()));
    }
    DeleteRange delete = (DeleteRange) mutation;
    Cql cql = using(new Cql().add("DELETE FROM " + name()), OptionalInt.empty(), delete);
    return List.of(CqlReads.where(cql, table, delete.partition(), slice(delete.slice())));
  }

  /**
   * In a batch with conditions, a range is deleted one microsecond before the other writes, but a
   * row by its key is not.
   */
  private Slice slice(Slice slice) {
    int last = table.clusteringSize() - 1;
    if (timestamp.isPresent() || last < 0 || slice.prefixSize() <= last) {
      return slice;
    }
    List<Object> key = slice.prefixes().get(0);
    Bound only = Bound.of(key.get(last), true);
    return Slice.between(key.subList(0, last), only, only);
  }

  private Cql insert(Upsert upsert) {
    Cql cql = new Cql().add("INSERT INTO " + name() + " (");
    List<Integer> set = new ArrayList<>();
    for (int i = 0; i < table.size(); i++) {
      if (upsert.row().isSet(i)) {
        set.add(i);
      }
    }
    cql.add(String.join(", ", set.stream().map(this::name).toList())).add(") VALUES (");
    for (int i = 0; i < set.size(); i++) {
      cql.add(i == 0 ? "" : ", ");
      cql.bind(table.column(set.get(i)).type(), upsert.row().get(set.get(i)));
    }
    condition(cql.add(")"), upsert.condition());
    return using(cql, upsert.ttl(), upsert);
  }

  private List<Cql> update(Upsert upsert) {
    List<Integer> cleared = new ArrayList<>();
    List<Integer> set = new ArrayList<>();
    for (int i = table.keySize(); i < table.size(); i++) {
      if (upsert.row().isSet(i)) {
        (upsert.row().get(i) instanceof CellEdit.Clear ? cleared : set).add(i);
      }
    }
    List<Cql> statements = new ArrayList<>();
    if (!cleared.isEmpty()) {
      String names = String.join(", ", cleared.stream().map(this::name).toList());
      Cql cql = new Cql().add("DELETE " + names + " FROM " + name());
      using(cql, OptionalInt.empty(), upsert);
      boolean conditional = set.isEmpty() || keys(cleared) >= keys(set);
      keys(cql, upsert.row(), keys(cleared));
      statements.add(conditional ? condition(cql, upsert.condition()) : cql);
    }
    if (!set.isEmpty()) {
      Cql cql = using(new Cql().add("UPDATE " + name()), upsert.ttl(), upsert).add(" SET ");
      for (int i = 0; i < set.size(); i++) {
        assign(cql.add(i == 0 ? "" : ", "), set.get(i), upsert.row().get(set.get(i)));
      }
      boolean conditional = cleared.isEmpty() || keys(cleared) < keys(set);
      keys(cql, upsert.row(), keys(set));
      statements.add(conditional ? condition(cql, upsert.condition()) : cql);
    }
    return statements;
  }

  /** Static columns alone need only the partition key. */
  private int keys(List<Integer> columns) {
    boolean regular = columns.stream().anyMatch(i -> table.column(i).kind() == ColumnKind.REGULAR);
    return regular ? table.keySize() : table.partitionKeySize();
  }

  private void assign(Cql cql, int column, Object value) {
    String name = name(column);
    ColumnType type = table.column(column).type();
    if (value instanceof CellEdit.Increment by) {
      cql.add(name + " = " + name + " + ").bind(type, by.delta());
    } else if (value instanceof CellEdit.Append append) {
      cql.add(name + " = " + name + " + ").bind(type, append.elements());
    } else if (value instanceof CellEdit.Prepend prepend) {
      cql.add(name + " = ").bind(type, prepend.elements()).add(" + " + name);
    } else if (value instanceof CellEdit.AddAll add) {
      cql.add(name + " = " + name + " + ").bind(type, add.elements());
    } else if (value instanceof CellEdit.RemoveAll remove) {
      ColumnType removed = type instanceof MapType map ? new SetType(map.key()) : type;
      cql.add(name + " = " + name + " - ").bind(removed, remove.elements());
    } else if (value instanceof CellEdit.SetAt at) {
      cql.add(name + "[").bind(ScalarType.INT, at.index()).add("] = ");
      cql.bind(((ListType) type).element(), at.element());
    } else if (value instanceof CellEdit.PutAll put) {
      put(cql, name, (MapType) type, put);
    } else if (value instanceof CellEdit.SetFields fields) {
      fields(cql, name, (UserType) type, fields);
    } else {
      cql.add(name + " = ").bind(type, value);
    }
  }

  private static void put(Cql cql, String name, MapType type, CellEdit.PutAll put) {
    if (!put.entries().containsValue(null)) {
      cql.add(name + " = " + name + " + ").bind(type, put.entries());
      return;
    }
    String between = "";
    for (Map.Entry<Object, Object> entry : put.entries().entrySet()) {
      cql.add(between + name + "[").bind(type.key(), entry.getKey()).add("] = ");
      cql.bind(type.value(), entry.getValue());
      between = ", ";
    }
  }

  private static void fields(Cql cql, String name, UserType type, CellEdit.SetFields fields) {
    String between = "";
    for (Map.Entry<String, Object> field : fields.fields().entrySet()) {
      cql.add(between + name + "." + Cql.name(field.getKey()) + " = ");
      cql.bind(type.fields().get(type.indexOf(field.getKey())).type(), field.getValue());
      between = ", ";
    }
  }

  private Cql keys(Cql cql, Row row, int count) {
    for (int i = 0; i < count; i++) {
      cql.add(i == 0 ? " WHERE " : " AND ").add(name(i) + " = ");
      cql.bind(table.column(i).type(), row.get(i));
    }
    return cql;
  }

  private Cql using(Cql cql, OptionalInt ttl, Mutation mutation) {
    String word = " USING ";
    if (timestamp.isPresent()) {
      boolean before = mutation.moment() == TimestampOffset.ONE_MICROSECOND_EARLIER;
      cql.add(word + "TIMESTAMP ");
      cql.bind(ScalarType.BIGINT, before ? timestamp.getAsLong() - 1 : timestamp.getAsLong());
      word = " AND ";
    }
    return ttl.isPresent() ? cql.add(word + "TTL ").bind(ScalarType.INT, ttl.getAsInt()) : cql;
  }

  private Cql condition(Cql cql, Condition condition) {
    if (condition instanceof Condition.Matches matches) {
      for (int i = 0; i < matches.columns().size(); i++) {
        condition(cql.add(i == 0 ? " IF " : " AND "), matches.columns().get(i));
      }
      return cql;
    }
    return condition == Condition.NONE
        ? cql
        : cql.add(condition == Condition.IF_EXISTS ? " IF EXISTS" : " IF NOT EXISTS");
  }

  private void condition(Cql cql, ColumnCondition on) {
    ColumnType type = table.column(on.column()).type();
    cql.add(name(on.column()));
    if (type instanceof UserType user && on.element() != null) {
      cql.add("." + Cql.name((String) on.element()));
      type = user.fields().get(user.indexOf((String) on.element())).type();
    } else if (type instanceof ListType list && on.element() != null) {
      cql.add("[").bind(ScalarType.INT, on.element()).add("]");
      type = list.element();
    } else if (type instanceof MapType map && on.element() != null) {
      cql.add("[").bind(map.key(), on.element()).add("]");
      type = map.value();
    }
    operand(cql, type, on);
  }

  private static void operand(Cql cql, ColumnType type, ColumnCondition on) {
    switch (on.operator()) {
      case EQ -> cql.add(" = ").bind(type, on.operand());
      case NE -> cql.add(" != ").bind(type, on.operand());
      case LT -> cql.add(" < ").bind(type, on.operand());
      case LE -> cql.add(" <= ").bind(type, on.operand());
      case GT -> cql.add(" > ").bind(type, on.operand());
      case GE -> cql.add(" >= ").bind(type, on.operand());
      case IN -> cql.add(" IN ").bind(new ListType(type), on.operand());
      case CONTAINS -> cql.add(" CONTAINS ").bind(inner(type), on.operand());
      case CONTAINS_KEY -> cql.add(" CONTAINS KEY ").bind(((MapType) type).key(), on.operand());
    }
  }

  private static ColumnType inner(ColumnType type) {
    if (type instanceof ListType list) {
      return list.element();
    }
    return type instanceof SetType set ? set.element() : ((MapType) type).value();
  }

  private String name() {
    return Cql.name(table.name());
  }

  private String name(int column) {
    return Cql.name(table.column(column).name());
  }
}
