package dev.rowan.processor.random;

import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.SplittableRandom;
import java.util.stream.Collectors;

/** The types and names of random programs; a frequent one stands twice. */
final class Vocabulary {
  static final List<String> IMPORTS =
      split(
          "dev.rowan.annotation.*|dev.rowan.dao.*|dev.rowan.spi.value.CqlDuration|java.math.*|"
              + "java.net.*|java.nio.*|java.time.*|java.util.*|java.util.concurrent.*|"
              + "java.util.stream.*");

  /** The types of the program that are no types of the library. */
  static final String DECLARED =
      """
      enum Color { RED, GREEN }
      @Udt record Place(String street, int number) {}
      record Named(String value) {}
      record Ident<T>(T value) {}
      @ConvertedBy(ShareConverter.class) record Share(int parts, int all) {}
      class ShareConverter implements Converter<Share, Integer> {
        @Override public Integer toStored(Share share) { return share.parts(); }
        @Override public Share toJava(Integer stored) { return new Share(stored, 100); }
      }
      """;

  static final List<String> SCALARS =
      split(
          "int|Integer|long|Long|short|byte|boolean|Boolean|float|double|Double|String|"
              + "String|String|UUID|UUID|Instant|LocalDate|LocalTime|BigDecimal|BigInteger|"
              + "ByteBuffer|InetAddress|Year|YearMonth|Duration|CqlDuration|Color|Named|Ident<UUID>|"
              + "Share|LocalDateTime|Currency|char|Optional<String>|Optional<Named>");

  static final List<String> KEYS =
      split(
          "UUID|UUID|String|Long|Integer|Instant|LocalDate|YearMonth|BigInteger|LocalTime|Color|"
              + "Named|Ident<UUID>|Share|LocalDateTime");

  static final List<String> COMPOSITES =
      split(
          "List<String>|Set<Integer>|Set<String>|Map<String, Long>|List<Set<UUID>>|"
              + "Map<UUID, Map<String, Integer>>|Place|List<Place>|Map<String, Place>|Set<Named>|Map<Named, Share>");

  static final List<String> ODD_TYPES =
      split(
          "Object|int[]|URL|Optional<Object>|Ident<Object>|List|List<?>|String[]|"
              + "Map<String, Object>|Thread|StringBuilder|Set<Duration>|Set<CqlDuration>|"
              + "List<List<List<String>>>|Class<?>|Runnable");

  /** Computed components of index keys. */
  static final List<String> COMPONENTS =
      split(
          "hour(%s)|day(%s)|week(%s)|month(%s) as month|year(%s)|lower(%s)|"
              + "format(%s, 'yyyyMM') as text_of|shard(%s, 16)");

  static final List<String> NAMES =
      split(
          "id|name|createdAt|größe|数量|ключ|select|table|order|token|key|value|index|_x|"
              + "$y|aB|ab|x1|ttl|timestamp|writetime|row|entity|mapping|runtime|limit|page|"
              + "options|from|to|status|tags|seller|price|note|version|text|where|set|and|"
              + "patch");

  static final List<String> PLAIN_NAMES =
      split(
          "id|name|createdAt|key|value|aB|ab|x1|ttl|timestamp|writetime|row|entity|mapping|runtime|"
              + "page|options|status|tags|seller|price|note|version|text|patch");

  static final List<String> PLAIN_ENTITIES =
      split(
          "Item|Row|Entity1|Note|Mapping|Patch|Dao1|Text|Rowan|Property|Column|Codecs|Arrays|"
              + "ColumnCondition|GeneratedValues");

  static final List<String> ENTITIES =
      split("Item|Größe|Table|Row|Entity1|Überblick|表|Note|Mapping|Patch|Dao1|" + "Text|Index");

  static final List<String> RETURNS =
      split(
          "void|%s|Optional<%s>|List<%s>|List<%s>|Page<%s>|Stream<%s>|boolean|int|"
              + "Applied<%s>|CompletionStage<Void>|CompletionStage<List<%s>>|"
              + "CompletionStage<Optional<%s>>|CompletableFuture<List<%s>>|Map<UUID, %s>|"
              + "Map<String, %s>|long|String|Optional<Integer>|CompletionStage<Long>|Write|Set<%s>|Iterable<%s>");

