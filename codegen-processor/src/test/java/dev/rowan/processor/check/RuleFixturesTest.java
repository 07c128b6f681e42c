package dev.rowan.processor.check;

import static org.assertj.core.api.Assertions.assertThat;

import com.google.testing.compile.Compilation;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** Every finding that is expected, and none that is not, on the line that the compiler names. */
class RuleFixturesTest {
  static final Path RULES = Path.of("src/test/resources/rules");

  private static final Map<Fixture, Compilation> COMPILED = new ConcurrentHashMap<>();

  static List<Fixture> fixtures() {
    return Fixture.all(RULES);
  }

  @ParameterizedTest(name = "{0}")
  @MethodSource("fixtures")
  void theCompilerSaysWhatTheFixtureExpects(Fixture fixture, @TempDir Path scratch)
      throws IOException {
    Compilation compilation = compiled(fixture, scratch);

    List<Fixture.Told> expected = fixture.expected();
    assertThat(fixture.told(compilation))
        .as("findings of %s in%n%s", fixture, compilation.diagnostics())
        .isEqualTo(expected);
    assertThat(expected.stream().anyMatch(told -> told.code().equals(fixture.code())))
        .as("%s is about its own rule", fixture)
        .isEqualTo(fixture.isWrong());
  }

  @ParameterizedTest(name = "{0}")
  @MethodSource("wrongFixtures")
  void messagesReadAsTheyDid(Fixture fixture, @TempDir Path scratch) throws IOException {
    String messages = fixture.messages(compiled(fixture, scratch));

    assertThat(messages.lines().filter(line -> line.startsWith("[")).toList())
        .isNotEmpty()
        .allSatisfy(headline -> assertThat(headline.length()).isLessThanOrEqualTo(110))
        .noneMatch(headline -> headline.endsWith("."));
    Path golden = fixture.golden();
    if (Boolean.getBoolean("golden.update")) {
      Files.writeString(golden, messages);
    }
    assertThat(messages).isEqualTo(Files.readString(golden));
  }

  /** Two tests read the messages of one compilation. */
  private static Compilation compiled(Fixture fixture, Path scratch) {
    return COMPILED.computeIfAbsent(
        fixture,
        missing -> {
          try {
            return missing.compile(scratch);
          } catch (IOException e) {
            throw new UncheckedIOException(e);
          }
        });
  }

  static List<Fixture> wrongFixtures() {
    return fixtures().stream().filter(Fixture::isWrong).toList();
  }
}
