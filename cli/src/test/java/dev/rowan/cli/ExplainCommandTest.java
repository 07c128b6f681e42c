package dev.rowan.cli;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** What a user sees of {@code rowan explain}. */
class ExplainCommandTest {
  static String[] codes() {
    return Invocation.of("explain")
        .out()
        .lines()
        .map(line -> line.split(" ", 2)[0])
        .toArray(String[]::new);
  }

  @Test
  void listsRulesAndErrors() {
    assertThat(codes())
        .contains("KEY-01", "SUP-01", "INT-01", "RUN-01", "D-01", "R-01")
        .doesNotHaveDuplicates();
    assertThat(Invocation.of("explain").out())
        .contains("KEY-01  The primary key has no definite structure (error)\n");
  }

  @ParameterizedTest
  @MethodSource("codes")
  void explainsEachCodeOfTheList(String code) {
    Invocation done = Invocation.of("explain", code);

    assertThat(done.exitCode()).isZero();
    assertThat(done.err()).isEmpty();
    assertThat(done.out()).startsWith(code + " ");
    assertThat(done.out().lines().count()).isGreaterThan(3);
  }

  @Test
  void printsThePageOfARuleWithoutMarkup() {
    assertThat(Invocation.of("explain", "key-01").out())
        .startsWith("KEY-01 ")
        .contains("\nWhy\n", "\n    @Entity\n")
        .doesNotContain("```", "\n#", "](");
  }

  @Test
  void printsTheRowOfAnError() {
    assertThat(Invocation.of("explain", "RUN-06").out())
        .isEqualTo(
            """
            RUN-06 this Rowan is closed

            exception
              `RowanClosedException`

            what is wrong
              this Rowan is closed

            fix
              close it only after the last call of its DAOs
            """);
  }

  @Test
  void namesTheCodesOfAFamily() {
    assertThat(Invocation.of("explain", "CNS-99"))
        .isEqualTo(
            new Invocation(
                2,
                "",
                "rowan: there is no code `CNS-99`; codes of this family are"
                    + " CNS-01, CNS-03, CNS-04, CNS-05, CNS-06\n"));
    assertThat(Invocation.of("explain", "nonsense").err())
        .isEqualTo("rowan: there is no code `nonsense`; `rowan explain` lists all codes\n");
  }
}
