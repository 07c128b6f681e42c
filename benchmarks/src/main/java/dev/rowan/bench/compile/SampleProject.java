package dev.rowan.bench.compile;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;

/**
 * Sources of a project: entities of ten columns with three indexes, and for each entity a DAO with
 * six methods. All are equal but for their number.
 */
final class SampleProject {
  private static final String ENTITY =
      """
      package shop;

      import dev.rowan.annotation.Clustering;
      import dev.rowan.annotation.CustomIndex;
      import dev.rowan.annotation.Entity;
      import dev.rowan.annotation.PartitionKey;
      import java.math.BigDecimal;
      import java.time.Instant;
      import java.util.Set;
      import java.util.UUID;

      @Entity
      @CustomIndex(name = "by_seller%1$s", partition = "seller", clustering = {"price", "shop", "id"})
      @CustomIndex(name = "by_title%1$s", partition = "title", clustering = {"at", "shop", "id"})
      @CustomIndex(name = "by_city%1$s", partition = "city", clustering = {"at", "shop", "id"})
      public record Item%1$s(
          @PartitionKey UUID shop,
          @Clustering UUID id,
          UUID seller,
          String title,
          String city,
          BigDecimal price,
          Instant at,
          int pieces,
          Set<String> tags,
          String text) {}
      """;
  private static final String DAO =
      """
      package shop;

      import dev.rowan.annotation.Dao;
      import dev.rowan.annotation.Delete;
      import dev.rowan.annotation.Insert;
      import dev.rowan.annotation.Select;
      import dev.rowan.dao.Limit;
      import dev.rowan.dao.Page;
      import dev.rowan.dao.PageRequest;
      import java.util.List;
      import java.util.Optional;
      import java.util.UUID;
      import java.util.concurrent.CompletionStage;

      @Dao
      public interface Items%1$s {
        @Insert
        void save(Item%1$s item);

        @Delete
        void remove(UUID shop, UUID id);

        @Select
        Optional<Item%1$s> find(UUID shop, UUID id);

        @Select
        Page<Item%1$s> byCity(String city, PageRequest page);

        @Select
        List<Item%1$s> bySeller(UUID seller, Limit limit);

        @Select
        CompletionStage<List<Item%1$s>> byTitle(String title, Limit limit);
      }
      """;

  private SampleProject() {}

  /**
   * Writes the sources.
   *
   * @return their files, the two of an entity next to each other
   */
  static List<Path> write(Path directory, int entities) throws IOException {
    Path sources = Files.createDirectories(directory.resolve("shop"));
    List<Path> files = new ArrayList<>();
    for (int number = 0; number < entities; number++) {
      files.add(source(sources.resolve("Item" + number + ".java"), ENTITY, number));
      files.add(source(sources.resolve("Items" + number + ".java"), DAO, number));
    }
    return files;
  }

  private static Path source(Path file, String text, int number) throws IOException {
    return Files.writeString(file, text.formatted(number));
  }
}
