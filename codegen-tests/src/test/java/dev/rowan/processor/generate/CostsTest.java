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
import java.lang.reflect.InvocationTargetException;
import java.lang.reflect.Method;
import java.net.URL;
import java.net.URLClassLoader;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.UUID;
import java.util.concurrent.CompletionStage;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/**
 * Real calls of generated DAOs, on a store that does not maintains derived tables, cost at most
 * what is printed of them, and the worst call costs just that: round trips and requests that the
 * caller waits for, and requests that follow.
 */
class CostsTest {
  private static final String ENTITY =
      """
      package shop;

      import dev.rowan.annotation.*;
      import java.util.*;
      import java.util.concurrent.CompletionStage;

      @Entity
      %s
      public record Item(
          @PartitionKey UUID id,
          @Immutable String seller,
          String shelf,
          String title,
          %s String note,
          int price,
          Set<String> tags) {

        @Dao
        public interface Items {
          @Insert
          CompletionStage<Void> save(Item item);

          @Update
          CompletionStage<Void> change(Item item);

          @Update
          CompletionStage<Void> edit(Item before, Item after);

          @Update
          CompletionStage<Void> reprice(UUID id, int price);

          @Update
          CompletionStage<Void> retitle(UUID id, String title);

          @Update
          CompletionStage<Void> annotate(UUID id, String note);

          @Update
          CompletionStage<Void> tag(UUID id, Set<String> tags);

          @Update
          CompletionStage<Void> patch(ItemPatch patch);

          @Delete
          CompletionStage<Void> remove(UUID id);

          @Delete
          CompletionStage<Void> removeItem(Item item);

          %s
        }
      }
      """;

  private static final String BY_SELLER =
      "@CustomIndex(name = \"by_seller\", partition = \"seller\", clustering = {%s\"id\"},"
          + " include = \"title\", maintain = Maintain.%s)\n";
  private static final String BY_SHELF =
      "@CustomIndex(name = \"by_shelf\", partition = \"shelf\", clustering = {\"price\", \"id\"},"
          + " maintain = Maintain.%s)\n";
  private static final String BY_TAG =
      "@CustomIndex(name = \"by_tag\", partition = \"tags\", clustering = \"id\","
          + " maintain = Maintain.%s)\n";
  private static final String BY_ID =
      "@CustomIndex(name = \"by_id\", partition = \"id\", include = \"title\","
          + " maintain = Maintain.%s)\n";

  private static final String VIEW =
      "@CustomIndex(name = \"by_shelf_view\", partition = \"shelf\", clustering = \"id\", include = \"*\","
          + " maintain = Maintain.SERVER_VIEW)\n";

  /** In designs that begin with {@code unique} the note is that, too. */
  private static final Map<String, String> DESIGNS =
      Map.ofEntries(
          Map.entry("alone", ""),
          Map.entry("blind", BY_SELLER.formatted("", "BLIND")),
          Map.entry("blind from keys", BY_ID.formatted("BLIND")),
          Map.entry("atomic", BY_SELLER.formatted("\"price desc\", ", "ATOMIC")),
          Map.entry(
              "verified",
              BY_SELLER.formatted("\"price desc\", ", "VERIFIED") + BY_SHELF.formatted("VERIFIED")),
          Map.entry(
              "mixed",
              BY_SELLER.formatted("", "BLIND")
                  + BY_SHELF.formatted("VERIFIED")
                  + BY_ID.formatted("ATOMIC")),
          Map.entry(
              "serial",
              BY_SELLER.formatted("\"price desc\", ", "SERIAL") + BY_SHELF.formatted("VERIFIED")),
          Map.entry("verified tags", BY_TAG.formatted("VERIFIED")),
          Map.entry("serial tags", BY_TAG.formatted("SERIAL") + BY_SELLER.formatted("", "BLIND")),
          Map.entry("view", VIEW),
          Map.entry("view beside an index", VIEW + BY_SHELF.formatted("VERIFIED")),
          Map.entry("unique", ""),
          Map.entry("unique beside an index", BY_SHELF.formatted("VERIFIED")));

  /** Each item has another key in every index than the one before. */
  private static final int TAGS = 1;

  @TempDir private Path scratch;

