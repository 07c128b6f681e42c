package dev.rowan.sample.logs;

import static java.nio.charset.StandardCharsets.ISO_8859_1;
import static java.nio.charset.StandardCharsets.UTF_8;
import static org.assertj.core.api.Assertions.assertThat;

import dev.rowan.storage.contract.fixture.Seed;
import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.io.InputStream;
import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import org.junit.jupiter.api.Test;

class LineReaderTest {
  private static List<RawLine> read(byte[] bytes) throws IOException {
    return read(new ByteArrayInputStream(bytes));
  }

  private static List<RawLine> read(InputStream bytes) throws IOException {
    LineReader reader = new LineReader(bytes);
    List<RawLine> lines = new ArrayList<>();
    for (RawLine line = reader.next(); line != null; line = reader.next()) {
      lines.add(line);
    }
    return lines;
  }

  private static List<String> texts(String content) throws IOException {
    return read(content.getBytes(UTF_8)).stream().map(RawLine::text).toList();
  }

  @Test
  void splitsAtLineFeeds() throws IOException {
    assertThat(texts("a\nb\n")).containsExactly("a", "b");
    assertThat(texts("\n\na\n")).containsExactly("", "", "a");
    assertThat(texts("")).isEmpty();
  }

  @Test
  void returnsTheLastLineWithoutLineFeed() throws IOException {
    assertThat(texts("a\nb")).containsExactly("a", "b");
    assertThat(texts("\r")).containsExactly("");
  }

  @Test
  void dropsOneCarriageReturnBeforeALineFeedAndNoOther() throws IOException {
    assertThat(texts("a\r\nb\rc\r\r\n\r\n")).containsExactly("a", "b\rc\r", "");
  }

  @Test
  void numbersLinesFromOne() throws IOException {
    assertThat(read("a\n\nb".getBytes(UTF_8)))
        .extracting(RawLine::number)
        .containsExactly(1L, 2L, 3L);
  }

  @Test
  void returnsTheLongestLineWholeAndCutsTheNext() throws IOException {
    String longest = "x".repeat(LineReader.LONGEST);
    List<RawLine> lines = read((longest + "\r\n" + longest + "yz\n" + "short\n").getBytes(UTF_8));
    assertThat(lines)
        .containsExactly(
            new RawLine(1, longest, 0, false),
            new RawLine(2, longest, 2, false),
            new RawLine(3, "short", 0, false));
  }

  @Test
  void cutsBetweenCharacters() throws IOException {
    for (int shift = 0; shift < 4; shift++) {
      String text = "x".repeat(shift) + "🐦".repeat(LineReader.LONGEST / 4 + 1);
      RawLine line = read(text.getBytes(UTF_8)).get(0);
      assertThat(line.latin1()).isFalse();
      assertThat(text).startsWith(line.text());
      int stored = line.text().getBytes(UTF_8).length;
      assertThat(stored).isBetween(LineReader.LONGEST - 3, LineReader.LONGEST);
      assertThat(stored + line.cut()).isEqualTo(text.getBytes(UTF_8).length);
    }
  }

  @Test
  void readsWhatIsNotUtf8AsLatin1() throws IOException {
    byte[] bytes = "grün\n".getBytes(ISO_8859_1);
    assertThat(read(bytes)).containsExactly(new RawLine(1, "grün", 0, true));
    assertThat(read("gr\uFFFDn\n".getBytes(UTF_8)))
        .containsExactly(new RawLine(1, "gr\uFFFDn", 0, false));
  }

  @Test
  void givesTheSameLinesHoweverTheBytesArrive() throws IOException {
    long seed = Seed.next();
    Random random = new Random(seed);
    StringBuilder content = new StringBuilder();
    for (int i = 0; i < 2_000; i++) {
      content.append("ä€🐦\r \n\n".charAt(random.nextInt(8)));
      if (random.nextInt(200) == 0) {
        content.append("y".repeat(random.nextInt(2 * LineReader.LONGEST)));
      }
    }
    byte[] bytes = content.toString().getBytes(UTF_8);
    InputStream trickle =
        new ByteArrayInputStream(bytes) {
          @Override
          public synchronized int read(byte[] block, int from, int length) {
            return super.read(block, from, 1 + random.nextInt(Math.min(length, 1_000)));
          }
        };
    assertThat(read(trickle)).as("seed " + seed).isEqualTo(read(bytes));
  }
}
