package dev.rowan.processor.plan;

import static org.assertj.core.api.Assertions.assertThat;

import dev.rowan.processor.Sources;
import dev.rowan.processor.model.ConditionValue;
import dev.rowan.processor.model.TableModel;
import java.util.List;
import java.util.OptionalInt;
import org.junit.jupiter.api.Test;

class DesignPlannerTest {
  private static final String ITEM =
      """
      @Entity("items")
      @CustomIndex(name = "keys_first", partition = "seller", clustering = {"price desc", "id"})
      @CustomIndex(name = "whole", partition = "seller", clustering = {"price desc", "id"}, include = "*")
      @CustomIndex(name = "by_tag", partition = "tags", clustering = "id")
      @CustomIndex(name = "by_day", partition = {"day(at)", "seller"}, clustering = {"at", "id"})
      record Item(
          @PartitionKey UUID id, String seller, BigDecimal price, Instant at, Set<String> tags) {}
      """;
  private static final String EVENT =
      """
      @Entity("events")
      record Event(
          @PartitionKey(1) LocalDate day,
          @PartitionKey(0) String source,
          @Clustering(value = 1, order = Order.DESC) int line,
          @Clustering(0) Instant at,
          @Static String owner,
          String text) {}
      """;

  private static MethodPlan plan(String entity, String method) {
    Design design =
        Sources.design(Sources.source("It", entity + "@Dao interface Them { " + method + " }"));
    return design.daos().get(0).calls().get(0).plan().orElseThrow();
  }

  private static MethodPlan.Read read(String entity, String method) {
    return (MethodPlan.Read) plan(entity, "@Select " + method);
  }

  private static Mismatch shortfall(String entity, String method) {
    return ((MethodPlan.NoPlan) plan(entity, method)).attempts().get(0).shortfall();
  }

  private static List<String> names(List<Binding> bindings) {
    return bindings.stream()
        .map(binding -> binding.column().name() + "=" + binding.parameter())
        .toList();
  }

  @Test
  void takesTheEntitysOwnTableFirst() {
    MethodPlan.Read read = read(ITEM, "Optional<Item> find(UUID id);");

    assertThat(read.table().isBase()).isTrue();
    assertThat(read.unique()).isTrue();
    assertThat(read.fromBase()).isFalse();
    assertThat(read.cost().inWords()).isEqualTo("1 partition, 1 request");
  }

  @Test
  void takesAnIndexWithAllColumnsBeforeAnEarlierOneOfKeys() {
    MethodPlan.Read read =
        read(ITEM, "Page<Item> some(PageRequest page, Range<BigDecimal> price, String seller);");

    assertThat(read.table().name()).isEqualTo("whole");
    assertThat(names(read.equality())).containsExactly("seller=2");
    assertThat(read.range().map(Binding::parameter)).contains(1);
    assertThat(read.page()).isEqualTo(OptionalInt.of(0));
    assertThat(read.fromBase()).isFalse();
    assertThat(read.unique()).isFalse();
  }

  @Test
  void readsEntityRowsForAnIndexOfKeys() {
    MethodPlan.Read read = read(ITEM, "List<Item> tagged(String tags, Limit limit);");

    assertThat(read.table().name()).isEqualTo("by_tag");
    assertThat(read.limit()).contains(new ConditionValue.Argument(1));
    assertThat(read.fromBase()).isTrue();
    assertThat(read.cost().lookup()).isEqualTo(ReadCost.Lookup.EACH);
  }

  @Test
  void namesPeriodsAfterTheirProperty() {
    MethodPlan.Read read = read(ITEM, "List<Item> of(LocalDate atDay, String seller);");

    assertThat(read.table().name()).isEqualTo("by_day");
    assertThat(names(read.equality())).containsExactly("at_day=0", "seller=1");
  }

  @Test
  void putsEqualitiesInKeyOrderWhateverTheOrderOfParameters() {
    MethodPlan.Read read = read(EVENT, "List<Event> of(Instant at, String source, LocalDate day);");

    assertThat(names(read.equality())).containsExactly("source=1", "day=2", "at=0");
  }

