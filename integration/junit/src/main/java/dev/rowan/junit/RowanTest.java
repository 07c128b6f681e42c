package dev.rowan.junit;

import java.lang.annotation.Documented;
import java.lang.annotation.ElementType;
import java.lang.annotation.Inherited;
import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;
import java.lang.annotation.Target;
import org.junit.jupiter.api.extension.ExtendWith;

/**
 * Gives the tests of a class a store. The constructor, the test methods and the methods before and
 * after tests can have parameters of type {@code Rowan}, {@link CallCosts}, and of the type of any
 * DAO. All parameters of one test belong to the same store. The store is opened for its first
 * parameter, and closed after the test or the class, also if a test fails. A subclass can have
 * another annotation, and then repeats the tests on another store.
 * <!-- tag: junit-test -->
 *
 * <pre>{@code
 * @RowanTest
 * class FreshItemsTest {
 *   private final Item lamp = new Item(UUID.randomUUID(), "ann", "lamp", new BigDecimal("12.50"));
 *
 *   @BeforeEach
 *   void offer(Items items) {
 *     items.save(lamp);
 *   }
 *
 *   @Test
 *   void aSellerFindsItsItems(Items items) {
 *     assertThat(items.bySeller("ann", Limit.of(10))).containsExactly(lamp);
 *   }
 *
 *   @Test
 *   void anItemHasAKey(Items items) {
 *     assertThat(items.find(lamp.id())).hasValue(lamp);
 *   }
 * }
 * }</pre>
 *
 * <p>Tests can run in parallel: their stores do not know each other. With {@link
 * StoreLifetime#CLASS} they share the store, which is thread-safe.
 */
@Documented
@Inherited
@Target({ElementType.TYPE, ElementType.ANNOTATION_TYPE})
@Retention(RetentionPolicy.RUNTIME)
@ExtendWith(RowanExtension.class)
public @interface RowanTest {
  /**
   * The configuration parameter with the address of a server that runs, for {@link
   * TestStore#CASSANDRA}.
   */
  String URL = "rowan.test.url";

  /**
   * The configuration parameter with the path of a file, which has the class path of the Cassandra
   * that the tests start, for {@link TestStore#CASSANDRA}.
   */
  String CASSANDRA_CLASS_PATH = "rowan.test.cassandra.classpath";

  /**
   * The configuration parameter with the directory of an unpacked distribution of Cassandra, which
   * the tests start, for {@link TestStore#CASSANDRA}.
   */
  String CASSANDRA_HOME = "rowan.test.cassandra.home";

  /**
   * The configuration parameter with the directory of the JDK that runs a started Cassandra.
   * Without it, the JDK of the tests runs it, or the first in the usual places that can.
   */
  String CASSANDRA_JAVA = "rowan.test.cassandra.java";

  /** The store that the tests use. */
  TestStore store() default TestStore.MEMORY;

  /** Whether each test has a new store, or all tests of the class share one. */
  StoreLifetime lifetime() default StoreLifetime.TEST;
}
