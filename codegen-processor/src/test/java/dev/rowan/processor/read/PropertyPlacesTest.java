package dev.rowan.processor.read;

import static org.assertj.core.api.Assertions.assertThat;

import dev.rowan.annotation.SuppressDesign;
import dev.rowan.annotation.SuppressDesigns;
import java.io.IOException;
import java.lang.annotation.ElementType;
import java.lang.annotation.Target;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import org.junit.jupiter.api.Test;

class PropertyPlacesTest {
  private static final Path ANNOTATIONS =
      Path.of("../annotations/src/main/java/dev/rowan/annotation");

  @Test
  void knowsEachAnnotationOfPropertiesThatAGetterCanHave() throws Exception {
    List<Class<?>> found = new ArrayList<>();
    for (String name : names()) {
      Class<?> type = Class.forName("dev.rowan.annotation." + name);
      Target target = type.getAnnotation(Target.class);
      if (target != null
          && Arrays.asList(target.value())
              .containsAll(List.of(ElementType.FIELD, ElementType.METHOD))
          && type.getEnclosingClass() == null) {
        found.add(type);
      }
    }
    // methods of DAOs have these, too
    found.removeAll(List.of(SuppressDesign.class, SuppressDesigns.class));
    assertThat(found).hasSizeGreaterThan(20);
    assertThat(PropertyPlaces.OF_PROPERTIES).containsAll(found);
  }

  private static List<String> names() throws IOException {
    try (var files = Files.list(ANNOTATIONS)) {
      return files
          .map(file -> file.getFileName().toString())
          .filter(name -> name.endsWith(".java") && !name.equals("package-info.java"))
          .map(name -> name.substring(0, name.length() - ".java".length()))
          .sorted()
          .toList();
    }
  }
}
