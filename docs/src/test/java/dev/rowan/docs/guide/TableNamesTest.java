package dev.rowan.docs.guide;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;

import com.datastax.oss.driver.api.core.CqlSession;
import dev.rowan.Rowan;
import dev.rowan.dao.Limit;
import dev.rowan.dao.PageRequest;
import dev.rowan.dao.Range;
import dev.rowan.error.ConfigurationException;
import dev.rowan.error.ErrorCode;
import dev.rowan.error.RejectedInputException;
import dev.rowan.error.RowanClosedException;
import dev.rowan.error.SchemaMismatchException;
import dev.rowan.error.UniqueViolationException;
import dev.rowan.runtime.DaoRuntime;
import dev.rowan.spi.store.IndexState;
import dev.rowan.spi.value.Row;
import dev.rowan.storage.cassandra.rows.CassandraStatements;
import dev.rowan.storage.contract.cassandra.CassandraKeyspace;
import dev.rowan.storage.contract.fixture.RowMapping;
import java.io.ByteArrayInputStream;
import java.math.BigDecimal;
import java.nio.charset.StandardCharsets;
import java.time.Instant;
import java.time.LocalDate;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.UUID;
import java.util.concurrent.ConcurrentHashMap;
import java.util.function.UnaryOperator;
import org.junit.jupiter.api.Nested;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.RegisterExtension;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.NullSource;
import org.junit.jupiter.params.provider.ValueSource;

/** A program with tables for each tenant, which share a store and never mix. */
class TableNamesTest extends OnEachLocalStore {
  private static final Instant NOON = Instant.parse("2026-05-01T12:00:00Z");
  private static final UUID ID = new UUID(1, 2);

  private final Map<String, Jobs> ofTenants = new ConcurrentHashMap<>();

  @Nested
  class OnACluster {
    @RegisterExtension static final CassandraKeyspace KEYSPACE = new CassandraKeyspace();

    @Test
    void ofACluster() {
      callsOn(FailingCalls.url(KEYSPACE));
      statementsNameStoredTables();
    }

    private void statementsNameStoredTables() {
      try (CqlSession driver = OnEachStore.driver(KEYSPACE);
          Rowan shop = Rowan.connect(FailingCalls.url(KEYSPACE))) {
        Rowan year = shop.withTableNames(table -> table + "_2026");
        year.inKeyspace(KEYSPACE.name()).dao(Departures.class).cancelAll("Linz");
        Departure departure = new Departure("Linz", NOON, 1, "S1", "2");
        CassandraStatements<Departures> statements = CassandraStatements.of(year, Departures.class);
        driver.execute(statements.write(departures -> departures.save(departure)));
        assertThat(driver.execute("SELECT train FROM departure_2026").all()).hasSize(1);
        assertThat(driver.execute("SELECT train FROM departures_by_line_2026").all()).hasSize(1);
        assertThat(driver.execute(statements.read(departures -> departures.ofLine("S1"))).all())
            .hasSize(1);
        assertThat(year.dao(Departures.class).ofLine("S1")).containsExactly(departure);
      }
    }
  }

  @Override
  void callsOn(String store) {
    try (Rowan shop = Rowan.connect(store)) {
      String tenant = "Zwei";
      // tag::api-table-names[]
      Jobs jobs =
          ofTenants.computeIfAbsent(
              tenant, name -> shop.withTableNames(table -> name + "_" + table).dao(Jobs.class));
      // end::api-table-names[]
      jobs.save(new Job("print", 1, null, "open", "Karte"));
      assertThat(jobs.in("open")).containsExactly(new Jobs.Title("Karte"));

      Rowan one = shop.withTableNames(table -> "Eins_" + table);
      Rowan two = shop.withTableNames(table -> "Zwei_" + table);
      indexesAndStates(shop, one, two);
      uniqueValues(one, two);
      sequences(shop, one, two);
      copies(shop, one, two);
      rollups(one, two);
      largeValues(one, two);
      groups(one, two);
      nativeIndexes(one, two);
      ofYears(shop);
      twoClassesOfOneTable(shop);
      assertThat(shop.dao(Jobs.class).in("open")).isEmpty();
      two.close();
      assertThatExceptionOfType(RowanClosedException.class)
          .isThrownBy(() -> two.dao(Jobs.class).in("open"));
      assertThat(one.dao(Jobs.class).in("open")).isEmpty();
    } finally {
      ofTenants.clear();
    }
  }

