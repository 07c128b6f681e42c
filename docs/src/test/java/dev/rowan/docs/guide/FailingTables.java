package dev.rowan.docs.guide;

import dev.rowan.Rowan;
import dev.rowan.error.ErrorCode;
import dev.rowan.mapping.EntityMapping;
import dev.rowan.spi.schema.DerivedTable;
import dev.rowan.spi.schema.ScalarType;
import dev.rowan.spi.schema.TableSchema;
import dev.rowan.spi.value.Row;
import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.List;

/** Failures of tables, indexes, exports and imports, which are the same in every store. */
final class FailingTables {
  /** An entity that is its row, with one column besides its key. */
  record Table(String name, ScalarType of) implements EntityMapping<Row> {
    @Override
    public Class<Row> type() {
      return Row.class;
    }

    @Override
    public TableSchema table() {
      return TableSchema.named(name).partitionKey("id", ScalarType.INT).column("v", of).build();
    }

    @Override
    public List<DerivedTable> derived() {
      return List.of();
    }

    @Override
    public Row write(Row row) {
      return row;
    }

    @Override
    public Row read(Row row) {
      return row;
    }
  }

  private FailingTables() {}

  static List<Situation> situations(Rowan rowan) {
    Jobs jobs = rowan.dao(Jobs.class);
    rowan.maintenance().withdraw(JobMapping.INSTANCE, "jobs_by_state");
    rowan.runtime(new Table("of_text", ScalarType.TEXT));
    byte[] cards = export(rowan, CardMapping.INSTANCE);
    byte[] unreadable =
        (new String(export(rowan, VisitMapping.INSTANCE), StandardCharsets.UTF_8) + "{oops\n")
            .getBytes(StandardCharsets.UTF_8);
    return List.of(
        new Situation(ErrorCode.INDEX_INCOMPLETE, "jobs_by_state", () -> jobs.in("open")),
        new Situation(
            ErrorCode.SCHEMA_MISMATCH,
            "D-02 of_text.v: stored text regular, model boolean regular",
            () -> rowan.runtime(new Table("of_text", ScalarType.BOOLEAN))),
        new Situation(
            ErrorCode.RESERVED_TABLE,
            "rowan_index_state",
            () -> rowan.runtime(new Table("rowan_index_state", ScalarType.TEXT))),
        new Situation(
            ErrorCode.TTL_NOT_REWRITABLE,
            "counters of its rows",
            () -> rowan.maintenance().rewriteTtl(ViewMapping.INSTANCE)),
        new Situation(
            ErrorCode.EXPORT_MISMATCH,
            "visit",
            () ->
                rowan.importTable(VisitMapping.INSTANCE).readFrom(new ByteArrayInputStream(cards))),
        new Situation(
            ErrorCode.EXPORT_UNREADABLE,
            "line",
            () ->
                rowan
                    .importTable(VisitMapping.INSTANCE)
                    .readFrom(new ByteArrayInputStream(unreadable))));
  }

  private static byte[] export(Rowan rowan, EntityMapping<?> mapping) {
    ByteArrayOutputStream file = new ByteArrayOutputStream();
    try {
      rowan.exportTable(mapping).writeTo(file);
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
    return file.toByteArray();
  }
}
