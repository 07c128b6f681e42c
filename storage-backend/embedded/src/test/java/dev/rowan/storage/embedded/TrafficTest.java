package dev.rowan.storage.embedded;

import static org.assertj.core.api.Assertions.assertThat;

import dev.rowan.Rowan;
import dev.rowan.RowanOptions;
import dev.rowan.annotation.Maintain;
import dev.rowan.annotation.Nulls;
import dev.rowan.annotation.Order;
import dev.rowan.mapping.DeclaredRate;
import dev.rowan.mapping.EntityMapping;
import dev.rowan.runtime.DaoRuntime;
import dev.rowan.spi.backend.ConnectionString;
import dev.rowan.spi.schema.Component.Copy;
import dev.rowan.spi.schema.DerivedTable;
import dev.rowan.spi.schema.ScalarType;
import dev.rowan.spi.schema.TableSchema;
import dev.rowan.spi.store.Guardrail;
import dev.rowan.spi.store.GuardrailStats;
import dev.rowan.spi.store.PartitionWrites;
import dev.rowan.spi.value.Row;
import dev.rowan.storage.embedded.engine.HeapStore;
import java.util.List;
import java.util.concurrent.atomic.AtomicLong;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import org.junit.jupiter.params.provider.ValueSource;

/** Writes of DAOs reach the guardrails of traffic, also those of derived tables. */
class TrafficTest {
  private static final TableSchema SONGS =
      TableSchema.named("songs")
          .partitionKey("album", ScalarType.INT)
          .clustering("number", ScalarType.INT, Order.ASC)
          .column("state", ScalarType.TEXT)
          .build();

  private static DerivedTable byState(Maintain maintain) {
    return new DerivedTable(
        TableSchema.named("songs_by_state")
            .partitionKey("state", ScalarType.TEXT)
            .clustering("album", ScalarType.INT, Order.ASC)
            .clustering("number", ScalarType.INT, Order.ASC)
            .build(),
        SONGS,
        List.of(new Copy(2), new Copy(0), new Copy(1)),
        maintain);
  }

  /** Entities that are their rows. The model states ten rows per day. */
  private record Songs(Maintain maintain) implements EntityMapping<Row> {
    @Override
    public Class<Row> type() {
      return Row.class;
    }

    @Override
    public TableSchema table() {
      return SONGS;
    }

    @Override
    public List<DerivedTable> derived() {
      return List.of(byState(maintain));
    }

    @Override
    public DeclaredRate declaredRate() {
      return new DeclaredRate(10, 0);
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

  private final AtomicLong micros = new AtomicLong(1_000_000_000L);

  @ParameterizedTest
  @ValueSource(
      strings = {"rowan:memory:?min-writes=100", "rowan:memory:?min-writes=100&like=cassandra"})
  void seesTheOnePartitionOfAnIndex(String address) {
    BackendSettings settings = BackendSettings.likeCluster(ConnectionString.parse(address));
    try (Rowan rowan =
        Rowan.on(
            EmbeddedBackend.over(new HeapStore(), settings, micros::get),
            RowanOptions.defaults())) {
      DaoRuntime<Row> songs = rowan.runtime(new Songs(Maintain.VERIFIED));
      for (int album = 0; album < 100; album++) {
        songs.await(songs.insert(Row.of(album, 1, "secret"), Nulls.UNSET));
        songs.await(songs.update(Row.of(album, 1, "secret")));
      }
      assertThat(stats(rowan, Guardrail.PARTITION_SHARE).warnings()).isZero();
      micros.addAndGet(60_000_000L);

      GuardrailStats share = stats(rowan, Guardrail.PARTITION_SHARE);
      assertThat(share.warnings()).as("each album is a hundredth").isEqualTo(1);
      assertThat(share.largest()).isEqualTo(100);
      assertThat(share.table()).startsWith("songs_by_state, partition ");
      List<PartitionWrites> busiest = rowan.busiestPartitions();
      assertThat(busiest).hasSize(101);
      assertThat(busiest.get(100).key()).containsExactly("secret");
      assertThat(busiest.get(100).writes()).isGreaterThanOrEqualTo(100);
      assertThat(busiest.toString()).doesNotContain("secret");
      assertThat(stats(rowan, Guardrail.ROW_DRIFT).largest())
          .as("ten times the ten rows, without updates")
          .isEqualTo(1_000);
      assertThat(stats(rowan, Guardrail.ROW_DRIFT).table()).isEqualTo("songs");
    }
  }

  @ParameterizedTest
  @EnumSource(
      value = Maintain.class,
      names = {"BLIND", "VERIFIED", "SERIAL"})
  void countsEachInsertOnceUnderTheStoredName(Maintain maintain) {
    BackendSettings settings =
        BackendSettings.likeCluster(ConnectionString.parse("rowan:memory:?like=cassandra"));
    try (Rowan rowan =
        Rowan.on(
            EmbeddedBackend.over(new HeapStore(), settings, micros::get),
            RowanOptions.defaults())) {
      DaoRuntime<Row> songs =
          rowan.withTableNames(table -> "north_" + table).runtime(new Songs(maintain));
      for (int album = 0; album < 25; album++) {
        songs.await(songs.insert(Row.of(album, 1, "new"), Nulls.UNSET));
      }
      if (maintain == Maintain.SERIAL) {
        for (int album = 0; album < 40; album++) {
          songs.await(
              songs.returningApplied().insertIfNotExists(Row.of(album, 1, "new"), Nulls.UNSET));
        }
      }
      micros.addAndGet(60_000_000L);

      GuardrailStats drift = stats(rowan, Guardrail.ROW_DRIFT);
      assertThat(drift.table()).isEqualTo("north_songs");
      assertThat(drift.largest()).isEqualTo(maintain == Maintain.SERIAL ? 400 : 250);
    }
  }

  private static GuardrailStats stats(Rowan rowan, Guardrail guardrail) {
    return rowan.guardrails().stream()
        .filter(stats -> stats.guardrail() == guardrail)
        .findFirst()
        .orElseThrow();
  }
}
