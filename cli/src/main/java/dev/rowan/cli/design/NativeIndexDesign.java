package dev.rowan.cli.design;

import dev.rowan.cql.schema.CreateIndex;
import dev.rowan.cql.schema.IndexedTerm;
import dev.rowan.cql.schema.Option;
import java.util.Locale;
import java.util.Optional;
import java.util.Set;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;

/**
 * An index of the servers as an annotation of a property.
 *
 * @param isAttached whether its kind is SAI; otherwise LEGACY
 * @param name the name; empty if it is the one that the servers choose
 * @param target the part of a collection, as the constant of the annotation; empty for values
 * @param similarity how vectors are compared, as the constant of the annotation; empty for the
 *     default
 */
public record NativeIndexDesign(boolean isAttached, String name, String target, String similarity) {
  private static final Pattern SIMILARITY =
      Pattern.compile(
          "OPTIONS = \\{'similarity_function': ?'(cosine|dot_product|euclidean)'}",
          Pattern.CASE_INSENSITIVE);

  private static final Set<String> ATTACHED = Set.of("sai", "storageattachedindex");

  /** Returns the annotation of an index; empty if no annotation expresses the index. */
  static Optional<NativeIndexDesign> of(
      CreateIndex index, EntityDesign entity, PropertyDesign property) {
    String using = index.using() == null ? "" : index.using();
    String simple = using.substring(using.lastIndexOf('.') + 1);
    boolean attached = ATTACHED.contains(simple.toLowerCase(Locale.ROOT));
    boolean known = using.isEmpty() ? !index.isCustom() : attached;
    IndexedTerm.Kind kind = index.targets().get(0).kind();
    String name = index.name() == null ? "" : index.name().text();
    if (!known
        || !(index.options().isEmpty() || (attached && similarity(index, property).isPresent()))
        || !name.matches("\\w*")
        || !isIndexable(entity, property, attached)
        || !isTarget(kind, property)) {
      return Optional.empty();
    }
    String usual = entity.table() + "_" + property.column() + "_idx";
    boolean values = kind == IndexedTerm.Kind.COLUMN || kind == IndexedTerm.Kind.VALUES;
    return Optional.of(
        new NativeIndexDesign(
            attached,
            name.equals(usual) ? "" : name,
            values ? "" : kind.name(),
            similarity(index, property).filter(each -> !each.equals("COSINE")).orElse("")));
  }

  /** Returns how an index compares vectors, if its options say nothing else. */
  private static Optional<String> similarity(CreateIndex index, PropertyDesign property) {
    Matcher matcher =
        SIMILARITY.matcher(
            index.options().stream().map(Option::toCql).collect(Collectors.joining(", ")));
    return property.dimensions() > 0 && matcher.matches()
        ? Optional.of(matcher.group(1).toUpperCase(Locale.ROOT))
        : Optional.empty();
  }

  private static boolean isIndexable(
      EntityDesign entity, PropertyDesign property, boolean attached) {
    boolean column =
        switch (property.role()) {
          case REGULAR, CLUSTERING -> true;
          case PARTITION -> entity.partitionKey().size() > 1;
          case STATIC, COUNTER, STATIC_COUNTER -> false;
        };
    String type = property.type().name();
    boolean bytes = type.contains("ByteBuffer") || type.contains("byte");
    return column
        && (property.dimensions() == 0 || attached)
        && !type.contains("Duration")
        && !(attached && bytes)
        && (property.isValue() || property.dimensions() > 0 || isCollection(property));
  }

  private static boolean isTarget(IndexedTerm.Kind kind, PropertyDesign property) {
    if (!isCollection(property)) {
      return kind == IndexedTerm.Kind.COLUMN;
    }
    boolean map = property.type().name().equals("java.util.Map");
    return switch (kind) {
      case COLUMN, VALUES -> !property.isFrozen();
      case KEYS, ENTRIES -> map && !property.isFrozen();
      case FULL -> property.isFrozen();
    };
  }

  private static boolean isCollection(PropertyDesign property) {
    return property.type().name().matches("java\\.util\\.(List|Set|Map)");
  }
}
