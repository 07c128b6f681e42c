package dev.rowan.annotation;

import java.lang.annotation.Documented;
import java.lang.annotation.ElementType;
import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;
import java.lang.annotation.Target;

/**
 * Makes an interface a DAO. The annotation processor generates an implementation named {@code
 * Rowan}<i>Name</i> in the same package. Every abstract method carries one of {@link Insert},
 * {@link Update}, {@link Delete}, {@link Increment}, {@link Select} and {@link FullScan}.
 *
 * <p>The attributes are the request options of all methods of this DAO. A {@code ReadOptions} or
 * {@code WriteOptions} argument of a call overrides them. If an attribute is not set, the options
 * of the {@code Rowan} apply, then the configuration of the backend. The embedded store has a
 * single copy of the data; it uses the page size and ignores the other options. Only {@link #nulls}
 * is no request option: it holds on every backend.
 * <!-- tag: api-dao -->
 *
 * <pre>{@code
 * @Dao(readConsistency = Consistency.LOCAL_ONE, writeConsistency = Consistency.LOCAL_QUORUM)
 * public interface Messages {
 *   @Insert
 *   void save(Message message);
 *
 *   @Insert
 *   void save(Message message, WriteOptions options);
 *
 *   @Insert(ifNotExists = true)
 *   boolean saveNew(Message message); // false if the row exists
 *
 *   @Select
 *   Optional<Message> find(String room, Instant sentAt);
 *
 *   @Select
 *   List<Message> latest(String room, Limit limit);
 *
 *   @Select
 *   List<Message> between(String room, Range<Instant> sentAt);
 * }
 * }</pre>
 */
@Documented
@Retention(RetentionPolicy.CLASS)
@Target(ElementType.TYPE)
public @interface Dao {
  /** The consistency level of reads: at most one value. If empty, the level is not set here. */
  Consistency[] readConsistency() default {};

  /** The consistency level of writes: at most one value. If empty, the level is not set here. */
  Consistency[] writeConsistency() default {};

  /**
   * The serial consistency level of conditional writes: {@link Consistency#SERIAL} or {@link
   * Consistency#LOCAL_SERIAL}. If empty, the level is not set here.
   */
  Consistency[] serialConsistency() default {};

  /**
   * How long a call may take in milliseconds, with all its requests and retries. If 0, the timeout
   * is not set here.
   */
  int timeoutMillis() default 0;

  /** The number of rows that one request fetches, up to 100,000. If 0, the size is not set here. */
  int pageSize() default 0;

  /**
   * The name of an execution profile in the driver's configuration. If empty, the profile is not
   * set here.
   */
  String profile() default "";

  /** Whether the cluster traces the requests. */
  boolean tracing() default false;

  /**
   * The meaning of null properties for each {@link Insert} and {@link Update} method whose
   * annotation does not set {@code nulls}. A method that sets it, also to the same value as here,
   * has its own. Methods of super-interfaces have the meaning of the DAO that inherits them.
   */
  Nulls nulls() default Nulls.UNSET;
}
