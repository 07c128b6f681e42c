package dev.rowan.annotation;

import java.lang.annotation.Documented;
import java.lang.annotation.ElementType;
import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;
import java.lang.annotation.Target;

/**
 * Makes a method write one whole entity, whether or not its row exists. The method takes the entity
 * and, optionally, {@code WriteOptions}.
 *
 * <p>Instead of one entity, the method can take a {@code Collection}, a {@code List} or a {@code
 * Set} of entities. Rowan writes each of them: several rows of a partition in one request if
 * possible, with bounded concurrency. The call is not atomic. If only a part of the rows is
 * written, it fails with an {@code OutcomeUnknownException}, which has their number. Of two
 * entities with one key, the later one stays. An empty collection writes nothing. A null collection
 * or entity is refused before anything is written.
 *
 * <p>A method that returns {@code Write} executes nothing: {@code Rowan.commit} executes the write
 * as part of a batch. The same holds for {@link Update} and {@link Delete} methods.
 * <!-- tag: api-insert -->
 *
 * <pre>{@code
 * @Insert
 * void save(Message message);
 *
 * @Insert
 * void save(Message message, WriteOptions options);
 *
 * @Insert(ifNotExists = true)
 * boolean saveNew(Message message); // false if the row exists
 * }</pre>
 */
@Documented
@Retention(RetentionPolicy.CLASS)
@Target(ElementType.METHOD)
public @interface Insert {
  /**
   * Whether to write only if the row does not exist. The method then returns {@code boolean}, true
   * if the row was written, or {@code Applied<T>}, which may contain the existing row.
   */
  boolean ifNotExists() default false;

  /** The meaning of null properties. If not set here, {@link Dao#nulls} of the DAO applies. */
  Nulls nulls() default Nulls.UNSET;
}
