package dev.rowan.processor.model;

import dev.rowan.annotation.Consistency;
import java.util.List;
import java.util.Optional;

/**
 * How the requests of a DAO are carried out, as its annotation says; whatever it says is kept, also
 * what cannot be.
 *
 * @param reads the levels of reads; one, or none for no wish
 * @param writes the levels of writes
 * @param conditions the levels of conditions
 * @param timeoutMillis 0 for no wish
 * @param pageSize 0 for no wish
 * @param profile empty for no wish
 * @param annotation where they stand
 */
public record DaoOptions(
    List<Consistency> reads,
    List<Consistency> writes,
    List<Consistency> conditions,
    int timeoutMillis,
    int pageSize,
    String profile,
    boolean tracing,
    Origin annotation) {
  public DaoOptions {
    reads = List.copyOf(reads);
    writes = List.copyOf(writes);
    conditions = List.copyOf(conditions);
  }

  /** The level of reads. */
  public Optional<Consistency> read() {
    return reads.stream().findFirst();
  }

  /** The level of writes. */
  public Optional<Consistency> write() {
    return writes.stream().findFirst();
  }

  /** The level of conditions. */
  public Optional<Consistency> serial() {
    return conditions.stream().findFirst();
  }
}
