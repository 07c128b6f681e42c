package dev.rowan.processor.model;

import dev.rowan.annotation.Consistency;
import java.util.List;
import java.util.Optional;

/**
 * The request options of a DAO, as its annotation declares them. Values that are not possible are
 * included, so that a rule can report them.
 *
 * @param reads the consistency levels of reads; normally one, or none if not set
 * @param writes the consistency levels of writes
 * @param conditions the serial consistency levels
 * @param timeoutMillis 0 if not set
 * @param pageSize 0 if not set
 * @param profile empty if not set
 * @param annotation the annotation that declares them
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

  /** Returns the consistency level of reads. */
  public Optional<Consistency> read() {
    return reads.stream().findFirst();
  }

  /** Returns the consistency level of writes. */
  public Optional<Consistency> write() {
    return writes.stream().findFirst();
  }

  /** Returns the serial consistency level. */
  public Optional<Consistency> serial() {
    return conditions.stream().findFirst();
  }
}
