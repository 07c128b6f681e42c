package dev.rowan.internal.read;

import dev.rowan.spi.call.CallCounters;
import dev.rowan.spi.query.RowPage;
import java.util.concurrent.CompletionStage;
import java.util.function.Function;
import org.jspecify.annotations.Nullable;

/** Makes a call of its own for each further page of a stream. Thread-safe. */
@FunctionalInterface
public interface FurtherPages {
  /** Makes calls that no listener observes. */
  FurtherPages UNOBSERVED = page -> page.apply(null);

  /**
   * Reads a page.
   *
   * @param page reads it with these counters; null for none
   */
  CompletionStage<RowPage> read(Function<@Nullable CallCounters, CompletionStage<RowPage>> page);
}
