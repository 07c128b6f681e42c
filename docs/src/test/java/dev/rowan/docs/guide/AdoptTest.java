package dev.rowan.docs.guide;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import com.datastax.oss.driver.api.core.CqlSession;
import dev.rowan.Rowan;
import dev.rowan.docs.MarkdownPage;
import dev.rowan.docs.SourceTree;
import dev.rowan.error.ErrorCode;
import dev.rowan.error.SchemaMismatchException;
import dev.rowan.operate.maintenance.MaintenanceReport;
import dev.rowan.operate.schema.SchemaStep;
import dev.rowan.spi.store.Anomaly;
import dev.rowan.storage.contract.cassandra.CassandraKeyspace;
import dev.rowan.storage.contract.fixture.ContractCase;
import dev.rowan.storage.contract.fixture.Seed;
import java.time.Duration;
import java.time.Instant;
import java.time.temporal.ChronoUnit;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.Set;
import java.util.UUID;
import java.util.concurrent.CompletableFuture;
import java.util.function.BiConsumer;
import java.util.function.Consumer;
import java.util.stream.Collectors;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.MethodOrderer;
import org.junit.jupiter.api.Order;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestInstance;
import org.junit.jupiter.api.TestMethodOrder;
import org.junit.jupiter.api.extension.RegisterExtension;

/**
 * The guide page about existing keyspaces, step by step, on a real cluster. The other side is a
 * program that uses the driver alone.
 */
@TestMethodOrder(MethodOrderer.OrderAnnotation.class)
@TestInstance(TestInstance.Lifecycle.PER_CLASS)
class AdoptTest {
  @RegisterExtension static final CassandraKeyspace KEYSPACE = new CassandraKeyspace();

  private static final MarkdownPage PAGE = SourceTree.find().page("docs/guide/adopt.md");
  private static final List<String> CITIES = List.of("bonn", "bern", "brno");
  private static final int MEMBERS = 8;
  private static final UUID FIRST = UUID.fromString("5f1d0c80-1c5b-11ee-8c99-0242ac120001");

  private final Instant now = Instant.now().truncatedTo(ChronoUnit.MILLIS);
  private final String today = now.toString().substring(0, 10).replace("-", "");
  private final Clip clip =
      new Clip(new UUID(0, 1), "ann", "one", Set.of("a", "ü"), now, "the first");
  private final Member member = new Member(new UUID(0, 1), "ann", "rome");
  private CqlSession session;
  private ClipProgram old;

  @BeforeAll
  void run() {
    session = OnEachStore.driver(KEYSPACE);
    old = new ClipProgram(session);
    old.define(PAGE.blocks("sql").get(0));
    old.add(clip);
    old.comment(new ClipComment(clip.id(), FIRST, "ann", "fine"));
    old.join(member);
  }

  @AfterAll
  void stop() {
    session.close();
  }

  private static Rowan connect(String options) {
    String url = FailingCalls.url(KEYSPACE).replace("&schema=create", "");
    return Rowan.connect(url + options);
  }

  @Test
  @Order(1)
  void indexesWithKeysThatNeverChangeNeedNothing() {
    try (Rowan rowan = connect("")) {
      Clips clips = rowan.dao(Clips.class);
      assertThat(clips.ofOwner("ann")).containsExactly(new ClipTitle(clip.id(), "one"));
      assertThat(clips.added(today)).hasSize(1);
      assertThat(clips.tagged("ü")).containsExactly(clip);
      assertThat(clips.ofAuthor("ann")).extracting(ClipComment::clip).containsExactly(clip.id());
      clips.save(clip(2, "two"));
      assertThat(old.titles("ann")).containsExactlyInAnyOrder("one", "two");
      assertThat(old.latest(today)).hasSize(2);
      assertThat(rowan.maintenance().verify(ClipMapping.INSTANCE).run().isClean()).isTrue();
      assertThatThrownBy(() -> rowan.dao(Members.class))
          .isInstanceOfSatisfying(
              SchemaMismatchException.class,
              e -> assertThat(e.code()).isEqualTo(ErrorCode.SCHEMA_INCOMPLETE))
          .hasMessageContaining("D-14 members._v")
          .hasMessageContaining("D-13 rowan_index_state");
    }
  }

