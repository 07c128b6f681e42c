package dev.rowan.internal.read;

import dev.rowan.spi.call.CallCounters;
import dev.rowan.spi.query.RowPage;
import java.util.concurrent.CompletionStage;
import java.util.function.Function;
import org.jspecify.annotations.Nullable;

/** Makes a call of each page of a stream or a publisher. Thread-safe. */
@FunctionalInterface
public interface PageCalls {
  /** Makes calls that no listener observes. */
  PageCalls UNOBSERVED = (isFurther, page) -> page.apply(null);

  /**
   * Reads a page.
   *
   * @param isFurther whether the page is not the first
   * @param page reads the page with these counters; null for none
   */
  CompletionStage<RowPage> read(
      boolean isFurther, Function<@Nullable CallCounters, CompletionStage<RowPage>> page);
}
