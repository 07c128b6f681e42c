package dev.rowan.sample.logs;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.time.Instant;
import java.time.LocalDate;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.zip.GZIPOutputStream;
import org.junit.jupiter.api.Test;

class IngestTest {
  private static final Instant CHANGED = Instant.parse("2026-03-01T12:00:00Z");

  private final List<LogMessage> stored = new ArrayList<>();

  private Ingest ingest(byte[] content) throws IOException {
    LogFile file = LogFile.of("some.log.gz", CHANGED, new ByteArrayInputStream(content));
    return new Ingest(file, "attic", CHANGED);
  }

  private LineCounts read(String content) throws IOException {
    Ingest ingest = ingest(content.getBytes(UTF_8));
    ingest.run(stored::add);
    return ingest.counts();
  }

  private List<String> texts() {
    return stored.stream().map(LogMessage::text).toList();
  }

  private static byte[] compressed(String content) throws IOException {
    ByteArrayOutputStream bytes = new ByteArrayOutputStream();
    try (GZIPOutputStream gzip = new GZIPOutputStream(bytes)) {
      gzip.write(content.getBytes(UTF_8));
    }
    return bytes.toByteArray();
  }

  @Test
  void makesAMessageOfEveryLine() throws IOException {
    LineCounts counts =
        read("Feb  7 05:06:07 attic sshd[311]: closed\nFeb  8 00:00:00 attic su: x\n");
    assertThat(counts)
        .extracting(LineCounts::read, LineCounts::stored, LineCounts::rejected)
        .containsExactly(2L, 2L, 0L);
    assertThat(stored.get(0))
        .extracting(
            LogMessage::source,
            LogMessage::day,
            LogMessage::at,
            LogMessage::sourceType,
            LogMessage::text,
            LogMessage::parts)
        .containsExactly(
            "attic",
            LocalDate.of(2026, 2, 7),
            Instant.parse("2026-02-07T05:06:07Z"),
            "syslog",
            "closed",
            Map.of("host", "attic", "process", "sshd", "pid", "311"));
    assertThat(stored.get(1).day()).isEqualTo(LocalDate.of(2026, 2, 8));
  }

  @Test
  void readsCompressedLogsAlikeAndGivesThemTheSameIds() throws IOException {
    read("17/02/07 05:06:07 INFO a.B: x\r\n17/02/07 05:06:07 INFO a.B: x");
    List<LogMessage> plain = List.copyOf(stored);
    stored.clear();
    ingest(compressed("17/02/07 05:06:07 INFO a.B: x\r\n17/02/07 05:06:07 INFO a.B: x"))
        .run(stored::add);
    assertThat(stored).isEqualTo(plain).doesNotHaveDuplicates();
  }

  @Test
  void preservesIdsWhenTheLogHasGrown() throws IOException {
    read("17/02/07 05:06:07 INFO a.B: x\n");
    read("17/02/07 05:06:07 INFO a.B: x\n17/02/07 05:06:07 INFO a.B: y\n");
    assertThat(stored.get(1)).isEqualTo(stored.get(0));
    assertThat(stored.get(2).id()).isNotEqualTo(stored.get(0).id());
  }

  @Test
  void sortsLinesOfOneMomentAsPrinted() throws IOException {
    read("17/02/07 05:06:07 INFO a.B: x\n".repeat(500));
    assertThat(stored)
        .isSortedAccordingTo((a, b) -> Long.compare(a.id().timestamp(), b.id().timestamp()));
    assertThat(stored.stream().map(m -> m.id().timestamp())).doesNotHaveDuplicates();
  }

  @Test
  void distinguishesEqualLinesWhenTimesGoBackAndForth() throws IOException {
    read("17/02/07 05:06:07 INFO a.B: x\n17/02/07 05:06:08 INFO a.B: x\n".repeat(500));
    assertThat(stored.stream().map(LogMessage::id)).hasSize(1_000).doesNotHaveDuplicates();
  }

  @Test
  void givesLinesWithoutTimeTheTimeOfTheLineBefore() throws IOException {
    LineCounts counts =
        read(
            "begin\n17/02/07 05:06:07 ERROR a.B: x\n\tat a.B.c\n17/02/07 05:06:09 INFO a.B: y\nend");
    assertThat(stored)
        .extracting(m -> m.at().toString())
        .containsExactly(
            "2017-02-07T05:06:07Z",
            "2017-02-07T05:06:07Z",
            "2017-02-07T05:06:07Z",
            "2017-02-07T05:06:09Z",
            "2017-02-07T05:06:09Z");
    assertThat(texts()).containsExactly("begin", "x", "\tat a.B.c", "y", "end");
    assertThat(counts.untimed()).isEqualTo(3);
  }

