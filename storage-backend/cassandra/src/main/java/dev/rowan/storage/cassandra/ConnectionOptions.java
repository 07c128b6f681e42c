package dev.rowan.storage.cassandra;

import dev.rowan.error.ConfigurationException;
import dev.rowan.error.ErrorCode;
import dev.rowan.spi.backend.ConnectionString;
import dev.rowan.spi.guard.GuardrailLimits;
import java.time.Duration;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.TreeSet;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import org.jspecify.annotations.Nullable;

/** The options after the question mark of a connection string. */
record ConnectionOptions(Map<String, String> values) {
  static final String CONSISTENCY = "consistency";
  static final String DATACENTER = "datacenter";
  static final String PAGE_SIZE = "page-size";
  static final String PROFILE = "profile";
  static final String SCHEMA = "schema";
  static final String SERIAL_CONSISTENCY = "serial-consistency";
  static final String FOREIGN_COLUMNS = "foreign-columns";
  static final String TIMEOUT = "timeout";

  private static final List<String> KNOWN =
      List.of(
          CONSISTENCY,
          DATACENTER,
          FOREIGN_COLUMNS,
          PAGE_SIZE,
          PROFILE,
          SCHEMA,
          SERIAL_CONSISTENCY,
          TIMEOUT);
  private static final Pattern DURATION = Pattern.compile("([1-9]\\d{0,8})(ms|s)");
  private static final Pattern COUNT = Pattern.compile("[1-9]\\d{0,8}");

  /**
   * Returns the options of an address.
   *
   * @throws ConfigurationException if an option is unknown
   */
  static ConnectionOptions of(ConnectionString address) {
    TreeSet<String> unknown = new TreeSet<>(address.options().keySet());
    unknown.removeAll(KNOWN);
    unknown.removeAll(GuardrailLimits.options());
    if (!unknown.isEmpty()) {
      throw mistake(unknown.first(), "one of " + String.join(", ", KNOWN));
    }
    return new ConnectionOptions(address.options());
  }

  @Nullable String text(String option) {
    return values.get(option);
  }

  @Nullable Duration duration(String option) {
    String value = values.get(option);
    if (value == null) {
      return null;
    }
    Matcher matcher = DURATION.matcher(value);
    if (!matcher.matches()) {
      throw mistake(option, "milliseconds or seconds, such as 500ms or 2s");
    }
    long amount = Long.parseLong(matcher.group(1));
    return matcher.group(2).equals("s") ? Duration.ofSeconds(amount) : Duration.ofMillis(amount);
  }

  @Nullable Integer count(String option) {
    String value = values.get(option);
    if (value != null && !COUNT.matcher(value).matches()) {
      throw mistake(option, "a number from 1 to 999999999");
    }
    return value == null ? null : Integer.valueOf(value);
  }

  /** Returns the name of the constant that an option names, or null. */
  <E extends Enum<E>> @Nullable String name(String option, List<E> constants) {
    return values.containsKey(option) ? word(option, constants.get(0), constants).name() : null;
  }

  /** Returns the constant that an option names, in lower case and with hyphens. */
  <E extends Enum<E>> E word(String option, E otherwise, List<E> constants) {
    String value = values.get(option);
    if (value == null) {
      return otherwise;
    }
    for (E constant : constants) {
      if (optionText(constant).equals(value)) {
        return constant;
      }
    }
    throw mistake(
        option,
        constants.stream().map(ConnectionOptions::optionText).collect(Collectors.joining(" or ")));
  }

  private static String optionText(Enum<?> constant) {
    return constant.name().toLowerCase(Locale.ROOT).replace('_', '-');
  }

  static ConfigurationException mistake(String option, String expected) {
    return new ConfigurationException(
        ErrorCode.MALFORMED_CONNECTION, Map.of("option", option, "expected", expected), null);
  }
}
