package dev.rowan.processor.generate;

import com.palantir.javapoet.ClassName;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.Optional;

/** The container that creates generated DAOs, and the annotations that it reads on them. */
public enum Container {
  /** Any container that knows Jakarta Inject: the class is a singleton with one constructor. */
  JAKARTA,
  /** Spring: in addition the class is a component, which a scan of its package finds. */
  SPRING,
  /** None: the class has no annotations of containers. */
  NONE;

  private static final ClassName INJECT = ClassName.get("jakarta.inject", "Inject");
  private static final ClassName SINGLETON = ClassName.get("jakarta.inject", "Singleton");
  private static final ClassName COMPONENT =
      ClassName.get("org.springframework.stereotype", "Component");

  /** Returns the value of the processor option that selects this container. */
  public String option() {
    return name().toLowerCase(Locale.ROOT);
  }

  /** Returns the values of the processor option; the first is the usual one. */
  public static List<String> options() {
    return Arrays.stream(values()).map(Container::option).toList();
  }

  /** Returns the container of a value of the processor option; the usual one if it is unknown. */
  public static Container of(String option) {
    return Arrays.stream(values())
        .filter(container -> container.option().equals(option))
        .findFirst()
        .orElse(JAKARTA);
  }

  Optional<ClassName> ofConstructor() {
    return this == NONE ? Optional.empty() : Optional.of(INJECT);
  }

  List<ClassName> ofType() {
    return switch (this) {
      case JAKARTA -> List.of(SINGLETON);
      case SPRING -> List.of(SINGLETON, COMPONENT);
      case NONE -> List.of();
    };
  }
}
