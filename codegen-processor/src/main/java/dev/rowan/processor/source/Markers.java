package dev.rowan.processor.source;

import com.palantir.javapoet.AnnotationSpec;
import com.palantir.javapoet.ClassName;
import com.palantir.javapoet.MethodSpec;
import java.util.List;
import javax.lang.model.element.Modifier;

/** The annotations and modifiers that all generated code has. */
public final class Markers {
  private static final ClassName GENERATED = ClassName.get("jakarta.annotation", "Generated");
  private static final ClassName NULL_UNMARKED =
      ClassName.get("org.jspecify.annotations", "NullUnmarked");
  private static final String PROCESSOR = "dev.rowan.processor.RowanProcessor";

  private Markers() {}

  /**
   * Returns the annotations of every generated class: its generator, unspecified nullness, and
   * suppressed warnings about the user's types, which javac reports where the user declares them.
   * Javac does not know {@code all}, and the compiler of Eclipse reports the others as unnecessary
   * without it.
   */
  public static List<AnnotationSpec> ofEveryClass() {
    return List.of(
        AnnotationSpec.builder(GENERATED).addMember("value", "$S", PROCESSOR).build(),
        AnnotationSpec.builder(NULL_UNMARKED).build(),
        AnnotationSpec.builder(SuppressWarnings.class)
            .addMember("value", "{$S, $S, $S, $S}", "all", "deprecation", "exports", "removal")
            .build());
  }

  public static MethodSpec.Builder overriding(CoreNames.Member method) {
    return overriding(method.name());
  }

  public static MethodSpec.Builder overriding(String method) {
    return MethodSpec.methodBuilder(method)
        .addAnnotation(Override.class)
        .addModifiers(Modifier.PUBLIC);
  }
}
