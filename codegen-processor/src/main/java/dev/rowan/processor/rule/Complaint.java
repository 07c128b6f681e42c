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
 * @param changeable whether options can change the severity
 */
public record Complaint(
    Origin origin,
    String headline,
    String why,
    List<String> fixes,
    Optional<Severity> severity,
    boolean changeable) {
  public Complaint {
    fixes = List.copyOf(fixes);
  }

  public static Complaint at(Origin origin, String headline) {
    return new Complaint(origin, headline, "", List.of(), Optional.empty(), true);
  }

  public Complaint because(String reason) {
    return new Complaint(origin, headline, reason, fixes, severity, changeable);
  }

  public Complaint fix(String typed) {
    return withFixes(Stream.concat(fixes.stream(), Stream.of(typed)));
  }

  /** Returns this complaint with a fix before the others. */
  public Complaint firstFix(String typed) {
    return withFixes(Stream.concat(Stream.of(typed), fixes.stream()));
  }

  private Complaint withFixes(Stream<String> all) {
    return new Complaint(origin, headline, why, all.toList(), severity, changeable);
  }

  /** Returns this complaint as an error, whatever the severity of the rule. */
  public Complaint asError() {
    return with(Severity.ERROR, changeable);
  }

  /** Returns this complaint as an error that no option changes: no code could be generated. */
  public Complaint asPermanentError() {
    return with(Severity.ERROR, false);
  }

  private Complaint with(Severity other, boolean canChange) {
    return new Complaint(origin, headline, why, fixes, Optional.of(other), canChange);
  }

  /** Returns this complaint as a warning, whatever the severity of the rule. */
  public Complaint asWarning() {
    return with(Severity.WARNING, changeable);
  }

  /** Returns this complaint as a note, whatever the severity of the rule. */
  public Complaint asNote() {
    return with(Severity.NOTE, changeable);
  }

  public Finding asFinding(DesignRule rule) {
    return new Finding(
        rule.code(),
        severity.orElse(rule.severity()),
        origin,
        headline,
        why,
        fixes,
        changeable && rule.severity() != Severity.ERROR);
  }
}
