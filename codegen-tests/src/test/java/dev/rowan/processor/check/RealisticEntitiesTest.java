package dev.rowan.processor.check;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.assertj.core.api.Assertions.assertThat;

import com.google.testing.compile.Compilation;
import com.google.testing.compile.JavaFileObjects;
import dev.rowan.processor.RowanProcessor;
import dev.rowan.processor.Sources;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;

/**
 * Rules that need no hint leave usual designs alone: entities of chats, sensors, shops, networks,
 * games and banks, and methods on them, as teams write them.
 */
class RealisticEntitiesTest {
  private static final Path ENTITIES = Path.of("src/test/resources/realistic/Realistic.java");
  private static final int LEAST = 40;

  @Test
  void usualEntitiesAreCompiledWithoutAFinding() throws IOException {
    String source = Files.readString(ENTITIES, UTF_8);
    assertThat(Pattern.compile("(?m)^  @Entity$").matcher(source).results().count())
        .isGreaterThanOrEqualTo(LEAST);

    Compilation compilation =
        Sources.compiler()
            .withProcessors(new RowanProcessor())
            .compile(JavaFileObjects.forSourceString("realistic.Realistic", source));

    assertThat(Sources.messages(compilation)).isEmpty();
  }
}
