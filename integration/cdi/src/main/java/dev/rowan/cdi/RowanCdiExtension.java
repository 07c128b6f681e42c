package dev.rowan.cdi;

import dev.rowan.Rowan;
import jakarta.enterprise.event.Observes;
import jakarta.enterprise.inject.Any;
import jakarta.enterprise.inject.Default;
import jakarta.enterprise.inject.spi.AfterBeanDiscovery;
import jakarta.enterprise.inject.spi.BeanManager;
import jakarta.enterprise.inject.spi.BeforeBeanDiscovery;
import jakarta.enterprise.inject.spi.Extension;
import jakarta.enterprise.inject.spi.InjectionPoint;
import jakarta.enterprise.inject.spi.ProcessAnnotatedType;
import jakarta.enterprise.inject.spi.ProcessBean;
import jakarta.enterprise.inject.spi.ProcessInjectionPoint;
import jakarta.enterprise.inject.spi.WithAnnotations;
import jakarta.inject.Inject;
import jakarta.inject.Singleton;
import java.lang.annotation.Annotation;
import java.lang.reflect.Type;
import java.util.Comparator;
import java.util.HashSet;
import java.util.Set;
import java.util.TreeSet;

/**
 * Declares a bean for each DAO that an injection point names, and a {@code Rowan} at the address in
 * {@value #URL} if the application declares none. The container finds this extension by itself and
 * calls it on one thread. Beans of the application come first.
 * <!-- tag: cdi-main -->
 *
 * <pre>{@code
 * try (SeContainer container = SeContainerInitializer.newInstance().initialize()) {
 *   Shop shop = container.select(Shop.class).get(); // its DAO is injected
 *   shop.offer("ann", "lamp", new BigDecimal("12.50"));
 *   System.out.println(shop.dearestOf("ann"));
 * }
 * }</pre>
 */
public class RowanCdiExtension implements Extension {
  /**
   * The system property with the address of the store. The environment variable {@code ROWAN_URL}
   * stands for it.
   */
  public static final String URL = "rowan.url";

  private final Set<Class<?>> wanted = new TreeSet<>(Comparator.comparing(Class::getName));
  private final Set<Type> declared = new HashSet<>();

  /** For the container. */
  public RowanCdiExtension() {}

  /** Forgets the beans of an earlier container. */
  void begin(@Observes BeforeBeanDiscovery start) {
    wanted.clear();
    declared.clear();
  }

  /**
   * Leaves out generated classes, which a scan of all classes finds: they would be second beans.
   */
  <T> void leaveOut(@Observes @WithAnnotations(Inject.class) ProcessAnnotatedType<T> type) {
    if (DaoTypes.isGenerated(type.getAnnotatedType().getJavaClass())) {
      type.veto();
    }
  }

  /** Notes the DAO of an injection point without a qualifier. */
  void note(@Observes ProcessInjectionPoint<?, ?> found) {
    InjectionPoint point = found.getInjectionPoint();
    if (point.getQualifiers().stream().allMatch(RowanCdiExtension::isUsual)) {
      DaoTypes.of(point.getType()).ifPresent(wanted::add);
    }
  }

  /** Notes what the application declares. */
  void note(@Observes ProcessBean<?> found) {
    if (found.getBean().getQualifiers().stream().allMatch(RowanCdiExtension::isUsual)) {
      declared.addAll(found.getBean().getTypes());
    }
  }

  /** Declares what the application needs and does not declare. */
  void declare(@Observes AfterBeanDiscovery discovered, BeanManager container) {
    if (!declared.contains(Rowan.class)) {
      discovered
          .<Rowan>addBean()
          .types(Rowan.class, Object.class)
          .scope(Singleton.class)
          .produceWith(beans -> Rowan.connect(address()))
          .disposeWith((rowan, beans) -> rowan.close());
    }
    wanted.stream()
        .filter(dao -> !declared.contains(dao))
        .forEach(dao -> declare(dao, discovered, container));
  }

  /** Declares a DAO. The interceptors that its interface names surround its calls. */
  private static <T> void declare(
      Class<T> dao, AfterBeanDiscovery discovered, BeanManager container) {
    discovered
        .<T>addBean()
        .types(dao, Object.class)
        .scope(Singleton.class)
        .createWith(
            creation ->
                container
                    .createInterceptionFactory(creation, dao)
                    .createInterceptedInstance(
                        container.createInstance().select(Rowan.class).get().dao(dao)));
  }

  private static String address() {
    String stated = System.getProperty(URL, System.getenv("ROWAN_URL"));
    if (stated == null) {
      throw new IllegalStateException(
          "Rowan has no store: set the system property rowan.url or the environment variable"
              + " ROWAN_URL, for example to rowan:embedded:data/shop, or declare a bean of type"
              + " Rowan: @Produces @Singleton Rowan rowan() { return Rowan.connect(…); }");
    }
    return stated;
  }

  private static boolean isUsual(Annotation qualifier) {
    return qualifier.annotationType() == Default.class || qualifier.annotationType() == Any.class;
  }
}
