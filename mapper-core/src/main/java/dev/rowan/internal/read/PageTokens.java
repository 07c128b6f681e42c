package dev.rowan.internal.read;

import dev.rowan.error.ErrorCode;
import dev.rowan.error.RejectedInputException;
import dev.rowan.spi.query.IndexQuery;
import dev.rowan.spi.query.IndexRestriction;
import dev.rowan.spi.query.PartitionOrder;
import dev.rowan.spi.query.Position;
import dev.rowan.spi.query.Query;
import dev.rowan.spi.query.ScanQuery;
import dev.rowan.spi.query.SliceQuery;
import dev.rowan.spi.schema.ColumnSchema;
import dev.rowan.spi.value.Bound;
import dev.rowan.spi.value.ScalarValueTypes;
import dev.rowan.spi.value.TupleValue;
import java.nio.ByteBuffer;
import java.nio.charset.StandardCharsets;
import java.security.GeneralSecurityException;
import java.security.MessageDigest;
import java.time.Instant;
import java.util.Arrays;
import java.util.Base64;
import java.util.Collection;
import java.util.Map;
import javax.crypto.Mac;
import javax.crypto.spec.SecretKeySpec;
import org.jspecify.annotations.Nullable;

/**
 * Encodes positions as page tokens, and decodes them. A token is {@code version | position |
 * signature} in URL-safe Base64, so a user may give it to a browser. If the queries depend on the
 * time of the first page, the token is {@code version | time | position | signature}. The signature
 * covers method, table, arguments and direction: only the call that made a token accepts it.
 * Thread-safe.
 */
public final class PageTokens {
  private static final byte VERSION = 1;
  private static final byte WITH_TIME = 2;
  private static final int TIME_LENGTH = Long.BYTES;
  private static final int SIGNATURE_LENGTH = 16;
  private static final String ALGORITHM = "HmacSHA256";

  private final SecretKeySpec secret;

  /** Signs with this secret, which must not be empty. */
  public PageTokens(byte[] secret) {
    this.secret = new SecretKeySpec(secret, ALGORITHM);
  }

  /** Returns the token of a position in the rows of a request. */
  String token(ReadRequest request, Position position) {
    Instant now = request.now();
    int start = now == null ? 1 : 1 + TIME_LENGTH;
    ByteBuffer bytes = position.bytes().duplicate();
    byte[] content = new byte[start + bytes.remaining()];
    if (now == null) {
      content[0] = VERSION;
    } else {
      ByteBuffer.wrap(content).put(WITH_TIME).putLong(now.toEpochMilli());
    }
    bytes.get(content, start, bytes.remaining());
    byte[] token = new byte[content.length + SIGNATURE_LENGTH];
    System.arraycopy(content, 0, token, 0, content.length);
    System.arraycopy(sign(request, content), 0, token, content.length, SIGNATURE_LENGTH);
    return Base64.getUrlEncoder().withoutPadding().encodeToString(token);
  }

  /**
   * Returns the position of a token, or null for null.
   *
   * @throws RejectedInputException if the token belongs to another method or other arguments, or
   *     was modified
   */
  @Nullable Position position(ReadRequest request, @Nullable String token) {
    String method = request.plan().method();
    if (token == null) {
      return null;
    }
    byte[] bytes = decoded(token);
    int start = request.now() == null ? 1 : 1 + TIME_LENGTH;
    int length = bytes == null ? 0 : bytes.length - SIGNATURE_LENGTH;
    if (bytes == null || length < start || bytes[0] != (start == 1 ? VERSION : WITH_TIME)) {
      throw foreign(method, null);
    }
    byte[] content = Arrays.copyOf(bytes, length);
    byte[] signature = Arrays.copyOfRange(bytes, length, bytes.length);
    byte[] expected = Arrays.copyOf(sign(request, content), SIGNATURE_LENGTH);
    if (!MessageDigest.isEqual(signature, expected)) {
      throw foreign(method, null);
    }
    return new Position(ByteBuffer.wrap(content, start, length - start).slice());
  }

  /**
   * Returns the time of the first page, in milliseconds, that a token remembers; null if it
   * remembers none. Only {@link #position} finds out whether the token is genuine.
   */
  public static @Nullable Instant firstPageOf(@Nullable String token) {
    byte[] bytes = token == null ? null : decoded(token);
    return bytes == null || bytes.length < 1 + TIME_LENGTH || bytes[0] != WITH_TIME
        ? null
        : Instant.ofEpochMilli(ByteBuffer.wrap(bytes).getLong(1));
  }