  private static void indexesAndStates(Rowan shop, Rowan one, Rowan two) {
    Jobs first = one.dao(Jobs.class);
    Jobs second = two.dao(Jobs.class);
    first.save(new Job("print", 1, "ann", "done", "Plakat"));
    assertThat(first.in("done")).containsExactly(new Jobs.Title("Plakat"));
    assertThat(second.in("done")).isEmpty();
    second.save(new Job("print", 1, null, "done", "Brief"));
    assertThat(second.in("open")).isEmpty();
    assertThat(first.titled("print", PageRequest.first(1)).items()).hasSize(1);

    two.maintenance().withdraw(JobMapping.INSTANCE, "jobs_by_state");
    assertThat(two.maintenance().state(JobMapping.INSTANCE, "jobs_by_state"))
        .isEqualTo(IndexState.WRITE_ONLY);
    assertThat(one.maintenance().state(JobMapping.INSTANCE, "jobs_by_state"))
        .isEqualTo(IndexState.READABLE);
    shop.dao(Jobs.class);
    assertThat(shop.maintenance().state(JobMapping.INSTANCE, "jobs_by_state"))
        .isEqualTo(IndexState.READABLE);
    assertThat(two.maintenance().build(JobMapping.INSTANCE, "jobs_by_state").run().isRepaired())
        .isTrue();
    assertThat(second.in("done")).containsExactly(new Jobs.Title("Brief"));
    for (Rowan each : List.of(shop, one, two)) {
      assertThat(each.maintenance().verify(JobMapping.INSTANCE).run().isClean()).isTrue();
    }
    assertThat(two.schema().with(JobMapping.INSTANCE).diff().all()).isEmpty();
    first.removeQueue("print");
    assertThat(first.in("done")).isEmpty();
    assertThat(second.in("done")).hasSize(1);
  }

  private static void uniqueValues(Rowan one, Rowan two) {
    Guest ann = new Guest(ID, "ann@example.org", "red", 1);
    Guests first = one.dao(Guests.class);
    first.save(ann);
    two.dao(Guests.class).save(new Guest(new UUID(3, 4), "ann@example.org", "red", 1));
    assertThat(first.byEmail("ann@example.org")).contains(ann);
    assertThatExceptionOfType(UniqueViolationException.class)
        .isThrownBy(() -> first.save(new Guest(new UUID(5, 6), "ann@example.org", "red", 2)));
  }

  private static void sequences(Rowan shop, Rowan one, Rowan two) {
    Receipt receipt = new Receipt(null, "ida", BigDecimal.ONE);
    for (Rowan each : List.of(shop, one, two)) {
      assertThat(each.dao(Receipts.class).issue(receipt).number()).isEqualTo(1);
    }
  }

  private static void copies(Rowan shop, Rowan one, Rowan two) {
    for (Rowan each : List.of(shop, one, two)) {
      each.dao(Singers.class).save(new Singer(ID, "Ella", "Decca"));
      each.dao(Albums.class).save(new Album(ID, ID, 1957, "Like Someone in Love", null));
    }
    two.dao(Singers.class).rename(ID, "Ella F.");
    assertThat(two.dao(Albums.class).of(ID)).map(Album::singerName).containsExactly("Ella F.");
    assertThat(one.dao(Albums.class).of(ID)).map(Album::singerName).containsExactly("Ella");
    assertThat(shop.dao(Albums.class).of(ID)).map(Album::singerName).containsExactly("Ella");
    assertThat(two.maintenance().verifyCopies(AlbumMapping.INSTANCE).run().isClean()).isTrue();
    assertThat(two.maintenance().resumeCopies(SingerMapping.INSTANCE).run().isClean()).isTrue();
  }

  private static void rollups(Rowan one, Rowan two) {
    Views first = one.dao(Views.class);
    first.save(new View("home", null, NOON, ID));
    two.dao(Views.class).save(new View("home", null, NOON, ID));
    two.dao(Views.class).save(new View("home", null, NOON, new UUID(3, 4)));
    assertThat(first.ofDay("home", LocalDate.of(2026, 5, 1))).map(ViewsOfDay::views).contains(1L);
    assertThat(two.dao(Views.class).minutes("home", Range.closed(NOON, NOON.plusSeconds(60))))
        .map(ViewsOfMinute::views)
        .containsExactly(2L);
  }

