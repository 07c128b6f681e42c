package dev.rowan.spring.dao;

import java.util.Arrays;
import java.util.List;
import java.util.Objects;
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
 */
public final class DaoBeans implements BeanDefinitionRegistryPostProcessor {
  private static final String DAO = DaoBeans.class.getName() + ".dao";

  /** Creates the declaration, for the auto-configuration. */
  public DaoBeans() {}

  /** Returns the names of the DAO interfaces that have a bean by this class, sorted. */
  public static List<String> in(ConfigurableListableBeanFactory beans) {
    return Arrays.stream(beans.getBeanDefinitionNames())
        .map(name -> beans.getBeanDefinition(name).getAttribute(DAO))
        .filter(Objects::nonNull)
        .map(String::valueOf)
        .sorted()
        .toList();
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
    definition.setAttribute(DAO, found.dao().getName());
    return definition;
  }
}
