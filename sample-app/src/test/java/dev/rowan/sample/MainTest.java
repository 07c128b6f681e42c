package dev.rowan.sample;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.io.OutputStream;
import java.io.PrintWriter;
import java.io.StringWriter;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.zip.GZIPOutputStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** The program from its arguments to its output, over a store in a directory of the test. */
class MainTest {
  @TempDir Path folder;

  private String out = "";
  private String err = "";

  private int run(String... arguments) {
    List<String> all = new ArrayList<>(List.of(arguments));
    all.add("--url=rowan:embedded:" + folder.resolve("store"));
    return runPlain(all.toArray(String[]::new));
  }

  private int runPlain(String... arguments) {
    StringWriter printed = new StringWriter();
    StringWriter complained = new StringWriter();
    int exitCode =
        Main.run(new PrintWriter(printed, true), new PrintWriter(complained, true), arguments);
    out = printed.toString();
    err = complained.toString();
    return exitCode;
  }

  private String file(String name, String content) throws IOException {
    return Files.writeString(folder.resolve(name), content).toString();
  }

  private static String spark(int lines) {
    StringBuilder log = new StringBuilder();
    for (int i = 0; i < lines; i++) {
      log.append("17/02/0%d 05:06:07 INFO a.B: line %d%n".formatted(1 + i * 3 / lines, i));
    }
    return log.toString();
  }

  /** The numbers of the lines listed below a heading. */
  private List<Integer> numbersBelow(String heading) {
    String section = out.substring(out.indexOf(heading) + heading.length());
    int end = section.indexOf("\n\n");
    Matcher line =
        Pattern.compile(" line (\\d+)\n")
            .matcher(end < 0 ? section : section.substring(0, end + 1));
    return line.results().map(found -> Integer.valueOf(found.group(1))).toList();
  }

  @Test
  void storesALogAndShowsItsNewestLinesAndOlderOnesAndThoseOfItsType() throws IOException {
    assertThat(run("logs", file("job.log", spark(30)))).as(() -> err).isZero();
    assertThat(out).contains("job.log (spark): 30 lines read = 30 stored + 0 rejected");
    assertThat(numbersBelow("The newest lines of job.log"))
        .containsExactly(29, 28, 27, 26, 25, 24, 23, 22, 21, 20);
    assertThat(numbersBelow("Back in time in job.log"))
        .containsExactly(19, 18, 17, 16, 15, 14, 13, 12, 11, 10);
    assertThat(numbersBelow("The newest lines of all sources of the type spark"))
        .containsExactly(29, 28, 27, 26, 25, 24, 23, 22, 21, 20);
  }

  @Test
  void pagesBackToTheFirstLineFromBookmarks() throws IOException {
    run("logs", "-q", file("job.log", spark(25)));
    List<Integer> found = new ArrayList<>();
    Pattern bookmark = Pattern.compile("--source 'job.log' --before (\\S+)");
    assertThat(run("logs", "--source", "job.log", "--limit", "4")).isZero();
    found.addAll(numbersBelow("The newest lines of job.log"));
    for (Matcher next = bookmark.matcher(out); next.find(); next = bookmark.matcher(out)) {
      String before = next.group(1);
      assertThat(run("logs", "--source=job.log", "--limit=4", "--before=" + before)).isZero();
      found.addAll(numbersBelow("Back in time in job.log"));
    }
    assertThat(out).contains("there are no older lines");
    assertThat(found).hasSize(25).isSortedAccordingTo((a, b) -> b - a).doesNotHaveDuplicates();
  }

  @Test
  void storesNothingTwice() throws IOException {
    String file = file("job.log", spark(12));
    run("logs", "-q", file);
    run("logs", "-q", file);
    run("logs", "--source=job.log", "--limit=100");
    assertThat(numbersBelow("The newest lines of job.log")).hasSize(12);
    run("logs", "--type=spark", "--limit=100");
    assertThat(numbersBelow("of the type spark")).hasSize(12);
  }

