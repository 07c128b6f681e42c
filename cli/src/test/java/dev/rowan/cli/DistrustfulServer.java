package dev.rowan.cli;

import static java.nio.charset.StandardCharsets.UTF_8;

import java.io.ByteArrayOutputStream;
import java.io.DataInputStream;
import java.io.DataOutputStream;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.net.InetAddress;
import java.net.ServerSocket;
import java.net.Socket;
import java.util.List;
import java.util.concurrent.CopyOnWriteArrayList;

/**
 * Speaks enough of CQL's native protocol to ask for a password and to refuse it. A real server with
 * passwords takes half a minute to start.
 */
final class DistrustfulServer implements AutoCloseable {
  private static final int ERROR = 0x00;
  private static final int STARTUP = 0x01;
  private static final int AUTHENTICATE = 0x03;
  private static final int OPTIONS = 0x05;
  private static final int SUPPORTED = 0x06;
  private static final int AUTH_RESPONSE = 0x0F;
  private static final int PROTOCOL_ERROR = 0x000A;
  private static final int BAD_CREDENTIALS = 0x0100;
  private static final int VERSION = 4;

  private final ServerSocket socket;
  private final List<String> passwords = new CopyOnWriteArrayList<>();

  DistrustfulServer() throws IOException {
    socket = new ServerSocket(0, 0, InetAddress.getLoopbackAddress());
    start(this::accept);
  }

  String url() {
    return "cassandra://127.0.0.1:%d/shop?datacenter=dc1".formatted(socket.getLocalPort());
  }

  /** Returns what clients sent: the user and the password. */
  List<String> received() {
    return passwords;
  }

  private void accept() {
    while (!socket.isClosed()) {
      try {
        Socket client = socket.accept();
        start(() -> serve(client));
      } catch (IOException closed) {
        return;
      }
    }
  }

  private void serve(Socket client) {
    try (client) {
      DataInputStream in = new DataInputStream(client.getInputStream());
      DataOutputStream out = new DataOutputStream(client.getOutputStream());
      while (true) {
        answer(in, out);
      }
    } catch (IOException closed) {
      // the client is done
    }
  }

  private void answer(DataInputStream in, DataOutputStream out) throws IOException {
    int version = in.readUnsignedByte();
    in.readUnsignedByte(); // flags
    int stream = in.readShort();
    int opcode = in.readUnsignedByte();
    byte[] body = in.readNBytes(in.readInt());
    if (version != VERSION) {
      send(out, stream, ERROR, error(PROTOCOL_ERROR, "Invalid or unsupported protocol version"));
    } else if (opcode == OPTIONS) {
      send(out, stream, SUPPORTED, new byte[] {0, 0});
    } else if (opcode == STARTUP) {
      send(out, stream, AUTHENTICATE, text("org.apache.cassandra.auth.PasswordAuthenticator"));
    } else if (opcode == AUTH_RESPONSE) {
      passwords.add(new String(body, 4, body.length - 4, UTF_8).replace('\0', ' ').strip());
      send(
          out,
          stream,
          ERROR,
          error(BAD_CREDENTIALS, "Provided username and/or password are incorrect"));
    }
  }

  private static byte[] error(int code, String message) throws IOException {
    ByteArrayOutputStream bytes = new ByteArrayOutputStream();
    new DataOutputStream(bytes).writeInt(code);
    bytes.write(text(message));
    return bytes.toByteArray();
  }

  private static byte[] text(String text) throws IOException {
    ByteArrayOutputStream bytes = new ByteArrayOutputStream();
    new DataOutputStream(bytes).writeUTF(text);
    return bytes.toByteArray();
  }

  private static void send(DataOutputStream out, int stream, int opcode, byte[] body)
      throws IOException {
    out.writeByte(0x80 | VERSION);
    out.writeByte(0);
    out.writeShort(stream);
    out.writeByte(opcode);
    out.writeInt(body.length);
    out.write(body);
    out.flush();
  }

  private static void start(Runnable work) {
    Thread thread = new Thread(work, "distrustful-server");
    thread.setDaemon(true);
    thread.start();
  }

  @Override
  public void close() {
    try {
      socket.close();
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }
}
