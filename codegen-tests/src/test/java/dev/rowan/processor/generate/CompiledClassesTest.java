package dev.rowan.processor.generate;

import static org.assertj.core.api.Assertions.assertThat;

import dev.rowan.processor.TestClassPath;
import java.io.File;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Immutable classes of another compilation, with and without names of parameters. */
class CompiledClassesTest {
  private static final String DAO =
      """
      package desk;

      import dev.rowan.annotation.*;
      import java.util.*;
      import shop.*;

      @Dao
      interface Desk {
        @Insert
        Book add(Book book);

        @Select
        Optional<Loan> loan(String reader, java.time.Instant at);

        @Select
        Optional<Shelf> shelf(int number);
      }
      """;

  @TempDir private Path scratch;

  @ParameterizedTest
  @ValueSource(strings = {"-g:none", "-g", "-parameters"})
  void aDaoOfAnotherCompilationUsesThem(String names) throws IOException {
    Path classes = scratch.resolve("classes");
    Javac.Result library =
        Javac.into(classes).with(List.of(names)).compile(GoldenCase.named("classes").in());
    assertThat(library.messages()).isEmpty();
    Path dao = Files.writeString(scratch.resolve("Desk.java"), DAO);

    Javac.Result result =
        Javac.into(scratch.resolve("later"))
            .with(Javac.STRICT)
            .with(List.of("-cp", classes + File.pathSeparator + TestClassPath.asArgument()))
            .compile(List.of(dao));

    assertThat(result.messages()).isEmpty();
    assertThat(result.generated()).containsOnlyKeys("desk/RowanDesk.java");
  }
}
