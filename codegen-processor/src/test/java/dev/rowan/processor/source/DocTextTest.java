package dev.rowan.processor.source;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Test;

class DocTextTest {
  @Test
  void namesStandInTheFontOfCode() {
    assertThat(DocText.code("tags set<text>")).isEqualTo("{@code tags set<text>}");
  }

  @Test
  void noNameEndsTheCommentOrStartsATag() {
    String hostile = "*/ } @see \\u002a/ <b> &";

    assertThat(DocText.code(hostile))
        .startsWith("<code>")
        .doesNotContain("*", "@", "\\", "}", "<b>", "& ")
        .contains("&#42;&#47;");
  }

  @Test
  void paragraphsAreBrokenIntoLinesThatFit() {
    String text = DocText.paragraphs(List.of("word ".repeat(40).strip(), "second"));

    assertThat(text.lines()).allSatisfy(line -> assertThat(line).hasSizeLessThanOrEqualTo(93));
    assertThat(text).contains("\n\n<p>second");
  }
}
