package dev.rowan.junit;

import dev.rowan.error.ConfigurationException;
import dev.rowan.error.ErrorCode;
import dev.rowan.storage.launcher.CassandraLauncher;
import java.nio.file.Path;
import java.util.Map;
import java.util.Optional;
import org.junit.jupiter.api.extension.ExtensionContext;

/** The configuration parameters of a server that tests start. */
record LaunchParameters(Optional<Path> classPath, Optional<Path> home, Optional<Path> java) {
  static LaunchParameters of(ExtensionContext context) {
    return new LaunchParameters(
        path(context, RowanTest.CASSANDRA_CLASS_PATH),
        path(context, RowanTest.CASSANDRA_HOME),
        path(context, RowanTest.CASSANDRA_JAVA));
  }

  /**
   * Returns the launcher of the server.
   *
   * @throws ConfigurationException if no parameter names its jars, or if they are not there
   */
  CassandraLauncher launcher() {
    CassandraLauncher launcher =
        classPath
            .map(CassandraLauncher::ofClassPath)
            .or(() -> home.map(CassandraLauncher::ofDistribution))
            .orElseThrow(LaunchParameters::nothingIsSet);
    return java.map(launcher::withJava).orElse(launcher);
  }

  private static ConfigurationException nothingIsSet() {
    return new ConfigurationException(
        ErrorCode.NO_CASSANDRA_FOR_TESTS,
        Map.of(
            "reason",
            "TestStore.CASSANDRA needs %s, %s or %s as a system property, or in src/test/resources/junit-platform.properties"
                .formatted(RowanTest.URL, RowanTest.CASSANDRA_CLASS_PATH, RowanTest.CASSANDRA_HOME),
            "example",
            RowanTest.URL
                + "=rowan:cassandra://127.0.0.1:9042/<keyspace>?datacenter=<name>&schema=create"),
        null);
  }

  private static Optional<Path> path(ExtensionContext context, String parameter) {
    return context
        .getConfigurationParameter(parameter)
        .filter(path -> !path.isBlank())
        .map(Path::of);
  }
}
