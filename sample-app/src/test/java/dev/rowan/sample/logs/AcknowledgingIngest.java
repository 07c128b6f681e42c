package dev.rowan.sample.logs;

import dev.rowan.Rowan;
import java.io.IOException;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;

/**
 * The process that {@link KillTest} kills: stores a log and prints the number of stored lines after
 * each line.
 */
final class AcknowledgingIngest {
  private AcknowledgingIngest() {}

  public static void main(String[] args) throws IOException {
    PrintStream out = new PrintStream(System.out, true, StandardCharsets.US_ASCII);
    try (Rowan rowan = Rowan.connect("rowan:embedded:" + args[1]);
        LogFile file = LogFile.open(Path.of(args[0]))) {
      LogArchive archive = new LogArchive(rowan.dao(LogMessages.class));
      Ingest ingest = new Ingest(file, file.name(), file.modified());
      int[] stored = new int[1];
      ingest.run(
          message -> {
            archive.store(message);
            out.print(++stored[0] + ".\n");
            out.flush();
          });
    }
  }
}
