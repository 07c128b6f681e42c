package dev.rowan.spring.test;

import dev.rowan.mapping.EntityCallback;
import dev.rowan.spring.RowanOptionsCustomizer;
import java.io.IOException;
import java.util.HashMap;
import java.util.Map;
import org.springframework.boot.autoconfigure.EnableAutoConfiguration;
import org.springframework.boot.context.TypeExcludeFilter;
import org.springframework.context.ConfigurableApplicationContext;
import org.springframework.core.env.MapPropertySource;
import org.springframework.core.type.classreading.MetadataReader;
import org.springframework.core.type.classreading.MetadataReaderFactory;
import org.springframework.core.type.filter.AssignableTypeFilter;
import org.springframework.test.context.ContextCustomizer;
import org.springframework.test.context.MergedContextConfiguration;

/**
 * Leaves out the components and the auto-configurations that a test of DAOs does not need. Contexts
 * of equal addresses can be shared.
 *
 * @param url the address of the store; empty for that of the application
 */
record SliceCustomizer(String url) implements ContextCustomizer {
  @Override
  public void customizeContext(
      ConfigurableApplicationContext context, MergedContextConfiguration configuration) {
    Map<String, Object> properties = new HashMap<>();
    properties.put(EnableAutoConfiguration.ENABLED_OVERRIDE_PROPERTY, false);
    if (!url.isEmpty()) {
      properties.put("rowan.url", url);
    }
    context
        .getEnvironment()
        .getPropertySources()
        .addFirst(new MapPropertySource("@RowanDaoTest", properties));
    context
        .getBeanFactory()
        .registerSingleton(OtherComponents.class.getName(), new OtherComponents());
  }

  /** Excludes the components that a scan finds beside callbacks and customizers of options. */
  static final class OtherComponents extends TypeExcludeFilter {
    private final AssignableTypeFilter callbacks = new AssignableTypeFilter(EntityCallback.class);
    private final AssignableTypeFilter customizers =
        new AssignableTypeFilter(RowanOptionsCustomizer.class);

    @Override
    public boolean match(MetadataReader type, MetadataReaderFactory types) throws IOException {
      return !callbacks.match(type, types) && !customizers.match(type, types);
    }

    @Override
    public boolean equals(Object other) {
      return other instanceof OtherComponents;
    }

    @Override
    public int hashCode() {
      return OtherComponents.class.hashCode();
    }
  }
}
