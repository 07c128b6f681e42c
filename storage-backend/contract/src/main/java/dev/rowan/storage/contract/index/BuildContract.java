package dev.rowan.storage.contract.index;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.rowan.annotation.Maintain;
import dev.rowan.annotation.Nulls;
import dev.rowan.error.BackendUnavailableException;
import dev.rowan.error.ErrorCode;
import dev.rowan.error.RejectedInputException;
import dev.rowan.error.RowanException;
import dev.rowan.error.SchemaMismatchException;
import dev.rowan.internal.session.Session;
import dev.rowan.operate.maintenance.Maintenance;
import dev.rowan.operate.maintenance.MaintenanceProgress;
import dev.rowan.operate.maintenance.MaintenanceReport;
import dev.rowan.runtime.DaoRuntime;
import dev.rowan.runtime.ReadPlan;
import dev.rowan.spi.schema.DerivedTable;
import dev.rowan.spi.store.IndexState;
import dev.rowan.spi.value.Row;
import dev.rowan.storage.contract.fixture.ContractCase;
import dev.rowan.storage.contract.fixture.Effort;
import dev.rowan.storage.contract.fixture.Wares;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.concurrent.atomic.AtomicBoolean;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/**
 * An index over existing rows refuses reads before it is built, and is complete afterwards. This
 * holds for concurrent writes, and for any number of restarts of the build.
 */
public abstract class BuildContract extends ContractCase {
  private static final Duration GRACE = Duration.ofSeconds(2);

  private Wares mapping;
  private Session session;
  private Maintenance maintenance;
  private DaoRuntime<Row> wares;

  @BeforeEach
  final void open() {
    open(Maintain.VERIFIED, 0);
  }

  /** Writes rows without knowing the indexes, then opens with them. */
  private void open(Maintain maintain, int rows) {
    needsProtocols(maintain);
    mapping = Wares.maintainedAs(maintain);
    DaoRuntime<Row> unaware = DaoRuntime.of(newSession(), mapping.withoutIndexes());
    for (int id = 0; id < rows; id++) {
      await(unaware.insert(Wares.ware(id, "ann", id), Nulls.UNSET));
    }
    session = newSession();
    maintenance = new Maintenance(session);
    wares = DaoRuntime.of(session, mapping);
  }

  private String name(int index) {
    return mapping.derived().get(index).table().name();
  }

  private List<Row> of(String seller) {
    DerivedTable index = mapping.bySeller();
    return await(wares.select(ReadPlan.through("Wares.bySeller", index), seller).list());
  }

  @ParameterizedTest
  @EnumSource(
      value = Maintain.class,
      names = {"VERIFIED", "SERIAL", "BLIND"})
  void isReadOnceItIsBuilt(Maintain maintain) {
    int rows = onServer(30, 100);
    open(maintain, rows);
    assertThat(maintenance.state(mapping, name(0))).isEqualTo(IndexState.WRITE_ONLY);
    assertThat(maintenance.state(mapping, name(1))).isEqualTo(IndexState.WRITE_ONLY);
    SchemaMismatchException refused = refused();
    assertThat(refused.code()).isEqualTo(ErrorCode.INDEX_INCOMPLETE);
    assertThat(refused).hasMessageContaining("maintenance().build(").hasMessageContaining(name(0));

    MaintenanceReport built =
        maintenance.build(mapping, name(0)).withGrace(Duration.ofMillis(20)).run();
    assertThat(built.rows()).isEqualTo(rows);
    assertThat(built.isRepaired()).isTrue();
    assertThat(of("ann")).hasSize(rows);
    assertThat(maintenance.state(mapping, name(0))).isEqualTo(IndexState.READABLE);
    assertThat(maintenance.state(mapping, name(1))).isEqualTo(IndexState.WRITE_ONLY);
    assertThat(maintenance.build(mapping, name(0)).run().rows()).as("built already").isZero();
    maintenance.build(mapping, name(1)).withGrace(Duration.ofMillis(20)).run();
    mapping.assertExact(backend(), wares, "built");
  }

  @ParameterizedTest
  @EnumSource(
      value = Maintain.class,
      names = {"VERIFIED", "SERIAL"})
  void isBuiltDuringConcurrentWritesAndInterruptions(Maintain maintain) throws Exception {
    int stored = onServer(60, Effort.of(500, 1_500));
    open(maintain, stored);
    AtomicBoolean end = new AtomicBoolean();
    ExecutorService threads = Executors.newFixedThreadPool(1);
    try {
      Future<?> writer = threads.submit(() -> writeUntil(end, stored));
      List<MaintenanceProgress> steps = new ArrayList<>();
      int interruptions = 0;
      while (maintenance.state(mapping, name(0)) != IndexState.READABLE) {
        int most = 3 + 4 * interruptions;
        List<MaintenanceProgress> now = new ArrayList<>();
        try {
          maintenance
              .build(mapping, name(0))
              .withGrace(GRACE)
              .watchedBy(
                  progress -> {
                    now.add(progress);
                    if (now.size() == most) {
                      throw new IllegalStateException("interrupted by the test");
                    }
                  })
              .run();
        } catch (IllegalStateException e) {
          assertThat(e).hasMessage("interrupted by the test");
          interruptions++;
          assertThatThrownBy(() -> of("ann")).isInstanceOf(SchemaMismatchException.class);
        }
        steps.addAll(now);
      }
      end.set(true);
      writer.get();
      assertThat(interruptions).isPositive();
      assertThat(steps).extracting(MaintenanceProgress::share).endsWith(1.0);
    } finally {
      end.set(true);
      threads.shutdown();
    }
    session.settle();
    maintenance.build(mapping, name(1)).withGrace(Duration.ofMillis(20)).run();
    maintenance.repair(mapping).withGrace(Duration.ofMillis(20)).run();
    mapping.assertExact(backend(), wares, "built and repaired");
    MaintenanceReport left = maintenance.verify(mapping).withGrace(Duration.ofMillis(20)).run();
    assertThat(left.found()).isEmpty();
  }

