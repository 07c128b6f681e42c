package dev.rowan.spring;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.BufferedReader;
import java.io.File;
import java.io.IOException;
import java.net.URLClassLoader;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;
import org.springframework.aot.AotDetector;
import org.springframework.boot.SpringApplicationAotProcessor;
import org.springframework.context.aot.AbstractAotProcessor;

/** An application that is processed ahead of time, as for a native image. */
@Timeout(120)
class AheadOfTimeTest {
  private static final String SOURCE =
      """
      package components;

      import dev.rowan.annotation.*;
      import dev.rowan.spring.dao.DaoBeans;
      import org.springframework.boot.*;
      import org.springframework.boot.autoconfigure.SpringBootApplication;
      import org.springframework.context.ConfigurableApplicationContext;
      import org.springframework.stereotype.Service;

      @SpringBootApplication
      public class App {
        public static void main(String[] arguments) {
          SpringApplication application = new SpringApplication(App.class);
          application.setWebApplicationType(WebApplicationType.NONE);
          try (ConfigurableApplicationContext context = application.run(arguments)) {
            System.out.println(context.getBean(Dictionary.class));
            System.out.println(context.getBeanNamesForType(DaoBeans.class).length);
            System.out.println(DaoBeans.in(context.getBeanFactory()));
          }
        }
      }

      @Entity record Word(@PartitionKey String text, int length) {}

      @Dao interface Words {
        @Insert void save(Word word);
        @Select Word find(String text);
      }

      @Service
      class Dictionary {
        private final Words words;

        Dictionary(Words words) {
          this.words = words;
          words.save(new Word("rowan", 5));
        }

        @Override
        public String toString() {
          return "rowan has " + words.find("rowan").length();
        }
      }
      """;

  /** The same on Spring Boot 3.5 and 4. */
  private static final Pattern INVOKED_CONSTRUCTORS =
      Pattern.compile("\"components\\.RowanWords\",\"allPublicConstructors\":true");

  private final ClassLoader before = Thread.currentThread().getContextClassLoader();

  @TempDir private Path directory;

  @AfterEach
  void restore() {
    Thread.currentThread().setContextClassLoader(before);
  }

  @Test
  void theGeneratedCodeDeclaresTheDaos() throws Exception {
    Path classes = Files.createDirectory(directory.resolve("classes"));
    try (URLClassLoader loader = Compiled.into(classes, SOURCE)) {
      process(loader);
    }
    String hints = hints().replaceAll("\\s", "");
    assertThat(hints).containsPattern(INVOKED_CONSTRUCTORS);
    assertThat(hints).contains("org.rocksdb.RocksDB", "librocksdbjni-");

    Compiled.into(classes, directory.resolve("sources")).close();
    assertThat(run(classes)).containsExactly("rowan has 5", "0", "[components.Words]");
  }

  private void process(ClassLoader loader) throws Exception {
    Thread.currentThread().setContextClassLoader(loader);
    AbstractAotProcessor.Settings settings =
        AbstractAotProcessor.Settings.builder()
            .sourceOutput(directory.resolve("sources"))
            .resourceOutput(directory.resolve("resources"))
            .classOutput(directory.resolve("proxies"))
            .groupId("components")
            .artifactId("app")
            .build();
    Class<?> application = loader.loadClass("components.App");
    new SpringApplicationAotProcessor(application, settings, new String[0]).process();
  }

  /** Runs the application in a process of its own: generated code is in packages of Spring too. */
  private static List<String> run(Path classes) throws Exception {
    Process application =
        new ProcessBuilder(
                Path.of(System.getProperty("java.home"), "bin", "java").toString(),
                "-XX:TieredStopAtLevel=1",
                "-D" + AotDetector.AOT_ENABLED + "=true",
                "-Drowan.url=rowan:memory:",
                "-Dspring.devtools.restart.enabled=false", // the tools are on the class path of
                // tests
                "-cp",
                classes + File.pathSeparator + withoutDeveloperTools(),
                "components.App")
            .redirectError(ProcessBuilder.Redirect.INHERIT)
            .start();
    try (BufferedReader lines = application.inputReader()) {
      return lines.lines().toList();
    } finally {
      application.destroy();
    }
  }

  /** They would restart the application, and are not part of one that is processed. */
  private static String withoutDeveloperTools() {
    return Pattern.compile(File.pathSeparator)
        .splitAsStream(System.getProperty("java.class.path"))
        .filter(each -> !each.contains("spring-boot-devtools"))
        .collect(Collectors.joining(File.pathSeparator));
  }

  /** Returns the hints: one file on Spring Boot 4, and one of each kind before. */
  private String hints() throws IOException {
    StringBuilder text = new StringBuilder();
    Path folder = directory.resolve("resources/META-INF/native-image/components/app");
    try (Stream<Path> paths = Files.list(folder)) {
      for (Path each : paths.toList()) {
        text.append(Files.readString(each));
      }
    }
    return text.toString();
  }
}
