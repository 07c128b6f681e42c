package dev.rowan.docs.guide;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;

import com.datastax.oss.driver.api.core.cql.BatchStatement;
import com.datastax.oss.driver.api.core.cql.BatchType;
import com.datastax.oss.driver.api.core.cql.BoundStatement;
import com.datastax.oss.driver.api.core.cql.ResultSet;
import com.datastax.oss.driver.api.core.cql.SimpleStatement;
import com.datastax.oss.driver.api.core.data.UdtValue;
import dev.rowan.error.ErrorCode;
import dev.rowan.error.RejectedInputException;
import dev.rowan.mapping.Projection;
import dev.rowan.storage.cassandra.rows.CassandraRows;
import dev.rowan.storage.contract.cassandra.CassandraKeyspace;
import java.math.BigDecimal;
import java.time.Instant;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.concurrent.CompletionException;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.RegisterExtension;

/** A program that uses the driver beside DAOs, over one session. */
class DriverRowsTest extends BesideTheDriver {
  @RegisterExtension static final CassandraKeyspace KEYSPACE = new CassandraKeyspace();

  DriverRowsTest() {
    super(KEYSPACE);
  }

  @Test
  void entitiesGoThroughStatementsOfTheDriver() {
    String keyspace = KEYSPACE.name();
    // tag::driver-rows[]
    CassandraRows rows = CassandraRows.on(session, keyspace);
    session.execute(
        BatchStatement.newInstance(
            BatchType.LOGGED,
            rows.insert(BidMapping.INSTANCE, bid(1)),
            rows.insert(BidMapping.INSTANCE, bid(2))));
    ResultSet found = session.execute("SELECT * FROM bid WHERE auction = 'spring'");
    List<Bid> bids = rows.readAll(BidMapping.INSTANCE, found);
    // end::driver-rows[]
    assertThat(bids).containsExactly(bid(1), bid(2));
    assertThat(this.bids.find("spring", 2)).contains(bid(2));
  }

  @Test
  void aNullPropertyLeavesTheStoredValueAndAStatementCanChangeBeforeItIsSent() {
    bids.save(bid(1));
    BoundStatement insert =
        rows.insert(
            BidMapping.INSTANCE,
            new Bid("spring", 1, null, Bid.State.SOLD, null, null, null, null, null, null));
    assertThat(insert.isIdempotent()).isTrue();
    session.execute(insert.setQueryTimestamp(System.currentTimeMillis() * 1_000 + 1_000_000));
    Bid stored = bids.find("spring", 1).orElseThrow();
    assertThat(stored.state()).isEqualTo(Bid.State.SOLD);
    assertThat(stored.price()).isEqualByComparingTo("10.5");
    assertThat(rows.insert(BidMapping.INSTANCE, bid(3)).isIdempotent())
        .as("a list is appended to at each execution")
        .isFalse();
  }

  @Test
  void columnsAreFoundByNameAndMissingOnesAreNull() {
    bids.save(bid(1));
    ResultSet found = session.execute("SELECT writetime(price), state, lot, auction FROM bid");
    assertThat(rows.readAll(BidMapping.INSTANCE, found))
        .singleElement()
        .satisfies(
            bid -> {
              assertThat(bid.state()).isEqualTo(Bid.State.OPEN);
              assertThat(bid.lot()).isEqualTo(1);
              assertThat(bid.price()).isNull();
            });
    ResultSet withoutKey = session.execute("SELECT state FROM bid");
    assertThatExceptionOfType(RejectedInputException.class)
        .isThrownBy(() -> rows.readAll(BidMapping.INSTANCE, withoutKey))
        .withMessageContaining("bid");
  }

  record Offer(int lot, @Nullable BigDecimal price) {}

  record Closing(String auction, @Nullable Instant closedAt) {}

