package dev.rowan.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** {@code rowan import} of a table whose name is too long without an option of the processor. */
class ImportOptionsTest {
  private static final String LONG_NAME =
      "CREATE TABLE user_activity_by_user_and_activity_type_and_month (id int PRIMARY KEY);";

  @TempDir private Path folder;

  /** No class is left then, and the compiler takes no empty list of sources. */
  @Test
  void aTableThatTheProcessorRefusesIsListed() {
    Invocation refused = imported();
    assertThat(refused.exitCode()).as(refused.err()).isOne();
    assertThat(refused.out())
        .contains("Wrote 0 records and 0 DAOs", "49 characters", "(MAP-05): ")
        .contains("`-Arowan.limit.nameLength=222` allows what Cassandra 5.0 accepts");
  }

  @Test
  void anOptionAllowsALongName() {
    Invocation done = imported("-Arowan.limit.nameLength=222");
    assertThat(done.exitCode()).as(done.err()).isZero();
    assertThat(folder.resolve("shop/UserActivityByUserAndActivityTypeAndMonth.java"))
        .isRegularFile();
  }

  @Test
  void anUnknownOptionIsAMistakeOfTheCall() {
    Invocation misspelled = imported("-Arowan.limit.nameLengths=222");
    assertThat(misspelled.exitCode()).isEqualTo(2);
    assertThat(misspelled.err()).contains("did you mean `rowan.limit.nameLength`?");
    assertThat(folder.resolve("shop")).doesNotExist();
  }

  private Invocation imported(String... options) {
    Path cql = folder.resolve("schema.cql");
    try {
      Files.writeString(cql, LONG_NAME);
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
    return Invocation.of(
        Stream.concat(
                Stream.of(
                    "import", cql.toString(), "--package", "shop", "--out", folder.toString()),
                Stream.of(options))
            .toArray(String[]::new));
  }
}
