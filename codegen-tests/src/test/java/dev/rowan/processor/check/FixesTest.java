package dev.rowan.processor.check;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.assertj.core.api.Assertions.assertThat;

import dev.rowan.storage.contract.fixture.Effort;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** Who types a fix that is code gets rid of the finding, and gets no other error. */
class FixesTest {
  private static final Pattern FIX = Pattern.compile("(?m)^\\s+(?:fix|or): (.*)$");

  /** Fixes that are code and only a part of the answer, by fixture and fix, with the reason. */
  private static final Map<String, String> EXCEPTIONS = Map.of();

  /** Returns each third fixture, and all with {@code -Plong}: each fix needs a compilation. */
  static Stream<Fixture> fixtures() {
    return Effort.eachThird(
        Fixture.all(RuleFixturesTest.RULES).stream().filter(Fixture::isWrong).toList());
  }

  @ParameterizedTest(name = "{0}")
  @MethodSource("fixtures")
  void eachFixThatIsCodeWorks(Fixture fixture, @TempDir Path scratch) throws IOException {
    String source = Files.readString(fixture.file(), UTF_8);
    List<Message> before = fixture.compile(scratch);
    List<String> failures = new ArrayList<>();
    for (Message finding : before) {
      for (String fix : fixes(finding)) {
        if (FixEdit.isCode(fix) && !EXCEPTIONS.containsKey(fixture + " " + fix)) {
          failure(fixture, source, before, finding, fix, scratch).ifPresent(failures::add);
        }
      }
    }
    assertThat(failures).isEmpty();
  }

  private static Optional<String> failure(
      Fixture fixture,
      String source,
      List<Message> before,
      Message finding,
      String fix,
      Path scratch)
      throws IOException {
    Optional<String> edited = new FixEdit(source, finding).apply(fix);
    if (edited.isEmpty()) {
      return Optional.of("no place for the fix: " + finding + "\n" + fix);
    }
    List<Message> after = fixture.compile(edited.get(), scratch);
    // a table that is new can change the code of another finding, but not the number of them
    int removed = finding.isError() ? 1 : 0;
    boolean fewer = errors(after).size() <= errors(before).size() - removed;
    boolean foreign = errors(after).stream().anyMatch(message -> !message.startsWith("["));
    boolean returned = after.stream().map(Message::headline).anyMatch(finding.headline()::equals);
    return fewer && !foreign && !returned
        ? Optional.empty()
        : Optional.of(
            "%s%nafter the fix: %s%nreturned: %s%nerrors now: %s%n"
                .formatted(finding, fix, returned, errors(after)));
  }

  private static List<String> fixes(Message finding) {
    return FIX.matcher(finding.text()).results().map(each -> each.group(1)).toList();
  }

  private static List<String> errors(List<Message> messages) {
    return messages.stream().filter(Message::isError).map(Message::headline).toList();
  }
}
