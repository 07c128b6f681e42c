package dev.rowan.processor.rule;

import dev.rowan.processor.diagnostic.Finding;
import dev.rowan.processor.model.Origin;
import java.util.List;
import java.util.stream.Stream;

/** What a rule says of one place; a finding once it has the rule's code. */
record Complaint(Origin origin, String headline, String why, List<String> fixes) {
  Complaint {
    fixes = List.copyOf(fixes);
  }

  static Complaint at(Origin origin, String headline) {
    return new Complaint(origin, headline, "", List.of());
  }

  Complaint because(String reason) {
    return new Complaint(origin, headline, reason, fixes);
  }

  Complaint fix(String typed) {
    return new Complaint(
        origin, headline, why, Stream.concat(fixes.stream(), Stream.of(typed)).toList());
  }

  Finding asFinding(DesignRule rule) {
    return new Finding(rule.code(), rule.severity(), origin, headline, why, fixes);
  }
}
