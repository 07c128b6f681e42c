package dev.rowan.micrometer;

import dev.rowan.Rowan;
import dev.rowan.spi.store.Guardrail;
import dev.rowan.spi.store.GuardrailStats;
import dev.rowan.spi.store.StorageStats;
import io.micrometer.core.instrument.FunctionCounter;
import io.micrometer.core.instrument.Gauge;
import io.micrometer.core.instrument.MeterRegistry;
import io.micrometer.core.instrument.binder.MeterBinder;
import java.util.Locale;
import java.util.function.ToLongFunction;

/** The meters of one store. Thread-safe. */
final class StoreMeters implements MeterBinder {
  private static final String STORE = "rowan.store.";
  private static final String BYTES = "bytes";

  /** Meters refer to it weakly, and to what reads its numbers by their functions. */
  private final Rowan rowan;

  private final StoreReading reading;

  StoreMeters(Rowan rowan) {
    this.rowan = rowan;
    this.reading = new StoreReading(rowan);
  }

  @Override
  public void bindTo(MeterRegistry registry) {
    for (GuardrailStats each : reading.guardrails()) {
      guardrail(registry, each.guardrail());
    }
    if (reading.isLocal()) {
      activity(registry);
      sizes(registry);
      Gauge.builder(STORE + "health", reading, StoreReading::health)
          .description("0 for a store without problems, 1 for a restricted one, 2 for no writes")
          .strongReference(true)
          .register(registry);
    }
  }

  private void guardrail(MeterRegistry registry, Guardrail guardrail) {
    String name = guardrail.name().toLowerCase(Locale.ROOT);
    FunctionCounter.builder(
            "rowan.guardrail.warnings", rowan, open -> (double) reading.of(guardrail).warnings())
        .description("Values above the limit of a warning")
        .tag("guardrail", name)
        .register(registry);
    FunctionCounter.builder(
            "rowan.guardrail.refusals", rowan, open -> (double) reading.of(guardrail).refusals())
        .description("Requests that a guardrail refused")
        .tag("guardrail", name)
        .register(registry);
  }

  private void activity(MeterRegistry registry) {
    count(registry, "reads", "Pages and single rows", stats -> stats.activity().reads());
    count(registry, "rows.scanned", "Rows read", stats -> stats.activity().rowsScanned());
    count(
        registry,
        "dead.rows",
        "Deleted or expired rows that reads skipped",
        stats -> stats.activity().deadRowsSkipped());
    count(registry, "batches", "Applied batches", stats -> stats.activity().batches());
    count(registry, "changes", "Written or removed keys", stats -> stats.activity().changes());
    count(registry, "written", "Bytes in batches", stats -> stats.activity().bytesWritten());
    count(
        registry,
        "conditions.met",
        "Batches whose conditions held",
        stats -> stats.activity().conditionsMet());
    count(
        registry,
        "conditions.failed",
        "Batches whose conditions did not hold",
        stats -> stats.activity().conditionsNotMet());
    count(registry, "lock.waits", "Waits for a batch", stats -> stats.activity().lockWaits());
    count(
        registry,
        "vacuum.rows.removed",
        "Rows that the vacuum removed",
        stats -> stats.vacuum().rowsRemoved());
  }

  private void sizes(MeterRegistry registry) {
    size(registry, "memory.limit", "The option memory", stats -> stats.memory().limit());
    size(registry, "memory.cache", "Used cache", stats -> stats.memory().cacheUsed());
    size(registry, "memory.memtables", "Rows in memory", stats -> stats.memory().memtables());
    size(registry, "memory.readers", "Open files", stats -> stats.memory().tableReaders());
    size(registry, "disk.rows", "Files of rows", stats -> stats.disk().rows());
    size(registry, "disk.log", "Log of recent writes", stats -> stats.disk().log());
    size(
        registry,
        "disk.pending.compaction",
        "Bytes that compaction must still rewrite",
        stats -> stats.disk().pendingCompaction());
  }

  private void count(
      MeterRegistry registry,
      String name,
      String description,
      ToLongFunction<StorageStats> number) {
    FunctionCounter.builder(STORE + name, rowan, open -> reading.number(number))
        .description(description)
        .register(registry);
  }

  private void size(
      MeterRegistry registry,
      String name,
      String description,
      ToLongFunction<StorageStats> number) {
    Gauge.builder(STORE + name, reading, read -> read.number(number))
        .description(description)
        .baseUnit(BYTES)
        .strongReference(true)
        .register(registry);
  }
}
