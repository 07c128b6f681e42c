package dev.rowan.storage.cassandra;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.rowan.Rowan;
import dev.rowan.RowanOptions;
import dev.rowan.annotation.Maintain;
import dev.rowan.annotation.Nulls;
import dev.rowan.annotation.Order;
import dev.rowan.error.ErrorCode;
import dev.rowan.error.RejectedInputException;
import dev.rowan.internal.index.EntityTables;
import dev.rowan.mapping.EntityMapping;
import dev.rowan.runtime.DaoRuntime;
import dev.rowan.runtime.ReadPlan;
import dev.rowan.spi.backend.Backend;
import dev.rowan.spi.backend.ConnectionString;
import dev.rowan.spi.query.ScanQuery;
import dev.rowan.spi.query.TokenRange;
import dev.rowan.spi.schema.Component.Copy;
import dev.rowan.spi.schema.DerivedTable;
import dev.rowan.spi.schema.ScalarType;
import dev.rowan.spi.schema.SetType;
import dev.rowan.spi.schema.TableSchema;
import dev.rowan.spi.store.Guardrail;
import dev.rowan.spi.store.GuardrailStats;
import dev.rowan.spi.value.Row;
import dev.rowan.storage.contract.cassandra.CassandraKeyspace;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.RegisterExtension;

/** Guardrails warn on a cluster as they do in the process, and name the calling method. */
class GuardedClusterTest {
  @RegisterExtension static final CassandraKeyspace KEYSPACE = new CassandraKeyspace();

  private static final TableSchema LETTERS =
      TableSchema.named("letters")
          .partitionKey("receiver", ScalarType.TEXT)
          .clustering("number", ScalarType.INT, Order.ASC)
          .column("sender", ScalarType.TEXT)
          .column("body", ScalarType.TEXT)
          .column("tags", new SetType(ScalarType.INT))
          .build();
  private static final DerivedTable BY_SENDER =
      new DerivedTable(
          TableSchema.named("letters_by_sender")
              .partitionKey("sender", ScalarType.TEXT)
              .clustering("receiver", ScalarType.TEXT, Order.ASC)
              .clustering("number", ScalarType.INT, Order.ASC)
              .column("body", ScalarType.TEXT)
              .build(),
          LETTERS,
          List.of(new Copy(2), new Copy(0), new Copy(1), new Copy(3)),
          Maintain.BLIND);
  private static final EntityMapping<Row> MAPPING = new Rows(LETTERS, BY_SENDER);

  private static final TableSchema MAIL =
      TableSchema.named("mail")
          .partitionKey("receiver", ScalarType.TEXT)
          .clustering("number", ScalarType.INT, Order.ASC)
          .column("sender", ScalarType.TEXT)
          .column("body", ScalarType.TEXT)
          .column("tags", new SetType(ScalarType.INT))
          .build();
  private static final EntityMapping<Row> VERIFIED =
      new Rows(
          MAIL,
          new DerivedTable(
              TableSchema.named("mail_by_sender")
                  .partitionKey("sender", ScalarType.TEXT)
                  .clustering("receiver", ScalarType.TEXT, Order.ASC)
                  .clustering("number", ScalarType.INT, Order.ASC)
                  .build(),
              MAIL,
              List.of(new Copy(2), new Copy(0), new Copy(1)),
              Maintain.VERIFIED));

  /** Entities that are their rows, with one index. */
  private record Rows(TableSchema table, DerivedTable index) implements EntityMapping<Row> {
    @Override
    public Class<Row> type() {
      return Row.class;
    }

