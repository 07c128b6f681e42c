package dev.rowan.docs.guide;

import static org.assertj.core.api.Assertions.assertThat;

import com.google.testing.compile.Compilation;
import com.google.testing.compile.Compiler;
import com.google.testing.compile.JavaFileObjects;
import dev.rowan.processor.RowanProcessor;
import java.nio.file.Files;
import java.nio.file.Path;
import javax.tools.Diagnostic;
import javax.tools.JavaFileObject;
import org.junit.jupiter.api.Test;

/** The first mistake that the guide makes is answered as its page says. */
class FirstMistakeTest {

  @Test
  void theCompilerSaysWhatThePageShows() throws Exception {
    String item = source("Item");
    String wrong = item.replace("partition = \"sellerId\"", "partition = \"title\"");
    assertThat(wrong).isNotEqualTo(item);

    Compilation compilation =
        Compiler.javac()
            .withProcessors(new RowanProcessor())
            .compile(file("Item", wrong), file("Items", source("Items")));

    assertThat(compilation.errors()).hasSize(1);
    assertThat(rendered(compilation.errors().get(0))).isEqualTo(FirstProgramTest.shown(1));
  }

  private static String source(String type) throws Exception {
    return Files.readString(Path.of("src/test/java/shop/" + type + ".java"));
  }

  private static JavaFileObject file(String type, String source) {
    return JavaFileObjects.forSourceString("shop." + type, source);
  }

  /**
   * Without the line, as the sources of the tests have lines that the page does not show, and with
   * the directory that Maven chooses.
   */
  private static String rendered(Diagnostic<? extends JavaFileObject> error) {
    String message =
        error
            .getMessage(null)
            .replace("mem:///SOURCE_OUTPUT", "target/generated-sources/annotations");
    return "Items.java: error: " + message + "\n";
  }
}
