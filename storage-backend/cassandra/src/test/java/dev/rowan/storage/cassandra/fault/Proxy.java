package dev.rowan.storage.cassandra.fault;

import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.io.UncheckedIOException;
import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.net.ServerSocket;
import java.net.Socket;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.locks.LockSupport;

/** A network between a program and a server that fails when a test says so. */
final class Proxy implements AutoCloseable {
  /** What happens to the connections through the proxy. */
  enum State {
    /** Both directions work. */
    FORWARD,
    /** Existing connections are reset, and new ones as soon as they are opened. */
    REFUSE,
    /** Connections stay open, and nothing arrives in either direction. */
    SILENT,
    /** Requests arrive at the server, answers do not arrive at the program. */
    LOSE_ANSWERS,
    /** Each part of an answer takes 200 milliseconds. */
    SLOW
  }

  private static final long DELAY_NANOS = TimeUnit.MILLISECONDS.toNanos(200);

  private final InetSocketAddress server;
  private final Set<Socket> sockets = ConcurrentHashMap.newKeySet();

  /** Stays bound in every state: another process could take a port that is free for a moment. */
  private final ServerSocket listener;

  private volatile State state = State.FORWARD;

  Proxy(InetSocketAddress server) {
    this.server = server;
    this.listener = listening();
  }

  int port() {
    return listener.getLocalPort();
  }

  void become(State newState) {
    state = newState;
    if (newState == State.REFUSE) {
      resetAll();
    }
  }

  /** Resets all connections and accepts no more. */
  @Override
  public void close() {
    try {
      listener.close();
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
    resetAll();
  }

  private void resetAll() {
    sockets.forEach(Proxy::reset);
    sockets.clear();
  }

  private ServerSocket listening() {
    try {
      ServerSocket socket = new ServerSocket();
      socket.bind(new InetSocketAddress(InetAddress.getLoopbackAddress(), 0));
      start("accept", () -> accept(socket));
      return socket;
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  private void accept(ServerSocket socket) {
    while (!socket.isClosed()) {
      try {
        Socket client = socket.accept();
        if (state == State.REFUSE) {
          reset(client);
          continue;
        }
        Socket upstream = new Socket(server.getAddress(), server.getPort());
        sockets.add(client);
        sockets.add(upstream);
        if (state == State.REFUSE) { // became so meanwhile
          resetAll();
        }
        start("requests", () -> pump(client, upstream, false));
        start("answers", () -> pump(upstream, client, true));
      } catch (IOException e) {
        // the listener is closed, or the client went away
      }
    }
  }

  private void pump(Socket from, Socket to, boolean answers) {
    byte[] buffer = new byte[1 << 16];
    try {
      InputStream in = from.getInputStream();
      OutputStream out = to.getOutputStream();
      for (int size = in.read(buffer); size >= 0; size = in.read(buffer)) {
        State now = state;
        if (now == State.SILENT || (now == State.LOSE_ANSWERS && answers)) {
          continue;
        }
        if (now == State.SLOW && answers) {
          LockSupport.parkNanos(DELAY_NANOS);
        }
        out.write(buffer, 0, size);
        out.flush();
      }
    } catch (IOException e) {
      // one side is closed; so is the other one below
    }
    reset(from);
    reset(to);
  }

  private static void reset(Socket socket) {
    try {
      socket.setSoLinger(true, 0);
      socket.close();
    } catch (IOException e) {
      // closed before
    }
  }

  private static void start(String name, Runnable task) {
    Thread thread = new Thread(task, "proxy-" + name);
    thread.setDaemon(true);
    thread.start();
  }
}