    @Override
    public List<DerivedTable> derived() {
      return List.of(index);
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

  private final List<Rowan> opened = new ArrayList<>();
  private final List<Backend> backends = new ArrayList<>();

  @AfterEach
  void close() {
    opened.forEach(Rowan::close);
  }

  @Test
  void tombstonesThatAServerScannedAreDeadRowsOfTheMethod() {
    Rowan rowan = open("");
    DaoRuntime<Row> letters = rowan.runtime(MAPPING);
    for (int number = 0; number < 1_100; number++) {
      letters.await(letters.attributedTo("Letters.burn").deleteByKey("ann", number));
    }
    assertThat(stats(rowan, Guardrail.DEAD_ROWS).warnings()).isZero();
    ReadPlan plan = ReadPlan.direct("Letters.toReceiver", LETTERS);
    assertThat(letters.await(letters.select(plan, "ann").list())).isEmpty();
    GuardrailStats dead = stats(rowan, Guardrail.DEAD_ROWS);
    assertThat(dead.warnings()).isEqualTo(1);
    assertThat(dead.largest()).isGreaterThanOrEqualTo(1_100);
    assertThat(dead.table()).isEqualTo("letters by Letters.toReceiver");
    assertThat(stats(rowan, Guardrail.SERVER_WARNINGS).warnings()).isZero();
  }

  @Test
  void aServersWarningOfABatchNamesItsTablesAndTheMethod() {
    Rowan rowan = open("");
    DaoRuntime<Row> letters = rowan.runtime(MAPPING);
    letters.await(letters.attributedTo("Letters.send").insert(letter("bob", 6_000), Nulls.UNSET));
    GuardrailStats warnings = stats(rowan, Guardrail.SERVER_WARNINGS);
    assertThat(warnings.warnings()).isEqualTo(1);
    assertThat(warnings.table()).isEqualTo("letters, letters_by_sender by Letters.send");
    assertThat(stats(rowan, Guardrail.BATCH_BYTES).warnings()).isEqualTo(1);
    letters.await(letters.attributedTo("Letters.send").insert(letter("bob", 60), Nulls.UNSET));
    assertThat(stats(rowan, Guardrail.SERVER_WARNINGS).warnings()).isEqualTo(1);
  }

  @Test
  void theConnectionStringSetsTheLimits() {
    Rowan rowan =
        open(
            "&key-refuse=100&value-warn=50&value-refuse=2k&elements-refuse=3&rows-warn=1&batch-refuse=1k");
    DaoRuntime<Row> letters = rowan.runtime(MAPPING);
    assertRefused(letters, letter("c".repeat(101), 10), ErrorCode.KEY_TOO_LONG, "R-01");
    assertRefused(letters, letter("cid", 2_049), ErrorCode.GUARDRAIL, "R-02");
    assertRefused(
        letters,
        Row.of("cid", 1, "eve", "", IntStream.range(0, 4).boxed().collect(Collectors.toSet())),
        ErrorCode.GUARDRAIL,
        "R-03");
    assertRefused(letters, letter("cid", 700), ErrorCode.GUARDRAIL, "R-12");
    for (int number = 0; number < 2; number++) {
      Row row = Row.of("cid", number, "eve", "x".repeat(60), Set.of());
      letters.await(letters.insert(row, Nulls.UNSET));
    }
    ReadPlan plan = ReadPlan.direct("Letters.toReceiver", LETTERS);
    assertThat(letters.await(letters.select(plan, "cid").list())).hasSize(2);
    assertThat(stats(rowan, Guardrail.VALUE_SIZE).table()).isEqualTo("letters_by_sender.body");
    assertThat(stats(rowan, Guardrail.ROWS_AT_ONCE).warnings()).isEqualTo(1);
  }

  @Test
  void aBatchIsRefusedBeforeAnyOfItIsSent() {
    Rowan rowan = open("&batch-refuse=1k");
    DaoRuntime<Row> letters = rowan.runtime(VERIFIED);
    assertThatThrownBy(
            () ->
                rowan.commit(
                    letters.deferred().insert(letter("dan", 700), Nulls.UNSET),
                    letters.deferred().insert(letter("eve", 700), Nulls.UNSET)))
        .isInstanceOf(RejectedInputException.class)
        .hasMessageContaining("R-12");
    assertThat(stats(rowan, Guardrail.BATCH_BYTES).refusals()).isEqualTo(1);
    assertThat(entries()).isEmpty();
    rowan.commit(
        letters.deferred().insert(letter("dan", 400), Nulls.UNSET),
        letters.deferred().insert(letter("eve", 400), Nulls.UNSET));
    assertThat(entries()).hasSize(2);
    assertThat(stats(rowan, Guardrail.BATCH_BYTES).refusals()).isEqualTo(1);
  }

  /** Returns the entries of the index, with or without a row. */
  private List<Row> entries() {
    TableSchema stored =
        EntityTables.clientMaintained(MAIL, VERIFIED.derived()).derived("mail_by_sender").table();
    return backends
        .get(0)
        .fetch(new ScanQuery(stored, TokenRange.ALL, ScanQuery.Rows.ALL, 100, null))
        .toCompletableFuture()
        .join()
        .rows();
  }

  private static void assertRefused(
      DaoRuntime<Row> letters, Row row, ErrorCode code, String guardrail) {
    assertThatThrownBy(() -> letters.await(letters.insert(row, Nulls.UNSET)))
        .isInstanceOfSatisfying(
            RejectedInputException.class, refused -> assertThat(refused.code()).isEqualTo(code))
        .hasMessageContaining(guardrail);
    ReadPlan plan = ReadPlan.direct("Letters.toReceiver", LETTERS);
    assertThat(letters.await(letters.select(plan, row.get(0)).list())).isEmpty();
  }

  private static Row letter(String receiver, int length) {
    return Row.of(receiver, 1, "eve", "x".repeat(length), Set.of());
  }

  private Rowan open(String options) {
    Backend backend =
        new CassandraProvider()
            .open(
                ConnectionString.parse(
                    "rowan:cassandra://%s:%d/%s?schema=create-missing&datacenter=%s%s"
                        .formatted(
                            KEYSPACE.contactPoint().getHostString(),
                            KEYSPACE.contactPoint().getPort(),
                            KEYSPACE.name(),
                            KEYSPACE.datacenter(),
                            options)));
    Rowan rowan = Rowan.on(backend, RowanOptions.defaults());
    opened.add(rowan);
    backends.add(backend);
    return rowan;
  }

  private static GuardrailStats stats(Rowan rowan, Guardrail guardrail) {
    return rowan.guardrails().stream()
        .filter(each -> each.guardrail() == guardrail)
        .findFirst()
        .orElseThrow();
  }
}
