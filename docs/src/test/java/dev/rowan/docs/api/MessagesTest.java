package dev.rowan.docs.api;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;

import dev.rowan.Rowan;
import dev.rowan.RowanOptions;
import dev.rowan.annotation.Consistency;
import dev.rowan.dao.Limit;
import dev.rowan.dao.Range;
import dev.rowan.dao.ReadOptions;
import dev.rowan.dao.WriteOptions;
import dev.rowan.error.ConfigurationException;
import dev.rowan.error.ErrorCode;
import dev.rowan.error.RejectedInputException;
import dev.rowan.operate.transfer.ImportFailure;
import dev.rowan.operate.transfer.ImportProgress;
import dev.rowan.spi.call.CallOptions;
import dev.rowan.spi.call.Deadline;
import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.InputStream;
import java.time.Clock;
import java.time.Duration;
import java.time.Instant;
import java.time.InstantSource;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;

/** The examples of DAO annotations, options, ranges and imports do what their Javadoc says. */
class MessagesTest {
  private static final Instant NOON = Instant.parse("2024-05-17T12:00:00Z");

  private Rowan rowan;
  private Messages messages;

  @BeforeEach
  void open() {
    rowan = Rowan.connect("rowan:memory:");
    messages = rowan.dao(Messages.class);
  }

  @AfterEach
  void close() {
    rowan.close();
  }

  @Test
  void aRowanOpensAStoreAndReturnsItsDaos() {
    Instant now = NOON;
    List<Message> read;
    // tag::api-rowan[]
    try (Rowan rowan = Rowan.connect("rowan:memory:")) {
      Messages messages = rowan.dao(Messages.class);
      messages.save(new Message("lobby", now, "ann", "hello"));
      read = messages.latest("lobby", Limit.of(10));
    }
    // end::api-rowan[]
    assertThat(read).containsExactly(message(0));
  }

  @Test
  void optionsApplyToAllDaosOfARowan() {
    byte[] secret = new byte[32];
    // tag::api-rowan-options[]
    RowanOptions options =
        RowanOptions.defaults()
            .withTimeout(Duration.ofSeconds(5)) // of calls that wait
            .withPageTokenSecret(secret) // at least 16 bytes
            .withReads(ReadOptions.at(Consistency.LOCAL_QUORUM));
    // end::api-rowan-options[]
    try (Rowan other = Rowan.connect("rowan:memory:", options)) {
      Messages others = other.dao(Messages.class);
      others.save(message(0));
      assertThat(others.latest("lobby", Limit.of(1))).hasSize(1);
    }
  }

  @Test
  void theStoreAndRowanHaveTheTimeOfTheOptions() {
    Message late = message(0);
    // tag::api-with-time[]
    InstantSource tomorrow = Clock.offset(Clock.systemUTC(), Duration.ofDays(1));
    RowanOptions options = RowanOptions.defaults().withTime(tomorrow);
    // end::api-with-time[]
    Instant before = Instant.now().plus(Duration.ofHours(23));
    try (Rowan ahead = Rowan.connect("rowan:memory:", options)) {
      ahead.dao(Messages.class).save(late);
      assertThat(ahead.dao(Messages.class).find("lobby", NOON)).contains(late);
    }
    assertThat(tomorrow.instant()).isAfter(before);
    assertThatExceptionOfType(ConfigurationException.class)
        .isThrownBy(
            () -> Rowan.connect("rowan:cassandra://127.0.0.1:9042/shop?datacenter=dc1", options))
        .withMessageContaining("a store of this process");
    assertThatExceptionOfType(RejectedInputException.class)
        .isThrownBy(() -> RowanOptions.defaults().withTime(null));
  }

  @Test
  void insertsTellWhetherTheRowIsNew() {
    assertThat(messages.saveNew(message(0))).isTrue();
    assertThat(messages.saveNew(message(0))).isFalse();
    assertThat(messages.find("lobby", NOON)).contains(message(0));
  }

