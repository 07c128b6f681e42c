package dev.rowan.operate.transfer;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;

class LineStreamTest {
  @Test
  void givesEachLineWithItsNumberAndPassesOverEmptyOnes() throws IOException {
    LineStream lines = of("a\n\r\n\nbc\r\nd");
    List<String> found = new ArrayList<>();
    while (lines.nextLine()) {
      String text = new String(lines.line().readAllBytes(), StandardCharsets.UTF_8);
      found.add(lines.number() + ":" + text.strip());
    }
    assertThat(found).containsExactly("1:a", "4:bc", "5:d");
    assertThat(lines.number()).isEqualTo(5);
  }

  @Test
  void leavesWhatWasNotReadOfALine() throws IOException {
    LineStream lines = of("abc\ndef\n");
    assertThat(lines.nextLine()).isTrue();
    assertThat(lines.line().read()).isEqualTo('a');
    assertThat(lines.nextLine()).isTrue();
    assertThat(lines.line().readNBytes(2)).containsExactly('d', 'e');
    assertThat(lines.nextLine()).isFalse();
  }

  @Test
  void skipsPastALine() throws IOException {
    for (int skipped = 0; skipped <= 5; skipped++) {
      LineStream lines = of("1\n2\n3\n4\n");
      assertThat(lines.nextLine()).isTrue();
      lines.skip(skipped);
      int expected = Math.max(2, skipped + 1);
      assertThat(lines.nextLine()).isEqualTo(expected <= 4);
      if (expected <= 4) {
        assertThat(lines.number()).isEqualTo(expected);
        assertThat(lines.line().read()).isEqualTo('0' + expected);
      }
    }
  }

  private static LineStream of(String text) {
    return new LineStream(new ByteArrayInputStream(text.getBytes(StandardCharsets.UTF_8)));
  }
}
