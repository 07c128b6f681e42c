package dev.rowan.sample.derived;

import dev.rowan.Rowan;
import dev.rowan.sample.attachments.Attachment;
import dev.rowan.sample.attachments.Attachments;
import dev.rowan.sample.events.Event;
import dev.rowan.sample.events.Events;
import dev.rowan.sample.history.Revision;
import dev.rowan.sample.history.Revisions;
import dev.rowan.sample.sensors.SensorValue;
import dev.rowan.sample.sensors.SensorValues;
import java.io.ByteArrayInputStream;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import java.time.Instant;
import java.util.Random;
import java.util.UUID;

/**
 * The process that {@link DerivedKillTest} kills: threads write rows that other tables are derived
 * from, and print the thread and the number of each round whose writes are acknowledged.
 */
final class DerivedWriter {
  static final int THREADS = 3;
  static final Instant START = Instant.parse("2026-05-04T00:00:00Z");

  private final SensorValues values;
  private final Revisions revisions;
  private final Events events;
  private final Attachments attachments;

  private final String run;

  private DerivedWriter(Rowan rowan, String run) {
    this.run = run;
    values = rowan.dao(SensorValues.class);
    revisions = rowan.dao(Revisions.class);
    events = rowan.dao(Events.class);
    attachments = rowan.dao(Attachments.class);
  }

  public static void main(String[] args) throws InterruptedException {
    PrintStream out = new PrintStream(System.out, true, StandardCharsets.US_ASCII);
    try (Rowan rowan = Rowan.connect(args[0])) {
      DerivedWriter writer = new DerivedWriter(rowan, args[1]);
      Thread[] threads = new Thread[THREADS];
      for (int i = 0; i < THREADS; i++) {
        int thread = i;
        threads[i] = new Thread(() -> writer.write(thread, out));
        threads[i].start();
      }
      for (Thread each : threads) {
        each.join();
      }
    }
  }

  private void write(int thread, PrintStream out) {
    String owner = owner(run, thread);
    for (int round = 0; ; round++) {
      values.save(new SensorValue(owner, null, time(round), "load", round));
      revisions.save(new Revision(owner, round, "text"));
      events.save(new Event(owner, null, 0, time(round), new UUID(thread, round), "something"));
      Attachment attachment = new Attachment(owner, "a" + round, "image/png", null);
      attachments.save(attachment, new ByteArrayInputStream(content(thread, round)));
      out.print(thread + " " + round + ".\n");
    }
  }

  /** Returns the partition of a thread, in each table. */
  static String owner(String run, int thread) {
    return run + " " + thread;
  }

  /** Returns the time of a round; of two rounds, the second one has the earlier time. */
  static Instant time(int round) {
    return START.plusSeconds(round ^ 1);
  }

  /** Returns a content of several chunks. */
  static byte[] content(int thread, int round) {
    byte[] bytes = new byte[150_000 + round];
    new Random(thread * 1_000_000L + round).nextBytes(bytes);
    return bytes;
  }
}