  @Test
  void readsCompressedFilesAndSeveralAtOnce() throws IOException {
    Path compressed = folder.resolve("old.log.gz");
    try (OutputStream gzip = new GZIPOutputStream(Files.newOutputStream(compressed))) {
      gzip.write("Feb  7 05:06:07 attic kernel: größer → 🐦\r\n".getBytes(UTF_8));
    }
    assertThat(run("logs", file("new.log", "no layout\nat all"), compressed.toString())).isZero();
    assertThat(out)
        .contains("new.log (plain): 2 lines read = 2 stored + 0 rejected")
        .contains("old.log (syslog): 1 lines read = 1 stored + 0 rejected")
        .contains("2 files: 3 lines read = 3 stored + 0 rejected")
        .contains("attic kernel größer → 🐦\n");
  }

  @Test
  void putsFilesUnderTheSourceThatIsAskedFor() throws IOException {
    assertThat(run("logs", "--source=both", file("a.log", spark(1)), file("b.log", spark(1))))
        .isZero();
    run("logs", "--source=both");
    assertThat(numbersBelow("The newest lines of both")).containsExactly(0, 0);
  }

  @Test
  void givesDatesWithoutYearThatOfTheDayOnWhichTheFileEnds() throws IOException {
    String file = file("messages", "Dec 31 05:06:07 attic su: x\nJan  1 05:06:07 attic su: y\n");
    assertThat(run("logs", "--until=2006-01-01", file)).isZero();
    assertThat(out).contains("2005-12-31 05:06:07.000  attic su x", "2006-01-01 05:06:07.000");
  }

  @Test
  void accountsForEveryLineThatIsNotAsExpected() throws IOException {
    String log = "17/02/07 05:06:07 INFO a.B: x\n\n\tat c\n" + "y".repeat(70_000) + "\nz\0z\n";
    assertThat(run("logs", "-q", file("job.log", log))).isZero();
    assertThat(out)
        .contains("job.log (spark): 5 lines read = 3 stored + 2 rejected")
        .contains("  2 without a time of their own")
        .contains("  1 too long, cut after 64 KiB")
        .contains("  1 rejected: blank")
        .contains("  1 rejected: not text")
        .contains("  rejected first: line 2, 5");
  }

  @Test
  void readsAnEmptyFile() throws IOException {
    assertThat(run("logs", file("empty.log", ""))).isZero();
    assertThat(out).contains("empty.log (plain): 0 lines read = 0 stored + 0 rejected");
  }

  @Test
  void passesOnNoControlCharacters() throws IOException {
    run("logs", file("job.log", "a\u001b[2Jb\u202ec\rd\n"));
    assertThat(out).contains("a [2Jb c d\n").doesNotContain("\u001b", "\u202e", "\r");
  }

  @Test
  void shortensLongLinesBetweenCharacters() throws IOException {
    run("logs", file("job.log", "🐦".repeat(96) + "\n" + "🐤".repeat(97) + "\n"));
    assertThat(out).contains("  " + "🐦".repeat(96) + "\n", "  " + "🐤".repeat(95) + "…\n");
  }

  @Test
  void reportsAnUnreadableFileAndReadsTheOthers() throws IOException {
    Path cut = folder.resolve("cut.log.gz");
    Files.write(cut, new byte[] {0x1F, (byte) 0x8B, 8, 0, 0});
    String missing = folder.resolve("missing.log").toString();
    String good = file("good.log", spark(3));
    assertThat(run("logs", missing, folder.toString(), cut.toString(), good)).isEqualTo(1);
    assertThat(err.lines())
        .hasSize(3)
        .allMatch(line -> line.startsWith("rowan-sample: "))
        .anyMatch(line -> line.contains("there is no file " + missing))
        .anyMatch(line -> line.contains(folder + " is a directory"))
        .anyMatch(line -> line.contains("cut.log.gz cannot be read"));
    assertThat(out).contains("good.log (spark): 3 lines read = 3 stored + 0 rejected");
  }

  @Test
  void reportsHowFarADamagedFileCouldBeRead() throws IOException {
    Path whole = folder.resolve("whole.gz");
    try (OutputStream gzip = new GZIPOutputStream(Files.newOutputStream(whole))) {
      gzip.write(spark(5_000).getBytes(UTF_8));
    }
    byte[] bytes = Files.readAllBytes(whole);
    Path half = folder.resolve("half.gz");
    Files.write(half, Arrays.copyOf(bytes, bytes.length / 2));
    assertThat(run("logs", "-q", half.toString())).isEqualTo(1);
    Matcher stored = Pattern.compile("half \\(spark\\): ([\\d,]+) lines read").matcher(out);
    assertThat(stored.find()).isTrue();
    assertThat(err)
        .startsWith(
            "rowan-sample: half cannot be read beyond line " + stored.group(1).replace(",", ""));
  }