  @Test
  void resumesWhereItStopped() {
    int rows = onServer(200, 600);
    open(Maintain.VERIFIED, rows);
    assertThatThrownBy(
            () ->
                maintenance
                    .build(mapping, name(0))
                    .withGrace(Duration.ZERO)
                    .watchedBy(
                        progress -> {
                          if (progress.share() >= 0.75) {
                            throw new IllegalStateException("interrupted by the test");
                          }
                        })
                    .run())
        .isInstanceOf(IllegalStateException.class);
    List<MaintenanceProgress> steps = new ArrayList<>();
    maintenance.build(mapping, name(0)).withGrace(Duration.ZERO).watchedBy(steps::add).run();
    assertThat(steps.get(0).share()).isGreaterThan(0.4);
    assertThat(of("ann")).hasSize(rows);
  }

  @Test
  void isBuiltByOneProcessAtATime() {
    open(Maintain.VERIFIED, 20);
    List<RowanException> others = new ArrayList<>();
    maintenance
        .build(mapping, name(0))
        .watchedBy(
            progress -> {
              if (others.isEmpty()) {
                try {
                  new Maintenance(newSession()).build(mapping, name(0)).run();
                } catch (RowanException e) {
                  others.add(e);
                }
              }
            })
        .run();
    assertThat(others)
        .singleElement()
        .isInstanceOf(BackendUnavailableException.class)
        .extracting(RowanException::code)
        .isEqualTo(ErrorCode.JOB_IN_PROGRESS);
    assertThat(of("ann")).hasSize(20);
  }

  @Test
  void refusesReadsOnceItIsWithdrawn() {
    await(wares.insert(Wares.ware(1, "ann", 1), Nulls.UNSET));
    assertThat(of("ann")).hasSize(1);
    maintenance.withdraw(mapping, name(0));
    refused();
    assertThatThrownBy(() -> DaoRuntime.of(newSession(), mapping).select(through(), "ann").list())
        .isInstanceOf(SchemaMismatchException.class);
    maintenance.build(mapping, name(0)).run();
    assertThat(of("ann")).hasSize(1);
    assertThatThrownBy(() -> maintenance.build(mapping, "another"))
        .isInstanceOf(RejectedInputException.class);
  }

  @Test
  void writesOfAProgramWithoutTheIndexAreFoundAfterARebuild() {
    needsMaintainingEngine();
    await(wares.insert(Wares.ware(1, "ann", 1), Nulls.UNSET));
    reopen();
    DaoRuntime<Row> unaware = DaoRuntime.of(newSession(), mapping.withoutIndexes());
    await(unaware.insert(Wares.ware(1, "bob", 1), Nulls.UNSET));
    await(unaware.insert(Wares.ware(2, "bob", 2), Nulls.UNSET));
    reopen();
    session = newSession();
    maintenance = new Maintenance(session);
    wares = DaoRuntime.of(session, mapping);
    refused();
    maintenance.build(mapping, name(0)).run();
    assertThat(of("bob")).hasSize(2);
    assertThat(of("ann")).isEmpty();
    reopen();
    session = newSession();
    maintenance = new Maintenance(session);
    wares = DaoRuntime.of(session, mapping);
    assertThat(of("bob")).hasSize(2);
    maintenance.build(mapping, name(1)).run();
    mapping.assertExact(backend(), wares, "built again");
  }

  private ReadPlan through() {
    return ReadPlan.through("Wares.bySeller", mapping.bySeller());
  }

  private SchemaMismatchException refused() {
    try {
      of("ann");
    } catch (SchemaMismatchException e) {
      return e;
    }
    throw new AssertionError("the index answered");
  }

  private void writeUntil(AtomicBoolean end, int known) {
    Random random = new Random(7);
    int most = onServer(120, Effort.of(2_000, Integer.MAX_VALUE));
    for (int i = 0; i < most && !end.get(); i++) {
      int id = random.nextInt(known + 200);
      if (random.nextInt(6) == 0) {
        await(wares.deleteByKey(id));
      } else {
        Row ware = Wares.ware(id, "seller" + random.nextInt(3), random.nextInt(5));
        await(wares.insert(ware, Nulls.UNSET));
      }
    }
  }
}