  @Test
  void readsTheStoredOrderOrItsReverse() {
    String select = "@Select(orderBy = \"%s\") List<Event> of(String source, LocalDate day);";

    assertThat(reversed(select.formatted("at, line desc"))).isFalse();
    assertThat(reversed(select.formatted("at"))).isFalse();
    assertThat(reversed(select.formatted("at desc, line"))).isTrue();
    assertThat(reversed(select.formatted("source, at desc"))).isTrue();
    assertThat(shortfall(EVENT, select.formatted("at, line")))
        .isInstanceOf(Mismatch.OtherOrder.class);
    assertThat(shortfall(EVENT, select.formatted("line"))).isInstanceOf(Mismatch.OtherOrder.class);
  }

  private static boolean reversed(String method) {
    return ((MethodPlan.Read) plan(EVENT, method)).reversed();
  }

  @Test
  void ordersByTheColumnsAfterThoseWithOneValue() {
    MethodPlan.Read read =
        (MethodPlan.Read)
            plan(
                EVENT,
                "@Select(orderBy = \"line\") List<Event> of(String source, LocalDate day, Instant"
                    + " at);");

    assertThat(read.reversed()).isTrue();
  }

  @Test
  void tellsWhatIsMissing() {
    assertThat(shortfall(EVENT, "@Select List<Event> of(String source);"))
        .isInstanceOfSatisfying(
            Mismatch.PartitionIncomplete.class,
            incomplete ->
                assertThat(incomplete.missing()).extracting("name").containsExactly("day"));
    assertThat(shortfall(EVENT, "@Select List<Event> of(String source, LocalDate day, int line);"))
        .isInstanceOf(Mismatch.ClusteringGap.class);
    assertThat(
            shortfall(
                EVENT,
                "@Select List<Event> of(String source, LocalDate day, Range<Instant> at, int"
                    + " line);"))
        .isInstanceOf(Mismatch.AfterRange.class);
    assertThat(shortfall(EVENT, "@Select List<Event> of(String text);"))
        .isInstanceOf(Mismatch.OutsideKey.class);
  }

  @Test
  void updatesStaticColumnsByPartition() {
    MethodPlan.ColumnWrite write =
        (MethodPlan.ColumnWrite)
            plan(
                EVENT,
                "@Update void own(String owner, LocalDate day, String source);"
                    + " @Insert void save(Event event);");

    assertThat(names(write.key())).containsExactly("source=2", "day=1");
    assertThat(names(write.columns())).containsExactly("owner=0");
  }

  @Test
  void deletesByWholeKeyOrPrefix() {
    String delete = "@Delete(entity = Event.class) void drop(%s);";
    MethodPlan.KeyDelete prefix =
        (MethodPlan.KeyDelete)
            plan(EVENT, delete.formatted("String source, LocalDate day, Instant at"));
    MethodPlan.KeyDelete whole =
        (MethodPlan.KeyDelete)
            plan(EVENT, delete.formatted("String source, LocalDate day, Instant at, int line"));

    assertThat(prefix.wholeKey()).isFalse();
    assertThat(whole.wholeKey()).isTrue();
  }

  @Test
  void countsTheStagesOfAWriteOnAClusterByTheStrictestIndex() {
    MethodPlan.EntityWrite write =
        (MethodPlan.EntityWrite) plan(ITEM, "@Insert void save(Item item);");

    assertThat(write.cost().inWords())
        .isEqualTo(
            "1 row and up to 6 index entries and up to 2 for each indexed element"
                + " written; on the embedded store in 1 step, on a cluster in 3 round trips: a read"
                + " of the row, then up to 3 entries and up to 1 for each indexed element in parallel,"
                + " then the row; then, after the call returns, up to 3 requests and up to 1 for each"
                + " indexed element more");
    assertThat(write.cost().roundTrips()).isEqualTo(3);
  }

  @Test
  void keepsColumnsInSchemaOrder() {
    Design design = Sources.design(Sources.source("It", EVENT));

    assertThat(TableModel.of(design.entities().get(0)).columns())
        .extracting("name")
        .containsExactly("source", "day", "at", "line", "owner", "text");
  }
}
