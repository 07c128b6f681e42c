package dev.rowan.processor.rule.mapping;

import dev.rowan.processor.diagnostic.Severity;
import dev.rowan.processor.model.ChunkedModel;
import dev.rowan.processor.model.EntityModel;
import dev.rowan.processor.model.JavaScalar;
import dev.rowan.processor.model.PropertyModel;
import dev.rowan.processor.model.TableModel;
import dev.rowan.processor.model.UdtModel;
import dev.rowan.processor.plan.Design;
import dev.rowan.processor.rule.Complaint;
import dev.rowan.processor.rule.DesignRule;
import dev.rowan.processor.rule.EntityRule;
import dev.rowan.processor.rule.NameLength;
import dev.rowan.processor.rule.UdtRule;
import java.util.HashMap;
import java.util.Map;
import java.util.Optional;
import java.util.regex.Pattern;
import java.util.stream.Stream;

/** Reports a large value that cannot be stored in chunks beside its row. */
@DesignRule(
    code = "MAP-29",
    severity = Severity.ERROR,
    summary = "@Chunked and the type Chunks do not make one large value of a row")
public final class ChunkedMisused implements EntityRule, UdtRule {
  /** The beginning of the names of the columns that the table of chunks adds to the key. */
  private static final String OWN_COLUMNS = "chunk_";

  private static final int SMALLEST = 1_024;
  private static final int LARGEST = 8 << 20;
  private static final Pattern NAME = Pattern.compile("[A-Za-z0-9_]+");

  /** The owner of each table, in words: the first one of each name. */
  private static Map<String, String> owners(Design design) {
    Map<String, String> owners = new HashMap<>();
    for (EntityModel entity : design.entities()) {
      String name = "`" + entity.name().simple() + "`";
      for (TableModel table : TableModel.storedOf(entity)) {
        owners.putIfAbsent(table.name(), owner(table, name));
      }
    }
    for (EntityModel entity : design.entities()) {
      entity
          .chunked()
          .forEach(each -> owners.putIfAbsent(table(entity, each), owner(entity, each)));
    }
    return owners;
  }

  private static String table(EntityModel entity, PropertyModel property) {
    return property.chunked().orElseThrow().table(entity, property);
  }

  private static String owner(TableModel table, String entity) {
    return table.group().isPresent()
        ? "a column group of " + entity
        : table.isBase() ? entity : "an index of " + entity;
  }

  private static String owner(EntityModel entity, PropertyModel property) {
    return "the chunks of `%s.%s`".formatted(entity.name().simple(), property.name());
  }

  @Override
  public Stream<Complaint> check(EntityModel entity, Design design) {
    return entity.properties().stream()
        .flatMap(
            property ->
                property
                    .chunked()
                    .map(chunked -> ofChunked(entity, property, chunked, design))
                    .orElseGet(() -> ofType(property))
                    .stream());
  }

  @Override
  public Stream<Complaint> check(UdtModel udt, Design design) {
    return udt.mapped().properties().stream()
        .flatMap(
            property ->
                property
                    .chunked()
                    .map(chunked -> Optional.of(inside(property, udt)))
                    .orElseGet(() -> ofType(property))
                    .stream());
  }

  /** Reports the type without the annotation. */
  private static Optional<Complaint> ofType(PropertyModel property) {
    boolean isOf =
        property.type().anyPart(type -> type.isConverted(JavaScalar.CHUNKS))
            && !property.isTransient();
    return isOf
        ? Optional.of(
            Complaint.at(
                    property.origin(), "`%s` has chunks and no @Chunked".formatted(property.name()))
                .because(
                    "the value refers to chunks, which only the row of a property with @Chunked has")
                .fix("@Chunked Chunks %s, in an entity".formatted(property.name())))
        : Optional.empty();
  }

  private static Complaint inside(PropertyModel property, UdtModel udt) {
    return Complaint.at(
            property.origin(),
            "`%s` is a large value inside a %s".formatted(property.name(), udt.noun()))
        .because("chunks are stored beside a row, and a %s is a part of one".formatted(udt.noun()))
        .fix("@Chunked Chunks %s, in an entity".formatted(property.name()));
  }

  private static Optional<Complaint> ofChunked(
      EntityModel entity, PropertyModel property, ChunkedModel chunked, Design design) {
    return ofForm(property, chunked)
        .or(() -> ofColumn(entity, property, chunked))
        .or(() -> ofKey(entity, chunked))
        .or(() -> ofNumber(property, chunked))
        .or(() -> ofName(entity, property, chunked, design));
  }

  private static Optional<Complaint> ofForm(PropertyModel property, ChunkedModel chunked) {
    if (property.javaType().is(ChunkedModel.TYPE) && property.requested().isEmpty()) {
      return Optional.empty();
    }
    String type = property.javaType().brief();
    Complaint complaint =
        Complaint.at(
            chunked.origin(),
            "`%s` has @Chunked and the type `%s`".formatted(property.name(), type));
    return Optional.of(
        complaint
            .because(
                "the row stores the length and the checksum of the value; the bytes are read and"
                    + " written as streams, by a method that returns LargeValue")
            .fix("give `%s` the type Chunks".formatted(property.name())));
  }

