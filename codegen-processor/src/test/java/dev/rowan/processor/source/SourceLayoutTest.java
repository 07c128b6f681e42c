package dev.rowan.processor.source;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

class SourceLayoutTest {
  @Test
  void shortCommentsStandOnOneLine() {
    assertThat(SourceLayout.of("  /**\n   * Short.\n   */\n")).isEqualTo("  /** Short. */\n");
  }

  @Test
  void longCommentsStayAsTheyAre() {
    String comment = "/**\n * " + "x".repeat(95) + "\n */\n";

    assertThat(SourceLayout.of(comment)).isEqualTo(comment);
  }

  @Test
  void emptyBodiesStandOnOneLine() {
    assertThat(SourceLayout.of("  private Item() {\n  }\n")).isEqualTo("  private Item() {}\n");
  }

  @Test
  void longConstantsBreakAfterTheEqualsSign() {
    String value = "x".repeat(80);

    assertThat(SourceLayout.of("  private static final String X = " + value + ";\n"))
        .isEqualTo("  private static final String X =\n      " + value + ";\n");
  }

  @Test
  void noLineEndsInBlanks() {
    assertThat(SourceLayout.of("int x = \n    1;\n")).isEqualTo("int x =\n    1;\n");
  }
}
