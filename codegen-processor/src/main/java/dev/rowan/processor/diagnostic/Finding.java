package dev.rowan.processor.diagnostic;

import dev.rowan.processor.model.Origin;
import java.util.List;

/**
 * One thing to tell the user.
 *
 * @param code the code of the rule, for ever the same
 * @param origin the place, as near to the culprit as an address can be
 * @param headline the fact in one line, names in backticks, without full stop
 * @param why the database's reason
 * @param fixes what can be typed to mend it, the likeliest first
 */
public record Finding(
    String code,
    Severity severity,
    Origin origin,
    String headline,
    String why,
    List<String> fixes) {
  public Finding {
    fixes = List.copyOf(fixes);
  }

  /** The whole text as the compiler prints it. */
  public String message() {
    StringBuilder text = new StringBuilder("[" + code + "] " + headline);
    text.append("\n  why: ").append(why);
    String label = "\n  fix: ";
    for (String fix : fixes) {
      text.append(label).append(fix);
      label = "\n   or: ";
    }
    return text.append("\n  see: docs/rules/").append(code).toString();
  }
}