  private static byte @Nullable [] decoded(String token) {
    try {
      return Base64.getUrlDecoder().decode(token);
    } catch (IllegalArgumentException e) {
      return null;
    }
  }

  private byte[] sign(ReadRequest request, byte[] content) {
    try {
      Mac mac = Mac.getInstance(ALGORITHM);
      mac.init(secret);
      feedPlan(mac, request.plan());
      feed(mac, request.queries().size() + " of " + request.perPartition());
      request.queries().forEach(query -> feedQuery(mac, query));
      return mac.doFinal(content);
    } catch (GeneralSecurityException e) {
      throw new IllegalStateException("every Java platform has " + ALGORITHM, e);
    }
  }

  private static void feedPlan(Mac mac, ResolvedPlan plan) {
    feed(mac, plan.method());
    feed(mac, plan.table().name());
    plan.table().columns().forEach(column -> feed(mac, text(column)));
    feed(mac, plan.order() == PartitionOrder.MERGED ? "merged" : "in turn");
  }

  /** Returns a column as the tokens that clients hold have it. */
  private static String text(ColumnSchema column) {
    String typed = "ColumnSchema[name=" + column.name() + ", type=" + column.type();
    return typed + ", kind=" + column.kind() + ", order=" + column.order() + "]";
  }

  private static void feedQuery(Mac mac, Query query) {
    if (query instanceof SliceQuery read) {
      feed(mac, read.reversed() ? "reversed" : "stored");
      feedValue(mac, read.partition());
      feedValue(mac, read.slice().prefixes());
      feedBound(mac, read.slice().lower());
      feedBound(mac, read.slice().upper());
    } else if (query instanceof ScanQuery scan) {
      feed(mac, "scan " + scan.range() + " " + scan.rows());
    } else if (query instanceof IndexQuery index) {
      feed(mac, "native indexes");
      feedValue(mac, index.partition());
      for (IndexRestriction each : index.restrictions()) {
        feed(mac, each.index().name());
        feedIndexed(mac, each.equal());
        feedBound(mac, each.lower());
        feedBound(mac, each.upper());
      }
    }
  }

  private static void feedIndexed(Mac mac, @Nullable Object value) {
    if (value instanceof Map.Entry<?, ?> entry) {
      feedValue(mac, Arrays.asList(entry.getKey(), entry.getValue()));
    } else {
      feedValue(mac, value);
    }
  }

  private static void feedBound(Mac mac, @Nullable Bound bound) {
    if (bound == null) {
      feed(mac, "open");
    } else {
      feed(mac, bound.inclusive() ? "inclusive" : "exclusive");
      feedValue(mac, bound.values());
    }
  }

  /** Adds a value of a key to the signature. Different values add different bytes. */
  private static void feedValue(Mac mac, @Nullable Object value) {
    if (value == null) {
      feed(mac, "null");
    } else if (value instanceof Collection<?> elements) {
      feed(mac, "elements " + elements.size());
      elements.forEach(element -> feedValue(mac, element));
    } else if (value instanceof Map<?, ?> map) {
      feed(mac, "entries " + map.size());
      map.forEach(
          (key, entry) -> {
            feedValue(mac, key);
            feedValue(mac, entry);
          });
    } else if (value instanceof TupleValue tuple) {
      feedValue(mac, tuple.fields());
    } else {
      feed(mac, value.getClass().getSimpleName());
      feed(
          mac,
          ScalarValueTypes.ofValue(value)
              .map(type -> type.signedBytes(value))
              .orElseGet(() -> value.toString().getBytes(StandardCharsets.UTF_8)));
    }
  }

  private static void feed(Mac mac, String text) {
    feed(mac, text.getBytes(StandardCharsets.UTF_8));
  }

  private static void feed(Mac mac, byte[] bytes) {
    mac.update(ByteBuffer.allocate(Integer.BYTES).putInt(bytes.length).flip());
    mac.update(bytes);
  }

  private static RejectedInputException foreign(String method, @Nullable Throwable cause) {
    return new RejectedInputException(
        ErrorCode.FOREIGN_PAGE_TOKEN, Map.of("method", method), cause);
  }
}
