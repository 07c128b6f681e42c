package dev.rowan.processor.quantity;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import dev.rowan.processor.Sources;
import dev.rowan.processor.model.EntityModel;
import dev.rowan.processor.model.TableModel;
import dev.rowan.processor.plan.Design;
import java.util.List;
import org.junit.jupiter.api.Test;

/** Quantities against published numbers, and against numbers computed on paper. */
class TableFiguresTest {
  /** Returns the figures of the entity's own table, then those of its indexes. */
  private static List<TableFigures> figures(String source) {
    Design design = Sources.design(Sources.source("It", source));
    EntityModel entity = design.entities().get(0);
    return TableModel.allOf(entity).stream().map(design::figures).toList();
  }

  /** Data Modeling in the documentation of Apache Cassandra: 100 rooms, 730 days. */
  @Test
  void theHotelOfTheDocumentationHas73000CellsAnd1095005Bytes() {
    TableFigures rooms =
        figures(
                """
            @Entity @Rate(rows = 100, scope = Rate.Scope.OWNER) @Retention(days = 730)
            record AvailableRoom(
                @PartitionKey @Size(avg = 5) String hotelId, @Clustering(0) LocalDate date,
                @Clustering(1) short roomNumber, boolean isAvailable) {}
            """)
            .get(0);

    assertThat(rooms.rows()).hasValue(73_000);
    assertThat(rooms.cells(73_000)).isEqualTo(73_000);
    assertThat(rooms.bytes(73_000)).isEqualTo(1_095_005);
    assertThat(rooms.partition())
        .hasValue("By the stated numbers, a partition has 73,000 rows and 1.1 MB");
  }

  @Test
  void aPeriodBoundsAPartitionOfAnIndex() {
    List<TableFigures> tables =
        figures(
            """
            @Entity @Rate(rows = 10_000_000, peak = 2) @Retention(forever = true)
            @CustomIndex(name = "by_source", partition = {"source", "day(at)"}, clustering = {"at", "id"})
            @CustomIndex(name = "by_type", partition = {"type", "hour(at)", "shard(id, 4)"}, clustering = {"at", "id"})
            @CustomIndex(name = "by_tag", partition = "tags", clustering = "id")
            record Message(@PartitionKey UUID id, Instant at,
                @Cardinality(distinct = 1_000, skew = 3) String source,
                @Cardinality(distinct = 20) int type,
                @Elements(avg = 3) @Cardinality(distinct = 500) Set<String> tags) {}
            """);

    assertThat(tables.get(0).rows()).hasValue(1);
    assertThat(tables.get(1).rows()).hasValue(10_000);
    assertThat(tables.get(1).largestRows()).hasValue(30_000);
    assertThat(tables.get(1).shape().active()).hasValue(1_000);
    assertThat(tables.get(2).rows().orElseThrow()).isCloseTo(5_208.3, within(0.1));
    assertThat(tables.get(2).shape().active()).hasValue(80);
    assertThat(tables.get(2).partitionPeakWritesPerSecond().orElseThrow())
        .isCloseTo(2.9, within(0.1));
    assertThat(tables.get(3).rowsPerDay()).hasValue(30_000_000);
    assertThat(tables.get(3).ownerRowsPerDay()).hasValue(60_000);
    assertThat(tables.get(3).growsForEver()).isTrue();
    assertThat(tables.get(1).growsForEver()).isFalse();
  }

  @Test
  void theBusiestPartitionOfADayHasTheSkewOfItsOwnerAndThePeakOfItsHour() {
    TableFigures days =
        figures(
                """
            @Entity @Rate(rows = 240, scope = Rate.Scope.OWNER, peak = 3)
            record Tick(@PartitionKey(0) @Cardinality(distinct = 10, skew = 5) String source,
                @PartitionKey(1) LocalDate day, @Clustering Instant at) {}
            """)
            .get(0);
    TableFigures hours =
        figures(
                """
            @Entity @Rate(rows = 240, scope = Rate.Scope.OWNER, peak = 3)
            record Tick(@PartitionKey(0) @Cardinality(distinct = 10) String source,
                @PartitionKey(1) @Bucket(of = "at", unit = java.time.temporal.ChronoUnit.HOURS) Instant hour,
                @PartitionKey(2) @Shard(count = 2, by = "at") int shard, @Clustering Instant at) {}
            """)
            .get(0);
    TableFigures rows =
        figures(
                """
            @Entity @Rows(perPartition = 10, max = 200)
            record Vote(@PartitionKey UUID poll, @Clustering UUID voter) {}
            """)
            .get(0);

    assertThat(days.partitionRowsPerDay()).hasValue(240 * 5);
    assertThat(hours.partitionRowsPerDay().orElseThrow()).isCloseTo(15, within(0.01));
    assertThat(rows.partitionRowsPerDay()).hasValue(200);
  }

  @Test
  void theTtlOfAnIndexBoundsItsPartitions() {
    List<TableFigures> tables =
        figures(
            """
            @Entity @Rate(rows = 2, per = java.time.temporal.ChronoUnit.HOURS, scope = Rate.Scope.OWNER)
            @Ttl(days = 10)
            @CustomIndex(name = "recent", partition = "user", clustering = "at", ttl = @Ttl(days = 1))
            record Login(@PartitionKey UUID user, @Clustering Instant at) {}
            """);

    assertThat(tables.get(0).lifeDays()).hasValue(10);
    assertThat(tables.get(1).lifeDays()).hasValue(1);
  }

