package dev.rowan.storage.cassandra.session;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.tuple;

import dev.rowan.error.ConfigurationException;
import dev.rowan.error.ErrorCode;
import dev.rowan.spi.backend.ConnectionString;
import java.net.InetSocketAddress;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** The target of a connection string names nodes and a keyspace. */
class ClusterAddressTest {
  @Test
  void namesNodesWithTheirPortsOrTheStandardOne() {
    ClusterAddress address = parse("//10.0.0.1:9142,db.example,[::1]:9042,[fe80::1]/shop");
    assertThat(address.keyspace()).isEqualTo("shop");
    assertThat(address.contactPoints())
        .extracting(InetSocketAddress::getHostString, InetSocketAddress::getPort)
        .containsExactly(
            tuple("10.0.0.1", 9142),
            tuple("db.example", 9042),
            tuple("::1", 9042),
            tuple("fe80::1", 9042));
  }

  @Test
  void mayLeaveTheNodesToTheDriversConfiguration() {
    assertThat(parse("///Shop")).isEqualTo(new ClusterAddress(List.of(), "Shop"));
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "",
        "shop",
        "//",
        "//host",
        "//host/",
        "//host:/k",
        "//host:0/k",
        "//host:65536/k",
        "//a,/k",
        "//a:b/k",
        "//a/b/c",
        "//::1/k",
        "//[::1/k"
      })
  void refusesEverythingElseWithoutRepeatingIt(String target) {
    assertThatThrownBy(() -> parse(target))
        .isInstanceOfSatisfying(
            ConfigurationException.class,
            e -> assertThat(e.code()).isEqualTo(ErrorCode.MALFORMED_CONNECTION));
  }

  private static ClusterAddress parse(String target) {
    return ClusterAddress.of(ConnectionString.parse("rowan:cassandra:" + target));
  }
}
