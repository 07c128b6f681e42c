package dev.rowan.processor.generate;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.io.Writer;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Set;
import javax.annotation.processing.AbstractProcessor;
import javax.annotation.processing.RoundEnvironment;
import javax.lang.model.SourceVersion;
import javax.lang.model.element.TypeElement;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Entities, and types that entities name, that another processor writes. */
class RoundsTest {
  private static final String DAO =
      """
      package shop;

      import dev.rowan.annotation.*;
      import java.util.Optional;

      @Dao
      public interface Things {
        @Insert
        void save(Thing thing);

        @Select
        Optional<Thing> find(int id);
      }
      """;
  private static final String ENTITY =
      """
      package shop;

      import dev.rowan.annotation.*;

      @Entity
      public record Thing(@PartitionKey int id, Kind kind) {}
      """;
  private static final String ENUM = "package shop;\n\npublic enum Kind { ONE }\n";

  @TempDir private Path scratch;

  @Test
  void anEntityOfAnotherProcessorGetsItsCode() throws IOException {
    Javac.Result result = compile(DAO, "shop.Things", new Author(List.of(ENTITY, ENUM)));

    assertThat(result.messages()).isEmpty();
    assertThat(result.generated()).containsKeys("shop/ThingMapping.java", "shop/RowanThings.java");
  }

  @Test
  void anEntityWaitsForATypeThatAnotherProcessorWrites() throws IOException {
    Javac.Result result = compile(ENTITY, "shop.Thing", new Author(List.of(ENUM)));

    assertThat(result.messages()).isEmpty();
    assertThat(result.generated().get("shop/ThingMapping.java")).contains("Codecs.ofEnum(Kind");
  }

  /** The DAO names the entity only in its annotations, and returns a record of the missing type. */
  @Test
  void aDaoWaitsForTheEntityAndTheRecordThatItNames() throws IOException {
    for (String method :
        List.of(
            "@Delete(entity = Thing.class) void remove(int id);",
            "record Part(Kind kind) {} @Select(entity = Thing.class) Part part(int id);")) {
      String source =
          """
          package shop;

          import dev.rowan.annotation.*;

          public interface Shop {
            @Entity
            record Thing(@PartitionKey int id, Kind kind) {}

            @Dao
            interface Things { %s }
          }
          """
              .formatted(method);

      Javac.Result result = compile(source, "shop.Shop", new Author(List.of(ENUM)));

      assertThat(result.messages()).as(method).isEmpty();
      assertThat(result.generated().keySet()).as(method).anyMatch(file -> file.contains("Rowan"));
    }
  }

  private Javac.Result compile(String source, String name, Author author) throws IOException {
    Path file = scratch.resolve("in").resolve(name.substring("shop.".length()) + ".java");
    Files.createDirectories(file.getParent());
    Files.writeString(file, source);
    return Javac.into(scratch.resolve("out"))
        .with(Javac.STRICT)
        .alsoBy(author)
        .compile(List.of(file));
  }

  /** Writes one of its sources in each round. */
  private static final class Author extends AbstractProcessor {
    private final List<String> sources;
    private int written;

    Author(List<String> sources) {
      this.sources = sources;
    }

    @Override
    public boolean process(Set<? extends TypeElement> annotations, RoundEnvironment round) {
      if (written < sources.size() && !round.processingOver()) {
        String source = sources.get(written++);
        String name = "shop." + source.replaceAll("(?s).*public \\w+ (\\w+).*", "$1");
        try (Writer writer = processingEnv.getFiler().createSourceFile(name).openWriter()) {
          writer.write(source);
        } catch (IOException e) {
          throw new UncheckedIOException(e);
        }
      }
      return false;
    }

    @Override
    public Set<String> getSupportedAnnotationTypes() {
      return Set.of("*");
    }

    @Override
    public SourceVersion getSupportedSourceVersion() {
      return SourceVersion.latestSupported();
    }
  }
}
