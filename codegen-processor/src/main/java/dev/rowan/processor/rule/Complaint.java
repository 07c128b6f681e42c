package dev.rowan.processor.rule;

import dev.rowan.processor.diagnostic.Finding;
import dev.rowan.processor.diagnostic.Severity;
import dev.rowan.processor.model.Origin;
import java.util.List;
import java.util.stream.Stream;

/** What a rule says of one place; a finding once it has the rule's code. */
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

  /** The same where it is so bad that it is an error, whatever the rule says otherwise. */
  Complaint asError() {
    return new Complaint(origin, headline, why, fixes, true);
  }

  Finding asFinding(DesignRule rule) {
    Severity severity = error ? Severity.ERROR : rule.severity();
    return new Finding(rule.code(), severity, origin, headline, why, fixes);
  }
}
