package dev.rowan.spring.dao;

import java.util.Arrays;
import java.util.List;
import java.util.Objects;
import java.util.stream.Stream;
import org.springframework.aot.hint.MemberCategory;
import org.springframework.beans.factory.aot.BeanFactoryInitializationAotContribution;
import org.springframework.beans.factory.aot.BeanFactoryInitializationAotProcessor;
import org.springframework.beans.factory.config.ConfigurableListableBeanFactory;
import org.springframework.beans.factory.support.BeanDefinitionRegistry;
import org.springframework.beans.factory.support.BeanDefinitionRegistryPostProcessor;
import org.springframework.beans.factory.support.RootBeanDefinition;
import org.springframework.boot.autoconfigure.AutoConfigurationPackages;
import org.springframework.util.ClassUtils;

/**
 * Declares a bean for each DAO in the packages of the application: the package of the class with
 * {@code @SpringBootApplication}, those of {@code @AutoConfigurationPackage}, and all below them. A
 * bean is created when another one needs it, which also defines its tables. A DAO of which the
 * application declares a bean is left out.
 *
 * <p>When an application is processed ahead of time, the beans become part of the generated code,
 * and this class is left out: a native image has no class files to search.
 */
public final class DaoBeans
    implements BeanDefinitionRegistryPostProcessor, BeanFactoryInitializationAotProcessor {

  /** Creates the declaration, for the auto-configuration. */
  public DaoBeans() {}

  /** Returns the names of the DAO interfaces that have a bean of a generated class, sorted. */
  public static List<String> in(ConfigurableListableBeanFactory beans) {
    return generated(beans).map(each -> each.getInterfaces()[0].getName()).sorted().toList();
  }

  private static Stream<Class<?>> generated(ConfigurableListableBeanFactory beans) {
    return Arrays.stream(beans.getBeanDefinitionNames())
        .<Class<?>>mapMulti(
            (name, types) -> {
              Class<?> type = beans.getType(name, false);
              Class<?> surrounded = type == null ? Object.class : ClassUtils.getUserClass(type);
              if (GeneratedDao.isGenerated(surrounded)) {
                types.accept(surrounded);
              }
            });
  }

  /** Lets {@code Rowan.dao(Class)} create the same DAOs in a native image. */
  @Override
  public BeanFactoryInitializationAotContribution processAheadOfTime(
      ConfigurableListableBeanFactory beans) {
    List<Class<?>> types = generated(beans).toList();
    return (context, code) ->
        types.forEach(
            type ->
                context
                    .getRuntimeHints()
                    .reflection()
                    .registerType(type, MemberCategory.INVOKE_PUBLIC_CONSTRUCTORS));
  }

  @Override
  public void postProcessBeanDefinitionRegistry(BeanDefinitionRegistry registry) {
    // after the definitions of the application: a container has both interfaces
    if (registry instanceof ConfigurableListableBeanFactory beans
        && AutoConfigurationPackages.has(beans)) {
      ClassLoader loader =
          Objects.requireNonNullElseGet(beans.getBeanClassLoader(), DaoBeans.class::getClassLoader);
      for (GeneratedDao each : new DaoScan(loader).in(AutoConfigurationPackages.get(beans))) {
        if (beans.getBeanNamesForType(each.dao(), true, false).length == 0) {
          registry.registerBeanDefinition(name(each, registry), definition(each));
        }
      }
    }
  }

  @Override
  public void postProcessBeanFactory(ConfigurableListableBeanFactory beans) {
    // all definitions are registered above
  }

  /** Returns the name that an implementation would have, {@code items} for {@code Items}. */
  private static String name(GeneratedDao found, BeanDefinitionRegistry registry) {
    String name = ClassUtils.getShortNameAsProperty(found.dao());
    return registry.containsBeanDefinition(name) ? found.dao().getName() : name;
  }

  /** The class has one constructor, so that Spring finds it without an annotation. */
  private static RootBeanDefinition definition(GeneratedDao found) {
    RootBeanDefinition definition = new RootBeanDefinition(found.generated());
    definition.setLazyInit(true);
    definition.setDescription("DAO of Rowan");
    return definition;
  }
}
