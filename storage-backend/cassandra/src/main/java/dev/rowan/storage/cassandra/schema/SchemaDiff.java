package dev.rowan.storage.cassandra.schema;

import dev.rowan.spi.schema.ColumnKind;
import dev.rowan.spi.schema.ColumnSchema;
import dev.rowan.spi.schema.Ddl;
import dev.rowan.spi.schema.Schema;
import dev.rowan.spi.schema.SchemaDifference;
import dev.rowan.spi.schema.SchemaDifference.Kind;
import dev.rowan.spi.schema.StorageOptions;
import dev.rowan.spi.schema.TableLayout;
import dev.rowan.spi.schema.TableOptionsCql;
import dev.rowan.spi.schema.TableSchema;
import dev.rowan.spi.schema.UserType;
import dev.rowan.spi.schema.UserTypes;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Objects;
import java.util.Set;
import java.util.TreeMap;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;

/**
 * The differences between the model and the cluster. Types precede the tables that use them, so
 * that the statements can run in order.
 */
final class SchemaDiff {
  /** The hidden columns of index maintenance, which another {@code maintain} may have added. */
  private static final Pattern OWN = Pattern.compile("_[a-z]");

  private final Ddl ddl;
  private final String keyspace;
  private final StoredSchema stored;
  private final List<String> datacenters;
  private final List<SchemaDifference> differences = new ArrayList<>();

  private SchemaDiff(String keyspace, StoredSchema stored, List<String> datacenters) {
    this.keyspace = keyspace;
    this.ddl = new Ddl(keyspace);
    this.stored = stored;
    this.datacenters = datacenters;
  }

  /**
   * Returns the differences.
   *
   * @param datacenters the data centre of each node
   */
  static List<SchemaDifference> of(
      String keyspace, Schema model, StoredSchema stored, List<String> datacenters) {
    return new SchemaDiff(keyspace, stored, datacenters).differences(model);
  }

  /**
   * Returns the tables and views that the model does not have, except those of Rowan.
   *
   * @param there all tables and views; for each, whether it is a view
   */
  static List<SchemaDifference> surplus(String keyspace, Schema model, Map<String, Boolean> there) {
    Ddl ddl = new Ddl(keyspace);
    Set<String> known = new HashSet<>();
    model.tables().forEach(table -> known.add(table.name()));
    List<SchemaDifference> surplus = new ArrayList<>();
    there.forEach(
        (name, isView) -> {
          if (!known.contains(name) && !name.startsWith(TableSchema.RESERVED)) {
            surplus.add(
                new SchemaDifference(
                    Kind.SURPLUS_TABLE,
                    name,
                    isView ? "a view" : "a table",
                    "nothing",
                    isView ? ddl.dropView(name) : ddl.dropTable(name)));
          }
        });
    return surplus;
  }

  private List<SchemaDifference> differences(Schema model) {
    if (stored.replication() == null) {
      String cql = ddl.createKeyspace(datacenters);
      add(Kind.MISSING_KEYSPACE, keyspace, "nothing", "a keyspace, such as", cql);
      return differences;
    }
    for (UserType type : UserTypes.of(model.tables())) {
      compare(type);
    }
    for (TableSchema table : model.tables()) {
      compare(model, table);
    }
    return differences;
  }

  private void compare(UserType type) {
    StoredSchema.Type there = stored.types().get(type.name());
    if (there == null) {
      add(Kind.MISSING_TYPE, type.name(), "nothing", "a type", ddl.createType(type));
      return;
    }
    for (int i = 0; i < type.fields().size(); i++) {
      UserType.Field field = type.fields().get(i);
      String where = type.name() + "." + field.name();
      String wanted = field.type().cql();
      if (i >= there.names().size()) {
        add(Kind.MISSING_FIELD, where, "nothing", wanted, ddl.addField(type, field));
      } else if (!there.names().get(i).equals(field.name())
          || !StoredTypes.fits(there.types().get(i), field.type())) {
        String found = there.names().get(i) + " " + there.types().get(i);
        add(Kind.TYPE, where, found, field.name() + " " + wanted, null);
      }
    }
    for (int i = type.fields().size(); i < there.names().size(); i++) {
      String found = there.names().get(i);
      String text = "no such field: a write of the whole value sets the field to null";
      add(Kind.FOREIGN_FIELD, type.name() + "." + found, there.types().get(i), text, null);
    }
  }

