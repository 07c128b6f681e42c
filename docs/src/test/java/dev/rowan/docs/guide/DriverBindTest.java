package dev.rowan.docs.guide;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;

import com.datastax.oss.driver.api.core.CqlSession;
import com.datastax.oss.driver.api.core.cql.BoundStatement;
import com.datastax.oss.driver.api.core.cql.PreparedStatement;
import com.datastax.oss.driver.api.core.cql.Row;
import com.datastax.oss.driver.api.core.cql.SimpleStatement;
import com.datastax.oss.driver.api.core.data.UdtValue;
import dev.rowan.annotation.Nulls;
import dev.rowan.dao.WriteOptions;
import dev.rowan.error.ErrorCode;
import dev.rowan.error.RejectedInputException;
import dev.rowan.storage.cassandra.rows.CassandraRows;
import dev.rowan.storage.contract.cassandra.CassandraKeyspace;
import java.math.BigDecimal;
import java.time.Duration;
import java.time.Instant;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Set;
import java.util.UUID;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.RegisterExtension;

/** Entities in statements that a program has prepared, and what {@code strict} refuses. */
class DriverBindTest extends BesideTheDriver {
  @RegisterExtension static final CassandraKeyspace KEYSPACE = new CassandraKeyspace();

  private static final String WHOLE =
      "INSERT INTO bid (auction, lot, closed_at, state, price, bidder, tags, remarks, steps, place)"
          + " VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?)";

  DriverBindTest() {
    super(KEYSPACE);
  }

  @Test
  void variablesWithNamesOfColumnsGetTheValuesOfTheEntity() {
    bids.save(bid(1));
    Bid raised = bid(1, new BigDecimal("12"), "Ärvin");
    // tag::driver-bind[]
    PreparedStatement raise =
        session.prepare(
            "UPDATE bid SET price = ?, bidder = ? WHERE auction = ? AND lot = ? IF state = :expected");
    BoundStatement statement = rows.bind(BidMapping.INSTANCE, raised, raise.bind());
    boolean applied = session.execute(statement.setString("expected", "OPEN")).wasApplied();
    // end::driver-bind[]
    assertThat(applied).isTrue();
    assertThat(bids.find("spring", 1)).contains(raised);
    BoundStatement other = statement.setString("expected", "SOLD");
    assertThat(session.execute(other).wasApplied()).isFalse();
  }

  @Test
  void aNullPropertyIsUnsetOrDeletesTheStoredValue() {
    bids.save(bid(1));
    PreparedStatement whole = session.prepare(WHOLE);
    Bid bare = new Bid("spring", 1, null, Bid.State.SOLD, null, null, null, null, null, null);
    session.execute(rows.bind(BidMapping.INSTANCE, bare, whole.bind()));
    Bid left = bids.find("spring", 1).orElseThrow();
    assertThat(left.state()).isEqualTo(Bid.State.SOLD);
    assertThat(left.bidder()).isEqualTo("Özil");
    session.execute(rows.bind(BidMapping.INSTANCE, bare, whole.bind(), Nulls.DELETE));
    assertThat(bids.find("spring", 1).orElseThrow())
        .satisfies(
            bid -> {
              assertThat(bid.bidder()).isNull();
              assertThat(bid.tags()).isEmpty();
              assertThat(bid.place()).isNull();
            });
    session.execute(rows.strict().bind(BidMapping.INSTANCE, bid(2), whole.bind()));
    assertThat(bids.find("spring", 2)).contains(bid(2));
    BoundStatement reused =
        rows.bind(BidMapping.INSTANCE, bare, whole.bind().setString("bidder", "left over"));
    assertThat(reused.isSet("bidder")).as("a value of another row is not kept").isFalse();
  }

  @Test
  void aStatementThatDoesNotFitIsRefused() {
    refused("bidder", () -> strictly("INSERT INTO bid (auction, lot) VALUES (?, ?)"));
    refused("other_lots", () -> bound("INSERT INTO other_lots (lot) VALUES (?)"));
    refused(
        "decimal",
        () -> bound("UPDATE bid SET bidder = :price WHERE auction = :auction AND lot = 1"));
    Bid keyless = new Bid("spring", 1, null, null, null, null, null, null, null, null);
    BoundStatement select = session.prepare("SELECT * FROM bid WHERE auction = ?").bind();
    assertThat(rows.bind(BidMapping.INSTANCE, keyless, select).getString("auction"))
        .isEqualTo("spring");
    Bid nameless = new Bid(null, 1, null, null, null, null, null, null, null, null);
    assertThatExceptionOfType(RejectedInputException.class)
        .isThrownBy(() -> rows.bind(BidMapping.INSTANCE, nameless, select))
        .satisfies(refused -> assertThat(refused.code()).isEqualTo(ErrorCode.NULL_KEY));
  }

