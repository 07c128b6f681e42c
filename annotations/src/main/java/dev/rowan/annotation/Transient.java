package dev.rowan.annotation;

import java.lang.annotation.Documented;
import java.lang.annotation.ElementType;
import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;
import java.lang.annotation.Target;

/**
 * Excludes a field of a class from the table, like Java's keyword {@code transient}. A record
 * component cannot be excluded.
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
public @interface Transient {
  /**
   * Whether the property is excluded. False on a getter of a subclass includes a property again
   * that a getter of a superclass excludes; Java's keyword {@code transient} stays in force.
   */
  boolean value() default true;
}
