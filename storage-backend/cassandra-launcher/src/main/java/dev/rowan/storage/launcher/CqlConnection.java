package dev.rowan.storage.launcher;

import java.io.DataInputStream;
import java.io.DataOutputStream;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.net.InetSocketAddress;
import java.net.Socket;
import java.nio.ByteBuffer;
import java.nio.charset.StandardCharsets;

/**
 * Checks whether a server answers, and executes statements without results, so that definitions of
 * keyspaces need no driver. It has a small part of CQL's native protocol, version 4, and no login.
 * Thread-safe.
 * <!-- tag: launched-cluster -->
 *
 * <pre>{@code
 * CassandraLauncher launcher = CassandraLauncher.ofClassPath(file).withJava(jdk17);
 * CassandraCluster cluster = launcher.start();
 * InetSocketAddress node = cluster.contactPoints().get(0);
 * try (cluster) {
 *   CqlConnection.execute(
 *       node,
 *       "CREATE KEYSPACE shop WITH replication ="
 *           + " {'class': 'SimpleStrategy', 'replication_factor': 1}");
 *   assertThat(node.getAddress().isLoopbackAddress()).isTrue();
 * }
 * assertThat(CqlConnection.answers(node)).isFalse();
 * }</pre>
 */
public final class CqlConnection implements AutoCloseable {
  private static final int VERSION = 4;
  private static final int ERROR = 0;
  private static final int STARTUP = 1;
  private static final int READY = 2;
  private static final int OPTIONS = 5;
  private static final int SUPPORTED = 6;
  private static final int QUERY = 7;
  private static final int RESULT = 8;
  private static final int CONSISTENCY_ONE = 1;
  private static final int MILLIS_TO_CONNECT = 2_000;
  private static final int MILLIS_TO_ANSWER = 60_000;

  private final Socket socket = new Socket();
  private final DataInputStream in;
  private final DataOutputStream out;

  private CqlConnection(InetSocketAddress address) throws IOException {
    socket.connect(address, MILLIS_TO_CONNECT);
    socket.setSoTimeout(MILLIS_TO_ANSWER);
    in = new DataInputStream(socket.getInputStream());
    out = new DataOutputStream(socket.getOutputStream());
  }

  /** Returns whether a server answers at this address now. */
  public static boolean answers(InetSocketAddress address) {
    try (CqlConnection connection = new CqlConnection(address)) {
      return connection.call(OPTIONS, new byte[0]) == SUPPORTED;
    } catch (IOException e) {
      // the server does not listen yet
      return false;
    }
  }

  /**
   * Executes statements one after the other on one connection, and discards their results.
   *
   * @throws UncheckedIOException if no server answers, or if it refuses a statement, with its
   *     message
   */
  public static void execute(InetSocketAddress address, String... statements) {
    byte[] option = "CQL_VERSION".getBytes(StandardCharsets.UTF_8);
    byte[] version = "3.0.0".getBytes(StandardCharsets.UTF_8);
    ByteBuffer startup = ByteBuffer.allocate(6 + option.length + version.length);
    startup.putShort((short) 1);
    startup.putShort((short) option.length).put(option);
    startup.putShort((short) version.length).put(version);
    try (CqlConnection connection = new CqlConnection(address)) {
      connection.expect(READY, STARTUP, startup.array());
      for (String cql : statements) {
        byte[] text = cql.getBytes(StandardCharsets.UTF_8);
        ByteBuffer query = ByteBuffer.allocate(7 + text.length);
        query.putInt(text.length).put(text).putShort((short) CONSISTENCY_ONE).put((byte) 0);
        connection.expect(RESULT, QUERY, query.array());
      }
    } catch (IOException e) {
      throw new UncheckedIOException("Cassandra at " + address + " did not execute a statement", e);
    }
  }

  private void expect(int answer, int request, byte[] body) throws IOException {
    int opcode = call(request, body);
    if (opcode != answer) {
      throw new IOException("answer " + opcode + " instead of " + answer + " to " + request);
    }
  }

  private int call(int opcode, byte[] body) throws IOException {
    out.writeByte(VERSION);
    out.writeByte(0);
    out.writeShort(0);
    out.writeByte(opcode);
    out.writeInt(body.length);
    out.write(body);
    out.flush();
    in.skipNBytes(4);
    int answer = in.readUnsignedByte();
    byte[] result = in.readNBytes(in.readInt());
    if (answer == ERROR) {
      throw new IOException(
          "error "
              + new String(
                  result,
                  Math.min(6, result.length),
                  Math.max(0, result.length - 6),
                  StandardCharsets.UTF_8));
    }
    return answer;
  }

  @Override
  public void close() throws IOException {
    socket.close();
  }
}
