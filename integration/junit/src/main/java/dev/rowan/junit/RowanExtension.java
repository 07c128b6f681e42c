package dev.rowan.junit;

import dev.rowan.Rowan;
import dev.rowan.runtime.GeneratedDaos;
import java.lang.reflect.Executable;
import java.lang.reflect.Method;
import java.util.Optional;
import org.junit.jupiter.api.extension.BeforeEachCallback;
import org.junit.jupiter.api.extension.ExtensionContext;
import org.junit.jupiter.api.extension.ExtensionContext.Namespace;
import org.junit.jupiter.api.extension.ParameterContext;
import org.junit.jupiter.api.extension.ParameterResolutionException;
import org.junit.jupiter.api.extension.ParameterResolver;
import org.junit.platform.commons.support.AnnotationSupport;

/**
 * Opens stores and resolves parameters, for {@link RowanTest}, which registers it. Thread-safe.
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
 */
public final class RowanExtension implements ParameterResolver, BeforeEachCallback {
  private static final Namespace NAMESPACE = Namespace.create(RowanExtension.class);

  /** For JUnit. */
  public RowanExtension() {}

  /** A constructor has the store of the test for which JUnit creates the instance. */
  @Override
  public ExtensionContextScope getTestInstantiationExtensionContextScope(ExtensionContext root) {
    return ExtensionContextScope.TEST_METHOD;
  }

  /** Writes the rows that a test method names. */
  @Override
  public void beforeEach(ExtensionContext context) {
    Method test = context.getRequiredTestMethod();
    if (AnnotationSupport.isAnnotated(test, StoredRows.class)
        || AnnotationSupport.isAnnotated(test, StoredRows.Files.class)) {
      Rowan rowan = store(context, test).rowan();
      new RowFiles(context.getRequiredTestClass(), rowan).write(test);
    }
  }

  /**
   * Returns whether the parameter is a {@code Rowan}, {@link CallCosts}, {@link TestClock}, or a
   * generated DAO.
   */
  @Override
  public boolean supportsParameter(ParameterContext parameter, ExtensionContext context) {
    Class<?> type = parameter.getParameter().getType();
    return type == Rowan.class
        || type == CallCosts.class
        || type == TestClock.class
        || (type.isInterface() && isGenerated(type));
  }

  private static boolean isGenerated(Class<?> dao) {
    try {
      Class.forName(GeneratedDaos.nameFor(dao), false, dao.getClassLoader());
      return true;
    } catch (ClassNotFoundException e) {
      return false;
    }
  }

  /** Returns what belongs to the store of the test, and opens the store if it is not open. */
  @Override
  public Object resolveParameter(ParameterContext parameter, ExtensionContext context) {
    Class<?> type = parameter.getParameter().getType();
    OpenTestStore store = store(context, parameter.getDeclaringExecutable());
    if (type == CallCosts.class) {
      return store.costs();
    }
    if (type == TestClock.class) {
      return store
          .clock()
          .orElseThrow(
              () ->
                  new ParameterResolutionException(
                      "a server has clocks of its own, which no test can move: a test with a"
                          + " TestClock needs another store than TestStore.CASSANDRA"));
    }
    return type == Rowan.class ? store.rowan() : store.rowan().dao(type);
  }

  private static OpenTestStore store(ExtensionContext context, Executable user) {
    ExtensionContext ofClass = annotated(context);
    RowanTest stated = annotation(ofClass).orElseThrow();
    boolean shared =
        stated.lifetime() == StoreLifetime.CLASS
            || (stated.store() == TestStore.CASSANDRA && address(context).isPresent());
    if (!shared && context.getTestMethod().isEmpty()) {
      throw new ParameterResolutionException(
          ("%s has a parameter of a store, but each test has a store of its own, and no test runs yet."
                  + " Move the parameter to the test methods, or share one store by"
                  + " @RowanTest(lifetime = StoreLifetime.CLASS).")
              .formatted(user.getName()));
    }
    return (shared ? ofClass : context)
        .getStore(NAMESPACE)
        .getOrComputeIfAbsent(
            OpenTestStore.class,
            key -> filled(stated.store(), context, ofClass.getRequiredTestClass()),
            OpenTestStore.class);
  }

  /** Opens a store, and writes the rows that the test class names. */
  private static OpenTestStore filled(TestStore store, ExtensionContext context, Class<?> test) {
    OpenTestStore opened = open(store, context);
    try {
      new RowFiles(test, opened.rowan()).write(test);
      return opened;
    } catch (RuntimeException e) {
      opened.close();
      throw e;
    }
  }

  private static OpenTestStore open(TestStore store, ExtensionContext context) {
    return switch (store) {
      case MEMORY -> OpenTestStore.at("rowan:memory:");
      case MEMORY_LIKE_CASSANDRA -> OpenTestStore.at("rowan:memory:?like=cassandra");
      case EMBEDDED -> OpenTestStore.embedded();
      case CASSANDRA ->
          address(context)
              .map(OpenTestStore::onServer)
              .orElseGet(
                  () -> OpenTestStore.onKeyspace(LaunchedServer.of(LaunchParameters.of(context))));
    };
  }

  /** Returns the address of a server that runs. */
  private static Optional<String> address(ExtensionContext context) {
    return context.getConfigurationParameter(RowanTest.URL).filter(url -> !url.isBlank());
  }

  /** Returns the context of the innermost class with the annotation. */
  private static ExtensionContext annotated(ExtensionContext context) {
    ExtensionContext each = context;
    while (each.getTestMethod().isPresent() || annotation(each).isEmpty()) {
      each =
          each.getParent().orElseThrow(() -> new IllegalStateException("no class with @RowanTest"));
    }
    return each;
  }

  private static Optional<RowanTest> annotation(ExtensionContext context) {
    return AnnotationSupport.findAnnotation(context.getTestClass(), RowanTest.class);
  }
}
