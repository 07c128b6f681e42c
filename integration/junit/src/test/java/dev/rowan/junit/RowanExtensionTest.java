package dev.rowan.junit;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.rowan.Rowan;
import dev.rowan.dao.Limit;
import dev.rowan.dao.WriteOptions;
import dev.rowan.error.ErrorCode;
import dev.rowan.error.RowanClosedException;
import java.io.IOException;
import java.math.BigDecimal;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.time.Instant;
import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.UUID;
import java.util.stream.Stream;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.MethodOrderer;
import org.junit.jupiter.api.Nested;
import org.junit.jupiter.api.Order;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestInstance;
import org.junit.jupiter.api.TestMethodOrder;
import shop.Item;
import shop.ItemMapping;
import shop.Items;

/** Stores of tests: their lifetime, their closing, and the texts of mistakes. */
class RowanExtensionTest {
  private static final List<Rowan> OPENED = new ArrayList<>();

  @BeforeEach
  void forget() {
    OPENED.clear();
  }

  private static Item item() {
    return new Item(UUID.randomUUID(), "ann", "lamp", BigDecimal.ONE);
  }

  private static void assertClosed(Rowan rowan) {
    assertThatThrownBy(() -> rowan.dao(Items.class).find(new UUID(0, 1)))
        .isInstanceOf(RowanClosedException.class);
  }

  @Test
  void eachTestHasAStoreOfItsOwnWhichIsClosedAfterIt() {
    Run run = Run.of(Fresh.class, Map.of());
    assertThat(run.failures).isEmpty();
    assertThat(run.passed).hasSize(3);
    assertThat(OPENED)
        .hasSize(3)
        .doesNotHaveDuplicates()
        .allSatisfy(RowanExtensionTest::assertClosed);
  }

  @RowanTest
  static class Fresh {
    private final Rowan ofConstructor;

    Fresh(Rowan rowan) {
      ofConstructor = rowan;
      OPENED.add(rowan);
    }

    @Test
    void first(Items items, Rowan rowan) {
      assertThat(rowan).isSameAs(ofConstructor);
      assertThat(items.bySeller("ann", Limit.of(9))).isEmpty();
      items.save(item());
    }

    @Test
    void second(Items items) {
      first(items, ofConstructor);
      OPENED.subList(0, OPENED.size() - 1).forEach(RowanExtensionTest::assertClosed);
    }

    @Nested
    class Inside {
      @Test
      void third(Items items, Rowan rowan) {
        first(items, rowan);
      }
    }
  }

  @Test
  void theTestsOfAClassCanShareAStore() {
    Run run = Run.of(Shared.class, Map.of());
    assertThat(run.failures).isEmpty();
    assertThat(run.passed).hasSize(3);
    assertThat(Set.copyOf(OPENED)).hasSize(1).allSatisfy(RowanExtensionTest::assertClosed);
  }

  @RowanTest(lifetime = StoreLifetime.CLASS)
  @TestMethodOrder(MethodOrderer.OrderAnnotation.class)
  static class Shared {
    @BeforeAll
    static void save(Items items, Rowan rowan) {
      OPENED.add(rowan);
      items.save(item());
    }

    @Test
    @Order(1)
    void first(Items items, Rowan rowan) {
      OPENED.add(rowan);
      items.save(item());
      assertThat(items.bySeller("ann", Limit.of(9))).hasSize(2);
    }

    @Test
    @Order(2)
    void second(Items items) {
      assertThat(items.bySeller("ann", Limit.of(9))).hasSize(2);
    }

    @Nested
    class Inside {
      @Test
      void third(Items items, Rowan rowan) {
        OPENED.add(rowan);
        assertThat(items.bySeller("ann", Limit.of(9))).hasSize(2);
      }
    }
  }

  @Test
  void aFailedTestLeavesNoOpenStoreAndNoFiles() throws IOException {
    Set<Path> before = directories();
    Run run = Run.of(Failing.class, Map.of());
    assertThat(run.failures).containsExactly("on purpose");
    assertThat(OPENED).hasSize(1).allSatisfy(RowanExtensionTest::assertClosed);
    assertThat(directories()).isEqualTo(before);
  }

  @RowanTest(store = TestStore.EMBEDDED)
  static class Failing {
    @Test
    void fails(Items items, Rowan rowan) throws IOException {
      OPENED.add(rowan);
      items.save(item());
      assertThat(rowan.storage().stats().tables()).isNotEmpty();
      assertThat(directories()).isNotEmpty();
      throw new AssertionError("on purpose");
    }
  }

  private static Set<Path> directories() throws IOException {
    Set<Path> found = new LinkedHashSet<>();
    try (Stream<Path> files = Files.list(Path.of(System.getProperty("java.io.tmpdir")))) {
      files
          .filter(file -> String.valueOf(file.getFileName()).startsWith("rowan-test-"))
          .forEach(found::add);
    }
    return found;
  }

