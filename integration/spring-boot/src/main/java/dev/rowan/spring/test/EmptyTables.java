package dev.rowan.spring.test;

import dev.rowan.Rowan;
import org.springframework.test.context.TestContext;
import org.springframework.test.context.TestContextAnnotationUtils;
import org.springframework.test.context.TestExecutionListener;

/** Removes all rows after a test, unless the store is that of the application. */
final class EmptyTables implements TestExecutionListener {
  EmptyTables() {}

  @Override
  public void afterTestMethod(TestContext test) {
    RowanDaoTest slice =
        TestContextAnnotationUtils.findMergedAnnotation(test.getTestClass(), RowanDaoTest.class);
    if (slice != null && !slice.url().isEmpty()) {
      test.getApplicationContext()
          .getBeanProvider(Rowan.class)
          .forEach(rowan -> rowan.maintenance().truncateAll());
    }
  }
}
