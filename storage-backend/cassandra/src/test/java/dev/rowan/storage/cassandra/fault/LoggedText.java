package dev.rowan.storage.cassandra.fault;

import java.io.ByteArrayOutputStream;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import org.junit.jupiter.api.extension.AfterAllCallback;
import org.junit.jupiter.api.extension.BeforeAllCallback;
import org.junit.jupiter.api.extension.ExtensionContext;

/** Captures the log of a test class, which slf4j-simple writes to the error stream. */
public final class LoggedText implements BeforeAllCallback, AfterAllCallback {
  private final ByteArrayOutputStream text = new ByteArrayOutputStream();
  private PrintStream usual;

  /** Returns what was logged so far. */
  public String text() {
    return text.toString(StandardCharsets.UTF_8);
  }

  @Override
  public void beforeAll(ExtensionContext context) {
    usual = System.err;
    System.setErr(new PrintStream(text, true, StandardCharsets.UTF_8));
  }

  @Override
  public void afterAll(ExtensionContext context) {
    System.setErr(usual);
    usual.print(text());
  }
}
