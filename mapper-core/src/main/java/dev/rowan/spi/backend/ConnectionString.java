package dev.rowan.spi.backend;

import dev.rowan.error.ConfigurationException;
import dev.rowan.error.ErrorCode;
import java.util.Collections;
import java.util.Map;
import java.util.TreeMap;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * The address of a store: {@code rowan:scheme:target?option=value&option=value}. The target and the
 * options are taken literally; nothing is decoded.
 *
 * @param scheme the scheme that selects the backend, such as {@code embedded}
 * @param target the part that the backend interprets, such as a directory; may be empty
 * @param options the options by name, sorted
 */
public record ConnectionString(String scheme, String target, Map<String, String> options) {
  private static final Pattern FORM = Pattern.compile("rowan:([a-z][a-z0-9]*):([^?]*)(?:\\?(.*))?");
  private static final Pattern OPTION = Pattern.compile("([A-Za-z][A-Za-z0-9.-]*)=(.*)");

  /** Copies the options. */
  public ConnectionString {
    options = Collections.unmodifiableMap(new TreeMap<>(options));
  }

  /**
   * Parses a connection string.
   *
   * @throws ConfigurationException if the string is malformed or repeats an option; the message
   *     does not contain the string, which may hold secrets
   */
  public static ConnectionString parse(String text) {
    Matcher form = FORM.matcher(text == null ? "" : text);
    if (!form.matches()) {
      throw malformed("expected", "rowan:<scheme>:<target>?<option>=<value>&…");
    }
    Map<String, String> options = new TreeMap<>();
    String query = form.group(3);
    if (query != null && !query.isEmpty()) {
      for (String part : query.split("&", -1)) {
        Matcher option = OPTION.matcher(part);
        if (!option.matches()) {
          throw malformed("expected options", "<name>=<value>, joined by &");
        }
        if (options.put(option.group(1), option.group(2)) != null) {
          throw malformed("option given twice", option.group(1));
        }
      }
    }
    return new ConnectionString(form.group(1), form.group(2), options);
  }

  /** Returns the scheme and the target; never the options, which may hold secrets. */
  @Override
  public String toString() {
    return "rowan:" + scheme + ":" + target;
  }

  private static ConfigurationException malformed(String what, String detail) {
    return new ConfigurationException(ErrorCode.MALFORMED_CONNECTION, Map.of(what, detail), null);
  }
}
