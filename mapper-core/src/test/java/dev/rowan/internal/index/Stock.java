package dev.rowan.internal.index;

import dev.rowan.annotation.Maintain;
import dev.rowan.spi.mutation.Change;
import dev.rowan.spi.mutation.Condition;
import dev.rowan.spi.mutation.DeleteRow;
import dev.rowan.spi.mutation.Mutation;
import dev.rowan.spi.mutation.MutationSet;
import dev.rowan.spi.mutation.TimestampOffset;
import dev.rowan.spi.mutation.Upsert;
import dev.rowan.spi.schema.DerivedTable;
import dev.rowan.spi.schema.TableSchema;
import dev.rowan.spi.value.RemainingTtl;
import dev.rowan.spi.value.Row;
import java.util.ArrayList;
import java.util.List;
import java.util.OptionalInt;
import org.jspecify.annotations.Nullable;

/** Articles of a shop, their changes, and plans in words. */
final class Stock {
  private Stock() {}

  /** Returns the tables of articles with these derived tables, kept in one way. */
  static EntityTables clientMaintained(Maintain maintain, DerivedTable... derived) {
    List<DerivedTable> tables = new ArrayList<>();
    for (DerivedTable table : derived) {
      tables.add(new DerivedTable(table.table(), table.base(), table.components(), maintain));
    }
    return EntityTables.clientMaintained(Article.TABLE, tables);
  }

  /** Returns a row as it was read, with what is hidden behind it: null where there is nothing. */
  static RowState read(EntityTables tables, @Nullable Long version, @Nullable Object... values) {
    @Nullable Object[] all = new Object[tables.row().size()];
    System.arraycopy(values, 0, all, 0, values.length);
    if (tables.isVersioned() && version != null) {
      all[tables.versionColumn()] = version;
      all[tables.deletedColumn()] = false;
    }
    return new RowState(
        Row.owning(all), version, version == null ? 1 : version, RemainingTtl.UNLIMITED);
  }

  static Upsert insert(@Nullable Object... values) {
    return Upsert.insert(Article.TABLE, Row.of(values));
  }

  static Upsert update(int column, @Nullable Object value) {
    Row.Builder row = Row.unset(Article.TABLE.size()).set(0, 1);
    return Upsert.update(Article.TABLE, row.set(column, value).build());
  }

  static DeleteRow delete() {
    return DeleteRow.of(
        Article.TABLE, Row.unset(Article.TABLE.size()).set(0, 1).build(), TimestampOffset.NONE);
  }

  /** Returns what a plan says, stage by stage. */
  static List<String> text(WritePlan plan) {
    List<String> lines = new ArrayList<>();
    plan.prepare().forEach(batch -> lines.add("first " + text(batch)));
    lines.add(text(plan.commit()));
    plan.finish().forEach(batch -> lines.add("then " + text(batch)));
    return lines;
  }

  static String text(MutationSet batch) {
    List<String> parts = new ArrayList<>();
    for (Change change : batch.changes()) {
      parts.add(text(change.mutation(), batch.timestamp().orElse(0)));
    }
    return String.join("; ", parts);
  }

  private static String text(Mutation mutation, long timestamp) {
    long at = timestamp - (mutation.moment() == TimestampOffset.ONE_MICROSECOND_EARLIER ? 1 : 0);
    TableSchema table = mutation.table();
    boolean write = mutation instanceof Upsert;
    Row row = mutation instanceof Upsert upsert ? upsert.row() : ((DeleteRow) mutation).key();
    StringBuilder text =
        new StringBuilder(mutation instanceof Upsert upsert && upsert.marker() ? "+" : "");
    text.append(write ? "" : "-").append(table.name());
    for (int i = 0; i < (write ? row.size() : table.keySize()); i++) {
      if (row.isSet(i)) {
        text.append(' ').append(table.column(i).name()).append('=').append(row.get(i));
      }
    }
    text.append(timestamp == 0 ? "" : " @" + at);
    OptionalInt ttl = mutation instanceof Upsert upsert ? upsert.ttl() : OptionalInt.empty();
    text.append(ttl.isPresent() ? " for " + ttl.getAsInt() + " s" : "");
    if (mutation.condition() instanceof Condition.Matches matches) {
      text.append(" if ").append(matches.columns().get(0).operand());
    }
    return text.toString();
  }
}
