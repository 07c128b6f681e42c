package dev.rowan.annotation;

import java.lang.annotation.Documented;
import java.lang.annotation.ElementType;
import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;
import java.lang.annotation.Target;

/**
 * Makes an interface a DAO: the processor generates a class {@code Rowan}<i>Name</i> beside it.
 * Every abstract method carries one of {@link Insert}, {@link Update}, {@link Delete}, {@link
 * Increment}, {@link Select} and {@link FullScan}.
 *
 * <p>The attributes say how the requests of all its methods are carried out where a {@code
 * ReadOptions} or {@code WriteOptions} argument does not say otherwise; for what they leave out,
 * the options of the {@code Rowan} stand, and behind them the configuration of the backend. A store
 * within the process has one copy of the data and ignores them, but for the page size.
 *
 * <pre>{@code
 * @Dao(readConsistency = Consistency.LOCAL_ONE, writeConsistency = Consistency.LOCAL_QUORUM)
 * }</pre>
 */
@Documented
@Retention(RetentionPolicy.CLASS)
@Target(ElementType.TYPE)
public @interface Dao {
  /** Returns how many replicas must answer a read; at most one level, none for no wish. */
  Consistency[] readConsistency() default {};

  /** Returns how many replicas must answer a write; at most one level, none for no wish. */
  Consistency[] writeConsistency() default {};

  /**
   * Returns in which order conditions are decided: {@link Consistency#SERIAL} or {@link
   * Consistency#LOCAL_SERIAL}; none for no wish.
   */
  Consistency[] serialConsistency() default {};

  /** Returns for how many milliseconds one request may take; 0 for no wish. */
  int timeoutMillis() default 0;

  /** Returns how many rows are asked for at once, up to 100,000; 0 for no wish. */
  int pageSize() default 0;

  /** Returns an execution profile of the driver's configuration; empty for no wish. */
  String profile() default "";

  /** Returns whether the cluster records what it does for the requests. */
  boolean tracing() default false;
}
