package dev.rowan.processor.generate;

import static org.assertj.core.api.Assertions.assertThat;

import dev.rowan.processor.TestClassPath;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** DAOs that name the patches of entities, which are generated while the DAOs are read. */
class PatchRoundsTest {
  private static final String THING =
      """
      package %s;

      import dev.rowan.annotation.*;

      @Entity
      public record Thing(@PartitionKey int id, String name) {}
      """;
  private static final String THINGS =
      """
      package shop;

      import dev.rowan.annotation.*;
      %s

      @Dao
      public interface Things {
        @Update
        void change(ThingPatch patch);
      %s}
      """;

  @TempDir private Path scratch;

  @Test
  void theMistakesOfAnEntityAndOfADaoWithItsPatchShowTogether() throws IOException {
    Javac.Result result =
        compile(
            Map.of(
                "Thing", THING.formatted("shop").replace("@PartitionKey", ""),
                "Things", THINGS.formatted("", "  @Select Thing find(String nobody);\n")));

    assertThat(result.messages())
        .anyMatch(message -> message.contains("[KEY-01]"))
        .anyMatch(message -> message.contains("[DAO-0"))
        .noneMatch(message -> message.contains("[INT-"));
  }

  @Test
  void aPatchWhoseNameTwoEntitiesGiveIsTheOneThatIsImported() throws IOException {
    Javac.Result result =
        compile(
            Map.of(
                "Thing", THING.formatted("store"),
                "Other", THING.formatted("attic").replace("@Entity", "@Entity(\"other\")"),
                "Things", THINGS.formatted("import store.ThingPatch;", "")));

    assertThat(result.messages()).isEmpty();
    assertThat(result.generated().get("shop/RowanThings.java"))
        .contains("import store.ThingPatch;", "DaoRuntime<Thing>");
  }

  @Test
  void aPatchOfAnotherCompilationIsOneToo() throws IOException {
    assertThat(compile(Map.of("Thing", THING.formatted("shop"))).messages()).isEmpty();
    Path dao = written("Things", THINGS.formatted("", ""));

    Javac.Result result =
        Javac.into(scratch.resolve("later"))
            .with(Javac.STRICT)
            .with(
                List.of(
                    "-cp",
                    scratch.resolve("out")
                        + java.io.File.pathSeparator
                        + TestClassPath.asArgument()))
            .compile(List.of(dao));

    assertThat(result.messages()).isEmpty();
    assertThat(result.generated()).containsOnlyKeys("shop/RowanThings.java");
  }

  @Test
  void thereIsNoPatchOfWhatCannotChange() throws IOException {
    Javac.Result result =
        compile(
            Map.of(
                "Thing", THING.formatted("shop").replace("String name", "@Immutable String name"),
                "Things", THINGS.formatted("", "")));

    assertThat(result.messages())
        .anyMatch(
            message ->
                message.contains("[DAO-11] `change(patch)` cannot change any property of `Thing`"));
    assertThat(result.generated()).doesNotContainKeys("shop/ThingPatch.java");
  }

  private Javac.Result compile(Map<String, String> sources) throws IOException {
    List<Path> files = new ArrayList<>();
    for (Map.Entry<String, String> source : sources.entrySet()) {
      files.add(written(source.getKey(), source.getValue()));
    }
    return Javac.into(scratch.resolve("out")).with(Javac.STRICT).compile(files);
  }

  /** A file in a directory of its own, as two files may declare types of one name. */
  private Path written(String name, String text) throws IOException {
    String type = name.equals("Other") ? "Thing" : name;
    Path file = scratch.resolve("in").resolve(name).resolve(type + ".java");
    Files.createDirectories(file.getParent());
    return Files.writeString(file, text);
  }
}