  private void compare(Schema model, TableSchema table) {
    String source = model.views().contains(table.name()) ? model.sources().get(table.name()) : null;
    StoredSchema.Table there = stored.tables().get(table.name());
    if (there != null && (there.view() == null) != (source == null)) {
      String found = there.view() == null ? "a table" : "a view";
      add(Kind.OBJECT, table.name(), found, source == null ? "a table" : "a view", null);
    } else if (source == null) {
      compare(table, there, table(model, model.sources().get(table.name())));
      differences.addAll(NativeIndexDiff.of(ddl, table, there));
    } else {
      compareView(table, Objects.requireNonNull(table(model, source)), there);
    }
  }

  private static @Nullable TableSchema table(Schema model, @Nullable String name) {
    return model.tables().stream().filter(t -> t.name().equals(name)).findFirst().orElse(null);
  }

  private void compareView(TableSchema view, TableSchema base, StoredSchema.@Nullable Table there) {
    String cql = ddl.createView(view, base);
    if (there == null || there.view() == null) {
      add(Kind.MISSING_VIEW, view.name(), "nothing", "a view of " + base.name(), cql);
      return;
    }
    int before = differences.size();
    compareKey(view, there);
    String replacement = ddl.dropView(view.name()) + "; " + cql;
    for (ColumnSchema column : view.columns().subList(view.keySize(), view.size())) {
      StoredSchema.Column found = there.columns().get(column.name());
      boolean follows = there.view().hasAll() && !hasStored(base, column.name());
      if (found == null ? !follows : !StoredTypes.fits(found.type(), column.type())) {
        String ofServer = found == null ? "nothing" : text(found);
        add(Kind.VIEW, view.name() + "." + column.name(), ofServer, text(column), replacement);
      }
    }
    if (differences.size() == before && !there.view().base().equals(base.name())) {
      add(
          Kind.VIEW,
          view.name(),
          "a view of " + there.view().base(),
          "one of " + base.name(),
          replacement);
    } else if (differences.size() == before && !ViewRows.areAll(there.view().where(), view)) {
      add(Kind.VIEW, view.name(), "rows where " + there.view().where(), "all rows", replacement);
    }
  }

  private boolean hasStored(TableSchema table, String column) {
    StoredSchema.Table there = stored.tables().get(table.name());
    return there != null && there.columns().containsKey(column);
  }

  private void compareKey(TableSchema view, StoredSchema.Table there) {
    for (int i = 0; i < view.keySize(); i++) {
      compare(view, i, there.columns().get(view.column(i).name()));
    }
    compareUnknown(view, there);
  }

  private void compare(
      TableSchema table, StoredSchema.@Nullable Table there, @Nullable TableSchema source) {
    if (there == null) {
      add(Kind.MISSING_TABLE, table.name(), "nothing", "a table", ddl.createTable(table));
      return;
    }
    for (int i = 0; i < table.size(); i++) {
      compare(table, i, there.columns().get(table.column(i).name()));
    }
    compareUnknown(table, there);
    compareLayout(table, there.storage().comment());
    compareOptions(table, there.storage());
    if (there.defaultTtl() != table.defaultTtl()) {
      String seconds = there.defaultTtl() + " seconds by default";
      String cql = ddl.alterTtl(table);
      add(Kind.TTL, table.name(), seconds, Integer.toString(table.defaultTtl()), cql);
    }
    compareSurplus(table, there, source);
  }

  private void compareLayout(TableSchema table, String comment) {
    String recorded = TableOptionsCql.layoutOf(comment);
    TableLayout.contradictions(recorded, table.layout())
        .forEach(each -> add(Kind.LAYOUT, table.name(), each.stored(), each.model(), null));
    if (!TableLayout.completed(recorded, table.layout()).equals(recorded)) {
      String cql = ddl.alterOptions(table, List.of(TableOptionsCql.completed(table, comment)));
      String there = recorded.isEmpty() ? "no record" : recorded;
      add(Kind.UNRECORDED_LAYOUT, table.name(), there, table.layout(), cql);
    }
  }