  @ParameterizedTest
  @ValueSource(
      strings = {
        "alone",
        "blind",
        "blind from keys",
        "atomic",
        "verified",
        "mixed",
        "serial",
        "verified tags",
        "serial tags",
        "view",
        "view beside an index",
        "unique",
        "unique beside an index"
      })
  void callsCostWhatIsPrinted(String design) throws Exception {
    Path source = Files.createDirectories(scratch.resolve("in/shop")).resolve("Item.java");
    String note = design.startsWith("unique") ? "@Unique" : "";
    Files.writeString(source, ENTITY.formatted(DESIGNS.get(design), note, ""));
    Path classes = scratch.resolve("out");
    assertThat(
            Javac.into(classes)
                .alsoBy(new RowanModelProcessor())
                .compile(List.of(source))
                .messages())
        .filteredOn(message -> !message.contains("warning: [IDX-1"))
        .isEmpty();
    Map<String, Cost> printed = printed(classes.resolve("META-INF/rowan/model.json"));

    PumpedBackend pump = new PumpedBackend(new MemoryProvider());
    try (URLClassLoader loader = new URLClassLoader(new URL[] {classes.toUri().toURL()});
        Rowan rowan = Rowan.on(pump, RowanOptions.defaults())) {
      Class<?> type = loader.loadClass("shop.Item$Items");
      Object items = rowan.dao(type);
      Calls calls = new Calls(loader.loadClass("shop.Item"), type, items, pump);
      Map<String, Cost> real = calls.all();

      assertThat(real).isEqualTo(printed);
    }
  }

  @ParameterizedTest
  @CsvSource({
    "'{}', BLIND, 1 request for each row found, 3",
    "'\"*\"', BLIND, , 0",
    "'\"*\"', ATOMIC, , 0",
    "'\"*\"', VERIFIED, on a cluster 1 request for each row found, 3",
    "'\"*\"', SERIAL, on a cluster 1 request for each row found whose entry is not confirmed, 0"
  })
  void readsLookUpTheRowsThatArePrinted(
      String include, String maintain, @Nullable String printed, int lookups) throws Exception {
    Path source = Files.createDirectories(scratch.resolve("in/shop")).resolve("Item.java");
    String index =
        "@CustomIndex(name = \"by_seller\", partition = \"seller\", clustering = \"id\","
            + " include = %s, maintain = Maintain.%s)\n";
    String select = "@Select CompletionStage<List<Item>> of(String seller);";
    Files.writeString(source, ENTITY.formatted(index.formatted(include, maintain), "", select));
    Path classes = scratch.resolve("out");
    assertThat(
            Javac.into(classes)
                .alsoBy(new RowanModelProcessor())
                .compile(List.of(source))
                .messages())
        .isEmpty();
    assertThat(Files.readString(classes.resolve("META-INF/rowan/model.json")))
        .contains("\"1 partition, 1 request" + (printed == null ? "" : ", and " + printed) + "\"");

    PumpedBackend pump = new PumpedBackend(new MemoryProvider());
    try (URLClassLoader loader = new URLClassLoader(new URL[] {classes.toUri().toURL()});
        Rowan rowan = Rowan.on(pump, RowanOptions.defaults())) {
      Class<?> type = loader.loadClass("shop.Item$Items");
      Object items = rowan.dao(type);
      Calls calls = new Calls(loader.loadClass("shop.Item"), type, items, pump);
      for (int row = 0; row < 3; row++) {
        calls.call("save", UUID.randomUUID());
      }
      Method of = type.getMethod("of", String.class);
      PumpedBackend.Counted counted = pump.count(() -> calls.stage(of, new Object[] {"ann"}));

      assertThat(counted.waitedFor()).isEqualTo(1 + lookups);
      assertThat(counted.waves()).isEqualTo(lookups == 0 ? 1 : 2);
    }
  }

  /** What calls cost, the worst of each method. */
  private record Cost(int roundTrips, int requests, int requestsAfter) {
    Cost worse(Cost other) {
      return new Cost(
          Math.max(roundTrips, other.roundTrips),
          Math.max(requests, other.requests),
          Math.max(requestsAfter, other.requestsAfter));
    }
  }

  private static final class Calls {
    private final Class<?> item;
    private final Class<?> type;
    private final Object items;
    private final PumpedBackend pump;
    private final Map<String, Cost> worst = new HashMap<>();
    private int made;

