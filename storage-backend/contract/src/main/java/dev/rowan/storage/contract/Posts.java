package dev.rowan.storage.contract;

import dev.rowan.annotation.Maintain;
import dev.rowan.annotation.Order;
import dev.rowan.binding.CopiedColumns;
import dev.rowan.binding.EntityMapping;
import dev.rowan.schema.Component.Copy;
import dev.rowan.schema.DerivedTable;
import dev.rowan.schema.ScalarType;
import dev.rowan.schema.TableSchema;
import dev.rowan.value.Row;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * Authors, and posts that copy the names and cities of their authors, mapped as a generated mapping
 * would, with unique table names. The entities are their rows.
 */
final class Posts {
  /** Columns: id, name, city, bio. */
  final Mapping authors;

  /** Columns: id, author, title, author_name, author_city. */
  final Mapping posts;

  /** The posts for a program that does not know the copies. */
  final Mapping unaware;

  private Posts(TableSchema author, TableSchema post, List<DerivedTable> derived, Way way) {
    authors = new Mapping(author, List.of());
    posts = new Mapping(post, derived);
    unaware = new Mapping(post, derived);
    posts.copies =
        List.of(
            new CopiedColumns(
                authors,
                List.of(way.reference),
                way.movable,
                List.of(new CopiedColumns.Column(3, 1), new CopiedColumns.Column(4, 2)),
                derived.isEmpty() ? post.name() : derived.get(0).table().name(),
                way.async));
    authors.copiedBy = List.of(posts);
  }

  private record Way(int reference, boolean movable, boolean async) {}

  /** Returns posts with indexes under this protocol. */
  static Posts maintainedBy(Maintain maintain, boolean async) {
    TableSchema post =
        columns(
            TableSchema.named("post")
                .partitionKey("id", ScalarType.INT)
                .column("author", ScalarType.INT));
    TableSchema byAuthor =
        TablePool.take(
            TableSchema.named("post_by_author")
                .partitionKey("author", ScalarType.INT)
                .clustering("id", ScalarType.INT, Order.ASC)
                .column("author_name", ScalarType.TEXT));
    TableSchema byName =
        TablePool.take(
            TableSchema.named("post_by_name")
                .partitionKey("author_name", ScalarType.TEXT)
                .clustering("id", ScalarType.INT, Order.ASC));
    List<DerivedTable> derived = new ArrayList<>();
    derived.add(
        new DerivedTable(byAuthor, post, List.of(new Copy(1), new Copy(0), new Copy(3)), maintain));
    if (maintain != Maintain.BLIND) {
      derived.add(new DerivedTable(byName, post, List.of(new Copy(3), new Copy(0)), maintain));
    }
    return new Posts(author(), post, derived, new Way(1, maintain != Maintain.BLIND, async));
  }

  /**
   * Returns posts in the partition of their author, without indexes. Their keys are author and id.
   */
  static Posts byAuthorAlone() {
    TableSchema post =
        columns(
            TableSchema.named("post")
                .partitionKey("author", ScalarType.INT)
                .clustering("id", ScalarType.INT, Order.ASC));
    return new Posts(author(), post, List.of(), new Way(0, false, false));
  }

  private static TableSchema author() {
    return TablePool.take(
        TableSchema.named("author")
            .partitionKey("id", ScalarType.INT)
            .column("name", ScalarType.TEXT)
            .column("city", ScalarType.TEXT)
            .column("bio", ScalarType.TEXT));
  }

  private static TableSchema columns(TableSchema.Builder key) {
    return TablePool.take(
        key.column("title", ScalarType.TEXT)
            .column("author_name", ScalarType.TEXT)
            .column("author_city", ScalarType.TEXT));
  }

  static Row author(int id, @Nullable String name) {
    return Row.of(id, name, name == null ? null : "city of " + name, "bio");
  }

  static Row post(int id, int author) {
    return Row.of(id, author, "title " + id, "whatever the caller", "believes");
  }

  /** A mapping of rows; its relations to other mappings are set after those are created. */
  static final class Mapping implements EntityMapping<Row> {
    private final TableSchema table;
    private final List<DerivedTable> derived;
    private List<CopiedColumns> copies = List.of();
    private List<EntityMapping<?>> copiedBy = List.of();

    Mapping(TableSchema table, List<DerivedTable> derived) {
      this.table = table;
      this.derived = derived;
    }

    @Override
    public TableSchema table() {
      return table;
    }

    @Override
    public List<DerivedTable> derived() {
      return derived;
    }

    @Override
    public List<CopiedColumns> copies() {
      return copies;
    }

    @Override
    public List<EntityMapping<?>> copiedBy() {
      return copiedBy;
    }

    @Override
    public Row write(Row row) {
      return row;
    }

    @Override
    public Row read(Row row) {
      return Row.of(Arrays.copyOf(row.toArray(), table.size()));
    }
  }
}