  private void compareOptions(TableSchema table, StorageOptions there) {
    List<String> other = TableOptionsCql.differing(table, there);
    if (!other.isEmpty()) {
      String model = String.join(" AND ", other);
      add(Kind.OPTIONS, table.name(), "other options", model, ddl.alterOptions(table, other));
    }
  }

  /**
   * Rowan moves and deletes the rows of a derived table, which loses values that Rowan never reads.
   * A column that the source has too is a copy, and the columns of other maintenance are Rowan's.
   */
  private void compareSurplus(
      TableSchema table, StoredSchema.Table there, @Nullable TableSchema source) {
    Set<String> known = names(table);
    Set<String> ours = source == null ? Set.of() : columnsOf(source);
    for (Map.Entry<String, StoredSchema.Column> each : new TreeMap<>(there.columns()).entrySet()) {
      String name = each.getKey();
      if (each.getValue().position() >= 0 || known.contains(name)) {
        continue;
      }
      boolean foreign = source != null && !ours.contains(name) && !OWN.matcher(name).matches();
      add(
          foreign ? Kind.FOREIGN_COLUMN : Kind.SURPLUS_COLUMN,
          table.name() + "." + name,
          text(each.getValue()),
          foreign ? "no such column, whose values Rowan loses" : "no such column",
          ddl.dropColumn(table.name(), name));
    }
  }

  /** Returns the columns of a table in the model or in the cluster. */
  private Set<String> columnsOf(TableSchema table) {
    Set<String> names = names(table);
    StoredSchema.Table there = stored.tables().get(table.name());
    if (there != null) {
      names.addAll(there.columns().keySet());
    }
    return names;
  }

  private static Set<String> names(TableSchema table) {
    Set<String> names = new HashSet<>();
    for (ColumnSchema column : table.columns()) {
      names.add(column.name());
    }
    return names;
  }

  private void compareUnknown(TableSchema table, StoredSchema.Table there) {
    Set<String> known = names(table);
    for (Map.Entry<String, StoredSchema.Column> each : there.columns().entrySet()) {
      StoredSchema.Column column = each.getValue();
      if (column.position() >= 0 && !known.contains(each.getKey())) {
        add(Kind.KEY, table.name() + "." + each.getKey(), text(column), "not in the key", null);
      }
    }
  }

  private void compare(TableSchema table, int index, StoredSchema.@Nullable Column there) {
    ColumnSchema column = table.column(index);
    String where = table.name() + "." + column.name();
    if (there == null && !column.kind().isKey()) {
      add(Kind.MISSING_COLUMN, where, "nothing", text(column), ddl.addColumn(table, column));
    } else if (there == null) {
      add(Kind.KEY, where, "nothing", text(column), null);
    } else if (!there.kind().equals(lower(column.kind()))) {
      boolean key = column.kind().isKey() || there.position() >= 0;
      add(key ? Kind.KEY : Kind.TYPE, where, text(there), text(column), null);
    } else if (!StoredTypes.fits(there.type(), column.type())) {
      add(column.kind().isKey() ? Kind.KEY : Kind.TYPE, where, text(there), text(column), null);
    } else if (column.kind().isKey() && there.position() != position(table, index)) {
      add(
          Kind.KEY,
          where,
          text(there) + " " + (there.position() + 1),
          text(column) + " " + (position(table, index) + 1),
          null);
    } else if (column.kind() == ColumnKind.CLUSTERING
        && !there.order().equals(lower(column.order()))) {
      add(Kind.DIRECTION, where, text(there), text(column), null);
    }
  }

  private static int position(TableSchema table, int index) {
    return index < table.partitionKeySize() ? index : index - table.partitionKeySize();
  }

  private static String text(ColumnSchema column) {
    String order = column.kind() == ColumnKind.CLUSTERING ? " " + lower(column.order()) : "";
    return column.type().cql() + " " + lower(column.kind()) + order;
  }

  private static String text(StoredSchema.Column column) {
    String order = column.order().equals("none") ? "" : " " + column.order();
    return column.type() + " " + column.kind() + order;
  }

  private static String lower(Enum<?> word) {
    return word.name().toLowerCase(Locale.ROOT);
  }

  private void add(Kind kind, String where, String found, String wanted, @Nullable String cql) {
    differences.add(new SchemaDifference(kind, where, found, wanted, cql));
  }
}