  @Test
  void theShorterOfTtlAndRetentionBoundsAPartition() {
    TableFigures logins =
        figures(
                """
            @Entity @Rate(rows = 2, per = java.time.temporal.ChronoUnit.HOURS, scope = Rate.Scope.OWNER)
            @Ttl(days = 10) @Retention(days = 365)
            record Login(@PartitionKey UUID user, @Clustering Instant at) {}
            """)
            .get(0);

    assertThat(logins.rows()).hasValue(480);
    assertThat(logins.lifeDays()).hasValue(10);
    // 16 bytes of the key, then for each row 8 bytes of the key and 8 of the row marker
    assertThat(logins.bytes(480)).isEqualTo(16 + 480 * (8 + 8));
  }

  @Test
  void staticColumnsCountOncePerPartition() {
    TableFigures orders =
        figures(
                """
            @Entity @Rows(perPartition = 10, max = 200)
            record Order(@PartitionKey UUID customer, @Clustering int number,
                @Static @Size(avg = 30) String name, BigDecimal price, boolean paid) {}
            """)
            .get(0);

    assertThat(orders.rows()).hasValue(10);
    assertThat(orders.largestRows()).hasValue(200);
    assertThat(orders.cells(10)).isEqualTo(10 * 2 + 1);
    assertThat(orders.bytes(10)).isEqualTo(16 + 30 + 10 * (4 + 32 + 1 + 8 * 2));
  }

  @Test
  void aKeyWithAKnownNumberOfValuesBoundsItsPartition() {
    TableFigures seats =
        figures(
                """
            @Entity @Rate(rows = 1_000_000) @Retention(forever = true)
            record Seat(@PartitionKey @Cardinality(distinct = 5_000) UUID flight,
                @Clustering(0) boolean window, @Clustering(1) @Cardinality(perPartition = 60) int row) {}
            """)
            .get(0);

    assertThat(seats.rows()).hasValue(120);
    assertThat(seats.growsForEver()).isFalse();
  }

  @Test
  void theKeyOfTheEntityStatesTheRowsOfItsIndexes() {
    List<TableFigures> tables =
        figures(
            """
            @Entity @CustomIndex(name = "clients_by_status", partition = "status", clustering = "id")
            record Client(@PartitionKey @Cardinality(distinct = 1_000_000) UUID id, Status status) {}
            enum Status { NEW, ACTIVE, PAUSED, CLOSED, BLOCKED }
            """);

    assertThat(tables.get(1).rows()).hasValue(200_000);
    assertThat(tables.get(1).shape().active()).hasValue(5);
  }

  @Test
  void nothingIsComputedFromNothing() {
    TableFigures comments =
        figures(
                """
            @Entity record Comment(@PartitionKey UUID post, @Clustering UUID id, String text) {}
            """)
            .get(0);

    assertThat(comments.rows()).isEmpty();
    assertThat(comments.growsForEver()).isFalse();
    assertThat(comments.partition()).isEmpty();
    assertThat(comments.inserts()).isEmpty();
    assertThat(comments.missing()).hasSize(1);
  }

  @Test
  void aTypeThatContainsItselfHasASize() {
    TableFigures people =
        figures(
                """
            @Entity record Person(@PartitionKey UUID id, Node node) {}
            @Udt record Node(int number, List<Node> left, List<Node> right) {}
            """)
            .get(0);

    assertThat(people.bytes(1)).isFinite();
  }

  @Test
  void numbersReadAlikeInEveryLocale() {
    assertThat(List.of(Amounts.count(1_234_567), Amounts.count(2.894), Amounts.count(0.00123)))
        .containsExactly("1,234,567", "2.89", "0.0012");
    assertThat(List.of(Amounts.bytes(999), Amounts.bytes(1_095_005), Amounts.bytes(2e9)))
        .containsExactly("999 bytes", "1.1 MB", "2 GB");
  }

  /** 200,000 deletions a day in 5 partitions are 40,000 in each, for 10 days. */
  @Test
  void tombstonesAreStoredForTenDaysOrForThePeriodOfAPartition() {
    List<TableFigures> tables =
        figures(
            """
            @Entity
            @CustomIndex(name = "by_day", partition = {"status", "day(at)"}, clustering = "id")
            @CustomIndex(name = "by_owner", partition = "owner", clustering = "id")
            record Client(@PartitionKey @Cardinality(distinct = 5, skew = 2) String status,
                @Clustering UUID id, @Immutable Instant at, String owner) {}
            """);

    assertThat(tables.get(0).tombstones(200_000)).hasValue(800_000);
    assertThat(tables.get(1).tombstones(200_000)).hasValue(80_000);
    assertThat(tables.get(2).tombstones(200_000)).as("owners are not stated").isEmpty();
  }

  @Test
  void aTextThatEncodesATimeIsATimeOfThePartition() {
    TableFigures events =
        figures(
                """
            @Entity record Event(@PartitionKey(0) String source, @PartitionKey(1) String yyyymmdd,
                @PartitionKey(2) @Encoded(Encoded.As.TIME) long hour,
                @PartitionKey(3) @Encoded(Encoded.As.NUMBER) String number, @Clustering UUID id) {}
            """)
            .get(0);

    assertThat(events.shape().times()).extracting("name").containsExactly("yyyymmdd", "hour");
    assertThat(events.shape().others()).extracting("name").containsExactly("source", "number");
  }
}
