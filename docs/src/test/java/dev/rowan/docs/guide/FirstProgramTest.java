package dev.rowan.docs.guide;

import static org.assertj.core.api.Assertions.assertThat;

import dev.rowan.docs.MarkdownPage;
import java.io.ByteArrayOutputStream;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.api.parallel.Isolated;
import shop.Main;

/** The first program prints what its page says. */
@Isolated("captures a stream of the process")
class FirstProgramTest {

  @Test
  void printsWhatThePageShowsInMemory() throws Exception {
    assertThat(output()).isEqualTo(shown(0));
  }

  @Test
  void printsTheSameOnDisk(@TempDir Path directory) throws Exception {
    assertThat(output("rowan:embedded:" + directory.resolve("shop"))).isEqualTo(shown(0));
  }

  private static String output(String... arguments) {
    PrintStream before = System.out;
    ByteArrayOutputStream bytes = new ByteArrayOutputStream();
    try {
      System.setOut(new PrintStream(bytes, true, StandardCharsets.UTF_8));
      Main.main(arguments);
    } finally {
      System.setOut(before);
    }
    return bytes.toString(StandardCharsets.UTF_8).replace(System.lineSeparator(), "\n");
  }

  /** What the page of the first program shows as printed, by place. */
  static String shown(int block) throws Exception {
    Path page = Path.of("guide/start.md");
    return new MarkdownPage(page, Files.readString(page)).blocks("text").get(block);
  }
}
