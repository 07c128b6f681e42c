package dev.rowan.processor.source;

import com.palantir.javapoet.AnnotationSpec;
import com.palantir.javapoet.ClassName;
import com.palantir.javapoet.MethodSpec;
import java.util.List;
import javax.lang.model.element.Modifier;

/** Annotations and modifiers that generated code has in common. */
public final class Markers {
  private static final ClassName GENERATED = ClassName.get("jakarta.annotation", "Generated");
  private static final ClassName NULL_UNMARKED =
      ClassName.get("org.jspecify.annotations", "NullUnmarked");
  private static final String PROCESSOR = "dev.rowan.processor.RowanProcessor";

  private Markers() {}

  /**
   * Says who made the class, that it promises nothing about null, and that the user's types in it
   * were the user's choice: javac warns about those where they are declared.
   */
  public static List<AnnotationSpec> ofEveryClass() {
    return List.of(
        AnnotationSpec.builder(GENERATED).addMember("value", "$S", PROCESSOR).build(),
        AnnotationSpec.builder(NULL_UNMARKED).build(),
        AnnotationSpec.builder(SuppressWarnings.class)
            .addMember("value", "{$S, $S, $S}", "deprecation", "exports", "removal")
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
