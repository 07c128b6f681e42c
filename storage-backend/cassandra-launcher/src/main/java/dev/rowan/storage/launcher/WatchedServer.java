package dev.rowan.storage.launcher;

import java.io.File;
import java.io.IOException;
import java.lang.reflect.InvocationTargetException;
import java.nio.file.Files;

/**
 * The main class of a node. It runs Cassandra's own until its standard input ends, which happens
 * when the process that started it is gone, however that ended; then it removes what the node
 * stored and halts. Uses nothing but the JDK, as it stands on the server's class path.
 */
final class WatchedServer {
  static final String HOME = "cassandra.storagedir";

  private static final String DAEMON = "org.apache.cassandra.service.CassandraDaemon";

  private WatchedServer() {}

  /** Called by the JVM. */
  public static void main(String[] arguments)
      throws ClassNotFoundException,
          NoSuchMethodException,
          IllegalAccessException,
          InvocationTargetException {
    Thread watch = new Thread(WatchedServer::haltAtEndOfInput, "watch the tests");
    watch.setDaemon(true);
    watch.start();
    Class.forName(DAEMON).getMethod("main", String[].class).invoke(null, (Object) arguments);
  }

  private static void haltAtEndOfInput() {
    try {
      while (System.in.read() >= 0) {
        // nothing is ever sent; what counts is the end
      }
    } catch (IOException e) {
      // a broken pipe is an end too
    }
    File home = new File(System.getProperty(HOME));
    if (delete(home)) {
      // the last node of the cluster finds its parent empty; for the others this does nothing
      delete(home.getParentFile(), false);
    }
    Runtime.getRuntime().halt(3);
  }

  /** Removes a folder and all below it; returns whether it is gone. */
  static boolean delete(File folder) {
    return delete(folder, true);
  }

  private static boolean delete(File folder, boolean whole) {
    File[] files = whole ? folder.listFiles() : null;
    if (files != null) {
      for (File file : files) {
        delete(file, !Files.isSymbolicLink(file.toPath()));
      }
    }
    return folder.delete();
  }
}