  /**
   * Methods by name, entity, parameters of the whole key and of the partition key, a property and
   * its type, the type of the last column of the key, and the whole key with many of its values.
   */
  static final List<String> PLAIN_METHODS =
      List.of(
          "@Insert void %1$s(%2$s entity1)",
          "@Insert(ifNotExists = true) boolean %1$s(%2$s entity1)",
          "@Insert %2$s %1$s(%2$s entity1)",
          "@Insert CompletionStage<List<%2$s>> %1$s(Collection<%2$s> all1)",
          "@Update void %1$s(%2$s entity1)",
          "@Update(onlyIf = \"%5$s = :old1\") boolean %1$s(%2$s entity1, %6$s old1)",
          "@Update(onlyIf = \"%5$s != null\") Applied<%2$s> %1$s(%2$s entity1, WriteOptions o1)",
          "@Update(onlyIf = \"%5$s in (:a1, null)\") CompletionStage<Boolean>"
              + " %1$s(%2$s entity1, %6$s a1)",
          "@Delete(onlyIf = \"%5$s in :all1\", entity = %2$s.class)"
              + " boolean %1$s(%3$s, Collection<%6$s> all1)",
          "@Delete(entity = %2$s.class) void %1$s(%3$s)",
          "@Select Optional<%2$s> %1$s(%3$s)",
          "@Select CompletionStage<Optional<%2$s>> %1$s(%3$s)",
          "@Select List<%2$s> %1$s(%4$s, Limit limit1)",
          "@Select Page<%2$s> %1$s(%4$s, PageRequest page1)",
          "@Select(entity = %2$s.class) Optional<Part> %1$s(%3$s)",
          "@Select(entity = %2$s.class) List<Part> %1$s(%4$s, Limit limit1)",
          "@Select(columns = \"%5$s\", entity = %2$s.class) Optional<%6$s> %1$s(%3$s)",
          "@Select(columns = \"%5$s\", entity = %2$s.class) List<%6$s> %1$s(%4$s)",
          "@Select(columns = \"%5$s\", entity = %2$s.class) CompletableFuture<%6$s> %1$s(%3$s)",
          "@Select(entity = %2$s.class) boolean %1$s(%4$s)",
          "@Select(entity = %2$s.class) CompletionStage<Boolean> %1$s(%3$s)",
          "@Select(columns = \"count(*)\", entity = %2$s.class) long %1$s(%4$s)",
          "@Select Map<%7$s, %2$s> %1$s(%8$s)",
          "@Select(columns = \"%5$s\", entity = %2$s.class) Map<%7$s, %6$s> %1$s(%8$s)",
          "@FullScan(because = \"a report\", columns = \"%5$s\", entity = %2$s.class) Page<%6$s>"
              + " %1$s(PageRequest page1)",
          "@FullScan(because = \"a report\", entity = %2$s.class) Stream<Part> %1$s()",
          "@FullScan(because = \"a report\") Stream<%2$s> %1$s()");

  /** Conditions on a property, some of which are none. */
  static final List<String> CONDITIONS =
      List.of(
          "%s = 1",
          "%s != 'a' and %s != null",
          "%s contains 'a'",
          "%s contains key 3",
          "%s['a'] > 1",
          "%s[0] = :row",
          "%s.street = 'x' AND %s.number in (1, -2)",
          "%s in ('RED', 'GREEN')",
          "%s >= :limit1",
          "%s < 1.5e3",
          "%s = '",
          "%s ==",
          "größe = 1 or %s",
          "");

  private Vocabulary() {}

  /** Returns the attribute of a write with a condition; mostly none. */
  static String condition(SplittableRandom random, String property) {
    return switch (random.nextInt(6)) {
      case 0 -> "(ifExists = true)";
      case 1 -> {
        String text = CONDITIONS.get(random.nextInt(CONDITIONS.size()));
        yield "(onlyIf = \"%s\")".formatted(text.replace("%s", property));
      }
      default -> "";
    };
  }

  /** Returns the annotation of a key that inserts generate; mostly none. */
  static String generation(SplittableRandom random, String type) {
    boolean fits = type.equals("UUID") || type.equals("Ident<UUID>");
    return fits && random.nextInt(3) == 0 ? " @GeneratedValue" : "";
  }

  private static List<String> split(String list) {
    return List.of(list.split("\\|"));
  }

  /** Returns the reference type of a type. */
  static String boxed(String type) {
    return switch (type) {
      case "int" -> "Integer";
      case "char" -> "Character";
      case "long", "short", "byte", "boolean", "float", "double" ->
          type.substring(0, 1).toUpperCase(Locale.ROOT) + type.substring(1);
      default -> type;
    };
  }

  /** Returns the whole key, with a collection of values of its last column. */
  static String severalOf(Map<String, String> columns, List<String> key, String last) {
    return key.stream()
        .map(
            each ->
                (each.equals(last) ? "Collection<" + columns.get(each) + ">" : columns.get(each))
                    + " "
                    + each)
        .collect(Collectors.joining(", "));
  }

  /** Returns names as the value of an attribute. */
  static String list(List<String> names) {
    return names.stream()
        .map(name -> "\"" + name + "\"")
        .collect(Collectors.joining(", ", "{", "}"));
  }
}
