package dev.rowan.cli.compile;

import java.util.List;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * A message of the compiler.
 *
 * @param className the simple name of the class whose source has the message; empty if no source
 *     has it
 * @param offset the offset in the source in {@code char}s, or -1
 */
public record CompilerMessage(Severity severity, String className, long offset, String text) {
  private static final Pattern FINDING =
      Pattern.compile("\\[([A-Z]+-\\d+)] (.*?)(?:\\n.*)?", Pattern.DOTALL);

  private static final String REASON = "why: ";

  /** How grave a message is. */
  public enum Severity {
    /** The classes cannot be compiled. */
    ERROR,
    /** The design works, and will probably cause problems. */
    WARNING,
    /** Advice. */
    NOTE
  }

  /** Returns the code of the rule, if the message is a finding of Rowan. */
  public Optional<String> code() {
    return part(1);
  }

  /** Returns whether the message is about an option of the processor. */
  public boolean isAboutOptions() {
    return code().isEmpty() && className.isEmpty() && text.contains("-Arowan.");
  }

  /** Returns the fact in one line. */
  public String headline() {
    return part(2).orElseGet(() -> text.lines().findFirst().orElse("").strip());
  }

  /** Returns the lines after the headline: the reason, the fixes and the page. */
  public List<String> details() {
    return text.lines().skip(1).map(String::strip).toList();
  }

  /** Returns why the finding matters, in one line; empty if the message does not say so. */
  public Optional<String> reason() {
    return details().stream()
        .filter(line -> line.startsWith(REASON))
        .map(line -> line.substring(REASON.length()))
        .findFirst();
  }

  private Optional<String> part(int group) {
    Matcher matcher = FINDING.matcher(text);
    return matcher.matches() ? Optional.of(matcher.group(group)) : Optional.empty();
  }
}
