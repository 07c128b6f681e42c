package dev.rowan.docs.guide;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;

import com.datastax.oss.driver.api.core.CqlSession;
import com.datastax.oss.driver.api.core.DefaultConsistencyLevel;
import com.datastax.oss.driver.api.core.config.DefaultDriverOption;
import com.datastax.oss.driver.api.core.config.DriverExecutionProfile;
import com.datastax.oss.driver.api.core.cql.BatchStatement;
import com.datastax.oss.driver.api.core.cql.BatchType;
import com.datastax.oss.driver.api.core.cql.BoundStatement;
import com.datastax.oss.driver.api.core.cql.Statement;
import dev.rowan.Rowan;
import dev.rowan.RowanOptions;
import dev.rowan.dao.Limit;
import dev.rowan.dao.PageRequest;
import dev.rowan.dao.Range;
import dev.rowan.dao.ReadOptions;
import dev.rowan.dao.WriteOptions;
import dev.rowan.error.ErrorCode;
import dev.rowan.error.RejectedInputException;
import dev.rowan.error.UnsupportedByBackendException;
import dev.rowan.spi.call.CallOptions;
import dev.rowan.storage.cassandra.CassandraBackend;
import dev.rowan.storage.cassandra.SchemaMode;
import dev.rowan.storage.cassandra.rows.CassandraRows;
import dev.rowan.storage.cassandra.rows.CassandraStatements;
import dev.rowan.storage.contract.cassandra.CassandraKeyspace;
import java.io.ByteArrayInputStream;
import java.math.BigDecimal;
import java.time.Duration;
import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Set;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.TimeoutException;
import java.util.function.Consumer;
import java.util.function.Function;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.RegisterExtension;

/** Statements of DAO methods, which a program executes with the session of the driver. */
class DriverStatementsTest {
  @RegisterExtension static final CassandraKeyspace KEYSPACE = new CassandraKeyspace();

  private static final Instant NOON = Instant.parse("2026-01-10T12:00:00Z");

  private static final Bid BID =
      new Bid(
          "spring",
          1,
          null,
          Bid.State.OPEN,
          BigDecimal.TEN,
          null,
          Set.of(),
          Map.of(),
          List.of(),
          null);

  private CqlSession session;
  private Rowan rowan;
  private Departures departures;
  private CassandraRows rows;
  private CassandraStatements<Departures> statements;

  @BeforeEach
  void open() {
    session = OnEachStore.driver(KEYSPACE);
    rowan =
        Rowan.on(
            CassandraBackend.on(session, KEYSPACE.name(), SchemaMode.CREATE),
            RowanOptions.defaults());
    departures = rowan.dao(Departures.class);
    session.execute("TRUNCATE departure");
    session.execute("TRUNCATE departures_by_line");
    rows = CassandraRows.on(session, KEYSPACE.name());
    statements = CassandraStatements.of(rowan, Departures.class);
  }

  @AfterEach
  void close() {
    rowan.close();
    session.close();
  }

  private static Departure train(int minutes, int train) {
    return new Departure("Wörgl", NOON.plusSeconds(60L * minutes), train, "S4", "1");
  }

  @Test
  void aProgramExecutesTheStatements() throws Exception {
    String keyspace = KEYSPACE.name();
    Departure departure = train(0, 1);
    // tag::driver-statements[]
    CassandraStatements<Departures> statements = CassandraStatements.of(rowan, Departures.class);
    session.execute(statements.write(departures -> departures.save(departure)));
    BoundStatement select = statements.read(departures -> departures.ofLine("S4"));
    CassandraRows rows = CassandraRows.on(session, keyspace);
    List<Departure> found =
        session
            .executeAsync(select)
            .thenCompose(page -> rows.readAll(DepartureMapping.INSTANCE, page))
            .toCompletableFuture()
            .get(10, TimeUnit.SECONDS);
    // end::driver-statements[]
    assertThat(found).containsExactly(departure);
    assertThat(departures.find("Wörgl", NOON, 1)).contains(departure);
  }

  @Test
  void aWriteIsABatchWithItsIndexEntries() {
    Statement<?> save = statements.write(dao -> dao.save(train(5, 2)));
    assertThat(departures.find("Wörgl", NOON.plusSeconds(300), 2)).as("nothing is sent").isEmpty();
    assertThat(save)
        .isInstanceOfSatisfying(
            BatchStatement.class,
            batch -> {
              assertThat(batch.getBatchType()).isEqualTo(BatchType.LOGGED);
              assertThat(batch.size()).isEqualTo(2);
              assertThat(batch.getQueryTimestamp()).isPositive();
            });
    assertThat(save.isIdempotent()).isTrue();
    assertThat(save.getConsistencyLevel()).isEqualTo(DefaultConsistencyLevel.LOCAL_QUORUM);
    DriverExecutionProfile profile = Objects.requireNonNull(save.getExecutionProfile());
    assertThat(profile.getDuration(DefaultDriverOption.REQUEST_TIMEOUT))
        .as("the driver ignores the timeout of a batch itself")
        .isEqualTo(Duration.ofSeconds(3));
    session.execute(save);
    session.execute(save);
    assertThat(departures.ofLine("S4")).containsExactly(train(5, 2));
  }

