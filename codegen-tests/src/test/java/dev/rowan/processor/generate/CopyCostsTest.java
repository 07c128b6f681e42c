package dev.rowan.processor.generate;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.core.JsonFactory;
import com.fasterxml.jackson.core.JsonParser;
import com.fasterxml.jackson.core.JsonToken;
import dev.rowan.Rowan;
import dev.rowan.RowanOptions;
import dev.rowan.processor.RowanModelProcessor;
import dev.rowan.storage.embedded.MemoryProvider;
import java.io.IOException;
import java.net.URL;
import java.net.URLClassLoader;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.UUID;
import java.util.concurrent.CompletionStage;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/**
 * Real calls of generated DAOs of entities that copy, or are copied from, on a store that does not
 * maintains derived tables, make as many requests as are printed of them: for what a row copies,
 * and for any number of rows that copy from it.
 */
class CopyCostsTest {
  private static final String AUTHOR =
      """
      package shop;

      import dev.rowan.annotation.*;
      import java.util.*;
      import java.util.concurrent.CompletionStage;

      @Entity
      @CopiedBy(Note.class)
      public record Author(@PartitionKey UUID id, String name, String city) {

        @Dao
        public interface Authors {
          @Insert
          CompletionStage<Void> save(Author author);

          @Update
          CompletionStage<Void> rename(UUID id, String name);

          @Update
          CompletionStage<Void> move(UUID id, String city);

          @Delete
          CompletionStage<Void> remove(UUID id);
        }
      }
      """;

  private static final String NOTE =
      """
      package shop;

      import dev.rowan.annotation.*;
      import java.util.*;
      import java.util.concurrent.CompletionStage;

      @Entity
      %s
      public record Note(
          %s
          String text,
          @CopiedFrom(entity = Author.class, field = "name", by = "author"%s) String name) {

        @Dao
        public interface Notes {
          @Insert
          CompletionStage<Void> save(Note note);

          %s
        }
      }
      """;

  private static final String KEY = "@PartitionKey UUID author, @Clustering UUID id,";
  private static final String BY_AUTHOR =
      "@CustomIndex(name = \"by_author\", partition = \"author\", clustering = \"id\","
          + " include = \"name\", maintain = Maintain.%s)";

  private static final Map<String, String> DESIGNS =
      Map.of(
          "by key", NOTE.formatted("", KEY, "", rewrite("author, UUID id")),
          "by key, in the background",
              NOTE.formatted("", KEY, ", async = true", rewrite("author, UUID id")),
          "blind",
              NOTE.formatted(
                  BY_AUTHOR.formatted("BLIND"),
                  "@PartitionKey UUID id, @Immutable UUID author,",
                  "",
                  rewrite("id")),
          "atomic", movable("ATOMIC", ""),
          "verified", movable("VERIFIED", ""),
          "verified, in the background", movable("VERIFIED", ", async = true"),
          "serial", movable("SERIAL", ""));

  @TempDir private Path scratch;

  private static String movable(String maintain, String async) {
    return NOTE.formatted(
        BY_AUTHOR.formatted(maintain),
        "@PartitionKey UUID id, UUID author,",
        async,
        rewrite("id") + "@Update CompletionStage<Void> assign(UUID id, UUID author);");
  }