  private static void largeValues(Rowan one, Rowan two) {
    Attachments first = one.dao(Attachments.class);
    Attachments second = two.dao(Attachments.class);
    for (Rowan each : List.of(one, two)) {
      byte[] content = (each == one ? "eins" : "zwei").getBytes(StandardCharsets.UTF_8);
      each.dao(Attachments.class)
          .save(new Attachment(ID, "a", "text/plain", null), new ByteArrayInputStream(content));
    }
    second.remove(ID);
    assertThat(first.content(ID).open()).hasContent("eins");
    assertThat(second.find(ID)).isEmpty();
  }

  private static void groups(Rowan one, Rowan two) {
    one.dao(Storefronts.class).save(new Storefront("tea", "Graz", null, 12, null));
    two.dao(Storefronts.class).sold("tea", 1, NOON);
    assertThat(one.dao(Storefronts.class).find("tea"))
        .contains(new Storefront("tea", "Graz", null, 12, null));
    assertThat(two.dao(Storefronts.class).find("tea")).isEmpty();
  }

  private static void nativeIndexes(Rowan one, Rowan two) {
    Tools first = one.dao(Tools.class);
    Tools second = two.dao(Tools.class);
    Tool saw = new Tool("attic", ID, "Stihl", 30, Set.of("wood"), Map.of("teeth", "many"), "A1");
    first.save(saw);
    assertThat(first.byMaker("Stihl", PageRequest.first(5)).items()).containsExactly(saw);
    assertThat(second.byMaker("Stihl", PageRequest.first(5)).items()).isEmpty();
    assertThat(first.withFact(Map.entry("teeth", "many"))).containsExactly(saw);
    assertThat(first.onShelf("A1")).isEqualTo(1);
    float[] near = {1, 0, 0};
    second.save(saw);
    one.dao(Articles.class).save(new Article("j", 1, "de", "Rot", near));
    assertThat(one.dao(Articles.class).nearest(near, Limit.of(3))).hasSize(1);
    assertThat(one.dao(Articles.class).inLanguage("de", near)).hasSize(1);
    assertThat(two.dao(Articles.class).inLanguage("de", near)).isEmpty();
  }

  /** The table of a method is that of the Rowan: a parameter of the program chooses among them. */
  private static void ofYears(Rowan shop) {
    // tag::table-of-a-year[]
    Map<Integer, Departures> ofYears = new HashMap<>();
    for (int year : List.of(2025, 2026)) {
      ofYears.put(year, shop.withTableNames(table -> table + "_" + year).dao(Departures.class));
    }
    Departure departure =
        new Departure("Linz", Instant.parse("2026-05-01T12:00:00Z"), 1, "S1", "2");
    ofYears.get(2026).save(departure); // in departure_2026 and departures_by_line_2026
    // end::table-of-a-year[]
    assertThat(ofYears.get(2026).ofLine("S1")).containsExactly(departure);
    assertThat(ofYears.get(2025).ofLine("S1")).isEmpty();
    Rowan both =
        shop.withTableNames(table -> table + "_2026").withTableNames(table -> "east_" + table);
    assertThat(both.dao(Departures.class).ofLine("S1")).isEmpty();
    assertThat(shop.withTableNames(UnaryOperator.identity()).dao(Departures.class).ofLine("S1"))
        .isEmpty();
  }

  private static void twoClassesOfOneTable(Rowan shop) {
    Persons persons = shop.dao(Persons.class);
    persons.save(new Person("1", "Han", "Solo"));
    persons.save(new Person("2", "Luke", "Skywalker"));
    // tag::two-classes[]
    Nicknames nicknames =
        shop.withTableNames(table -> table.equals("nickname") ? "person" : table)
            .dao(Nicknames.class); // reads and writes the columns id and first of person
    // end::two-classes[]
    assertThat(nicknames.all())
        .containsExactlyInAnyOrder(new Nickname("1", "Han"), new Nickname("2", "Luke"));
    assertThat(persons.humans()).hasSize(2);
    nicknames.rename("1", "Han S.");
    assertThat(persons.find("1")).contains(new Person("1", "Han S.", "Solo"));
    nicknames.remove(List.of("1", "2"));
    assertThat(persons.humans()).isEmpty();
  }

