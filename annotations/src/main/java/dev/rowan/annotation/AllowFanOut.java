package dev.rowan.annotation;

import java.lang.annotation.Documented;
import java.lang.annotation.ElementType;
import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;
import java.lang.annotation.Target;

/**
 * Allows a DAO method to read or write many partitions in one call, and records the reason. Rule
 * {@code QRY-07} is then silent about the method.
 * <!-- tag: api-fan-out -->
 *
 * <pre>{@code
 * @Select
 * @AccessPattern(range = "P60D", latency = AccessPattern.Latency.BATCH)
 * @AllowFanOut(because = "one nightly report reads two months")
 * Stream<PageView> ofTwoMonths(String page, Range<Instant> at);
 * }</pre>
 */
@Documented
@Retention(RetentionPolicy.CLASS)
@Target(ElementType.METHOD)
public @interface AllowFanOut {
  /** The reason why so many requests are acceptable; must not be blank. */
  String because();
}