  @Test
  void rangesAndLimitsSelectRows() {
    for (int second = 0; second < 5; second++) {
      messages.save(message(second));
    }
    Instant noon = NOON;
    // tag::api-limit[]
    List<Message> latest = messages.latest("lobby", Limit.of(2));
    // end::api-limit[]
    assertThat(latest).containsExactly(message(4), message(3));
    // tag::api-range[]
    Range<Instant> firstTwoSeconds = Range.closedOpen(noon, noon.plusSeconds(2));
    List<Message> first = messages.between("lobby", firstTwoSeconds);
    List<Message> rest = messages.between("lobby", Range.atLeast(noon.plusSeconds(2)));
    // end::api-range[]
    assertThat(first).containsExactly(message(1), message(0));
    assertThat(rest).containsExactly(message(4), message(3), message(2));
  }

  @Test
  void requestOptionsApplyToOneCall() {
    Message message = message(0);
    // tag::api-call-options[]
    CallOptions call = CallOptions.at(Consistency.EACH_QUORUM).withTimeout(Duration.ofSeconds(2));
    messages.save(message, WriteOptions.of(call));
    // end::api-call-options[]
    assertThat(messages.find("lobby", NOON)).contains(message);
  }

  @Test
  void severalCallsCanShareADeadline() {
    Message message = message(0);
    Message next = message(1);
    // tag::api-deadline[]
    CallOptions twoSeconds = CallOptions.NONE.withDeadline(Deadline.after(Duration.ofSeconds(2)));
    messages.save(message, WriteOptions.of(twoSeconds));
    messages.save(next, WriteOptions.of(twoSeconds)); // both in two seconds
    // end::api-deadline[]
    assertThat(messages.find("lobby", NOON)).contains(message);
  }

  @Test
  void editsChangeAndDeleteRows() {
    MessageEdits edits = rowan.dao(MessageEdits.class);
    assertThat(edits.replace(message(0))).isFalse();
    for (int second = 0; second < 5; second++) {
      messages.save(message(second));
    }
    edits.edit("lobby", NOON, "bye");
    Message bye = new Message("lobby", NOON, "ann", "bye");
    assertThat(edits.change(message(0), bye).applied()).isFalse();
    assertThat(edits.change(bye, message(0)).applied()).isTrue();
    edits.change(MessagePatch.of("lobby", NOON).setText("patched"));
    assertThat(messages.find("lobby", NOON)).map(Message::text).contains("patched");
    edits.remove("lobby", NOON);
    assertThat(edits.remove(message(0))).isFalse();
    assertThat(edits.remove(message(1))).isTrue();
    edits.removeBetween("lobby", Range.lessThan(NOON.plusSeconds(4)));
    assertThat(edits.all()).containsExactly(message(4));
    edits.removeRoom("lobby");
    assertThat(edits.all()).isEmpty();
  }

  @Test
  void anImportNamesTheLinesThatFailed() throws IOException {
    messages.save(message(0));
    ByteArrayOutputStream out = new ByteArrayOutputStream();
    rowan.exportTable(MessageMapping.INSTANCE).writeTo(out);
    InputStream file = new ByteArrayInputStream(out.toByteArray());
    // tag::api-import-failures[]
    List<ImportFailure> failures = new ArrayList<>();
    ImportProgress progress =
        rowan.importTable(MessageMapping.INSTANCE).stoppingAfter(100, failures::add).readFrom(file);
    for (ImportFailure failure : failures) {
      report(failure.line(), failure.error().code());
    }
    // end::api-import-failures[]
    assertThat(progress.rows()).isEqualTo(1);
    assertThat(failures).isEmpty();
  }

  private static void report(long line, ErrorCode code) {
    throw new AssertionError(line + ": " + code);
  }

  private static Message message(int second) {
    return new Message("lobby", NOON.plusSeconds(second), "ann", "hello");
  }
}