  @ParameterizedTest
  @ValueSource(strings = {"rowan:memory:", "rowan:memory:?like=cassandra"})
  void anIndexThatLacksRowsIsBuiltUnderItsName(String store) {
    try (Rowan shop = Rowan.connect(store)) {
      UnaryOperator<String> names = table -> "x_" + table;
      DaoRuntime<Row> first = shop.withTableNames(names).runtime(new RowMapping(JobMapping.TABLE));
      first.await(first.insert(Row.of("print", 1, null, "open", "Karte")));
      Rowan second = shop.withTableNames(names);
      Jobs jobs = second.dao(Jobs.class);
      assertThatExceptionOfType(SchemaMismatchException.class)
          .isThrownBy(() -> jobs.in("open"))
          .satisfies(e -> assertThat(e.code()).isEqualTo(ErrorCode.INDEX_INCOMPLETE));
      second.maintenance().build(JobMapping.INSTANCE, "jobs_by_state").run();
      assertThat(jobs.in("open")).containsExactly(new Jobs.Title("Karte"));
      assertThat(shop.dao(Jobs.class).in("open")).isEmpty();
    }
  }

  @ParameterizedTest
  @NullSource
  @ValueSource(
      strings = {
        "",
        "rowan_x",
        "a-b",
        "jörg",
        "a.b",
        "x23456789012345678901234567890123456789_234567890"
      })
  void aNameThatNoTableCanHaveIsRefused(String name) {
    try (Rowan shop = Rowan.connect("rowan:memory:")) {
      Rowan other = shop.withTableNames(table -> name);
      assertThatExceptionOfType(ConfigurationException.class)
          .isThrownBy(() -> other.dao(Receipts.class))
          .satisfies(e -> assertThat(e.code()).isEqualTo(ErrorCode.TABLE_NAME_REJECTED))
          .withMessageContaining("receipt")
          .withMessageNotContaining("jörg");
      assertThat(shop.schema().with(ReceiptMapping.INSTANCE).diff().all())
          .noneMatch(difference -> difference.kind().isSurplus());
    }
  }

  @Test
  void aTruncateLeavesTheListOfBuckets() {
    try (Rowan shop = Rowan.connect("rowan:memory:")) {
      Sightings birds = shop.withTableNames(table -> table + "_2026").dao(Sightings.class);
      Sighting wren = new Sighting("pond", Instant.parse("2001-02-03T04:05:06Z"), "wren");
      birds.save(wren);
      shop.storage().truncate("sighting_2026");
      assertThat(birds.newest("pond", Limit.of(1))).isEmpty();
      birds.save(wren); // this process remembers that the list has the day
      assertThat(birds.newest("pond", Limit.of(1))).containsExactly(wren);
    }
  }

  @Test
  void twoTablesWithOneNameAreRefused() {
    try (Rowan shop = Rowan.connect("rowan:memory:")) {
      Rowan same = shop.withTableNames(table -> "t");
      assertThatExceptionOfType(ConfigurationException.class)
          .isThrownBy(() -> same.dao(Jobs.class))
          .satisfies(e -> assertThat(e.code()).isEqualTo(ErrorCode.TABLE_NAMES_CLASH))
          .withMessageContaining("job")
          .withMessageContaining("jobs_by_state");
    }
  }

  @Test
  void someTablesOfAnEntityAreRefused() {
    try (Rowan shop = Rowan.connect("rowan:memory:")) {
      for (String renamed : List.of("job", "jobs_by_state")) {
        Rowan half = shop.withTableNames(table -> table.equals(renamed) ? "x" : table);
        assertThatExceptionOfType(ConfigurationException.class)
            .isThrownBy(() -> half.dao(Jobs.class))
            .satisfies(e -> assertThat(e.code()).isEqualTo(ErrorCode.TABLE_NAMES_PARTIAL))
            .withMessageContaining(renamed);
      }
      Rowan albums = shop.withTableNames(table -> table.equals("singer") ? table : "x_" + table);
      assertThatExceptionOfType(ConfigurationException.class)
          .as("one singer would be copied to the albums of one tenant")
          .isThrownBy(() -> albums.dao(Albums.class));
      Rowan birds = shop.withTableNames(table -> table.endsWith("_buckets") ? table : "x_" + table);
      assertThatExceptionOfType(ConfigurationException.class)
          .as("a repair for one tenant would remove the buckets of another one")
          .isThrownBy(() -> birds.dao(Sightings.class));
      assertThat(albums.dao(Receipts.class).find(1)).isEmpty();
      assertThatExceptionOfType(RejectedInputException.class)
          .isThrownBy(() -> shop.withTableNames(null))
          .withMessageContaining("names");
    }
  }
}
