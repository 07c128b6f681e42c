package dev.rowan.spring.test;

import java.util.List;
import org.jspecify.annotations.Nullable;
import org.springframework.test.context.ContextConfigurationAttributes;
import org.springframework.test.context.ContextCustomizer;
import org.springframework.test.context.ContextCustomizerFactory;
import org.springframework.test.context.TestContextAnnotationUtils;

/** Finds the tests with {@link RowanDaoTest}. Spring finds this class in spring.factories. */
final class SliceCustomizerFactory implements ContextCustomizerFactory {
  SliceCustomizerFactory() {}

  @Override
  public @Nullable ContextCustomizer createContextCustomizer(
      Class<?> test, List<ContextConfigurationAttributes> configuration) {
    RowanDaoTest slice = TestContextAnnotationUtils.findMergedAnnotation(test, RowanDaoTest.class);
    return slice == null ? null : new SliceCustomizer(slice.url());
  }
}
