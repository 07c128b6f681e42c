package dev.rowan.spring.failure;

import dev.rowan.runtime.GeneratedDaos;
import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Objects;
import org.jspecify.annotations.Nullable;
import org.springframework.beans.factory.BeanFactory;
import org.springframework.beans.factory.NoSuchBeanDefinitionException;
import org.springframework.boot.autoconfigure.AutoConfigurationPackages;
import org.springframework.boot.diagnostics.AbstractFailureAnalyzer;
import org.springframework.boot.diagnostics.FailureAnalysis;
import org.springframework.core.Ordered;
import org.springframework.core.ResolvableType;
import org.springframework.util.ClassUtils;

/** A bean that needs a DAO which has no bean. Other missing beans are left to Spring Boot. */
final class MissingDaoAnalyzer extends AbstractFailureAnalyzer<NoSuchBeanDefinitionException>
    implements Ordered {
  private static final String ANNOTATION = "Ldev/rowan/annotation/Dao;";

  private final BeanFactory beans;

  MissingDaoAnalyzer(BeanFactory beans) {
    this.beans = beans;
  }

  /** Before the analyzer of Spring Boot, which has order 0 and knows every missing bean. */
  @Override
  public int getOrder() {
    return -1;
  }

  @Override
  protected @Nullable FailureAnalysis analyze(
      Throwable rootFailure, NoSuchBeanDefinitionException cause) {
    ResolvableType missing = cause.getResolvableType();
    Class<?> type = missing == null ? null : missing.resolve();
    if (type == null || !isDao(type)) {
      return null;
    }
    String name = type.getName();
    if (!ClassUtils.isPresent(GeneratedDaos.nameFor(type), type.getClassLoader())) {
      return new FailureAnalysis(
          "The DAO %s has no generated class %s.".formatted(name, GeneratedDaos.nameFor(type)),
          "Add dev.rowan:rowan-processor to the annotationProcessorPaths of the compiler plugin"
              + " (Maven), or to the configuration annotationProcessor (Gradle), and compile again.",
          cause);
    }
    return new FailureAnalysis(
        "The DAO %s has no bean, because its package is outside of the packages of the application: %s."
            .formatted(name, String.join(", ", packages())),
        "Add @AutoConfigurationPackage(basePackages = \"%s\") to a configuration class, or move the DAO."
            .formatted(type.getPackageName()),
        cause);
  }

  private List<String> packages() {
    return AutoConfigurationPackages.has(beans)
        ? AutoConfigurationPackages.get(beans)
        : List.of("none");
  }

  /** Reads the class file, because reflection does not see the annotation. */
  private static boolean isDao(Class<?> type) {
    if (!type.isInterface()) {
      return false;
    }
    ClassLoader loader =
        Objects.requireNonNullElseGet(type.getClassLoader(), ClassLoader::getSystemClassLoader);
    try (InputStream file =
        loader.getResourceAsStream(
            ClassUtils.convertClassNameToResourcePath(type.getName()) + ".class")) {
      return file != null
          && new String(file.readAllBytes(), StandardCharsets.ISO_8859_1).contains(ANNOTATION);
    } catch (IOException unreadable) {
      return false; // Spring Boot describes the missing bean
    }
  }
}