  @Test
  void onlyReadsAreBoundToEntitiesWithIndexes() {
    rowan.dao(Jobs.class);
    Job job = new Job("print", 2, null, "open", "Plakat");
    String key = " WHERE queue = ? AND number = ?";
    BoundStatement write = session.prepare("UPDATE job SET title = ?" + key).bind();
    assertThatExceptionOfType(RejectedInputException.class)
        .isThrownBy(() -> rows.bind(JobMapping.INSTANCE, job, write))
        .withMessageContaining("use a DAO")
        .withMessageNotContaining("Plakat");
    String commented =
        " /* insert\n update */ -- a title\n// of a job\n select title FROM job" + key;
    BoundStatement read = session.prepare(commented).bind();
    assertThat(rows.bind(JobMapping.INSTANCE, job, read).getString("queue")).isEqualTo("print");
  }

  @Test
  void typesWithPartsAreThoseOfTheColumns() {
    rowan.dao(Articles.class);
    Article article = new Article("Nature", 1, "de", "Öl", new float[] {0, 1, 0});
    session.execute(
        rows.bind(
            ArticleMapping.INSTANCE,
            article,
            session
                .prepare("UPDATE article SET meaning = ? WHERE journal = ? AND number = ?")
                .bind()));
    Row row = session.execute("SELECT * FROM article WHERE journal = 'Nature'").one();
    assertThat(rows.read(ArticleMapping.INSTANCE, Objects.requireNonNull(row)))
        .hasValueSatisfying(found -> assertThat(found.meaning()).containsExactly(0, 1, 0));
  }

  @Test
  void aStrictReadNeedsAllColumnsAndFields() {
    bids.save(bid(1));
    Row part =
        Objects.requireNonNull(
            session
                .execute("SELECT auction, lot, price, now() FROM bid WHERE lot = 1 ALLOW FILTERING")
                .one());
    assertThat(rows.read(BidMapping.INSTANCE, part)).map(Bid::bidder).isEmpty();
    refused("closed_at, state, bidder, tags", () -> rows.strict().read(BidMapping.INSTANCE, part));
    Row all = Objects.requireNonNull(session.execute("SELECT * FROM bid").one());
    assertThat(rows.strict().read(BidMapping.INSTANCE, all)).contains(bid(1));

    UdtValue smaller =
        type("CREATE TYPE IF NOT EXISTS stand_row (extra text, row int)", "stand_row")
            .setString("extra", "kept")
            .setInt("row", 7);
    assertThat(rows.read(Bid_StandMapping.INSTANCE, smaller)).isEqualTo(new Bid.Stand(null, 7));
    refused("hall", () -> rows.strict().read(Bid_StandMapping.INSTANCE, smaller));
    UdtValue written = rows.write(Bid_StandMapping.INSTANCE, new Bid.Stand("blue", 9), smaller);
    assertThat(written.getInt("row")).isEqualTo(9);
    assertThat(written.getString("extra")).isEqualTo("kept");
    refused(
        "hall",
        () -> rows.strict().write(Bid_StandMapping.INSTANCE, new Bid.Stand("blue", 9), smaller));
  }

