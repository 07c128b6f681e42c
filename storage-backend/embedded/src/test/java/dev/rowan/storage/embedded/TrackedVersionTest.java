package dev.rowan.storage.embedded;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.rowan.Rowan;
import dev.rowan.RowanOptions;
import dev.rowan.annotation.Nulls;
import dev.rowan.error.ErrorCode;
import dev.rowan.error.OutcomeUnknownException;
import dev.rowan.error.RejectedInputException;
import dev.rowan.mapping.Codecs;
import dev.rowan.mapping.EntityMapping;
import dev.rowan.mapping.Property;
import dev.rowan.runtime.DaoRuntime;
import dev.rowan.runtime.ReadPlan;
import dev.rowan.spi.backend.ConnectionString;
import dev.rowan.spi.schema.DerivedTable;
import dev.rowan.spi.schema.ScalarType;
import dev.rowan.spi.schema.TableSchema;
import dev.rowan.spi.value.Row;
import dev.rowan.storage.embedded.FailingBackend.Fault;
import java.util.List;
import java.util.Objects;
import java.util.concurrent.CompletionStage;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;

/** A tracked object counts its versions itself, until the stored version is unknown. */
class TrackedVersionTest {
  private static final TrackedVersionTest_LidMapping MAPPING =
      TrackedVersionTest_LidMapping.INSTANCE;

  /** A bean with a version. */
  static class Lid {
    @Nullable String id;
    @Nullable String colour;
    long version;
  }

  private final FailingBackend backend =
      new FailingBackend(new MemoryProvider().open(ConnectionString.parse("rowan:memory:")), true);

  @Test
  void itIsUpdatedAgainAndAgainAndDeletedWithoutBeingRead() {
    try (Rowan rowan = Rowan.on(backend, RowanOptions.defaults())) {
      DaoRuntime<Lid> lids = rowan.runtime(MAPPING);
      Lid lid = rowan.track(inserted(lids));
      for (String colour : List.of("red", "blue", "green")) {
        lid.colour = colour;
        assertThat(now(lids.returningApplied().updateVersion(lid, Nulls.UNSET))).isTrue();
      }
      assertThat(found(lids).colour).isEqualTo("green");
      assertThat(found(lids).version).isEqualTo(4);
      assertThat(now(lids.returningApplied().updateVersion(lid, Nulls.UNSET))).isTrue();
      assertThat(found(lids).version).as("nothing changed").isEqualTo(4);
      assertThat(now(lids.returningApplied().deleteVersion(lid))).isTrue();
    }
  }

  @Test
  void aStaleOrUncertainWriterReadsAgain() {
    try (Rowan rowan = Rowan.on(backend, RowanOptions.defaults())) {
      DaoRuntime<Lid> lids = rowan.runtime(MAPPING);
      Lid lid = rowan.track(inserted(lids));
      Lid other = rowan.track(found(lids));
      other.colour = "red";
      assertThat(now(lids.returningApplied().updateVersion(other, Nulls.UNSET))).isTrue();
      lid.colour = "blue";
      assertThat(now(lids.returningApplied().updateVersion(lid, Nulls.UNSET))).isFalse();
      assertUnknown(lids, lid);

      backend.fail(Fault.APPLIED, 1, 2);
      other.colour = "black";
      assertThatThrownBy(() -> now(lids.returningApplied().updateVersion(other, Nulls.UNSET)))
          .hasCauseInstanceOf(OutcomeUnknownException.class);
      backend.heal();
      assertUnknown(lids, other);
      assertThat(found(lids).colour).isEqualTo("black");
    }
  }

  private static void assertUnknown(DaoRuntime<Lid> lids, Lid lid) {
    assertThatThrownBy(() -> lids.returningApplied().updateVersion(lid, Nulls.UNSET))
        .isInstanceOf(RejectedInputException.class)
        .extracting("code")
        .isEqualTo(ErrorCode.TRACKED_UNKNOWN);
  }

  private static Lid inserted(DaoRuntime<Lid> lids) {
    Lid lid = new Lid();
    lid.id = "l";
    lid.colour = "white";
    assertThat(now(lids.returningApplied().insertIfNotExists(lid, Nulls.UNSET))).isTrue();
    return found(lids);
  }

  private static Lid found(DaoRuntime<Lid> lids) {
    return now(lids.select(ReadPlan.direct("Lids.find", MAPPING.table()), "l").one());
  }

  private static <T> T now(CompletionStage<T> stage) {
    return stage.toCompletableFuture().join();
  }
}

/** Found by its name, like a generated mapping. */
final class TrackedVersionTest_LidMapping implements EntityMapping<TrackedVersionTest.Lid> {
  @Override
  public Class<TrackedVersionTest.Lid> type() {
    return TrackedVersionTest.Lid.class;
  }

  static final TrackedVersionTest_LidMapping INSTANCE = new TrackedVersionTest_LidMapping();

  private static final Property<String> ID = new Property<>("id", 0, Codecs.STRING);
  private static final Property<String> COLOUR = new Property<>("colour", 1, Codecs.STRING);
  private static final Property<Long> VERSION =
      new Property<>("version", 2, Codecs.orElse(Codecs.LONG, 0L));

  private final TableSchema table =
      TableSchema.named("lid")
          .partitionKey("id", ScalarType.TEXT)
          .column("colour", ScalarType.TEXT)
          .column("version", ScalarType.BIGINT)
          .build();

  @Override
  public TableSchema table() {
    return table;
  }

  @Override
  public List<DerivedTable> derived() {
    return List.of();
  }

  @Override
  public int versionColumn() {
    return 2;
  }

  @Override
  public Row write(TrackedVersionTest.Lid entity) {
    return Row.of(
        ID.encode(entity.id), COLOUR.encode(entity.colour), VERSION.encode(entity.version));
  }

  @Override
  public TrackedVersionTest.Lid read(Row row) {
    TrackedVersionTest.Lid lid = new TrackedVersionTest.Lid();
    fill(row, lid);
    return lid;
  }

  @Override
  public void fill(Row row, TrackedVersionTest.Lid entity) {
    entity.id = ID.decode(row);
    entity.colour = COLOUR.decode(row);
    entity.version = Objects.requireNonNull(VERSION.decode(row));
  }
}
