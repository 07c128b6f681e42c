package dev.rowan.sample.attachments;

import static java.nio.charset.StandardCharsets.UTF_8;

import dev.rowan.Rowan;
import dev.rowan.dao.Chunks;
import dev.rowan.dao.LargeValue;
import dev.rowan.dao.Limit;
import dev.rowan.dao.Upload;
import dev.rowan.sample.tour.Screen;
import dev.rowan.sample.tour.Tour;
import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.io.UncheckedIOException;
import java.util.Arrays;

/** Stores the attachments of a ticket, reads parts of them, and resumes an upload. */
public final class AttachmentsTour implements Tour {
  private static final Limit TEN = Limit.of(10);
  private static final String TICKET = "T-1";
  private static final String PHOTO = "photo.jpg";
  private static final String LOG = "server.log";
  private static final int MEGABYTE = 1_000_000;

  @Override
  public void show(Rowan rowan, Screen screen) {
    Attachments attachments = rowan.dao(Attachments.class);
    attachments.removeAll(TICKET);
    attachments.save(
        new Attachment(TICKET, PHOTO, "image/jpeg", null), new ByteArrayInputStream(photo()));
    attachments.save(
        new Attachment(TICKET, "note.txt", "text/plain", null),
        new ByteArrayInputStream("It does not start.".getBytes(UTF_8)));
    screen.heading("Attachments of a ticket, in chunks of 65,536 bytes");
    list(attachments, screen);
    LargeValue photo = attachments.content(TICKET, PHOTO);
    screen.value("the whole photo", () -> length(photo.open()) + " bytes");
    screen.value("100 bytes of its middle", () -> length(photo.open(MEGABYTE, 100)) + " bytes");

    resume(attachments, screen);
    photo.write(new byte[MEGABYTE]);
    attachments.retype(TICKET, PHOTO, "image/png");
    attachments.remove(TICKET, "note.txt");
    screen.note("replaced the photo, and removed the note");
    list(attachments, screen);
    screen.note(
        "chunks in the store: "
            + rowan.maintenance().verifyChunks(AttachmentMapping.INSTANCE).run().chunks());
  }

  private static void list(Attachments attachments, Screen screen) {
    screen.list("attachments", () -> attachments.of(TICKET, TEN), AttachmentsTour::line);
  }

  private static String line(Attachment attachment) {
    Chunks content = attachment.content();
    return "%-10s  %-10s  %s"
        .formatted(
            attachment.name(),
            attachment.mediaType(),
            content == null
                ? "no content yet"
                : "%d bytes in %d chunks".formatted(content.length(), content.count()));
  }

  /** Uploads a file in two steps, as a program that stops in between. */
  private static void resume(Attachments attachments, Screen screen) {
    byte[] log = new byte[3 * MEGABYTE];
    Arrays.fill(log, (byte) '.');
    attachments.announce(new Attachment(TICKET, LOG, "text/plain", null));
    LargeValue content = attachments.content(TICKET, LOG);
    Upload first = content.begin();
    first.write(Arrays.copyOf(log, 2 * MEGABYTE));
    list(attachments, screen);

    Upload second = content.resume(first.token());
    int stored = (int) second.stored();
    screen.note("resumed after %d whole chunks".formatted(stored / 65_536));
    second.write(new ByteArrayInputStream(log, stored, log.length));
    second.finish();
    list(attachments, screen);
  }

  private static byte[] photo() {
    byte[] photo = new byte[2 * MEGABYTE];
    for (int i = 0; i < photo.length; i++) {
      photo[i] = (byte) (i * 31);
    }
    return photo;
  }

  private static long length(InputStream in) {
    try {
      return in.transferTo(OutputStream.nullOutputStream());
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }
}