  @Test
  void writeTimesAndTtlsThatAStatementSelectsAreRead() {
    Essays essays = rowan.dao(Essays.class);
    UUID id = UUID.randomUUID();
    Instant at = Instant.parse("2024-05-17T12:00:00.123456Z");
    essays.save(
        new Essay(id, "ann", "Fünf", null, null), WriteOptions.at(at).withTtl(Duration.ofHours(1)));
    String from = " FROM essay WHERE id = " + id;
    Row timed =
        Objects.requireNonNull(
            session.execute("SELECT id, author, text, writetime(text), ttl(text)" + from).one());
    assertThat(rows.read(EssayMapping.INSTANCE, timed))
        .hasValueSatisfying(
            essay -> {
              assertThat(essay.edited()).isEqualTo(at);
              assertThat(essay.left()).isBetween(Duration.ofMinutes(50), Duration.ofHours(1));
            });
    Row renamed =
        Objects.requireNonNull(
            session
                .execute(
                    "SELECT id, author, text, writetime(text) AS edited, ttl(text) AS \"left\""
                        + from)
                .one());
    assertThat(rows.read(EssayMapping.INSTANCE, renamed))
        .hasValueSatisfying(
            essay -> {
              assertThat(essay.edited()).isEqualTo(at);
              assertThat(essay.left()).isBetween(Duration.ofMinutes(50), Duration.ofHours(1));
            });
    Row untimed = Objects.requireNonNull(session.execute("SELECT id, author, text" + from).one());
    assertThat(rows.strict().read(EssayMapping.INSTANCE, untimed))
        .hasValueSatisfying(essay -> assertThat(essay.edited()).isNull());
  }

  @Test
  void conversionsNeedNoKeyspace() {
    bids.save(bid(1));
    try (CqlSession other = OnEachStore.withoutKeyspace(KEYSPACE).build()) {
      CassandraRows anywhere = CassandraRows.on(other);
      Row row =
          Objects.requireNonNull(
              other
                  .execute(
                      "SELECT * FROM "
                          + KEYSPACE.name()
                          + ".bid WHERE lot = 1"
                          + " ALLOW FILTERING")
                  .one());
      assertThat(anywhere.strict().read(BidMapping.INSTANCE, row)).contains(bid(1));
      BoundStatement insert =
          other
              .prepare(
                  "INSERT INTO " + KEYSPACE.name() + ".bid (auction, lot, bidder) VALUES (?, ?, ?)")
              .bind();
      other.execute(anywhere.bind(BidMapping.INSTANCE, bid(5), insert));
    }
    assertThat(bids.find("spring", 5)).map(Bid::bidder).contains(bid(5).bidder());
  }

  @Test
  void fieldsOfAColumnAreFoundByTheirNames() {
    change("CREATE TYPE IF NOT EXISTS stand_rows (extra text, row int)");
    change(
        "CREATE TABLE IF NOT EXISTS old_bid (auction text, lot int, place stand_rows,"
            + " PRIMARY KEY (auction, lot))");
    session.execute(
        "INSERT INTO old_bid (auction, lot, place) VALUES ('old', 1, {extra: 'x', row: 7})");
    session.execute("INSERT INTO old_bid (auction, lot) VALUES ('old', 2)");
    assertThat(rows.readAll(BidMapping.INSTANCE, session.execute("SELECT * FROM old_bid")))
        .extracting(Bid::place)
        .containsExactly(new Bid.Stand(null, 7), null);
  }

  private UdtValue type(String create, String name) {
    change(create);
    return session
        .refreshSchema()
        .getKeyspace(KEYSPACE.name())
        .flatMap(keyspace -> keyspace.getUserDefinedType(name))
        .orElseThrow()
        .newValue();
  }

  private BoundStatement bound(String statement) {
    change("CREATE TABLE IF NOT EXISTS other_lots (lot int PRIMARY KEY)");
    return rows.bind(BidMapping.INSTANCE, bid(1), session.prepare(statement).bind());
  }

  private BoundStatement strictly(String statement) {
    return rows.strict()
        .bind(
            BidMapping.INSTANCE,
            bid(1),
            session.prepare(SimpleStatement.newInstance(statement)).bind());
  }

  private static void refused(String fact, Runnable call) {
    assertThatExceptionOfType(RejectedInputException.class)
        .isThrownBy(call::run)
        .satisfies(e -> assertThat(e.code()).isEqualTo(ErrorCode.ARGUMENT_REJECTED))
        .withMessageContaining(fact)
        .withMessageNotContaining("Özil");
  }

  private static Bid bid(int lot) {
    return bid(lot, new BigDecimal("10.5"), "Özil");
  }

  private static Bid bid(int lot, BigDecimal price, String bidder) {
    return new Bid(
        "spring",
        lot,
        Instant.parse("2024-05-17T12:00:00Z"),
        Bid.State.OPEN,
        price,
        bidder,
        Set.of("a", "b"),
        Map.of("checked", 1),
        List.of("shown", "sold", "shown"),
        new Bid.Stand("blue", lot));
  }
}
