package dev.rowan.operate.schema;

import dev.rowan.annotation.Consistency;
import dev.rowan.annotation.Order;
import dev.rowan.internal.session.Session;
import dev.rowan.internal.state.ReservedTables;
import dev.rowan.mapping.GeneratedValues;
import dev.rowan.spi.call.CallOptions;
import dev.rowan.spi.mutation.Change;
import dev.rowan.spi.mutation.MutationSet;
import dev.rowan.spi.mutation.Upsert;
import dev.rowan.spi.query.ReadDirection;
import dev.rowan.spi.query.ReadMode;
import dev.rowan.spi.query.SliceQuery;
import dev.rowan.spi.schema.ScalarType;
import dev.rowan.spi.schema.TableSchema;
import dev.rowan.spi.value.Row;
import dev.rowan.spi.value.Slice;
import java.time.Instant;
import java.time.temporal.ChronoUnit;
import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import java.util.OptionalLong;
import java.util.UUID;

/** The table of executed steps, newest first. */
final class SchemaHistory {
  static final TableSchema TABLE =
      TableSchema.named(ReservedTables.SCHEMA_HISTORY)
          .partitionKey("subject", ScalarType.TEXT)
          .clustering("started_at", ScalarType.TIMESTAMP, Order.DESC)
          .clustering("id", ScalarType.TIMEUUID, Order.DESC) // steps of one millisecond
          .column("run", ScalarType.UUID)
          .column("version", ScalarType.TEXT)
          .column("element", ScalarType.TEXT)
          .column("statement", ScalarType.TEXT)
          .column("result", ScalarType.TEXT)
          .build();

  private static final String SUBJECT = "schema";
  private static final CallOptions MAJORITY = CallOptions.at(Consistency.LOCAL_QUORUM);

  private final Session session;
  private final UUID run;

  SchemaHistory(Session session, UUID run) {
    this.session = session;
    this.run = run;
  }

  /** Records the start of a step, and returns what {@link #end} needs. */
  Row start(SchemaStep step) {
    Instant now = session.time().instant().truncatedTo(ChronoUnit.MILLIS);
    Row row =
        Row.of(
            SUBJECT,
            now,
            GeneratedValues.timeUuid(),
            run,
            RowanVersion.TEXT,
            step.element(),
            step.statement(),
            "STARTED");
    write(row);
    return row;
  }

  /** Records the result of a step. */
  void end(Row started, String result) {
    Row.Builder row = Row.unset(TABLE.size());
    for (int i = 0; i < TABLE.keySize(); i++) {
      row.set(i, started.get(i));
    }
    write(row.set(TABLE.indexOf("result"), result).build());
  }

  private void write(Row row) {
    Change change = Change.of(Upsert.update(TABLE, row));
    session.await(
        session.backend().apply(new MutationSet(List.of(change), OptionalLong.empty(), MAJORITY)));
  }

  /** Returns the newest entries, at most this many. */
  static List<SchemaHistoryEntry> read(Session session, int most) {
    SliceQuery newest =
        new SliceQuery(
            TABLE,
            List.of(SUBJECT),
            Slice.ALL,
            ReadDirection.FORWARD,
            most,
            null,
            ReadMode.PLAIN.with(MAJORITY));
    List<SchemaHistoryEntry> entries = new ArrayList<>();
    for (Row row : session.await(session.backend().fetch(newest)).rows()) {
      entries.add(
          new SchemaHistoryEntry(
              Objects.requireNonNull((Instant) row.get(1)),
              Objects.requireNonNull((UUID) row.get(3)),
              text(row, 4),
              text(row, 5),
              text(row, 6),
              text(row, 7)));
    }
    return entries;
  }

  private static String text(Row row, int column) {
    return row.get(column) instanceof String text ? text : "";
  }
}