  @Test
  void projectionsAreReadFromTheColumnsThatTheyNeed() {
    this.bids.save(bid(1));
    this.bids.save(
        new Bid(
            "spring", 2, null, Bid.State.SOLD, null, null, Set.of(), Map.of(), List.of(), null));
    // tag::driver-projection[]
    Projection<Offer> offers =
        new Projection<>(
            List.of(BidMapping.LOT, BidMapping.PRICE),
            row -> new Offer(BidMapping.LOT.decode(row), BidMapping.PRICE.decode(row)));
    ResultSet found = session.execute("SELECT lot, price FROM bid WHERE auction = 'spring'");
    List<Offer> prices = rows.readAll(BidMapping.INSTANCE, offers, found);
    // end::driver-projection[]
    assertThat(prices).containsExactly(new Offer(1, new BigDecimal("10.5")), new Offer(2, null));
    ResultSet withoutPrice = session.execute("SELECT lot, state FROM bid");
    assertThatExceptionOfType(RejectedInputException.class)
        .isThrownBy(() -> rows.readAll(BidMapping.INSTANCE, offers, withoutPrice))
        .withMessageContaining("the projection of bid: price");

    Projection<Instant> written =
        Projection.timed(List.of(BidMapping.PRICE), BidMapping.PRICE::writeTime);
    ResultSet times =
        session.execute("SELECT writetime(price) FROM bid WHERE lot = 1 ALLOW FILTERING");
    assertThat(rows.readAll(BidMapping.INSTANCE, written, times))
        .singleElement()
        .satisfies(time -> assertThat(time).isAfter(Instant.parse("2024-01-01T00:00:00Z")));
  }

  @Test
  void projectionsLeaveOutWhatIsNoRow() {
    session.execute("INSERT INTO bid (auction, closed_at) VALUES ('empty', '2024-05-17')");
    Projection<Offer> offers =
        new Projection<>(
            List.of(BidMapping.LOT, BidMapping.PRICE),
            row -> new Offer(BidMapping.LOT.decode(row), BidMapping.PRICE.decode(row)));
    String all = "SELECT * FROM bid WHERE auction = 'empty'";
    assertThat(rows.readAll(BidMapping.INSTANCE, offers, session.execute(all))).isEmpty();
    Projection<Closing> closings =
        new Projection<>(
            List.of(BidMapping.AUCTION, BidMapping.CLOSED_AT),
            row -> new Closing(BidMapping.AUCTION.decode(row), BidMapping.CLOSED_AT.decode(row)));
    assertThat(rows.readAll(BidMapping.INSTANCE, closings, session.execute(all)))
        .containsExactly(new Closing("empty", Instant.parse("2024-05-17T00:00:00Z")));

    Jobs jobs = rowan.dao(Jobs.class);
    jobs.save(new Job("archive", 1, null, "open", "Plakat"));
    jobs.save(new Job("archive", 2, null, "open", "Plakat"));
    jobs.remove("archive", 1);
    Projection<Integer> numbers =
        new Projection<>(List.of(JobMapping.NUMBER), JobMapping.NUMBER::decode);
    String jobRows = "SELECT * FROM job WHERE queue = 'archive'";
    assertThat(session.execute(jobRows).all()).as("one of them is a marker").hasSize(2);
    assertThat(rows.readAll(JobMapping.INSTANCE, numbers, session.execute(jobRows)))
        .containsExactly(2);
  }

  @Test
  void whatIsNoRowOfTheEntityIsLeftOut() {
    session.execute("INSERT INTO bid (auction, closed_at) VALUES ('empty', toTimestamp(now()))");
    ResultSet statics = session.execute("SELECT * FROM bid WHERE auction = 'empty'");
    assertThat(rows.read(BidMapping.INSTANCE, statics.one())).isEmpty();

    Jobs jobs = rowan.dao(Jobs.class);
    change("TRUNCATE job");
    jobs.save(new Job("print", 1, null, "open", "Plakat"));
    assertThat(jobsOfTheDriver()).hasSize(1);
    jobs.remove("print", 1);
    assertThat(session.execute("SELECT * FROM job").all()).as("the marker of the row").hasSize(1);
    assertThat(jobsOfTheDriver()).isEmpty();
  }