  @Test
  void aStoreLikeAClusterRefusesWhatAClusterRefuses() {
    assertThat(Run.of(LikeCluster.class, Map.of()).failures).isEmpty();
  }

  @RowanTest(store = TestStore.MEMORY_LIKE_CASSANDRA)
  static class LikeCluster {
    @Test
    void refuses(Items items) {
      WriteOptions inThePast = WriteOptions.at(Instant.parse("2024-05-17T12:00:00Z"));
      items.save(item());
      assertThatThrownBy(() -> items.save(item(), inThePast))
          .hasMessageContaining(ErrorCode.ARGUMENT_REJECTED.code());
    }
  }

  @Test
  void aMissingServerIsReportedWithTheParametersThatNameOne() {
    assertThat(Run.of(OnServer.class, Map.of()).failures)
        .hasSize(2)
        .allSatisfy(
            message ->
                assertThat(message)
                    .contains(ErrorCode.NO_CASSANDRA_FOR_TESTS.code())
                    .contains("rowan.test.url=rowan:cassandra://", "junit-platform.properties")
                    .contains("rowan.test.cassandra.classpath or rowan.test.cassandra.home"));
  }

  @Test
  void aPathWithoutAServerIsNamed() {
    assertThat(Run.of(OnServer.class, Map.of(RowanTest.CASSANDRA_CLASS_PATH, "none.txt")).failures)
        .hasSize(2)
        .allSatisfy(message -> assertThat(message).contains("RUN-82", "none.txt"));
    assertThat(Run.of(OnServer.class, Map.of(RowanTest.CASSANDRA_HOME, "no-server")).failures)
        .hasSize(2)
        .allSatisfy(message -> assertThat(message).contains("RUN-82", "no-server", "folder lib"));
  }

  @Test
  void theAddressIsAParameterOfJUnitAndTheConnectionIsShared() {
    Run run = Run.of(OnServer.class, Map.of(RowanTest.URL, "rowan:memory:"));
    assertThat(run.failures).isEmpty();
    assertThat(run.passed).hasSize(2);
    assertThat(Set.copyOf(OPENED)).hasSize(1);
  }

  @RowanTest(store = TestStore.CASSANDRA)
  static class OnServer {
    @Test
    void first(Rowan rowan) {
      OPENED.add(rowan);
    }

    @Test
    void second(Rowan rowan) {
      OPENED.add(rowan);
    }
  }

  @Test
  void aParameterBeforeTheTestsNeedsASharedStore() {
    assertThat(Run.of(TooEarly.class, Map.of()).failures)
        .singleElement()
        .asString()
        .contains("prepare has a parameter of a store", "lifetime = StoreLifetime.CLASS");
    assertThat(Run.of(OneInstance.class, Map.of()).failures)
        .singleElement()
        .asString()
        .contains("lifetime = StoreLifetime.CLASS");
  }

  @RowanTest
  static class TooEarly {
    @BeforeAll
    static void prepare(Items items) {
      items.save(item());
    }

    @Test
    void test() {}
  }

  @RowanTest
  @TestInstance(TestInstance.Lifecycle.PER_CLASS)
  static class OneInstance {
    OneInstance(Rowan rowan) {
      OPENED.add(rowan);
    }

    @Test
    void test() {}
  }

  @Test
  void mistakesInRowsAreNamedWithoutTheirValues() {
    assertThat(Run.of(MissingFile.class, Map.of()).failures)
        .singleElement()
        .asString()
        .contains("@StoredRows of MissingFile names the file nowhere.jsonl");
    assertThat(Run.of(WrongLine.class, Map.of()).failures)
        .singleElement()
        .asString()
        .contains("RUN-36", "line: 2")
        .doesNotContain("secret");
    assertThat(OPENED).isEmpty();
  }

  @RowanTest
  @StoredRows(of = ItemMapping.class, file = "nowhere.jsonl")
  static class MissingFile {
    @Test
    void test(Rowan rowan) {
      OPENED.add(rowan);
    }
  }

  @RowanTest
  @StoredRows(of = ItemMapping.class, file = "/shop/wrong.jsonl")
  static class WrongLine {
    @Test
    void test(Rowan rowan) {
      OPENED.add(rowan);
    }
  }

  @Test
  void noTestMovesTheClockOfAServer() {
    assertThat(Run.of(ClockOfServer.class, Map.of(RowanTest.URL, "rowan:memory:")).failures)
        .singleElement()
        .asString()
        .contains("a server has clocks of its own");
  }

  @RowanTest(store = TestStore.CASSANDRA)
  static class ClockOfServer {
    @Test
    void test(TestClock clock) {
      clock.advance(Duration.ofDays(1));
    }
  }

  @Test
  void otherParametersAreLeftToOtherExtensions() {
    assertThat(Run.of(Foreign.class, Map.of()).failures)
        .singleElement()
        .asString()
        .contains("No ParameterResolver registered", "java.lang.Runnable");
  }

  @RowanTest
  static class Foreign {
    @Test
    void test(Runnable unknown) {
      unknown.run();
    }
  }
}
