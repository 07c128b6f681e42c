package dev.rowan.storage.cassandra.schema;

import dev.rowan.annotation.IndexKind;
import dev.rowan.spi.schema.ColumnSchema;
import dev.rowan.spi.schema.ColumnType;
import dev.rowan.spi.schema.ListType;
import dev.rowan.spi.schema.MapType;
import dev.rowan.spi.schema.NativeIndexSchema;
import dev.rowan.spi.schema.Schema;
import dev.rowan.spi.schema.SchemaDifference;
import dev.rowan.spi.schema.SchemaDifference.Kind;
import dev.rowan.spi.schema.SetType;
import dev.rowan.spi.schema.TableSchema;
import dev.rowan.spi.schema.TupleType;
import dev.rowan.spi.schema.UserType;
import dev.rowan.spi.schema.VectorType;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/**
 * The features and guardrails of the servers: their version and, where readable, their
 * configuration. Requirements that servers would refuse later, request by request, are refused when
 * the schema is defined.
 *
 * @param settings by name; a missing setting allows everything
 * @param isFive whether every server has version 5, with vectors and storage-attached indexes
 * @param consistency the default consistency of requests
 */
record Features(Map<String, String> settings, boolean isFive, String consistency) {
  private static final String TIMESTAMPS = "user_timestamps_enabled";
  private static final String READS = "read_consistency_levels_disallowed";
  private static final String WRITES = "write_consistency_levels_disallowed";
  private static final String PROPERTIES = "table_properties_disallowed";
  private static final String INDEXES = "secondary_indexes_enabled";
  private static final String COLUMNS = "columns_per_table_fail_threshold";

  /** The settings that are read. */
  static final List<String> SETTINGS =
      List.of(TIMESTAMPS, READS, WRITES, PROPERTIES, INDEXES, COLUMNS);

  /** Returns the features that the model needs and the servers refuse. */
  List<SchemaDifference> missing(Schema model, StoredSchema stored) {
    List<SchemaDifference> missing = new ArrayList<>();
    if (setting(TIMESTAMPS).equals("false")) {
      add(missing, TIMESTAMPS, "false", "true: every write has its timestamp");
    }
    for (String levels : List.of(READS, WRITES)) {
      if (words(levels).contains(consistency.toLowerCase(Locale.ROOT))) {
        add(missing, levels, consistency, "another consistency, by the option consistency");
      }
    }
    for (TableSchema table : model.tables()) {
      boolean isNew =
          !stored.tables().containsKey(table.name()) && !model.views().contains(table.name());
      if (isNew && words(PROPERTIES).contains("default_time_to_live")) {
        add(missing, PROPERTIES, "default_time_to_live", "the property, for " + table.name());
      }
      int most = number(COLUMNS);
      if (isNew && most > 0 && table.size() > most) {
        add(missing, COLUMNS, Integer.toString(most), table.size() + ", for " + table.name());
      }
      addIndexes(missing, table, stored.tables().get(table.name()));
      for (ColumnSchema column : table.columns()) {
        if (!isFive && isVector(column.type())) {
          String where = table.name() + "." + column.name();
          add(missing, where, "servers before Cassandra 5", column.type().cql());
        }
      }
    }
    return missing;
  }

  private void addIndexes(
      List<SchemaDifference> missing, TableSchema table, StoredSchema.@Nullable Table there) {
    for (NativeIndexSchema index : table.nativeIndexes()) {
      String where = table.name() + "." + index.column();
      if (!isFive && index.kind() == IndexKind.SAI) {
        add(missing, where, "servers before Cassandra 5", "a native index of kind SAI");
      }
      boolean isNew = there == null || there.indexes().isEmpty();
      if (isNew && setting(INDEXES).equals("false")) {
        add(missing, INDEXES, "false", "true: " + where + " has a native index");
      }
    }
  }

  private static void add(
      List<SchemaDifference> missing, String where, String found, String needed) {
    missing.add(new SchemaDifference(Kind.FEATURE, where, found, needed, null));
  }

  private String setting(String name) {
    return settings.getOrDefault(name, "");
  }

  /** Parses a list as the servers write it: {@code [ONE, ANY]}. */
  private List<String> words(String name) {
    String text = setting(name).replaceAll("[\\[\\]\\s]", "").toLowerCase(Locale.ROOT);
    return Arrays.asList(text.split(",", -1));
  }

  private int number(String name) {
    return setting(name).matches("\\d{1,9}") ? Integer.parseInt(setting(name)) : -1;
  }

  private static boolean isVector(ColumnType type) {
    if (type instanceof ListType list) {
      return isVector(list.element());
    } else if (type instanceof SetType set) {
      return isVector(set.element());
    } else if (type instanceof MapType map) {
      return isVector(map.key()) || isVector(map.value());
    } else if (type instanceof TupleType tuple) {
      return tuple.fields().stream().anyMatch(Features::isVector);
    } else if (type instanceof UserType user) {
      return user.fields().stream().anyMatch(field -> isVector(field.type()));
    }
    return type instanceof VectorType;
  }
}
