package dev.rowan.sample.logs.layout;

import static org.assertj.core.api.Assertions.assertThat;

import java.time.Instant;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.junit.jupiter.api.Test;

class LayoutsTest {
  private static final Years YEARS = new Years(Instant.parse("2026-03-01T00:00:00Z"));

  private static ParsedLine parse(String type, String line) {
    Layout layout =
        Layouts.all().stream().filter(l -> l.type().equals(type)).findFirst().orElseThrow();
    return layout.parse(line, YEARS).orElseThrow(() -> new AssertionError("not " + type));
  }

  private static ParsedLine line(String at, String text, String... parts) {
    ParsedLine.Parts named = new ParsedLine.Parts();
    for (int i = 0; i < parts.length; i += 2) {
      named.with(parts[i], parts[i + 1]);
    }
    return named.line(Instant.parse(at), text);
  }

  @Test
  void takesSyslogLinesApart() {
    assertThat(parse("syslog", "Feb  7 05:06:07 attic sshd[311]: Connection closed by 192.0.2.7"))
        .isEqualTo(
            line(
                "2026-02-07T05:06:07Z",
                "Connection closed by 192.0.2.7",
                "host",
                "attic",
                "process",
                "sshd",
                "pid",
                "311"));
    assertThat(parse("syslog", "Feb 17 05:06:07 attic su(pam_unix)[9]: session opened: now"))
        .isEqualTo(
            line(
                "2026-02-17T05:06:07Z",
                "session opened: now",
                "host",
                "attic",
                "process",
                "su(pam_unix)",
                "pid",
                "9"));
    assertThat(parse("syslog", "<34>Feb 17 05:06:07 attic kernel: eth0 is up").parts())
        .isEqualTo(Map.of("host", "attic", "process", "kernel", "priority", "34"));
  }

  @Test
  void takesSyslogLinesWithoutProcessApart() {
    assertThat(parse("syslog", "Feb 17 05:06:07 attic last message repeated 2 times"))
        .isEqualTo(line("2026-02-17T05:06:07Z", "last message repeated 2 times", "host", "attic"));
    assertThat(parse("syslog", "Feb 17 05:06:07 attic  -- root[42]: login").text())
        .isEqualTo("-- root[42]: login");
    assertThat(parse("syslog", "Feb 17 05:06:07 attic ").text()).isEmpty();
  }

  @Test
  void takesApacheErrorLinesApart() {
    assertThat(
            parse("apache", "[Sat Feb 07 05:06:07 2009] [error] [client 192.0.2.7] no such page"))
        .isEqualTo(
            line("2009-02-07T05:06:07Z", "no such page", "level", "error", "client", "192.0.2.7"));
    assertThat(
            parse(
                "apache",
                "[Sat Feb 07 05:06:07.125999 2009] [core:warn] [pid 12:tid 34] [client ::1:80] x"))
        .extracting(ParsedLine::at, ParsedLine::parts)
        .containsExactly(
            Instant.parse("2009-02-07T05:06:07.125Z"),
            Map.of(
                "level", "warn", "module", "core", "pid", "12", "tid", "34", "client", "::1:80"));
  }

  @Test
  void takesHdfsLinesApart() {
    assertThat(
            parse("hdfs", "090207 050607 148 INFO dfs.DataNode$Sender: Sent blk_-1 to /192.0.2.7"))
        .isEqualTo(
            line(
                "2009-02-07T05:06:07Z",
                "Sent blk_-1 to /192.0.2.7",
                "level",
                "INFO",
                "component",
                "dfs.DataNode$Sender",
                "thread",
                "148"));
  }

  @Test
  void takesSparkLinesApart() {
    assertThat(
            parse(
                "spark", "17/02/07 05:06:07 WARN memory.OpenStore: Block rdd_2_1 is gone: evicted"))
        .isEqualTo(
            line(
                "2017-02-07T05:06:07Z",
                "Block rdd_2_1 is gone: evicted",
                "level",
                "WARN",
                "component",
                "memory.OpenStore"));
  }

  @Test
  void takesMavenLinesApart() {
    assertThat(parse("maven", "2026-02-07T05:06:07.008Z [WARNING] two files differ"))
        .isEqualTo(line("2026-02-07T05:06:07.008Z", "two files differ", "level", "WARNING"));
    assertThat(
            parse(
                    "maven",
                    "2026-02-07T05:06:07.008Z [INFO] --- maven-jar-plugin:3.5.1:jar (default-jar) @"
                        + " shop ---")
                .parts())
        .isEqualTo(
            Map.of(
                "level", "INFO",
                "plugin", "maven-jar-plugin",
                "goal", "jar",
                "execution", "default-jar",
                "module", "shop"));
    assertThat(parse("maven", "2026-02-07T05:06:07.008Z [INFO] ").text()).isEmpty();
  }

  @Test
  void refusesDaysAndTimesThatDoNotExist() {
    List<String> impossible =
        List.of(
            "Feb 30 05:06:07 attic kernel: x",
            "Feb  7 24:06:07 attic kernel: x",
            "[Sat Feb 31 05:06:07 2009] [error] x",
            "091307 050607 148 INFO dfs.DataNode: x",
            "090207 056007 148 INFO dfs.DataNode: x",
            "17/02/00 05:06:07 WARN memory.OpenStore: x",
            "2026-02-29T05:06:07.008Z [INFO] x");
    for (String line : impossible) {
      assertThat(Layouts.all()).as(line).allMatch(l -> l.parse(line, YEARS).isEmpty());
    }
  }

  @Test
  void preservesCharactersOfEveryPlane() {
    assertThat(parse("spark", "17/02/07 05:06:07 INFO a.B: größer → 🐦\tx\u2028y").text())
        .isEqualTo("größer → 🐦\tx\u2028y");
  }

  @Test
  void givesAnyLineToOneLayoutAtMost() {
    List<String> lines =
        List.of(
            "Feb  7 05:06:07 attic kernel: x",
            "[Sat Feb 07 05:06:07 2009] [error] x",
            "090207 050607 148 INFO dfs.DataNode: x",
            "17/02/07 05:06:07 WARN memory.OpenStore: x",
            "2026-02-07T05:06:07.008Z [INFO] x");
    for (String line : lines) {
      assertThat(Layouts.all())
          .as(line)
          .filteredOn(l -> l.parse(line, YEARS).isPresent())
          .hasSize(1);
    }
  }

  @Test
  void findsTheLayoutThatFitsMostLines() {
    List<String> trace =
        List.of(
            "java.io.IOException: gone",
            "\tat a.B.c(B.java:1)",
            "17/02/07 05:06:07 WARN memory.OpenStore: x");
    assertThat(Layouts.of(trace, YEARS).map(Layout::type)).contains("spark");
    assertThat(Layouts.of(List.of("no layout", ""), YEARS)).isEqualTo(Optional.empty());
    assertThat(Layouts.of(List.of(), YEARS)).isEmpty();
  }
}
