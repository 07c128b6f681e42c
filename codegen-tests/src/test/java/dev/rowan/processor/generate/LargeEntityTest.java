package dev.rowan.processor.generate;

import static org.assertj.core.api.Assertions.assertThat;

import dev.rowan.spi.schema.DerivedTable;
import dev.rowan.spi.schema.TableSchema;
import java.io.IOException;
import java.net.URL;
import java.net.URLClassLoader;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.concurrent.Callable;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/**
 * The sizes of classes, methods and expressions have limits, which large entities and DAOs do not
 * reach.
 */
class LargeEntityTest {
  /** The rule about many columns, SIZ-05, is not what is tested here. */
  private static final String MORE_COLUMNS = "-Arowan.limit.columnsPerTable=1500/2000";

  @TempDir private Path scratch;

  @Test
  void anEntityMayHaveAThousandColumns() throws Exception {
    Class<?> mapping = mapping("", 1_000);

    assertThat(((TableSchema) mapping.getField("TABLE").get(null)).size()).isEqualTo(1_001);
  }

  @Test
  void anEntityMayHaveManyWholeIndexes() throws Exception {
    String indexes =
        IntStream.range(0, 30)
            .mapToObj(
                each ->
                    "@CustomIndex(name = \"wide_by_%d\", partition = \"c%d\", clustering = \"id\","
                            .formatted(each, each)
                        + " include = \"*\")\n")
            .collect(Collectors.joining());

    Class<?> mapping = mapping(indexes, 200);

    DerivedTable last = (DerivedTable) mapping.getField("WIDE_BY_29").get(null);
    assertThat(last.table().name()).isEqualTo("wide_by_29");
    assertThat(last.coversBase()).isTrue();
  }

  /** Each method is a field of the generated class. A constructor has no room for them all. */
  @Test
  void aDaoMayHaveManyMethodsThatReturnManyProperties() throws Exception {
    String names =
        IntStream.range(0, 100).mapToObj("String c%d"::formatted).collect(Collectors.joining(", "));
    String methods =
        IntStream.range(0, 100)
            .mapToObj("  @Select Optional<Names> find%d(int id);\n"::formatted)
            .collect(Collectors.joining());
    String nulls = ", null".repeat(98);
    String program =
        """
        import dev.rowan.Rowan;
        import dev.rowan.annotation.*;
        import java.util.Optional;
        import java.util.concurrent.Callable;

        @Entity
        record Thing(@PartitionKey int id, %1$s) {}

        record Names(%1$s) {}

        @Dao
        interface ThingDao {
          @Insert void save(Thing thing);
        %2$s}

        public class Things implements Callable<String> {
          @Override
          public String call() {
            try (Rowan rowan = Rowan.connect("rowan:memory:")) {
              ThingDao things = new RowanThingDao(rowan);
              things.save(new Thing(1, "chair"%3$s, "wood"));
              return things.find99(1).map(names -> names.c0() + names.c99()).orElseThrow();
            }
          }
        }
        """
            .formatted(names, methods, nulls);

    try (URLClassLoader loader = compiled("Things", program)) {
      Callable<?> things = (Callable<?>) loader.loadClass("Things").getConstructor().newInstance();

      assertThat(things.call()).isEqualTo("chairwood");
    }
  }

  private Class<?> mapping(String annotations, int columns)
      throws IOException, ClassNotFoundException {
    String fields =
        IntStream.range(0, columns)
            .mapToObj(each -> "  public String c%d;\n".formatted(each))
            .collect(Collectors.joining());
    String entity =
        "import dev.rowan.annotation.*;\n@Entity\n%spublic class Wide {\n  @PartitionKey public int id;\n%s}\n"
            .formatted(annotations, fields);
    try (URLClassLoader loader = compiled("Wide", entity)) {
      Class<?> mapping = loader.loadClass("WideMapping");
      assertThat(mapping.getDeclaredFields()).isNotEmpty();
      return Class.forName("WideMapping", true, loader);
    }
  }

  private URLClassLoader compiled(String type, String source) throws IOException {
    Path file = scratch.resolve(type + ".java");
    Files.writeString(file, source);
    Path out = scratch.resolve("out");

    Javac.Result result = Javac.into(out).with(List.of(MORE_COLUMNS)).compile(List.of(file));

    assertThat(result.messages()).noneMatch(message -> message.contains("error:"));
    assertThat(result.passed()).isTrue();
    return new URLClassLoader(new URL[] {out.toUri().toURL()});
  }
}
