package dev.rowan.backend;

import dev.rowan.guard.Guardrails;

/** A backend that watches what is written and read, and lets the mapper add what it sees. */
public interface GuardedBackend extends Backend {
  /** Returns its guardrails; always the same. */
  Guardrails guardrails();
}
