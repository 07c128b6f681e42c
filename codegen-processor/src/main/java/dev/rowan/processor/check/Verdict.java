package dev.rowan.processor.check;

import dev.rowan.processor.diagnostic.Finding;
import java.util.List;

/**
 * The result of the check.
 *
 * @param findings the findings, in source order, then by code
 * @param sound the declarations without errors
 */
public record Verdict(List<Finding> findings, SoundDeclarations sound) {
  public Verdict {
    findings = List.copyOf(findings);
  }
}