    Calls(Class<?> item, Class<?> type, Object items, PumpedBackend pump) {
      this.item = item;
      this.type = type;
      this.items = items;
      this.pump = pump;
    }

    Map<String, Cost> all() throws ReflectiveOperationException {
      for (String method :
          List.of(
              "save",
              "change",
              "edit",
              "patch",
              "reprice",
              "retitle",
              "annotate",
              "tag",
              "remove")) {
        UUID id = UUID.randomUUID();
        call(method, id); // there is no row
        UUID other = UUID.randomUUID();
        call("save", other);
        call(method, other); // there is one
        call(method, other); // there was one
      }
      UUID id = UUID.randomUUID();
      call("save", id);
      call("removeItem", id);
      return worst;
    }

    private void call(String name, UUID id) throws ReflectiveOperationException {
      made++;
      Object[] arguments =
          switch (name) {
            case "save", "change", "removeItem" -> new Object[] {item(id)};
            case "edit" -> new Object[] {item(id, made - 1), item(id)};
            case "patch" -> new Object[] {patch(id)};
            case "reprice" -> new Object[] {id, made};
            case "tag" -> new Object[] {id, Set.of("t" + made)};
            case "remove" -> new Object[] {id};
            default -> new Object[] {id, "text " + made};
          };
      Method method =
          Arrays.stream(type.getMethods())
              .filter(each -> each.getName().equals(name))
              .findFirst()
              .orElseThrow();
      PumpedBackend.Counted counted = pump.count(() -> stage(method, arguments));
      worst.merge(
          name,
          new Cost(counted.waves(), counted.waitedFor(), counted.after()),
          (before, now) -> before.worse(now));
    }

    /** A patch of all that can change. */
    private Object patch(UUID id) throws ReflectiveOperationException {
      Class<?> patches = item.getClassLoader().loadClass(item.getName() + "Patch");
      Object patch = patches.getMethod("of", UUID.class).invoke(null, id);
      patches.getMethod("setShelf", String.class).invoke(patch, "s" + made);
      patches.getMethod("setTitle", String.class).invoke(patch, "title " + made);
      patches.getMethod("setNote", String.class).invoke(patch, "note " + made);
      patches.getMethod("setPrice", int.class).invoke(patch, made);
      patches.getMethod("setTags", Set.class).invoke(patch, Set.of("t" + made));
      return patch;
    }

    private CompletionStage<?> stage(Method method, Object[] arguments) {
      try {
        return (CompletionStage<?>) method.invoke(items, arguments);
      } catch (IllegalAccessException | InvocationTargetException failure) {
        throw new LinkageError("a method of the DAO cannot be called", failure);
      }
    }

    private Object item(UUID id) throws ReflectiveOperationException {
      return item(id, made);
    }

    private Object item(UUID id, int state) throws ReflectiveOperationException {
      return item.getConstructors()[0].newInstance(
          id, "ann", "s" + state, "title " + state, "note " + state, state, Set.of("t" + state));
    }
  }

  /** The costs in the model file; one element is indexed, before and after. */
  private static Map<String, Cost> printed(Path file) throws IOException {
    Map<String, Cost> costs = new HashMap<>();
    try (JsonParser json = new JsonFactory().createParser(file.toFile())) {
      String method = "";
      Map<String, Integer> numbers = new HashMap<>();
      for (JsonToken token = json.nextToken(); token != null; token = json.nextToken()) {
        if (token == JsonToken.VALUE_STRING && "method".equals(json.currentName())) {
          method = json.getText().replaceAll("\\(.*", "");
        } else if (token == JsonToken.VALUE_NUMBER_INT) {
          numbers.put(json.currentName(), json.getIntValue());
        } else if (token == JsonToken.END_OBJECT && numbers.containsKey("roundTrips")) {
          costs.put(
              method,
              new Cost(
                  numbers.get("roundTrips"),
                  numbers.get("requests") + TAGS * numbers.get("requestsForEachElement"),
                  numbers.get("requestsAfter")
                      + TAGS * numbers.get("requestsAfterForEachElement")));
          numbers.clear();
        }
      }
    }
    return costs;
  }
}
