package dev.rowan.annotation;

import java.lang.annotation.Documented;
import java.lang.annotation.ElementType;
import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;
import java.lang.annotation.Target;

/**
 * Sets the name or the CQL type of a column, where the default does not fit.
 * <!-- tag: account -->
 *
 * <pre>{@code
 * @Entity("accounts")
 * public class Account {
 *   @PartitionKey private String email;
 *
 *   @Column("display_name")
 *   private String name;
 *
 *   @Transient private int failedLogins;
 *
 *   public String getEmail() {
 *     return email;
 *   }
 *
 *   public void setEmail(String email) {
 *     this.email = email;
 *   }
 *
 *   public String getName() {
 *     return name;
 *   }
 *
 *   public void setName(String name) {
 *     this.name = name;
 *   }
 *
 *   public int countFailedLogin() {
 *     return ++failedLogins;
 *   }
 * }
 * }</pre>
 */
@Documented
@Retention(RetentionPolicy.CLASS)
@Target({ElementType.RECORD_COMPONENT, ElementType.FIELD, ElementType.METHOD})
public @interface Column {
  /**
   * The name of the column. If empty, the name is the property's name in snake case: {@code
   * sellerId} becomes {@code seller_id}.
   */
  String value() default "";

  /**
   * The stored column whose values this column takes over, for a column that gets another name
   * without a pause: each write of this version of the program writes both columns, and {@code
   * rowan.schema()} copies the stored values. The next version of the program no longer names the
   * former column. Rowan refuses it until the copy is complete. The type of both columns is the
   * same.
   *
   * <p>If empty, there is no former column. The column is not part of the key, not static and not a
   * counter, and has one cell: a collection is frozen.
   * <!-- tag: guest-second -->
   *
   * <pre>{@code
   * @Entity
   * public record Guest(
   *     @PartitionKey UUID id, @Column(formerly = "name") String fullName, String room) {}
   * }</pre>
   */
  String formerly() default "";

  /** The CQL type of the column. For a collection, the CQL type of its elements. */
  CqlType type() default CqlType.INFERRED;
}
