package dev.rowan.junit;

import static java.nio.charset.StandardCharsets.UTF_8;

import dev.rowan.Rowan;
import dev.rowan.mapping.EntityMapping;
import dev.rowan.operate.transfer.TableImport;
import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.lang.reflect.AnnotatedElement;
import java.lang.reflect.Field;
import org.junit.platform.commons.support.AnnotationSupport;

/** Writes the files that a test names by {@link StoredRows} into its store. */
final class RowFiles {
  /** How the header of an export begins. */
  private static final String HEADER = "{\"rowan\":";

  private final Class<?> test;
  private final Rowan rowan;

  /** Creates a reader of files beside a test class. */
  RowFiles(Class<?> test, Rowan rowan) {
    this.test = test;
    this.rowan = rowan;
  }

  /** Writes the files that a class or a method names, in their order. */
  void write(AnnotatedElement named) {
    AnnotationSupport.findRepeatableAnnotations(named, StoredRows.class).forEach(this::write);
  }

  private void write(StoredRows rows) {
    try (InputStream file = test.getResourceAsStream(rows.file())) {
      if (file == null) {
        throw new IllegalArgumentException(
            "@StoredRows of %s names the file %s, which is not on the class path in the package of the test"
                .formatted(test.getSimpleName(), rows.file()));
      }
      byte[] lines = file.readAllBytes();
      TableImport table = rowan.importTable(mapping(rows.of()));
      boolean hasHeader = new String(lines, UTF_8).stripLeading().startsWith(HEADER);
      (hasHeader ? table : table.withoutHeader()).readFrom(new ByteArrayInputStream(lines));
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  private static EntityMapping<?> mapping(Class<? extends EntityMapping<?>> type) {
    try {
      Field instance = type.getDeclaredField("INSTANCE");
      instance.setAccessible(true); // of an entity that is private to its package
      return type.cast(instance.get(null));
    } catch (ReflectiveOperationException e) {
      throw new IllegalArgumentException(
          type.getName() + " is not a generated mapping: it has no field INSTANCE", e);
    }
  }
}
