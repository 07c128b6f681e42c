package dev.rowan.spi.backend;

import dev.rowan.spi.guard.Guardrails;

/** A backend with guardrails, to which the run time can report its own observations. */
public interface GuardedBackend extends Backend {
  /** Returns the guardrails of this backend; always the same object. */
  Guardrails guardrails();
}
