package dev.rowan.annotation;

import java.lang.annotation.Documented;
import java.lang.annotation.ElementType;
import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;
import java.lang.annotation.Target;

/**
 * Lets a value of the property belong to one row of the entity at most. A write that would give a
 * second row the value fails with {@code UniqueViolation}, and nothing of it is written. A row
 * without a value takes none: any number of rows may have null. A select by the property alone
 * finds the one row.
 *
 * <p>On the embedded store row and value are one atomic step. On a cluster the entity's rows are
 * written as under {@link Maintain#SERIAL}: the value is reserved first, then the row is written
 * under a condition, then the old value is given back. Two rows never have one value, whoever else
 * writes and whatever crashes; a value that a crash leaves reserved is free for the next row that
 * asks for it. So rows with a time to live, and writes with a timestamp of the caller's, are
 * refused.
 *
 * <p>Values are equal as partition keys are: text by its characters, upper and lower case apart;
 * {@code 1.0} and {@code 1.00} are two decimals.
 */
@Documented
@Retention(RetentionPolicy.CLASS)
@Target({ElementType.RECORD_COMPONENT, ElementType.FIELD})
public @interface Unique {
  /**
   * The name of the table of the values; empty for {@code <table>_by_<column>_unique}. Properties
   * that name one table are unique together: their combination belongs to one row at most, and a
   * row in which one of them is null has none.
   */
  String value() default "";
}
