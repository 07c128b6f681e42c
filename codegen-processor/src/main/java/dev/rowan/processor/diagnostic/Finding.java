package dev.rowan.processor.diagnostic;

import dev.rowan.processor.model.Origin;
import java.util.List;

/**
 * One message to the user.
 *
 * @param code the code of the rule, which never changes
 * @param origin the position, as near to the cause as possible
 * @param headline the fact in one line, names in backticks, without full stop
 * @param why the database's reason
 * @param fixes what the user can type to fix it, the likeliest fix first
 * @param changeable whether options can change the severity; not if no code can be generated
 */
public record Finding(
    String code,
    Severity severity,
    Origin origin,
    String headline,
    String why,
    List<String> fixes,
    boolean changeable) {
  public Finding {
    fixes = List.copyOf(fixes);
  }

  /** Returns the same finding with another severity. */
  public Finding withSeverity(Severity other) {
    return new Finding(code, other, origin, headline, why, fixes, changeable);
  }

  /**
   * Returns the whole text that the compiler prints.
   *
   * @param page where to read about the code
   */
  public String message(String page) {
    StringBuilder text = new StringBuilder("[" + code + "] " + headline);
    text.append("\n  why: ").append(why);
    String label = "\n  fix: ";
    for (String fix : fixes) {
      text.append(label).append(fix);
      label = "\n   or: ";
    }
    return text.append("\n  see: ").append(page).toString();
  }
}
