package dev.rowan.storage.cassandra.session;

import dev.rowan.error.ConfigurationException;
import dev.rowan.error.ErrorCode;
import dev.rowan.spi.backend.ConnectionString;
import java.net.InetSocketAddress;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;

/**
 * The target of a connection string: {@code //host:port,host/keyspace}. Without hosts, {@code
 * ///keyspace}, the driver's own configuration names them.
 *
 * @param contactPoints unresolved; possibly empty
 */
public record ClusterAddress(List<InetSocketAddress> contactPoints, String keyspace) {
  private static final int USUAL_PORT = 9042;
  private static final Pattern FORM = Pattern.compile("//([^/]*)/([^/]+)");

  /** IPv6 addresses are written in brackets. */
  private static final Pattern HOST =
      Pattern.compile("(?:\\[([^\\]]+)\\]|([^:\\[\\]]+))(?::(\\d{1,5}))?");

  /** Copies the list. */
  public ClusterAddress {
    contactPoints = List.copyOf(contactPoints);
  }

  /** Returns the hosts and ports, for messages. */
  String places() {
    return contactPoints.isEmpty()
        ? "as in the driver's configuration"
        : contactPoints.stream()
            .map(point -> point.getHostString() + ":" + point.getPort())
            .collect(Collectors.joining(", "));
  }

  /**
   * Parses a target.
   *
   * @throws ConfigurationException if it does not have this form
   */
  public static ClusterAddress of(ConnectionString address) {
    Matcher form = FORM.matcher(address.target());
    if (!form.matches()) {
      throw malformed();
    }
    List<InetSocketAddress> points = new ArrayList<>();
    if (!form.group(1).isEmpty()) {
      for (String host : form.group(1).split(",", -1)) {
        points.add(contactPoint(host));
      }
    }
    return new ClusterAddress(points, form.group(2));
  }

  private static InetSocketAddress contactPoint(String text) {
    Matcher host = HOST.matcher(text);
    if (!host.matches()) {
      throw malformed();
    }
    int port = host.group(3) == null ? USUAL_PORT : Integer.parseInt(host.group(3));
    if (port < 1 || port > 65_535) {
      throw malformed();
    }
    String name = host.group(1) == null ? host.group(2) : host.group(1);
    return InetSocketAddress.createUnresolved(name, port);
  }

  private static ConfigurationException malformed() {
    return new ConfigurationException(
        ErrorCode.MALFORMED_CONNECTION,
        Map.of("expected", "rowan:cassandra://<host>:<port>,<host>/<keyspace>?datacenter=<name>"),
        null);
  }
}