  private static String rewrite(String key) {
    return "@Update CompletionStage<Void> rewrite(UUID %s, String text);".formatted(key);
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "by key",
        "by key, in the background",
        "blind",
        "atomic",
        "verified",
        "verified, in the background",
        "serial"
      })
  void callsCostWhatIsPrinted(String design) throws Exception {
    Path in = Files.createDirectories(scratch.resolve("in/shop"));
    Path author = Files.writeString(in.resolve("Author.java"), AUTHOR);
    Path note = Files.writeString(in.resolve("Note.java"), DESIGNS.get(design));
    Path classes = scratch.resolve("out");
    Javac.Result compiled =
        Javac.into(classes).alsoBy(new RowanModelProcessor()).compile(List.of(author, note));
    assertThat(compiled.messages()).filteredOn(message -> message.contains("error")).isEmpty();
    Map<String, Map<?, ?>> printed = printed(classes.resolve("META-INF/rowan/model.json"));
    boolean movable = printed.containsKey("Notes.assign");

    PumpedBackend pump = new PumpedBackend(new MemoryProvider());
    try (URLClassLoader loader = new URLClassLoader(new URL[] {classes.toUri().toURL()});
        Rowan rowan = Rowan.on(pump, RowanOptions.defaults())) {
      Calls calls = new Calls(loader, rowan, pump, design.startsWith("by key"));
      UUID ann = UUID.randomUUID();
      UUID bob = UUID.randomUUID();
      calls.author("save", ann, "ann", "bonn");
      calls.author("save", bob, "bob", "bern");

      UUID id = UUID.randomUUID();
      PumpedBackend.Counted first = calls.save(id, ann);
      PumpedBackend.Counted again = calls.save(id, movable ? bob : ann);
      int own = number(printed.get("Notes.save"), "requests");
      int after = number(printed.get("Notes.save"), "requestsAfter");
      Map<?, ?> forCopies = (Map<?, ?>) printed.get("Notes.save").get("forCopies");
      assertThat(Math.max(first.waves(), again.waves()))
          .isEqualTo(
              number(printed.get("Notes.save"), "roundTrips") + number(forCopies, "roundTrips"));
      assertThat(Math.max(all(first), all(again)))
          .isEqualTo(own + after + number(forCopies, "requests"));
      assertThat(printed.get("Notes.rewrite").containsKey("forCopies"))
          .as("a change of another column says what is copied by the key alone")
          .isEqualTo(design.startsWith("by key"));
      if (movable) {
        PumpedBackend.Counted assigned = calls.assign(id, ann);
        Map<?, ?> cost = printed.get("Notes.assign");
        Map<?, ?> copies = (Map<?, ?>) cost.get("forCopies");
        assertThat(assigned.waves())
            .isEqualTo(number(cost, "roundTrips") + number(copies, "roundTrips"));
        assertThat(all(assigned))
            .isEqualTo(
                number(cost, "requests")
                    + number(cost, "requestsAfter")
                    + number(copies, "requests"));
      }

      assertThat(printed.get("Authors.move").containsKey("copiedBy")).isFalse();
      assertThat(all(calls.author("move", ann, "basel"))).isEqualTo(1);
      UUID cid = UUID.randomUUID();
      calls.author("save", cid, "cid", "graz");
      assertFollowed(printed.get("Authors.rename"), 0, calls.author("rename", cid, "c0"));
      for (int notes = 1; notes <= 120; notes++) {
        calls.save(UUID.randomUUID(), cid);
        if (notes == 3 || notes == 100 || notes == 120) {
          assertFollowed(
              printed.get("Authors.rename"), notes, calls.author("rename", cid, "c" + notes));
        }
      }
      assertFollowed(printed.get("Authors.remove"), 120, calls.author("remove", cid));
    }
  }

  /** Holds the requests of a call against those that are printed, with so many rows that copy. */
  private static void assertFollowed(Map<?, ?> cost, int rows, PumpedBackend.Counted counted) {
    Map<?, ?> copied = (Map<?, ?>) ((List<?>) cost.get("copiedBy")).get(0);
    int further = rows <= 100 ? 0 : (rows - 1) / 100;
    int expected =
        number(cost, "requests")
            + number(copied, "requests")
            + number(copied, "requestsAfter")
            + rows * (number(copied, "forEachRow") + number(copied, "afterEachRow"))
            + further * number(copied, "forEachFurther100Rows");
    assertThat(all(counted)).as("requests with %d rows that copy", rows).isEqualTo(expected);
    if (copied.get("waits").equals(false)) {
      assertThat(counted.waitedFor())
          .isEqualTo(number(cost, "requests") + number(copied, "requests"));
    } else if (number(copied, "afterEachRow") == 0) {
      assertThat(counted.after()).isZero();
    }
  }

  private static int all(PumpedBackend.Counted counted) {
    return counted.waitedFor() + counted.after();
  }

  private static int number(Map<?, ?> fields, String name) {
    return (Integer) fields.get(name);
  }

  private static final class Calls {
    private final Class<?> author;
    private final Class<?> note;
    private final Object authors;
    private final Object notes;
    private final PumpedBackend pump;
    private final boolean byKey;

    Calls(ClassLoader loader, Rowan rowan, PumpedBackend pump, boolean byKey)
        throws ReflectiveOperationException {
      this.author = loader.loadClass("shop.Author");
      this.note = loader.loadClass("shop.Note");
      this.authors = rowan.dao(loader.loadClass("shop.Author$Authors"));
      this.notes = rowan.dao(loader.loadClass("shop.Note$Notes"));
      this.pump = pump;
      this.byKey = byKey;
    }

    PumpedBackend.Counted author(String method, Object... arguments)
        throws ReflectiveOperationException {
      return method.equals("save")
          ? call(authors, method, author.getConstructors()[0].newInstance(arguments))
          : call(authors, method, arguments);
    }

    PumpedBackend.Counted save(UUID id, UUID of) throws ReflectiveOperationException {
      Object[] key = byKey ? new Object[] {of, id} : new Object[] {id, of};
      Object saved = note.getConstructors()[0].newInstance(key[0], key[1], "text " + id, null);
      return call(notes, "save", saved);
    }

    PumpedBackend.Counted assign(UUID id, UUID to) throws ReflectiveOperationException {
      return call(notes, "assign", id, to);
    }

    private PumpedBackend.Counted call(Object dao, String name, Object... arguments) {
      return pump.count(
          () -> {
            try {
              return (CompletionStage<?>)
                  Arrays.stream(dao.getClass().getMethods())
                      .filter(each -> each.getName().equals(name))
                      .findFirst()
                      .orElseThrow()
                      .invoke(dao, arguments);
            } catch (ReflectiveOperationException failure) {
              throw new LinkageError("a method of the DAO cannot be called", failure);
            }
          });
    }
  }

  /** What the model file says of the costs of each method, such as {@code Notes.save}. */
  private static Map<String, Map<?, ?>> printed(Path file) throws IOException {
    Map<String, Map<?, ?>> costs = new LinkedHashMap<>();
    try (JsonParser json = new JsonFactory().createParser(file.toFile())) {
      json.nextToken();
      Map<?, ?> model = (Map<?, ?>) value(json);
      for (Object dao : (List<?>) model.get("daos")) {
        String name = ((Map<?, ?>) dao).get("name").toString().replaceAll(".*\\.", "");
        for (Object method : (List<?>) ((Map<?, ?>) dao).get("methods")) {
          Map<?, ?> fields = (Map<?, ?>) method;
          String brief = fields.get("method").toString().replaceAll("\\(.*", "");
          costs.put(name + "." + brief, (Map<?, ?>) fields.get("onClusters"));
        }
      }
    }
    return costs;
  }

  private static Object value(JsonParser json) throws IOException {
    if (json.currentToken() == JsonToken.START_OBJECT) {
      Map<String, Object> fields = new LinkedHashMap<>();
      while (json.nextToken() != JsonToken.END_OBJECT) {
        String name = json.currentName();
        json.nextToken();
        fields.put(name, value(json));
      }
      return fields;
    }
    if (json.currentToken() == JsonToken.START_ARRAY) {
      List<Object> elements = new ArrayList<>();
      while (json.nextToken() != JsonToken.END_ARRAY) {
        elements.add(value(json));
      }
      return elements;
    }
    return switch (json.currentToken()) {
      case VALUE_NUMBER_INT -> json.getIntValue();
      case VALUE_TRUE -> true;
      case VALUE_FALSE -> false;
      default -> json.getText();
    };
  }
}
