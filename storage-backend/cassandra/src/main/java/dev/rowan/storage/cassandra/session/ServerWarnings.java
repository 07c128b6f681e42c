package dev.rowan.storage.cassandra.session;

import com.datastax.oss.driver.api.core.config.DefaultDriverOption;
import com.datastax.oss.driver.api.core.config.DriverConfig;
import com.datastax.oss.driver.api.core.cql.AsyncResultSet;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/**
 * What servers warn of, logged beside the statement that they warn of. Their texts may repeat keys,
 * so only what is known to have none is shown. The driver would log texts as they are: where it is
 * told to, nothing is logged here.
 */
final class ServerWarnings {
  private static final Logger LOG = LoggerFactory.getLogger(ServerWarnings.class);
  private static final String WITHHELD = "a text that may repeat values; the server's log has it";

  /** The first part of each is all that is shown. */
  private static final List<Pattern> SHOWN =
      List.of(
          Pattern.compile("Read \\d+ live rows and \\d+ tombstone cells"),
          Pattern.compile("Batch for \\[[\\w., ]*] is of size [^,]*, exceeding [^,]*"),
          Pattern.compile("Unlogged batch covering \\d+ partitions? detected"),
          Pattern.compile("Aggregation query used (without|on multiple) partition keys?"),
          Pattern.compile("Guardrail \\w+ violated"));

  private ServerWarnings() {}

  /** Logs the warnings of a result, of which most have none, and returns it. */
  static AsyncResultSet logged(AsyncResultSet result, DriverConfig config, Object statement) {
    List<String> warnings = result.getExecutionInfo().getWarnings();
    if (!warnings.isEmpty()
        && !config.getDefaultProfile().getBoolean(DefaultDriverOption.REQUEST_LOG_WARNINGS, true)) {
      for (String warning : warnings) {
        LOG.warn("a server warns: statement={} warning={}", statement, shown(warning));
      }
    }
    return result;
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
