package dev.rowan.spi.backend;

import dev.rowan.spi.guard.Guardrails;
import java.util.Optional;

/** A backend with guardrails, to which the run time can report its own observations. */
public interface GuardedBackend extends Backend {
  /** Returns the guardrails of this backend; always the same object. */
  Guardrails guardrails();

  /** Returns the guardrails of a backend; empty if it has none. */
  static Optional<Guardrails> guardrailsOf(Backend backend) {
    return backend.as(GuardedBackend.class).map(GuardedBackend::guardrails);
  }
}
