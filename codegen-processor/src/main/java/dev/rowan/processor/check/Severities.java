package dev.rowan.processor.check;

import dev.rowan.processor.diagnostic.Finding;
import dev.rowan.processor.diagnostic.Severity;
import dev.rowan.processor.rule.DesignRule;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.function.Predicate;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/**
 * The severities that an option gives to rules. Rules that are always an error have no other
 * severity, because generated code relies on them.
 *
 * @param changed the severity of the findings of a rule, by its code; empty if the rule is off
 * @param accepted whether a finding is accepted and therefore not reported; not asked about rules
 *     that are always an error, and about notes
 */
public record Severities(Map<String, Optional<Severity>> changed, Predicate<Finding> accepted) {
  private static final Set<String> OPTIONAL =
      Rules.ALL.stream()
          .map(Rules::codeOf)
          .filter(DesignRule::optional)
          .map(DesignRule::code)
          .collect(Collectors.toSet());

  /** Every rule has its own severity. */
  public static final Severities OWN = new Severities(Map.of());

  /** Creates severities that accept no finding. */
  public Severities(Map<String, Optional<Severity>> changed) {
    this(changed, finding -> false);
  }

  /** Returns the same severities, without findings that are accepted. */
  public Severities accepting(Predicate<Finding> findings) {
    return new Severities(changed, findings);
  }

  public Severities {
    changed = Map.copyOf(changed);
  }

  /** Returns the codes of the rules whose severity can be changed. */
  public static List<String> changeable() {
    return Rules.ALL.stream()
        .map(Rules::codeOf)
        .filter(rule -> rule.severity() != Severity.ERROR)
        .map(DesignRule::code)
        .toList();
  }

  /** Whether the rule of a code is always an error. */
  public static boolean isAlwaysError(String code) {
    return Rules.ALL.stream()
        .map(Rules::codeOf)
        .anyMatch(rule -> rule.code().equals(code) && rule.severity() == Severity.ERROR);
  }

  /** Returns the findings with their severities, without those of rules that are off. */
  List<Finding> apply(List<Finding> findings) {
    return findings.stream().flatMap(this::apply).filter(each -> !isAccepted(each)).toList();
  }

  private boolean isAccepted(Finding finding) {
    return finding.severity() != Severity.NOTE && finding.changeable() && accepted.test(finding);
  }

  private Stream<Finding> apply(Finding finding) {
    if (finding.changeable() && changed.containsKey(finding.code())) {
      return changed.get(finding.code()).stream().map(finding::withSeverity);
    }
    return OPTIONAL.contains(finding.code()) ? Stream.empty() : Stream.of(finding);
  }
}
