package dev.rowan.spring;

import static org.assertj.core.api.Assertions.assertThat;

import java.net.URLClassLoader;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.springframework.boot.WebApplicationType;
import org.springframework.boot.builder.SpringApplicationBuilder;
import org.springframework.context.ConfigurableApplicationContext;
import org.springframework.core.io.DefaultResourceLoader;

/** Applications that are compiled with other options of the processor, or without it. */
class CompiledApplicationTest {
  private static final String SOURCE =
      """
      package components;

      import dev.rowan.annotation.*;
      import org.springframework.boot.autoconfigure.SpringBootApplication;
      import org.springframework.stereotype.Service;

      @SpringBootApplication
      public class App {}

      @Entity record Word(@PartitionKey String text, int length) {}

      @Dao interface Words {
        @Insert void save(Word word);
        @Select boolean exists(String text);
      }

      @Service
      class Dictionary {
        Dictionary(Words words) {
          words.save(new Word("rowan", 5));
        }
      }
      """;

  @TempDir private Path directory;

  @Test
  void aDaoThatIsAComponentHasOneBeanWhichTheScanOfSpringFinds() throws Exception {
    try (URLClassLoader classes = Compiled.into(directory, SOURCE, "-Arowan.component=spring");
        ConfigurableApplicationContext application = application(classes).run()) {
      Class<?> words = classes.loadClass("components.Words");
      assertThat(application.getBeanNamesForType(words)).containsExactly("rowanWords");
    }
  }

  @Test
  void withoutTheProcessorTheFailureSaysSo() throws Exception {
    try (URLClassLoader classes = Compiled.into(directory, SOURCE, "-proc:none")) {
      assertThat(FailedStartTest.printed(application(classes)))
          .contains("The DAO components.Words has no generated class components.RowanWords")
          .contains("dev.rowan:rowan-processor", "annotationProcessorPaths");
    }
  }

  private static SpringApplicationBuilder application(ClassLoader classes) throws Exception {
    return new SpringApplicationBuilder(classes.loadClass("components.App"))
        .resourceLoader(new DefaultResourceLoader(classes))
        .web(WebApplicationType.NONE)
        .properties("rowan.url=rowan:memory:");
  }
}
