package dev.rowan.docs.guide;

import static org.assertj.core.api.Assertions.assertThat;

import dev.rowan.storage.contract.cassandra.CassandraKeyspace;
import org.junit.jupiter.api.Nested;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.RegisterExtension;

/** Every error tells its caller what failed and where; all stores say the same. */
class ErrorsTellTheirCallerTest {
  @Test
  void theStoreOnTheHeapTellsThem() {
    assertThat(FailingCalls.texts("rowan:memory:")).hasSize(11);
  }

  @Test
  void aStoreLikeAClusterSaysTheSame() {
    assertThat(FailingCalls.texts("rowan:memory:?like=cassandra"))
        .isEqualTo(FailingCalls.texts("rowan:memory:"));
  }

  @Nested
  class OnACluster {
    @RegisterExtension static final CassandraKeyspace KEYSPACE = new CassandraKeyspace();

    @Test
    void aClusterSaysTheSame() {
      assertThat(FailingCalls.texts(FailingCalls.url(KEYSPACE)))
          .isEqualTo(FailingCalls.texts("rowan:memory:"));
    }
  }
}
