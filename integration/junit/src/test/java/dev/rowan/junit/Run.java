package dev.rowan.junit;

import static org.junit.platform.engine.discovery.DiscoverySelectors.selectClass;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import org.junit.platform.engine.TestExecutionResult;
import org.junit.platform.launcher.Launcher;
import org.junit.platform.launcher.TestExecutionListener;
import org.junit.platform.launcher.TestIdentifier;
import org.junit.platform.launcher.core.LauncherConfig;
import org.junit.platform.launcher.core.LauncherDiscoveryRequestBuilder;
import org.junit.platform.launcher.core.LauncherFactory;

/** Runs test classes that fail on purpose, and collects what a person would read. */
final class Run implements TestExecutionListener {
  /** The names of tests that passed. */
  final List<String> passed = new ArrayList<>();

  /** The messages of tests and classes that failed. */
  final List<String> failures = new ArrayList<>();

  private Run() {}

  static Run of(Class<?> tests, Map<String, String> parameters) {
    Run run = new Run();
    Launcher launcher =
        LauncherFactory.create(
            LauncherConfig.builder().enableTestExecutionListenerAutoRegistration(false).build());
    launcher.execute(
        LauncherDiscoveryRequestBuilder.request()
            .selectors(selectClass(tests))
            .enableImplicitConfigurationParameters(false)
            .configurationParameters(parameters)
            .build(),
        run);
    return run;
  }

  @Override
  public void executionFinished(TestIdentifier test, TestExecutionResult result) {
    if (result.getStatus() != TestExecutionResult.Status.SUCCESSFUL) {
      failures.add(String.valueOf(result.getThrowable().map(Throwable::getMessage).orElse("")));
    } else if (test.isTest()) {
      passed.add(test.getDisplayName());
    }
  }
}
