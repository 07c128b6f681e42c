package dev.rowan.spring.test;

import java.lang.annotation.Documented;
import java.lang.annotation.ElementType;
import java.lang.annotation.Inherited;
import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;
import java.lang.annotation.Target;
import org.junit.jupiter.api.extension.ExtendWith;
import org.springframework.boot.autoconfigure.ImportAutoConfiguration;
import org.springframework.boot.test.context.SpringBootTestContextBootstrapper;
import org.springframework.test.context.BootstrapWith;
import org.springframework.test.context.TestExecutionListeners;
import org.springframework.test.context.junit.jupiter.SpringExtension;

/**
 * Starts the part of an application that has to do with Rowan: the store, the DAOs, callbacks and
 * customizers of options. Other components of the application are left out; {@code @Import} adds
 * those that a test needs. The class with {@code @SpringBootApplication} is found in the package of
 * the test or above it.
 *
 * <p>The store is one of memory, and each test begins without rows. The context is shared by the
 * tests of all classes with the same configuration, as in other tests of Spring Boot, so these
 * tests do not run in parallel.
 * <!-- tag: spring-slice -->
 *
 * <pre>{@code
 * @RowanDaoTest
 * class ItemsTest {
 *   @Autowired private Items items;
 *
 *   @Test
 *   void theDearestItemIsFirst() {
 *     items.save(new Item(UUID.randomUUID(), "ann", "lamp", new BigDecimal("12.50")));
 *     items.save(new Item(UUID.randomUUID(), "ann", "table", new BigDecimal("340.00")));
 *     assertThat(items.bySeller("ann", Limit.of(1))).extracting(Item::title).containsExactly("table");
 *   }
 *
 *   @Test
 *   void aSellerBeginsWithoutItems() {
 *     assertThat(items.bySeller("ann", Limit.of(1))).isEmpty();
 *   }
 * }
 * }</pre>
 */
@Documented
@Inherited
@Target(ElementType.TYPE)
@Retention(RetentionPolicy.RUNTIME)
@BootstrapWith(SpringBootTestContextBootstrapper.class)
@ExtendWith(SpringExtension.class)
@ImportAutoConfiguration
@TestExecutionListeners(
    listeners = EmptyTables.class,
    mergeMode = TestExecutionListeners.MergeMode.MERGE_WITH_DEFAULTS)
public @interface RowanDaoTest {
  /**
   * The address of the store, which replaces {@code rowan.url}. An empty text keeps the address
   * that the application configures; then rows stay after a test.
   */
  String url() default "rowan:memory:";
}
