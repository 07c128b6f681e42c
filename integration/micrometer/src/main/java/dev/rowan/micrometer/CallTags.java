package dev.rowan.micrometer;

import dev.rowan.observe.CallResult;
import dev.rowan.observe.DaoMethod;
import io.micrometer.core.instrument.Tags;
import java.util.Locale;
import org.jspecify.annotations.Nullable;

/** The tags that meters and observations of calls share. */
final class CallTags {
  /** The name of the timer and of the observation. */
  static final String CALL = "rowan.call";

  static final String DAO = "dao";
  static final String METHOD = "method";
  static final String KIND = "kind";
  static final String OUTCOME = "outcome";

  /** The tag that Micrometer's handler adds to the timers of observations. */
  static final String ERROR = "error";

  private static final String SUCCESS = "success";

  private CallTags() {}

  static Tags of(DaoMethod method) {
    return Tags.of(DAO, method.dao(), METHOD, method.name(), KIND, kind(method));
  }

  static String kind(DaoMethod method) {
    return method.kind().name().toLowerCase(Locale.ROOT);
  }

  /** Returns {@code success}, or the code of the failure. */
  static String outcome(@Nullable String failure) {
    return failure == null ? SUCCESS : failure;
  }

  /** Returns the value that Micrometer's handler sets. */
  static String error(CallResult result) {
    return result.isSuccess() ? "none" : FailedCallException.class.getSimpleName();
  }
}
