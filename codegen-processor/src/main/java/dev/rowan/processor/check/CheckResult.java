package dev.rowan.processor.check;

import dev.rowan.processor.diagnostic.Finding;
import java.util.List;

/**
 * The result of the check.
 *
 * @param findings the findings, in source order, then by code
 * @param sound the declarations without errors
 */
public record CheckResult(List<Finding> findings, SoundDeclarations sound) {
  public CheckResult {
    findings = List.copyOf(findings);
  }
}
