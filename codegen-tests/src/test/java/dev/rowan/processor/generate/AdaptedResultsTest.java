package dev.rowan.processor.generate;

import static org.assertj.core.api.Assertions.assertThat;

import com.google.testing.compile.Compilation;
import com.google.testing.compile.JavaFileObjects;
import dev.rowan.processor.RowanProcessor;
import dev.rowan.processor.Sources;
import java.util.List;
import java.util.stream.Stream;
import javax.tools.JavaFileObject;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Results in types of reactive libraries, which are not on the class path of this test. */
class AdaptedResultsTest {
  @ParameterizedTest
  @CsvSource({
    "reactor.core.publisher, Mono, rowan-reactor",
    "reactor.core.publisher, Flux, rowan-reactor",
    "io.smallrye.mutiny, Uni, rowan-mutiny",
    "io.smallrye.mutiny, Multi, rowan-mutiny"
  })
  void aTypeWithoutItsModuleIsReportedWithTheModule(String library, String type, String module) {
    Compilation compilation = compiled(library, type, "find(UUID id)");
    assertThat(Sources.messages(compilation))
        .singleElement()
        .asString()
        .contains("[DAO-03]", type + "<Note>", "add the dependency dev.rowan:" + module);
  }

  @ParameterizedTest
  @CsvSource({
    "reactor.core.publisher, Mono, reactor.ReactorResults, found",
    "reactor.core.publisher, Flux, reactor.ReactorResults, rows",
    "io.smallrye.mutiny, Uni, mutiny.MutinyResults, found",
    "io.smallrye.mutiny, Multi, mutiny.MutinyResults, rows"
  })
  void theModuleConvertsTheResult(String library, String type, String adapter, String shape) {
    String name = adapter.substring(adapter.indexOf('.') + 1);
    String argument =
        shape.equals("rows")
            ? "java.util.concurrent.Flow.Publisher<T> rows"
            : "java.util.function.Supplier<java.util.concurrent.CompletionStage<java.util.Optional<T>>> call";
    Compilation compilation =
        compiled(
            library,
            type,
            "find(UUID id)",
            JavaFileObjects.forSourceString(
                "dev.rowan." + adapter,
                "package dev.rowan.%s; public class %s { public static <T> %s.%s<T> %s(%s) { return null; } }"
                    .formatted(
                        adapter.substring(0, adapter.indexOf('.')),
                        name,
                        library,
                        type,
                        shape,
                        argument)));
    assertThat(Sources.messages(compilation)).isEmpty();
    assertThat(compilation.status()).isEqualTo(Compilation.Status.SUCCESS);
  }

  private static Compilation compiled(
      String library, String type, String method, JavaFileObject... more) {
    JavaFileObject generic =
        JavaFileObjects.forSourceString(
            library + "." + type, "package %s; public interface %s<T> {}".formatted(library, type));
    JavaFileObject notes =
        Sources.source(
            "Notes",
            "@Entity record Note(@PartitionKey UUID id, String text) {}\n"
                + "@Dao interface Notes { @Select %s.%s<Note> %s; }"
                    .formatted(library, type, method));
    return Sources.compile(
        List.of(new RowanProcessor()),
        Stream.concat(Stream.of(generic, notes), Stream.of(more)).toArray(JavaFileObject[]::new));
  }
}
