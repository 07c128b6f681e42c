package dev.rowan.processor.check;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** Designs that articles and books about Cassandra warn of, each with the code that it gets. */
class BadDesignsTest {
  private static final Path FOLDER = Path.of("src/test/resources/bad-designs");
  private static final int LEAST = 55;

  static List<Fixture> designs() throws IOException {
    try (Stream<Path> files = Files.list(FOLDER)) {
      return files.sorted().map(Fixture::new).toList();
    }
  }

  @ParameterizedTest(name = "{0}")
  @MethodSource("designs")
  void everyBadDesignIsReported(Fixture designs, @TempDir Path scratch) throws IOException {
    List<Message> messages = designs.compile(scratch);

    assertThat(designs.reported(messages))
        .as("findings in%n%s", messages)
        .isEqualTo(designs.expected());
  }

  @Test
  void noBadDesignIsForgotten() throws IOException {
    int findings = 0;
    for (Fixture each : designs()) {
      findings += each.expected().size();
    }
    assertThat(findings).isGreaterThanOrEqualTo(LEAST);
  }
}
