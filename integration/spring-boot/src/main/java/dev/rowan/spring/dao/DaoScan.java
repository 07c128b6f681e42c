package dev.rowan.spring.dao;

import dev.rowan.Rowan;
import dev.rowan.runtime.GeneratedDaos;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.util.Collection;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;
import org.springframework.core.io.Resource;
import org.springframework.core.io.support.PathMatchingResourcePatternResolver;
import org.springframework.core.io.support.ResourcePatternResolver;
import org.springframework.core.type.ClassMetadata;
import org.springframework.core.type.classreading.MetadataReaderFactory;
import org.springframework.core.type.classreading.SimpleMetadataReaderFactory;
import org.springframework.util.ClassUtils;

/**
 * Finds generated DAOs in packages. The annotation {@code @Dao} is not in the reach of reflection,
 * so the scan reads the classes whose names begin as those of generated DAOs do.
 */
final class DaoScan {
  private final ClassLoader loader;
  private final ResourcePatternResolver resources;
  private final MetadataReaderFactory readers;

  DaoScan(ClassLoader loader) {
    this.loader = loader;
    this.resources = new PathMatchingResourcePatternResolver(loader);
    this.readers = new SimpleMetadataReaderFactory(loader);
  }

  /** Returns the generated DAOs in these packages and the packages below them, each once. */
  Collection<GeneratedDao> in(List<String> packages) {
    Map<String, GeneratedDao> found = new LinkedHashMap<>();
    for (String each : packages) {
      String pattern =
          ResourcePatternResolver.CLASSPATH_ALL_URL_PREFIX
              + ClassUtils.convertClassNameToResourcePath(each)
              + (each.isEmpty() ? "" : "/")
              + "**/Rowan*.class";
      try {
        for (Resource file : resources.getResources(pattern)) {
          GeneratedDao dao = read(readers.getMetadataReader(file).getClassMetadata());
          if (dao != null) {
            found.putIfAbsent(dao.dao().getName(), dao);
          }
        }
      } catch (IOException e) {
        throw new UncheckedIOException("the classes of " + each + " cannot be read", e);
      }
    }
    return found.values();
  }

  private @Nullable GeneratedDao read(ClassMetadata type) {
    String[] interfaces = type.getInterfaceNames();
    if (!type.isConcrete() || interfaces.length != 1) {
      return null;
    }
    Class<?> dao = ClassUtils.resolveClassName(interfaces[0], loader);
    if (!GeneratedDaos.nameFor(dao).equals(type.getClassName())) {
      return null;
    }
    Class<?> generated = ClassUtils.resolveClassName(type.getClassName(), loader);
    return ClassUtils.hasConstructor(generated, Rowan.class)
        ? new GeneratedDao(dao, generated)
        : null;
  }
}
