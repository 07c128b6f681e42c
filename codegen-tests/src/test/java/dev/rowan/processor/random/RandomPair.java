package dev.rowan.processor.random;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Random;

/** One random read of a bid: as condition of properties, and as statement of columns. */
final class RandomPair {
  /**
   * A column of a key.
   *
   * @param literal a literal of its type; empty if a condition has none
   */
  private record Column(String property, String name, String type, String literal) {}

  private static final Column LOT = new Column("lot", "lot", "Bid.Lot", "");
  private static final Column KIND = new Column("kind", "kind", "String", "'a '''");
  private static final Column AMOUNT = new Column("amount", "amount", "long", "-7");
  private static final Column ID = new Column("id", "id", "UUID", "");
  private static final Column MADE_AT =
      new Column("madeAt", "made_at", "Instant", "'2024-05-17T12:00:00Z'");
  private static final Column DAY =
      new Column("madeAtDay", "made_at_day", "LocalDate", "'2024-05-17'");
  private static final Column TAG = new Column("tag", "tag", "String", "'new'");

  private final Random random;
  private final String name;
  private final List<String> properties = new ArrayList<>();
  private final List<String> columns = new ArrayList<>();
  private final List<String> parameters = new ArrayList<>();
  private String table = "bid";
  private String order = "";
  private String orderOfColumns = "";
  private String result = "";
  private String selected = "*";
  private String attribute = "";

  RandomPair(Random random, String name) {
    this.random = random;
    this.name = name;
    where();
    result();
  }

  /** Returns the method with {@code @Select}. */
  String condition() {
    return "@Select(where = \"%s\"%s%s)\n%s"
        .formatted(
            String.join(" and ", properties),
            order.isEmpty() ? "" : ", orderBy = \"" + order + "\"",
            attribute,
            declaration());
  }

  /** Returns the method with {@code @Query}. */
  String statement() {
    return "@Query(\"%s %s from %s %s %s%s\")\n%s"
        .formatted(
            cased("select"),
            selected,
            table,
            cased("where"),
            String.join(cased(" and "), columns),
            orderOfColumns.isEmpty() ? "" : cased(" order by ") + orderOfColumns,
            declaration());
  }

  private String declaration() {
    return "%s %s(%s);\n".formatted(result, name, String.join(", ", parameters));
  }

  private String cased(String word) {
    return random.nextBoolean() ? word : word.toUpperCase(Locale.ROOT);
  }

  private void where() {
    List<Column> clustering;
    switch (random.nextInt(3)) {
      case 0 -> {
        equal(LOT, random.nextInt(3) == 0);
        clustering = List.of(KIND, AMOUNT, ID);
      }
      case 1 -> {
        table = "bid_by_tag";
        equal(TAG, random.nextInt(3) == 0);
        clustering = List.of(AMOUNT, ID, LOT, KIND);
      }
      default -> {
        table = "bid_by_day";
        equal(DAY, random.nextInt(3) == 0);
        clustering = List.of(MADE_AT, ID, LOT, KIND, AMOUNT);
      }
    }
    int fixed = random.nextInt(clustering.size());
    for (Column column : clustering.subList(0, fixed)) {
      equal(column, false);
    }
    range(clustering.subList(fixed, clustering.size()));
    if (random.nextBoolean()) {
      // the direction of an ascending column, and of a descending one, both ways
      Column first = clustering.get(fixed);
      String direction = random.nextBoolean() ? " desc" : " asc";
      order = first.property() + direction;
      orderOfColumns = first.name() + direction;
    }
  }

  private void range(List<Column> open) {
    int ends = random.nextInt(4);
    int size = open.size() > 1 && random.nextBoolean() ? 2 : 1;
    if ((ends & 1) == 1) {
      end(open.subList(0, size), random.nextBoolean() ? ">" : ">=");
    }
    if ((ends & 2) == 2) {
      end(open.subList(0, size), random.nextBoolean() ? "<" : "<=");
    }
  }

  private void end(List<Column> of, String operator) {
    List<String> values = of.stream().map(this::value).toList();
    if (of.size() == 1) {
      add(of.get(0), operator + " " + values.get(0));
      return;
    }
    String compared = ") %s (%s)".formatted(operator, String.join(", ", values));
    properties.add("(" + String.join(", ", of.stream().map(Column::property).toList()) + compared);
    columns.add("(" + String.join(", ", of.stream().map(Column::name).toList()) + compared);
  }

  private void equal(Column column, boolean several) {
    if (!several) {
      add(column, "= " + value(column));
    } else if (random.nextBoolean()) {
      add(column, "in (%s, %s)".formatted(value(column), value(column)));
    } else {
      add(column, "in " + parameter("Collection<%s>".formatted(column.type())));
    }
  }

  private void add(Column column, String compared) {
    properties.add(column.property() + " " + compared);
    columns.add(
        (random.nextInt(4) == 0 ? "\\\"" + column.name() + "\\\"" : column.name())
            + " "
            + compared);
  }

  private String value(Column column) {
    return column.literal().isEmpty() || random.nextBoolean()
        ? parameter(column.type())
        : column.literal();
  }

  private String parameter(String type) {
    String parameter = "givenValue" + parameters.size();
    parameters.add(type + " " + parameter);
    return ":" + parameter;
  }

  private void result() {
    switch (random.nextInt(6)) {
      case 0 -> {
        result = "Stream<Bid>";
        parameters.add("Limit limit");
      }
      case 1 -> {
        result = "Page<Bid>";
        parameters.add("PageRequest page");
        parameters.add("ReadOptions options");
      }
      case 2 -> {
        result = "List<Instant>";
        selected = "made_at";
        attribute = ", columns = \"madeAt\"";
      }
      case 3 -> {
        result = "long";
        selected = "count(*)";
        attribute = ", columns = \"count(*)\"";
        order = "";
        orderOfColumns = "";
      }
      case 4 -> {
        result = "Optional<Long>";
        selected = "max(amount)";
        attribute = ", columns = \"max(amount)\"";
        order = "";
        orderOfColumns = "";
      }
      default -> result = "List<Bid>";
    }
  }
}
