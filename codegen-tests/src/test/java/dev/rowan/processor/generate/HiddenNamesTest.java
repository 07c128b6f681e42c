package dev.rowan.processor.generate;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Types of the user's package that have the names of types in {@code java.lang}. */
class HiddenNamesTest {
  private static final String SOURCE =
      """
      package odd;

      import dev.rowan.annotation.*;
      import dev.rowan.dao.*;
      import java.util.*;

      class Object {}
      class String {}
      class Override {}
      class SuppressWarnings {}
      class Long {}
      class Boolean {}
      class Double {}

      enum Integer { ONE }

      @Udt
      record Short(java.lang.String text, int count) {}

      @Entity
      record Item(
          @PartitionKey int id,
          @Clustering long at,
          java.lang.String title,
          boolean sold,
          double price,
          Integer number,
          Short size,
          @Unique("item_by_code") java.lang.String code) {}

      @Dao
      interface Items {
        @Insert(ifNotExists = true)
        boolean create(Item item);

        @Update
        void change(int id, long at, boolean sold, java.lang.Double price);

        @Select
        Optional<Item> find(int id, long at);

        @Delete
        void remove(Item item);
      }
      """;

  @TempDir private Path scratch;

  @Test
  void generatedCodeMeansTheTypesOfTheLibrary() throws IOException {
    Path file = scratch.resolve("Item.java");
    Files.writeString(file, SOURCE);

    Javac.Result result = Javac.into(scratch.resolve("out")).compile(List.of(file));

    assertThat(result.messages()).isEmpty();
    assertThat(result.passed()).isTrue();
  }

  @Test
  void theCompilerIsAskedOnceAndOnlyForNamesOfTheSource() {
    List<String> asked = new ArrayList<>();
    HiddenNames names =
        new HiddenNames(
            name -> {
              asked.add(name);
              return name.endsWith("Object");
            });

    assertThat(names.in("odd", "Object of(String title, Item item, Object rest)"))
        .containsExactly("Object");
    assertThat(names.in("odd", "Object and(long count)")).containsExactly("Object");
    assertThat(asked).containsExactly("odd.Object", "odd.String");
  }
}