  @Test
  void storesALogOfUnknownLayoutAsPlainLines() throws IOException {
    LineCounts counts = read("größer → 🐦\nsecond");
    assertThat(texts()).containsExactly("größer → 🐦", "second");
    assertThat(stored).extracting(LogMessage::sourceType).containsOnly("plain");
    assertThat(stored).extracting(LogMessage::at).containsOnly(CHANGED);
    assertThat(stored).extracting(LogMessage::parts).containsOnly(Map.of());
    assertThat(counts.stored()).isEqualTo(2);
  }

  @Test
  void countsBlankLinesAndBytesThatAreNoTextAsRejected() throws IOException {
    LineCounts counts = read("a\n\n  \t\nb\0c\nd\n");
    assertThat(texts()).containsExactly("a", "d");
    assertThat(counts.read()).isEqualTo(5);
    assertThat(counts.rejections()).isEqualTo(Map.of(Rejection.BLANK, 2L, Rejection.NOT_TEXT, 1L));
    assertThat(counts.rejectedAt()).containsExactly(2L, 3L, 4L);
  }

  @Test
  void remembersFewPlacesOfManyRejections() throws IOException {
    LineCounts counts = read("\n".repeat(1_000));
    assertThat(counts.rejected()).isEqualTo(1_000);
    assertThat(counts.rejectedAt()).hasSize(LineCounts.PLACES);
  }

  @Test
  void storesOverLongLinesCutAndCountsThem() throws IOException {
    LineCounts counts = read("a\n" + "x".repeat(LineReader.LONGEST + 3) + "\n" + "b\n");
    assertThat(counts).extracting(LineCounts::stored, LineCounts::cut).containsExactly(3L, 1L);
    assertThat(stored.get(1).text()).hasSize(LineReader.LONGEST);
    assertThat(stored.get(1).parts()).isEqualTo(Map.of("cut", "3 bytes"));
  }

  @Test
  void countsLinesThatAreNotUtf8() throws IOException {
    Ingest ingest = ingest(new byte[] {'a', (byte) 0xE4, '\n', 'b', '\n'});
    ingest.run(stored::add);
    assertThat(texts()).containsExactly("aä", "b");
    assertThat(ingest.counts().latin1()).isEqualTo(1);
  }

  @Test
  void countsALastLineWithoutLineFeed() throws IOException {
    assertThat(read("a\nb")).extracting(LineCounts::read, LineCounts::open).containsExactly(2L, 1L);
    assertThat(read("a\nb\n"))
        .extracting(LineCounts::read, LineCounts::open)
        .containsExactly(2L, 0L);
  }

  @Test
  void readsAnEmptyLog() throws IOException {
    assertThat(read("").read()).isZero();
    assertThat(ingest(compressed("")).sourceType()).isEqualTo("plain");
  }

  @Test
  void passesOnLinesBeforeAFailureAndReportsItsPosition() throws IOException {
    StringBuilder content = new StringBuilder();
    for (int i = 0; i < 20_000; i++) {
      content.append("17/02/07 05:06:07 INFO a.B: number ").append(i * 7_919 % 10_007).append('\n');
    }
    byte[] whole = compressed(content.toString());
    Ingest ingest = ingest(Arrays.copyOf(whole, whole.length / 2));
    assertThatThrownBy(() -> ingest.run(stored::add))
        .isInstanceOf(UnreadableLog.class)
        .hasMessageStartingWith("some.log cannot be read beyond line " + ingest.counts().read());
    assertThat(stored).hasSizeBetween(1_000, 19_000).hasSize((int) ingest.counts().stored());
  }

  @Test
  void passesOnLinesBeforeAnEarlyFailure() throws IOException {
    byte[] whole = compressed("a\nb\n");
    Ingest ingest = ingest(Arrays.copyOf(whole, whole.length - 8));
    assertThatThrownBy(() -> ingest.run(stored::add)).isInstanceOf(UnreadableLog.class);
    assertThat(texts()).containsExactly("a", "b");
  }
}
