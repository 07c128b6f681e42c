package dev.rowan.processor.check;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** Every finding that is expected, and none that is not, on the line that the compiler names. */
class RuleFixturesTest {
  static final Path RULES = Path.of("src/test/resources/rules");

  static List<Fixture> fixtures() {
    return Fixture.all(RULES);
  }

  @ParameterizedTest(name = "{0}")
  @MethodSource("fixtures")
  void theCompilerSaysWhatTheFixtureExpects(Fixture fixture, @TempDir Path scratch)
      throws IOException {
    List<Message> messages = fixture.compile(scratch);

    List<Fixture.Reported> expected = fixture.expected();
    assertThat(fixture.reported(messages))
        .as("findings of %s in%n%s", fixture, messages)
        .isEqualTo(expected);
    assertThat(expected.stream().anyMatch(each -> each.code().equals(fixture.code())))
        .as("%s is about its own rule", fixture)
        .isEqualTo(fixture.isWrong());
  }

  @ParameterizedTest(name = "{0}")
  @MethodSource("wrongFixtures")
  void messagesReadAsTheyDid(Fixture fixture, @TempDir Path scratch) throws IOException {
    String messages = fixture.texts(fixture.compile(scratch));

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

  static List<Fixture> wrongFixtures() {
    return fixtures().stream().filter(Fixture::isWrong).toList();
  }
}
