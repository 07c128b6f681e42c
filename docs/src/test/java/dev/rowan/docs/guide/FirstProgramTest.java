package dev.rowan.docs.guide;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.ByteArrayOutputStream;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import shop.Main;

/** The first program prints what its page says. */
class FirstProgramTest {

  @Test
  void printsWhatThePageShowsInMemory() throws Exception {
    assertThat(output()).isEqualTo(shown());
  }

  @Test
  void printsTheSameOnDisk(@TempDir Path directory) throws Exception {
    assertThat(output("rowan:embedded:" + directory.resolve("shop"))).isEqualTo(shown());
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

  private static String shown() throws Exception {
    String page = Files.readString(Path.of("guide/start.md"));
    String fence = "```text\n";
    int from = page.indexOf(fence) + fence.length();
    return page.substring(from, page.indexOf("```", from));
  }
}
