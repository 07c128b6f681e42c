package dev.rowan.docs.guide;

import static org.assertj.core.api.Assertions.assertThat;

import dev.rowan.Rowan;
import dev.rowan.error.ErrorCode;
import dev.rowan.storage.contract.cassandra.CassandraKeyspace;
import java.io.File;
import java.io.IOException;
import java.net.URL;
import java.net.URLClassLoader;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.function.Supplier;
import org.junit.jupiter.api.Nested;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.RegisterExtension;
import org.junit.jupiter.api.io.TempDir;

/** Every error tells its caller what failed and where; all stores say the same. */
class ErrorsTellTheirCallerTest {
  private static final int COMMON = 23;

  @TempDir Path directory;

  @Test
  void theStoreOnTheHeapTellsThem() {
    assertThat(FailingCalls.texts("rowan:memory:")).hasSize(COMMON);
    try (Rowan rowan = Rowan.connect("rowan:memory:")) {
      Situation.texts(FailingStores.ofHeap(rowan));
    }
  }

  @Test
  void aStoreLikeAClusterSaysTheSame() {
    assertSame(FailingCalls.texts("rowan:memory:?like=cassandra"));
    try (Rowan rowan = Rowan.connect("rowan:memory:?like=cassandra")) {
      Situation.texts(FailingStores.ofConditions(rowan));
    }
  }

  @Test
  void aStoreInADirectorySaysTheSameAndMore() throws IOException {
    Path store = directory.resolve("store");
    assertSame(FailingCalls.texts("rowan:embedded:" + store));
    try (Rowan rowan = Rowan.connect("rowan:embedded:" + store)) {
      Situation.texts(FailingStores.ofDirectory(rowan, store, directory));
    }
  }

  @Test
  void anOpeningFailsWithWhatIsWrong() throws IOException {
    assertThat(Situation.texts(FailingStores.ofOpening())).hasSize(4);
  }

  @Test
  @SuppressWarnings("unchecked")
  void aMissingLibraryIsNamedAsItsDependency() throws Exception {
    List<URL> urls = new ArrayList<>();
    for (String entry : System.getProperty("java.class.path").split(File.pathSeparator, -1)) {
      // the manifest of the sample names all its libraries
      if (!entry.contains("jackson") && !entry.contains("rowan-sample")) {
        urls.add(Path.of(entry).toUri().toURL());
      }
    }
    try (URLClassLoader loader =
        new URLClassLoader(urls.toArray(URL[]::new), ClassLoader.getPlatformClassLoader())) {
      Thread.currentThread().setContextClassLoader(loader);
      Object program =
          loader.loadClass(WithoutLibraries.class.getName()).getConstructor().newInstance();
      assertThat(((Supplier<String>) program).get())
          .contains(
              "[RUN-34] " + ErrorCode.LIBRARY_MISSING.headline(),
              "needed: com.fasterxml.jackson.core:jackson-core",
              "needed: com.fasterxml.jackson.core:jackson-databind");
    } finally {
      Thread.currentThread().setContextClassLoader(getClass().getClassLoader());
    }
  }

  /** Asserts that a store gives the messages of the store on the heap. */
  private static void assertSame(Map<ErrorCode, String> texts) {
    assertThat(texts).isEqualTo(FailingCalls.texts("rowan:memory:"));
  }

  @Nested
  class OnACluster {
    @RegisterExtension static final CassandraKeyspace KEYSPACE = new CassandraKeyspace();

    @Test
    void aClusterSaysTheSame() {
      assertSame(FailingCalls.texts(FailingCalls.url(KEYSPACE)));
      String url = FailingCalls.url(KEYSPACE).replace("&schema=create", "");
      try (Rowan rowan = Rowan.connect(url)) {
        Situation.texts(FailingStores.ofConditions(rowan));
        Situation.texts(FailingStores.ofCluster(rowan));
      }
    }
  }
}
