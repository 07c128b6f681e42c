package dev.rowan.processor.rule;

import dev.rowan.processor.diagnostic.Finding;
import dev.rowan.processor.diagnostic.Severity;
import dev.rowan.processor.model.Origin;
import java.util.List;
import java.util.stream.Stream;

/** What a rule reports at one place. It becomes a finding when the rule's code is added. */
record Complaint(Origin origin, String headline, String why, List<String> fixes, boolean error) {
  Complaint {
    fixes = List.copyOf(fixes);
  }

  static Complaint at(Origin origin, String headline) {
    return new Complaint(origin, headline, "", List.of(), false);
  }

  Complaint because(String reason) {
    return new Complaint(origin, headline, reason, fixes, error);
  }

  Complaint fix(String typed) {
    return new Complaint(
        origin, headline, why, Stream.concat(fixes.stream(), Stream.of(typed)).toList(), error);
  }

  /** Returns this complaint as an error, whatever the severity of the rule. */
  Complaint asError() {
    return new Complaint(origin, headline, why, fixes, true);
  }

  Finding asFinding(DesignRule rule) {
    Severity severity = error ? Severity.ERROR : rule.severity();
    return new Finding(rule.code(), severity, origin, headline, why, fixes);
  }
}