  @Test
  void refusesCommandLinesThatMakeNoSense() throws IOException {
    String file = file("job.log", spark(1));
    Files.createDirectory(folder.resolve("other"));
    String namesake = file("other/job.log", spark(1));
    String[][] senseless = {
      {"logs"},
      {"logs", "--limit=0", file},
      {"logs", "--before=2017-02-07"},
      {"logs", "--before=2017-02-07", "--source=x", file},
      {"logs", "--until=yesterday", file},
      {"logs", "--until=2017-02-07", "--source=x"},
      {"logs", "--quiet", "--source=x"},
      {"logs", "--type=spark", file},
      {"logs", file, namesake},
      {"logs", "--no-such-option"},
      {"xyz"}
    };
    for (String[] arguments : senseless) {
      assertThat(run(arguments)).as(String.join(" ", arguments)).isEqualTo(2);
      assertThat(err).doesNotContain("\tat ").contains("Usage: ");
    }
    assertThat(folder.resolve("store")).doesNotExist();
  }

  @Test
  void explainsWhatIsWrongWithTheStoreWithoutStackTrace() throws IOException {
    String file = file("job.log", spark(1));
    try (OpenStore store = OpenStore.open("rowan:embedded:" + folder.resolve("store"))) {
      assertThat(store.logs().ofSource("job.log", 1, null).items()).isEmpty();
      assertThat(run("logs", file)).isEqualTo(1);
      assertThat(err).startsWith("rowan-sample: [RUN-04] ").doesNotContain("\tat ");
    }
    assertThat(runPlain("--url=rowan:embedded:" + file)).isEqualTo(1);
    assertThat(err).startsWith("rowan-sample: [RUN-").doesNotContain("\tat ");
    assertThat(runPlain("--url=jdbc:x")).isEqualTo(1);
    assertThat(err).startsWith("rowan-sample: [RUN-01] ").doesNotContain("\tat ");
  }

  @Test
  void explainsAForeignBookmarkWithoutStackTrace() throws IOException {
    run("logs", "-q", file("job.log", spark(30)));
    for (String foreign : List.of("2017-02-02/AAAA", "yesterday")) {
      assertThat(run("logs", "--source=job.log", "--before=" + foreign)).isEqualTo(1);
      assertThat(err).startsWith("rowan-sample: [RUN-14] ").doesNotContain("\tat ");
    }
  }

  @Test
  void helpsWithEveryCommand() {
    assertThat(runPlain("--help")).isZero();
    assertThat(out).contains("--url", "logs", "blog", "Exit codes:");
    assertThat(runPlain("logs", "--help")).isZero();
    assertThat(out).contains("--source", "--before", "--until", "--url");
    assertThat(runPlain("help", "blog")).isZero();
    assertThat(out).contains("three posts");
  }

  @Test
  void showsBothExamplesAndFindsEverythingAgainTheSecondTime() {
    assertThat(run()).as(() -> err).isZero();
    assertThat(err).isEmpty();
    Matcher now =
        Pattern.compile("([\\d,]+) lines of maven-build.log are in the store now").matcher(out);
    assertThat(now.find()).isTrue();
    assertThat(out)
        .contains(
            "The newest lines of maven-build.log",
            "Back in time in maven-build.log",
            "The newest lines of all sources of the type maven",
            "Blog: the newest posts")
        .doesNotContain("earlier run");
    assertThat(run()).isZero();
    assertThat(out)
        .contains(now.group(1) + " lines of maven-build.log are in the store from an earlier run")
        .contains(now.group())
        .contains("Blog: posts that an earlier run left in the store");
  }

  @Test
  void runsWithoutDisk() {
    assertThat(runPlain("--url=rowan:memory:")).as(() -> err).isZero();
    assertThat(runPlain("blog", "--url=rowan:memory:")).isZero();
    assertThat(out).contains("Twelve strings");
    assertThat(out).contains("comments: 2").endsWith("  no such post\n  comments: 0\n");
  }
}
