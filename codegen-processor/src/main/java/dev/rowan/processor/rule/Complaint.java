package dev.rowan.processor.rule;

import dev.rowan.processor.diagnostic.Finding;
import dev.rowan.processor.diagnostic.Severity;
import dev.rowan.processor.model.Origin;
import java.util.List;
import java.util.stream.Stream;

/** What a rule reports at one place. It becomes a finding when the rule's code is added. */
public record Complaint(
    Origin origin, String headline, String why, List<String> fixes, boolean error) {
  public Complaint {
    fixes = List.copyOf(fixes);
  }

  public static Complaint at(Origin origin, String headline) {
    return new Complaint(origin, headline, "", List.of(), false);
  }

  public Complaint because(String reason) {
    return new Complaint(origin, headline, reason, fixes, error);
  }

  public Complaint fix(String typed) {
    return new Complaint(
        origin, headline, why, Stream.concat(fixes.stream(), Stream.of(typed)).toList(), error);
  }

  /** Returns this complaint with a fix before the others. */
  public Complaint firstFix(String typed) {
    return new Complaint(
        origin, headline, why, Stream.concat(Stream.of(typed), fixes.stream()).toList(), error);
  }

  /** Returns this complaint as an error, whatever the severity of the rule. */
  public Complaint asError() {
    return new Complaint(origin, headline, why, fixes, true);
  }

  public Finding asFinding(DesignRule rule) {
    Severity severity = error ? Severity.ERROR : rule.severity();
    return new Finding(rule.code(), severity, origin, headline, why, fixes);
  }
}
