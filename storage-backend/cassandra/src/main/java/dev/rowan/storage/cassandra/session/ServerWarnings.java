package dev.rowan.storage.cassandra.session;

import com.datastax.oss.driver.api.core.config.DefaultDriverOption;
import com.datastax.oss.driver.api.core.config.DriverConfig;
import com.datastax.oss.driver.api.core.cql.AsyncResultSet;
import dev.rowan.spi.call.CallOptions;
import dev.rowan.spi.guard.Guardrails;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import org.jspecify.annotations.Nullable;

/**
 * Reports the servers' warnings to the guardrails, with the affected tables and the calling method.
 * Warning texts may contain keys, so only texts that are known to contain none are shown. If the
 * driver is configured to log warnings itself, they are counted here and not logged again.
 * Thread-safe.
 */
final class ServerWarnings {
  private static final String WITHHELD = "a text that may contain values; see the server's log";

  /** The part of a read warning that counts deleted and expired cells. */
  private static final Pattern DEAD =
      Pattern.compile("Read \\d+ live rows and (\\d{1,18}) tombstone cells");

  /** Only the first part of each text is shown. */
  private static final List<Pattern> SHOWN =
      List.of(
          DEAD,
          Pattern.compile("Batch for \\[[\\w., ]*] is of size [^,]*, exceeding [^,]*"),
          Pattern.compile("Unlogged batch covering \\d+ partitions? detected"),
          Pattern.compile("Aggregation query used (without|on multiple) partition keys?"),
          Pattern.compile("Guardrail \\w+ violated"));

  private final Guardrails guardrails;

  ServerWarnings(Guardrails guardrails) {
    this.guardrails = guardrails;
  }

  /**
   * Returns the result, after it has reported the servers' warnings. Most results have none.
   *
   * @param asked the texts of the statements that the servers answered
   */
  AsyncResultSet heard(
      AsyncResultSet result, DriverConfig config, List<StatementText> asked, CallOptions options) {
    List<String> warnings = result.getExecutionInfo().getWarnings();
    if (!warnings.isEmpty()) {
      boolean logged =
          config.getDefaultProfile().getBoolean(DefaultDriverOption.REQUEST_LOG_WARNINGS, true);
      String where = where(asked, options);
      for (String warning : warnings) {
        hear(warning, where, logged ? null : asked.get(0));
      }
    }
    return result;
  }

  private void hear(String warning, String where, @Nullable StatementText toLog) {
    Matcher dead = DEAD.matcher(warning);
    if (!dead.lookingAt() || !guardrails.deadRowsPassed(where, Long.parseLong(dead.group(1)))) {
      guardrails.serverWarning(
          where, toLog == null ? null : "a server warns: " + shown(warning) + ", of " + toLog);
    }
  }

  private static String where(List<StatementText> asked, CallOptions options) {
    String tables =
        asked.stream().map(StatementText::table).distinct().collect(Collectors.joining(", "));
    return options.method() == null ? tables : tables + " by " + options.method();
  }

  static String shown(String warning) {
    for (Pattern pattern : SHOWN) {
      Matcher known = pattern.matcher(warning);
      if (known.lookingAt()) {
        return known.group();
      }
    }
    return WITHHELD;
  }
}