  @Test
  void theRequestOptionsAreThoseOfRowan() {
    BoundStatement read = statements.read(dao -> dao.find("Wörgl", NOON, 1));
    assertThat(read.getConsistencyLevel()).isEqualTo(DefaultConsistencyLevel.ONE);
    assertThat(read.getTimeout()).isEqualTo(Duration.ofSeconds(3));
    assertThat(read.isIdempotent()).isTrue();
    ReadOptions options =
        ReadOptions.of(CallOptions.NONE.withTimeout(Duration.ofMillis(700)).withTracing(true))
            .withPageSize(7);
    BoundStatement list = statements.read(dao -> dao.from("Wörgl", options));
    assertThat(list.getPageSize()).isEqualTo(7);
    assertThat(list.getTimeout()).isEqualTo(Duration.ofMillis(700));
    assertThat(list.isTracing()).isTrue();
    Instant given = Instant.parse("2026-01-01T00:00:00Z");
    WriteOptions at = WriteOptions.at(given).withTtl(Duration.ofHours(1));
    Statement<?> save = statements.write(dao -> dao.save(train(0, 1), at));
    assertThat(save.getQueryTimestamp()).isEqualTo(given.getEpochSecond() * 1_000_000);
  }

  @Test
  void theDriverReadsThePagesAndOnlyTheLimitOfTheMethodIsInTheStatement() {
    List<Departure> all = new ArrayList<>();
    for (int i = 0; i < 5; i++) {
      all.add(train(i, i));
      departures.save(train(i, i));
    }
    BoundStatement list = statements.read(dao -> dao.from("Wörgl", ReadOptions.NONE));
    assertThat(list.getPageSize()).isEqualTo(2);
    assertThat(text(list)).doesNotContain("LIMIT");
    assertThat(read(list)).isEqualTo(all);
    BoundStatement three =
        statements.read(dao -> dao.from("Wörgl", Range.atLeast(NOON.plusSeconds(60)), Limit.of(3)));
    assertThat(read(three)).isEqualTo(all.subList(1, 4));
    BoundStatement page = statements.read(dao -> dao.page("Wörgl", PageRequest.first(3)));
    assertThat(page.getPageSize()).isEqualTo(3);
    assertThat(read(page)).isEqualTo(all);
    assertThat(read(statements.read(Departures::all))).isEqualTo(all);
    assertThat(session.execute(statements.read(dao -> dao.any("Wörgl"))).all()).hasSize(1);
    assertThat(session.execute(statements.read(dao -> dao.any("Graz"))).all()).isEmpty();
    BoundStatement lines = statements.read(dao -> dao.lines("S4"));
    assertThat(session.execute(lines).all())
        .extracting(row -> row.getInstant("at"))
        .containsExactlyElementsOf(all.stream().map(Departure::at).toList());
  }

  @Test
  void whatIsNotOneStatementIsRefusedWithTheReason() {
    departures.save(train(0, 1));
    departures.save(train(1, 2));
    String token =
        departures.page("Wörgl", PageRequest.first(1)).toCompletableFuture().join().nextToken();
    refused("2 partitions", dao -> dao.fromAny(List.of("Wörgl", "Graz")));
    refused("from all rows", dao -> dao.count("Wörgl"));
    refused("sends no request", dao -> dao.fromAny(List.of()));
    refused("paging state", dao -> dao.page("Wörgl", PageRequest.after(token, 1)));
    CassandraStatements<Bids> bids = CassandraStatements.of(rowan, Bids.class);
    notOne(() -> bids.read(dao -> dao.withdraw(BID)), "it writes");
    notOne(() -> bids.write(dao -> dao.withdraw(BID)), "a condition");
    refusedWrite("it reads", dao -> dao.any("Wörgl"));
    refusedWrite("reads a row before", dao -> dao.move("Wörgl", NOON, 1, "2"));
    refusedWrite("reads a row before", dao -> dao.cancel(train(0, 1)));
    refusedWrite("depends on", dao -> dao.cancelAll("Wörgl"));
    refusedWrite("a Write", dao -> dao.saving(train(0, 1)));
    refusedWrite(
        "2 calls",
        dao -> {
          dao.save(train(0, 1));
          dao.save(train(0, 2));
        });
    assertThat(departures.all()).as("nothing was sent").hasSize(2);
  }

  @Test
  void aRefusedArgumentIsThatOfTheCall() {
    Departure keyless = new Departure("Wörgl", null, 1, "S4", "1");
    assertThatExceptionOfType(RejectedInputException.class)
        .isThrownBy(() -> statements.write(dao -> dao.save(keyless)))
        .satisfies(e -> assertThat(e.code()).isEqualTo(ErrorCode.NULL_KEY));
  }