  private List<Job> jobsOfTheDriver() {
    return rows.readAll(JobMapping.INSTANCE, session.execute("SELECT * FROM job"));
  }

  @Test
  void anEntityWithAnIndexIsNotInsertedByOneStatement() {
    Job job = new Job("print", 2, null, "open", "Plakat");
    assertThatExceptionOfType(RejectedInputException.class)
        .isThrownBy(() -> rows.insert(JobMapping.INSTANCE, job))
        .withMessageContaining("use a DAO")
        .withMessageNotContaining("Plakat");
    Storefront divided = new Storefront("tea", "Graz", null, 1, null);
    assertThatExceptionOfType(RejectedInputException.class)
        .isThrownBy(() -> rows.insert(StorefrontMapping.INSTANCE, divided))
        .withMessageContaining("use a DAO");
    Bid keyless = new Bid(null, 1, null, Bid.State.OPEN, null, null, null, null, null, null);
    assertThatExceptionOfType(RejectedInputException.class)
        .isThrownBy(() -> rows.insert(BidMapping.INSTANCE, keyless))
        .satisfies(refused -> assertThat(refused.code()).isEqualTo(ErrorCode.NULL_KEY));
    assertThatExceptionOfType(RejectedInputException.class)
        .isThrownBy(
            () -> rows.insert(ReceiptMapping.INSTANCE, new Receipt(null, "Plakat", BigDecimal.ONE)))
        .withMessageContaining("sequence")
        .withMessageNotContaining("Plakat");
  }

  @Test
  void allPagesOfAnAsynchronousRequestAreRead() {
    for (int i = 0; i < 5; i++) {
      bids.save(bid(i));
    }
    SimpleStatement all = SimpleStatement.newInstance("SELECT * FROM bid").setPageSize(2);
    List<Bid> found =
        session
            .executeAsync(all)
            .thenCompose(page -> rows.readAll(BidMapping.INSTANCE, page))
            .toCompletableFuture()
            .join();
    assertThat(found).extracting(Bid::lot).containsExactly(0, 1, 2, 3, 4);
    SimpleStatement states = SimpleStatement.newInstance("SELECT state FROM bid");
    assertThatExceptionOfType(CompletionException.class)
        .isThrownBy(
            () ->
                session
                    .executeAsync(states)
                    .thenCompose(page -> rows.readAll(BidMapping.INSTANCE, page))
                    .toCompletableFuture()
                    .join())
        .withCauseInstanceOf(RejectedInputException.class);
  }

  @Test
  void userDefinedValues() {
    Bid.Stand stand = new Bid.Stand("Grüne Halle", 7);
    UdtValue value = rows.write(Bid_StandMapping.INSTANCE, stand);
    assertThat(value.getString("hall")).isEqualTo("Grüne Halle");
    assertThat(value.getInt("row")).isEqualTo(7);
    assertThat(rows.read(Bid_StandMapping.INSTANCE, value)).isEqualTo(stand);
    session.execute(
        session.prepare("UPDATE bid SET place = ? WHERE auction = 'udt' AND lot = 1").bind(value));
    assertThat(bids.find("udt", 1)).map(Bid::place).contains(stand);
    UdtValue unnamed = rows.write(Bid_StandMapping.INSTANCE, new Bid.Stand(null, 0));
    assertThat(unnamed.isNull("hall")).isTrue();
    assertThat(rows.read(Bid_StandMapping.INSTANCE, unnamed).hall()).isNull();
    assertThatExceptionOfType(RejectedInputException.class)
        .as("a keyspace without the type")
        .isThrownBy(
            () -> CassandraRows.on(session, "system").write(Bid_StandMapping.INSTANCE, stand));
  }

  private static Bid bid(int lot) {
    return new Bid(
        "spring",
        lot,
        Instant.parse("2024-05-17T12:00:00Z"),
        Bid.State.OPEN,
        new BigDecimal("10.5"),
        "Özil",
        Set.of("a", "b"),
        Map.of("checked", 1),
        List.of("shown", "sold", "shown"),
        new Bid.Stand("blue", lot));
  }
}
