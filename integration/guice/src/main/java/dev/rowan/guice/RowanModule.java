package dev.rowan.guice;

import com.google.common.base.Suppliers;
import com.google.common.reflect.ClassPath;
import com.google.inject.AbstractModule;
import dev.rowan.Rowan;
import dev.rowan.runtime.GeneratedDaos;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;
import java.util.function.Supplier;

/**
 * Binds an open {@code Rowan}, and each DAO in the packages of the application. A DAO is created
 * when an object needs it, also in the stage {@code PRODUCTION}, and is shared. Its tables exist
 * then. The application closes the {@code Rowan} after the last use of the injector.
 * <!-- tag: guice-main -->
 *
 * <pre>{@code
 * try (Rowan rowan = Rowan.connect(store)) {
 *   Injector injector = Guice.createInjector(new RowanModule(rowan, Main.class));
 *   Shop shop = injector.getInstance(Shop.class); // its DAO is injected
 *   shop.offer("ann", "lamp", new BigDecimal("12.50"));
 *   System.out.println(shop.dearestOf("ann"));
 * }
 * }</pre>
 *
 * <p>To replace a binding, use {@code Modules.override}.
 */
public final class RowanModule extends AbstractModule {
  private final Rowan rowan;
  private final List<Class<?>> inPackagesOf;

  /**
   * Creates the module.
   *
   * @param rowan the store of the DAOs; this module does not close it
   * @param inPackagesOf classes of the application: the DAOs of their packages, and of all packages
   *     below these, are bound
   */
  public RowanModule(Rowan rowan, Class<?>... inPackagesOf) {
    this.rowan = rowan;
    this.inPackagesOf = List.of(inPackagesOf);
  }

  @Override
  protected void configure() {
    bind(Rowan.class).toInstance(rowan);
    Set<Class<?>> daos = new TreeSet<>(Comparator.comparing(Class::getName));
    for (Class<?> each : inPackagesOf) {
      daos.addAll(daosBeside(each));
    }
    daos.forEach(this::bindDao);
  }

  private <D> void bindDao(Class<D> dao) {
    // no scope, as Guice creates singletons at the start in the stage PRODUCTION
    Supplier<D> shared = Suppliers.memoize(() -> rowan.dao(dao));
    bind(dao).toProvider(shared::get);
  }

  /** Finds the generated classes by their names, and returns their interfaces. */
  private static List<Class<?>> daosBeside(Class<?> type) {
    ClassLoader loader = type.getClassLoader();
    try {
      return ClassPath.from(loader).getTopLevelClassesRecursive(type.getPackageName()).stream()
          .filter(found -> found.getSimpleName().startsWith("Rowan"))
          .map(found -> daoOf(found.load()))
          .<Class<?>>flatMap(Optional::stream)
          .toList();
    } catch (IOException e) {
      throw new UncheckedIOException("the class path cannot be read", e);
    }
  }

  private static Optional<Class<?>> daoOf(Class<?> generated) {
    Class<?>[] interfaces = generated.getInterfaces();
    return interfaces.length == 1
            && GeneratedDaos.nameFor(interfaces[0]).equals(generated.getName())
        ? Optional.of(interfaces[0])
        : Optional.empty();
  }
}