  private Clip clip(int id, String title) {
    return new Clip(new UUID(0, id), "ann", title, Set.of("a"), now.plusMillis(id), null);
  }

  @Test
  @Order(2)
  void onePlanHasAllThatIsMissing() {
    try (Rowan rowan = connect("")) {
      List<SchemaStep> steps =
          rowan
              .schema()
              .with(ClipMapping.INSTANCE, ClipCommentMapping.INSTANCE, MemberMapping.INSTANCE)
              .withoutBuilds()
              .apply()
              .executed();
      String text =
          steps.stream()
              .map(step -> step.difference().title() + ": " + step.note() + "\n")
              .collect(Collectors.joining());
      assertThat(text).isEqualTo(PAGE.blocks("text").get(0));
      Members members = rowan.dao(Members.class);
      assertThat(members.member(member.id())).contains(member);
      assertThatThrownBy(() -> members.in("rome"))
          .isInstanceOfSatisfying(
              SchemaMismatchException.class,
              e -> assertThat(e.code()).isEqualTo(ErrorCode.INDEX_INCOMPLETE));
      for (String index : List.of("clips_by_owner", "latest_clips", "clips_by_tag")) {
        rowan.maintenance().build(ClipMapping.INSTANCE, index).withGrace(Duration.ZERO).run();
      }
      rowan.maintenance().build(MemberMapping.INSTANCE, "members_by_city").run();
      assertThat(members.in("rome")).containsExactly(member);
      assertThat(rowan.dao(Clips.class).ofOwner("ann")).hasSize(2);
    }
  }

  @Test
  @Order(3)
  void aMistakeOfTheOldProgramIsRepairedForBoth() {
    try (Rowan rowan = connect("")) {
      Clips clips = rowan.dao(Clips.class);
      old.addAlone(clip(3, "alone"));
      old.removeAlone(clip.id());
      assertThat(clips.ofOwner("ann"))
          .extracting(ClipTitle::title)
          .containsExactly("two", "one"); // entries as stored
      assertThat(clips.tagged("a")).extracting(Clip::title).containsExactly("two");
      MaintenanceReport found =
          rowan.maintenance().verify(ClipMapping.INSTANCE).withGrace(Duration.ZERO).run();
      assertThat(found.found(Anomaly.MISSING)).isEqualTo(3);
      assertThat(found.found(Anomaly.DANGLING)).isEqualTo(4);
      MaintenanceReport repaired =
          rowan.maintenance().repair(ClipMapping.INSTANCE).withGrace(Duration.ZERO).run();
      assertThat(repaired.isRepaired()).isTrue();
      assertThat(old.titles("ann")).containsExactly("alone", "two");
      assertThat(old.latest(today)).containsExactly("alone", "two");
      assertThat(clips.tagged("a")).extracting(Clip::title).containsExactly("two", "alone");
    }
  }

  @Test
  @Order(4)
  void anIndexWithKeysThatChangeNeedsRepairsAfterTheOldProgram() {
    try (Rowan rowan = connect("")) {
      Members members = rowan.dao(Members.class);
      members.save(new Member(new UUID(0, 2), "bob", "rome"));
      assertThat(old.namesIn("rome")).containsExactly("ann", "bob");
      members.move(member.id(), "oslo");
      assertThat(old.namesIn("oslo")).containsExactly("ann");

      old.join(new Member(new UUID(0, 3), "cyd", "rome"));
      old.move(new UUID(0, 2), "oslo");
      assertThat(members.member(new UUID(0, 3))).isPresent();
      assertThat(members.member(new UUID(0, 2))).map(Member::city).contains("oslo");
      assertThat(members.in("rome")).isEmpty();
      assertThat(members.in("oslo")).extracting(Member::name).containsExactly("ann");
      MaintenanceReport repaired =
          rowan.maintenance().repair(MemberMapping.INSTANCE).withGrace(Duration.ZERO).run();
      assertThat(repaired.isRepaired()).isTrue();
      assertThat(repaired.found(Anomaly.FOREIGN)).isEqualTo(2);
      assertThat(members.in("rome")).extracting(Member::name).containsExactly("cyd");
      assertThat(members.in("oslo")).extracting(Member::name).containsExactly("ann", "bob");

      old.leave(new UUID(0, 3));
      assertThat(members.in("rome")).isEmpty();
      assertThat(members.member(new UUID(0, 3))).isEmpty();
      members.remove(member.id());
      ContractCase.until(() -> old.namesIn("oslo").equals(List.of("bob"))); // in the background
      assertThat(old.city(member.id())).isEqualTo("deleted: null");
      assertThat(
              rowan
                  .maintenance()
                  .verify(MemberMapping.INSTANCE)
                  .withGrace(Duration.ZERO)
                  .run()
                  .isClean())
          .isTrue();
    }
  }

