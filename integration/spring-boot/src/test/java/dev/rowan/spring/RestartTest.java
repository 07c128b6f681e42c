package dev.rowan.spring;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.BufferedReader;
import java.io.File;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** A restart by Spring Boot's developer tools: new classes, and the same store. */
class RestartTest {
  private static final String SOURCE =
      """
      package components;

      import dev.rowan.annotation.*;
      import org.springframework.boot.SpringApplication;
      import org.springframework.boot.autoconfigure.SpringBootApplication;
      import org.springframework.boot.devtools.restart.Restarter;

      @SpringBootApplication
      public class App {
        public static void main(String[] args) {
          Words words = SpringApplication.run(App.class, args).getBean(Words.class);
          int starts = words.find("starts").map(Word::length).orElse(0) + 1;
          words.save(new Word("starts", starts));
          System.out.println(
              "start " + starts + " " + words.getClass().getClassLoader().getClass().getSimpleName());
          if (starts < 3) {
            new Thread(() -> Restarter.getInstance().restart()).start();
          } else {
            System.exit(0);
          }
        }
      }

      @Entity record Word(@PartitionKey String text, int length) {}

      @Dao interface Words {
        @Insert void save(Word word);
        @Select java.util.Optional<Word> find(String text);
      }
      """;

  @TempDir private Path directory;

  @Test
  void theStoreOpensAgainForTheNewClasses() throws Exception {
    Path classes = Files.createDirectory(directory.resolve("classes"));
    Compiled.into(classes, SOURCE).close();
    assertThat(run(classes))
        .containsExactly(
            "start 1 RestartClassLoader",
            "start 2 RestartClassLoader",
            "start 3 RestartClassLoader");
  }

  private List<String> run(Path classes) throws Exception {
    Process application =
        new ProcessBuilder(
                Path.of(System.getProperty("java.home"), "bin", "java").toString(),
                "-XX:TieredStopAtLevel=1",
                "-cp",
                classes + File.pathSeparator + System.getProperty("java.class.path"),
                "components.App",
                "--rowan.url=rowan:embedded:" + directory.resolve("store"),
                "--spring.main.web-application-type=none",
                "--spring.main.banner-mode=off",
                "--logging.level.root=error")
            .redirectError(ProcessBuilder.Redirect.INHERIT)
            .start();
    try (BufferedReader lines = application.inputReader()) {
      return lines.lines().filter(line -> line.startsWith("start ")).toList();
    } finally {
      application.destroy();
    }
  }
}
