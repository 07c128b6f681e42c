package dev.rowan.storage.embedded.operate;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assumptions.assumeThat;

import dev.rowan.error.ErrorCode;
import dev.rowan.error.OutcomeUnknownException;
import dev.rowan.error.RowanException;
import dev.rowan.spi.store.StorageHealth;
import dev.rowan.storage.embedded.engine.ChildProcess;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Random;
import java.util.concurrent.CompletionException;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.locks.LockSupport;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Uses a separate small file system in memory, for a separate process. */
class DiskFullTest {
  private static final String MOUNTED = "mount -t tmpfs -o size=32m none \"$0\" && exec \"$@\"";

  @TempDir Path directory;

  @Test
  void reportsItPreservesEverythingAndResumesWhenThereIsSpace() throws Exception {
    assumeThat(canMount()).as("a small file system can be mounted").isTrue();
    List<String> starter = List.of("unshare", "-rm", "sh", "-c", MOUNTED, directory.toString());
    try (ChildProcess child =
        ChildProcess.startBy(starter, FillingMain.class, directory.toString())) {
      assertThat(child.readLine()).isEqualTo("failed with " + ErrorCode.DISK_FULL);
      assertThat(child.readLine()).isEqualTo("health is FAILED [DISK_FULL]");
      assertThat(child.readLine()).isEqualTo("everything acknowledged is there");
      assertThat(child.readLine()).isEqualTo("writes again");
      assertThat(child.readLine()).isEqualTo("health is OK []");
      assertThat(child.readLine()).isEqualTo("everything acknowledged is there");
      assertThat(child.readLine()).isNull();
    }
  }

  private boolean canMount() throws InterruptedException {
    try {
      return new ProcessBuilder("unshare", "-rm", "sh", "-c", MOUNTED, directory.toString(), "true")
              .start()
              .waitFor()
          == 0;
    } catch (IOException e) {
      return false;
    }
  }

  /** Writes until the disk is full, then frees space. */
  static final class FillingMain {
    private static int acknowledged;

    public static void main(String[] arguments) throws IOException {
      Path root = Path.of(arguments[0]);
      Path ballast = Files.write(root.resolve("ballast"), new byte[20 << 20]);
      try (Notes notes = Notes.with(root.resolve("store"), "?memory=16m")) {
        System.out.println("failed with " + failure(notes));
        report(notes);
        Files.delete(ballast);
        System.out.println(writesAgain(notes) ? "writes again" : "does not write");
        report(notes);
      }
      try (Notes notes = Notes.with(root.resolve("store"), "?memory=16m")) {
        if (notes.count() != acknowledged) {
          System.out.println("rows are lost, or were written although the write failed");
        }
      }
    }

    private static ErrorCode failure(Notes notes) {
      while (true) {
        try {
          notes.save(acknowledged, incompressible(new Random(acknowledged)));
          acknowledged++;
        } catch (CompletionException e) {
          if (e.getCause() instanceof OutcomeUnknownException) {
            throw new AssertionError("a full disk writes nothing", e);
          }
          return ((RowanException) e.getCause()).code();
        }
      }
    }

    private static String incompressible(Random random) {
      char[] text = new char[3_000];
      for (int i = 0; i < text.length; i++) {
        text[i] = (char) (' ' + random.nextInt(95));
      }
      return new String(text);
    }

    private static boolean writesAgain(Notes notes) {
      for (int attempt = 0; attempt < 600; attempt++) {
        try {
          notes.save(acknowledged);
          acknowledged++;
          return true;
        } catch (CompletionException e) {
          LockSupport.parkNanos(TimeUnit.MILLISECONDS.toNanos(100));
        }
      }
      return false;
    }

    private static void report(Notes notes) {
      StorageHealth health = notes.storage().health();
      System.out.println("health is " + health.status() + " " + health.reasons());
      if (notes.count() == acknowledged) {
        System.out.println("everything acknowledged is there");
      }
    }
  }
}
