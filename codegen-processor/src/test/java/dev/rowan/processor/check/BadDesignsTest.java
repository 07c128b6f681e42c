package dev.rowan.processor.check;

import static org.assertj.core.api.Assertions.assertThat;

import com.google.testing.compile.Compilation;
import java.io.IOException;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Designs that articles and books about Cassandra warn of, each with the code that it gets. */
class BadDesignsTest {
  private static final Fixture DESIGNS =
      new Fixture(Path.of("src/test/resources/bad-designs/BadDesigns.java"));
  private static final int LEAST = 55;

  @Test
  void everyBadDesignIsReported(@TempDir Path scratch) throws IOException {
    Compilation compilation = DESIGNS.compile(scratch);

    assertThat(DESIGNS.expected()).hasSizeGreaterThanOrEqualTo(LEAST);
    assertThat(DESIGNS.told(compilation))
        .as("findings in%n%s", compilation.diagnostics())
        .isEqualTo(DESIGNS.expected());
  }
}
