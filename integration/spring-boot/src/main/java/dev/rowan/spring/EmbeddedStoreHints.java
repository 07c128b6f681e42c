package dev.rowan.spring;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.util.Objects;
import org.jspecify.annotations.Nullable;
import org.springframework.aot.hint.MemberCategory;
import org.springframework.aot.hint.RuntimeHints;
import org.springframework.aot.hint.RuntimeHintsRegistrar;
import org.springframework.aot.hint.TypeReference;
import org.springframework.core.io.Resource;
import org.springframework.core.io.support.PathMatchingResourcePatternResolver;

/**
 * What a native image needs of RocksDB: its native library, which calls classes and fields by their
 * names. Without the dependency {@code rowan-embedded} it adds nothing.
 *
 * <p>For the run time: Spring Boot finds this class by {@code META-INF/spring/aot.factories}.
 */
public final class EmbeddedStoreHints implements RuntimeHintsRegistrar {
  private static final String PACKAGE = "org.rocksdb";
  private static final String CLASS = ".class";

  /** For Spring. */
  public EmbeddedStoreHints() {}

  @Override
  public void registerHints(RuntimeHints hints, @Nullable ClassLoader loader) {
    try {
      for (Resource file :
          new PathMatchingResourcePatternResolver(loader)
              .getResources("classpath*:" + PACKAGE.replace('.', '/') + "/*" + CLASS)) {
        String name = Objects.requireNonNull(file.getFilename());
        hints
            .jni()
            .registerType(
                TypeReference.of(PACKAGE + "." + name.substring(0, name.length() - CLASS.length())),
                MemberCategory.INVOKE_DECLARED_CONSTRUCTORS,
                MemberCategory.INVOKE_DECLARED_METHODS,
                MemberCategory.DECLARED_FIELDS);
      }
    } catch (IOException e) {
      throw new UncheckedIOException("the classes of RocksDB cannot be read", e);
    }
    hints.resources().registerPattern("librocksdbjni-*");
  }
}
