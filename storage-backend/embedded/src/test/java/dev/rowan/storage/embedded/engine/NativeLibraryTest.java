package dev.rowan.storage.embedded.engine;

import static org.assertj.core.api.Assertions.assertThat;

import dev.rowan.Rowan;
import dev.rowan.error.ErrorCode;
import dev.rowan.error.RowanException;
import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** A machine on which the library of RocksDB cannot be loaded. */
class NativeLibraryTest {
  @TempDir Path directory;

  @Test
  void isMissedWithTheSystemItIsFor() throws IOException {
    // RocksDB unpacks its library in the directory that this variable names.
    List<String> starter = List.of("env", "ROCKSDB_SHAREDLIB_DIR=" + directory.resolve("absent"));
    try (ChildProcess child =
        ChildProcess.startBy(starter, OpeningMain.class, directory.toString())) {
      assertThat(child.readLine()).isEqualTo(ErrorCode.NO_NATIVE_LIBRARY.name());
      assertThat(child.readLine()).isEqualTo("[RUN-24] " + ErrorCode.NO_NATIVE_LIBRARY.headline());
      assertThat(child.readLine()).contains("os: " + System.getProperty("os.name"));
    }
  }

  /** Opens a store, and prints the error. */
  static final class OpeningMain {
    private OpeningMain() {}

    /** Called by the JVM. */
    public static void main(String[] arguments) {
      try {
        Rowan.connect("rowan:embedded:" + arguments[0]).close();
      } catch (RowanException e) {
        System.out.println(e.code().name());
        System.out.println(e.getMessage());
      }
    }
  }
}
