package dev.rowan.processor.rule;

import dev.rowan.processor.diagnostic.Finding;
import java.util.List;

/**
 * What the check came to.
 *
 * @param findings what to tell, in source order, then by code
 * @param sound what is free of errors
 */
public record Verdict(List<Finding> findings, SoundDeclarations sound) {
  public Verdict {
    findings = List.copyOf(findings);
  }
}