  @Test
  void stagedMaintenanceNumbersContentAndRowLimitsAreRefused() {
    CassandraStatements<Jobs> jobs = CassandraStatements.of(rowan, Jobs.class);
    notOne(
        () -> jobs.write(dao -> dao.save(new Job("print", 1, null, "open", "A"))),
        "reads a row before");
    notOne(() -> jobs.read(dao -> dao.in("open")), "index entries first");
    notOne(() -> jobs.write(dao -> dao.remove("print", 1)), "reads a row before");
    CassandraStatements<Receipts> receipts = CassandraStatements.of(rowan, Receipts.class);
    notOne(
        () -> receipts.write(dao -> dao.issue(new Receipt(null, "ida", BigDecimal.ONE))),
        "2 requests in a fixed order");
    CassandraStatements<RecentSearches> searches =
        CassandraStatements.of(rowan, RecentSearches.class);
    notOne(
        () -> searches.write(dao -> dao.save(new RecentSearch("ida", NOON, "tea"))), "depends on");
    CassandraStatements<Attachments> files = CassandraStatements.of(rowan, Attachments.class);
    notOne(
        () ->
            files.write(
                dao ->
                    dao.save(
                        new Attachment(null, "a.txt", "text/plain", null),
                        new ByteArrayInputStream(new byte[] {1}))),
        "depends on");
    assertThat(session.execute("SELECT * FROM job").all()).isEmpty();
    assertThat(session.execute("SELECT * FROM jobs_by_state").all()).isEmpty();
    assertThat(session.execute("SELECT * FROM receipt").all()).isEmpty();
    assertThat(session.execute("SELECT * FROM recent_search").all()).isEmpty();
  }

  @Test
  void aWriteOfOneTableGetsItsTimestampWhenItIsExecuted() {
    CassandraStatements<Bids> bids = CassandraStatements.of(rowan, Bids.class);
    Statement<?> save = bids.write(dao -> dao.save(BID));
    assertThat(save).isInstanceOf(BoundStatement.class);
    assertThat(save.getQueryTimestamp()).isEqualTo(Statement.NO_DEFAULT_TIMESTAMP);
    Bids dao = rowan.dao(Bids.class);
    dao.save(BID);
    session.execute("DELETE FROM bid WHERE auction = 'spring' AND lot = 1");
    session.execute(save);
    assertThat(dao.find("spring", 1)).as("written after the delete").contains(BID);
  }

  @Test
  void anEmbeddedStoreHasNoStatements() {
    try (Rowan local = Rowan.connect("rowan:memory:")) {
      assertThatExceptionOfType(UnsupportedByBackendException.class)
          .isThrownBy(() -> CassandraStatements.of(local, Departures.class))
          .satisfies(e -> assertThat(e.code()).isEqualTo(ErrorCode.NEEDS_CLUSTER))
          .withMessageContaining("rowan:cassandra:");
    }
  }

  @Test
  void aTableWithAListOfBucketsNeedsSeveralRequests() {
    CassandraStatements<Sightings> sightings = CassandraStatements.of(rowan, Sightings.class);
    Sighting gull = new Sighting("Wörgl", NOON, "gull");
    for (int call = 0; call < 2; call++) { // the second one has the entry of the first
      notOne(() -> sightings.write(dao -> dao.save(gull)), "a list of buckets");
    }
    notOne(() -> sightings.read(dao -> dao.newest("Wörgl", Limit.of(3))), "the list of buckets");
    Tide tide = new Tide("Wörgl", null, NOON, 1);
    assertThatExceptionOfType(RejectedInputException.class)
        .isThrownBy(() -> rows.insert(TideMapping.INSTANCE, tide))
        .withMessageContaining("use a DAO");
    Range<Instant> day = Range.closed(NOON, NOON);
    assertThat(text(sightings.read(dao -> dao.between("Wörgl", day)))).contains("day");
  }

  private List<Departure> read(BoundStatement statement) {
    try {
      return session
          .executeAsync(statement)
          .thenCompose(page -> rows.readAll(DepartureMapping.INSTANCE, page))
          .toCompletableFuture()
          .get(10, TimeUnit.SECONDS);
    } catch (ExecutionException | InterruptedException | TimeoutException e) {
      throw new AssertionError(e);
    }
  }

  private static String text(BoundStatement statement) {
    return statement.getPreparedStatement().getQuery();
  }

  private void refused(String reason, Function<Departures, ?> call) {
    notOne(() -> statements.read(call), reason);
  }

  private void refusedWrite(String reason, Consumer<Departures> call) {
    notOne(() -> statements.write(call), reason);
  }

  private static void notOne(Runnable statement, String reason) {
    assertThatExceptionOfType(RejectedInputException.class)
        .isThrownBy(statement::run)
        .satisfies(e -> assertThat(e.code()).isEqualTo(ErrorCode.NOT_ONE_STATEMENT))
        .withMessageContaining(reason)
        .withMessageNotContaining("Wörgl");
  }
}
