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

  /** The CQL type of the column. For a collection, the CQL type of its elements. */
  CqlType type() default CqlType.INFERRED;
}
