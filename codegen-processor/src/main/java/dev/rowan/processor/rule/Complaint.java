package dev.rowan.processor.rule;

import dev.rowan.processor.diagnostic.Finding;
import dev.rowan.processor.diagnostic.Severity;
import dev.rowan.processor.model.Origin;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;

/**
 * What a rule reports at one place. It becomes a finding when the rule's code is added.
 *
 * @param severity the severity, if it is not that of the rule
 */
public record Complaint(
    Origin origin, String headline, String why, List<String> fixes, Optional<Severity> severity) {
  public Complaint {
    fixes = List.copyOf(fixes);
  }

  public static Complaint at(Origin origin, String headline) {
    return new Complaint(origin, headline, "", List.of(), Optional.empty());
  }

  public Complaint because(String reason) {
    return new Complaint(origin, headline, reason, fixes, severity);
  }

  public Complaint fix(String typed) {
    return new Complaint(
        origin, headline, why, Stream.concat(fixes.stream(), Stream.of(typed)).toList(), severity);
  }

  /** Returns this complaint with a fix before the others. */
  public Complaint firstFix(String typed) {
    return new Complaint(
        origin, headline, why, Stream.concat(Stream.of(typed), fixes.stream()).toList(), severity);
  }

  /** Returns this complaint as an error, whatever the severity of the rule. */
  public Complaint asError() {
    return new Complaint(origin, headline, why, fixes, Optional.of(Severity.ERROR));
  }

  /** Returns this complaint as a warning, whatever the severity of the rule. */
  public Complaint asWarning() {
    return new Complaint(origin, headline, why, fixes, Optional.of(Severity.WARNING));
  }

  /** Returns this complaint as a note, whatever the severity of the rule. */
  public Complaint asNote() {
    return new Complaint(origin, headline, why, fixes, Optional.of(Severity.NOTE));
  }

  public Finding asFinding(DesignRule rule) {
    return new Finding(rule.code(), severity.orElse(rule.severity()), origin, headline, why, fixes);
  }
}
