package dev.rowan.internal.session;

import dev.rowan.dao.TimeUuids;
import dev.rowan.internal.chunk.ChunkStore;
import dev.rowan.spi.value.Row;
import java.time.Instant;
import java.util.UUID;
import java.util.function.Function;
import org.jspecify.annotations.Nullable;

/** The text form of an upload, by which another program continues it: its id and its chunk size. */
final class UploadToken {
  private UploadToken() {}

  static String of(ChunkStore.Place place) {
    return place.upload() + "/" + place.chunkBytes();
  }

  /**
   * Returns the upload of a token.
   *
   * @param refusal makes the exception for a text that is no token of an upload of the last day
   */
  static ChunkStore.Place place(
      @Nullable String token,
      Row key,
      Instant now,
      Function<String, ? extends RuntimeException> refusal) {
    String[] parts = token == null ? new String[0] : token.split("/", -1);
    if (parts.length != 2) {
      throw refusal.apply("a text that is no token");
    }
    UUID upload;
    int chunkBytes;
    try {
      upload = UUID.fromString(parts[0]);
      chunkBytes = Integer.parseInt(parts[1]);
    } catch (IllegalArgumentException e) {
      throw refusal.apply("a text that is no token");
    }
    if (upload.version() != 1 || chunkBytes < 1) {
      throw refusal.apply("a text that is no token");
    }
    if (isOver(upload, now)) {
      throw refusal.apply("an upload that began more than a day ago");
    }
    return new ChunkStore.Place(key, upload, chunkBytes);
  }

  /** Returns whether an upload began too long ago to be finished. */
  static boolean isOver(UUID upload, Instant now) {
    return TimeUuids.instantOf(upload).plus(ChunkStore.LONGEST_UPLOAD).isBefore(now);
  }
}
