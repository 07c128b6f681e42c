package dev.rowan.processor.generate;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Sources that javac takes and generated code could not bear: the mistake is the user's line. */
class SoundnessTest {
  @TempDir private Path scratch;

  @ParameterizedTest
  @ValueSource(
      strings = {
        "@Entity record Wrong(@PartitionKey int id, S s) { private enum S { X } }",
        "@Entity class Wrong { @PartitionKey int id; Wrong() throws Exception {} }",
        "@Entity class Wrong { @PartitionKey private int id;"
            + " int getId() throws Exception { return id; } void setId(int i) { id = i; } }",
        "@Entity class Wrong { @PartitionKey private int id;"
            + " int getId() { return id; } void setId(int i) throws Exception { id = i; } }",
        "@Entity record Wrong(@PartitionKey int id) {"
            + " @Dao sealed interface Dealer permits Part { @Insert void save(Wrong w); }"
            + " non-sealed interface Part extends Dealer {} }",
        "@Entity record Wrong(@PartitionKey int id) {"
            + " @Dao interface Dealer { @Insert <T> void save(Wrong w); } }",
        "@Dao @interface Wrong {}",
        "@Dao interface Wrong { @Insert void save(WrongMapping m);"
            + " @Entity record WrongMapping(@PartitionKey int id) {} } class RowanWrong {}",
      })
  void theMistakeIsReportedWhereItIs(String source) throws IOException {
    Path file = scratch.resolve("Wrong.java");
    Files.writeString(file, "import dev.rowan.annotation.*;\n" + source);

    Javac.Result result = Javac.into(scratch.resolve("out")).compile(List.of(file));

    assertThat(result.passed()).isFalse();
    assertThat(result.messages())
        .isNotEmpty()
        .allMatch(message -> message.matches("(?s).*error: \\[[A-Z]+-\\d+].*"));
  }
}