  private static Optional<Complaint> ofColumn(
      EntityModel entity, PropertyModel property, ChunkedModel chunked) {
    return fact(entity, property)
        .map(
            fact ->
                Complaint.at(chunked.origin(), "`%s` %s".formatted(property.name(), fact))
                    .because(
                        "only the write of the value changes the property, together with the chunks"
                            + " of its own row")
                    .fix(
                        "drop @Chunked from `%s`, or the other use of it"
                            .formatted(property.name())));
  }

  private static Optional<String> fact(EntityModel entity, PropertyModel property) {
    if (property.isKey()) {
      return Optional.of("is a large value and a key column");
    }
    if (property.isStatic()) {
      return Optional.of("is a large value and static");
    }
    if (property.isTransient()) {
      return Optional.of("is a large value and not stored");
    }
    if (property.copy().isPresent()) {
      return Optional.of("is a large value and a copy");
    }
    if (property.unique().isPresent() || !property.nativeIndexes().isEmpty()) {
      return Optional.of("is a large value with an index");
    }
    return entity.indexes().stream()
        .filter(
            index ->
                index.keys().anyMatch(key -> key.component().property().equals(property.name())))
        .findFirst()
        .map(index -> "is a large value and a key of index `%s`".formatted(index.name()));
  }

  private static Optional<Complaint> ofKey(EntityModel entity, ChunkedModel chunked) {
    Optional<PropertyModel> taken =
        entity.primaryKey().stream()
            .filter(each -> each.column().startsWith(OWN_COLUMNS))
            .findFirst();
    if (taken.isPresent()) {
      String column = taken.get().column();
      return Optional.of(
          Complaint.at(
                  chunked.origin(),
                  "the key of `%s` has the column `%s`".formatted(entity.name().simple(), column))
              .because("the table of chunks has the key of the row and its own columns `chunk_…`")
              .fix("@Column(\"%s\") on `%s`".formatted("key_" + column, taken.get().name())));
    }
    return entity
        .version()
        .map(
            version ->
                Complaint.at(
                        chunked.origin(),
                        "`%s` has @Chunked and @Version".formatted(entity.name().simple()))
                    .because(
                        "each write of the row checks its version, and the write of a large value"
                            + " takes long and knows none")
                    .fix("an entity of its own for the large value, without @Version")
                    .fix("drop @Version from `%s`".formatted(version.name())));
  }

  private static Optional<Complaint> ofNumber(PropertyModel property, ChunkedModel chunked) {
    return chunked.chunkBytes() >= SMALLEST && chunked.chunkBytes() <= LARGEST
        ? Optional.empty()
        : Optional.of(
            Complaint.at(
                    chunked.origin().withAttribute("chunkBytes"),
                    "`%s` has chunks of %d bytes".formatted(property.name(), chunked.chunkBytes()))
                .because(
                    "a chunk is one row and one request: a small one costs a request for few bytes,"
                        + " and a cluster refuses requests above 16 MiB")
                .fix("chunkBytes = 1_048_576"));
  }

  private static Optional<Complaint> ofName(
      EntityModel entity, PropertyModel property, ChunkedModel chunked, Design design) {
    String table = chunked.table(entity, property);
    String owner =
        design.once(ChunkedMisused.class, ChunkedMisused::owners).getOrDefault(table, "");
    NameLength length = NameLength.of(design.facts());
    Optional<String> fact = length.excess(table);
    if (!owner.equals(owner(entity, property))) {
      fact = Optional.of("already belongs to " + owner);
    } else if (table.startsWith(ReservedTable.PREFIX)) {
      fact = Optional.of("is reserved for the tables of Rowan");
    } else if (fact.isEmpty() && !NAME.matcher(table).matches()) {
      fact = Optional.of("must consist of a-z, A-Z, 0-9 and _");
    }
    return fact.map(
        each ->
            Complaint.at(
                    chunked.origin().withAttribute("name"),
                    "the table of chunks `%s` %s".formatted(table, each))
                .because("the chunks of a property are rows of a table of their own")
                .fix("name = \"%s\"".formatted(better(table, property, length))));
  }

  private static String better(String table, PropertyModel property, NameLength length) {
    String plain = table.replaceAll("[^A-Za-z0-9_]", "_");
    String own = plain.startsWith(ReservedTable.PREFIX) ? "my_" + plain : plain;
    String end = "_chunks";
    return length.excess(own + end).isPresent()
        ? property
                .name()
                .substring(0, Math.min(20, property.name().length()))
                .replaceAll("[^A-Za-z0-9_]", "_")
            + end
        : own + end;
  }
}