  @Test
  @Order(5)
  void bothProgramsChangeTheSameRowsAndARepairMakesThemAgree() {
    long seed = Seed.next();
    try (Rowan rowan = connect("")) {
      Members members = rowan.dao(Members.class);
      CompletableFuture<Void> other =
          CompletableFuture.runAsync(
              () -> change(new Random(seed), old::join, old::move, old::leave));
      change(new Random(seed + 1), members::save, members::move, members::remove);
      other.join();
      // the removals of old entries are in the background
      ContractCase.until(
          () -> {
            rowan.maintenance().repair(MemberMapping.INSTANCE).withGrace(Duration.ZERO).run();
            return rowan
                .maintenance()
                .verify(MemberMapping.INSTANCE)
                .withGrace(Duration.ZERO)
                .run()
                .isClean();
          });
      Map<String, Set<UUID>> byCity = new HashMap<>();
      CITIES.forEach(city -> byCity.put(city, new HashSet<>()));
      for (int id = 0; id < MEMBERS; id++) {
        members
            .member(new UUID(1, id))
            .filter(found -> found.city() != null)
            .ifPresent(found -> byCity.get(found.city()).add(found.id()));
      }
      for (String city : CITIES) {
        assertThat(old.idsIn(city)).as("%s, seed %d", city, seed).isEqualTo(byCity.get(city));
        assertThat(members.in(city))
            .as("%s, seed %d", city, seed)
            .extracting(Member::id)
            .containsExactlyInAnyOrderElementsOf(byCity.get(city));
      }
      for (int id = 0; id < MEMBERS; id++) {
        members.remove(new UUID(1, id));
      }
    }
  }

  /** Inserts, moves and deletes some members in some cities, in random order. */
  private static void change(
      Random random, Consumer<Member> join, BiConsumer<UUID, String> move, Consumer<UUID> leave) {
    for (int i = 0; i < (Boolean.getBoolean("rowan.long") ? 5_000 : 100); i++) {
      UUID id = new UUID(1, random.nextInt(MEMBERS));
      String city = CITIES.get(random.nextInt(CITIES.size()));
      switch (random.nextInt(4)) {
        case 0 -> leave.accept(id);
        case 1 -> join.accept(new Member(id, "of " + i, city));
        default -> move.accept(id, city);
      }
    }
  }

  @Test
  @Order(6)
  void aColumnOfTheOldProgramInALookupTableIsNamed() {
    old.define("ALTER TABLE members_by_city ADD score int");
    try (Rowan rowan = connect("")) {
      assertThatThrownBy(() -> rowan.dao(Members.class))
          .isInstanceOf(SchemaMismatchException.class)
          .hasMessageContaining("D-19 members_by_city.score");
    }
    try (Rowan rowan = connect("&foreign-columns=accept")) {
      assertThat(rowan.dao(Members.class).in("oslo")).hasSize(1);
    }
  }

  @Test
  @Order(7)
  void theOldProgramTakesOverAgain() {
    assertThat(old.rows("members")).isGreaterThan(1); // bob, and the traces of deleted members
    old.define(PAGE.blocks("sql").get(1));
    if (Boolean.getBoolean("rowan.long")) {
      old.define(PAGE.blocks("sql").get(2)); // a server takes seconds to drop tables
    }
    assertThat(old.rows("members")).isEqualTo(1);
    assertThat(old.namesIn("oslo")).containsExactly("bob");
    old.move(new UUID(0, 2), "rome");
    old.join(member);
    assertThat(old.namesIn("rome")).containsExactly("ann", "bob");
    assertThat(old.titles("ann")).containsExactly("alone", "two");
  }
}
