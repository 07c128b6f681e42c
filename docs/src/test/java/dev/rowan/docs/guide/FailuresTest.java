package dev.rowan.docs.guide;

import static org.assertj.core.api.Assertions.assertThat;

import dev.rowan.Rowan;
import dev.rowan.dao.Limit;
import dev.rowan.docs.api.Message;
import dev.rowan.docs.api.Messages;
import dev.rowan.error.ConfigurationException;
import dev.rowan.error.CorruptStoreException;
import dev.rowan.error.ErrorCode;
import dev.rowan.error.RejectedInputException;
import dev.rowan.error.RowanClosedException;
import dev.rowan.error.RowanException;
import dev.rowan.error.SchemaMismatchException;
import dev.rowan.error.StaleVersionException;
import dev.rowan.error.UnreadableRowException;
import dev.rowan.error.UnsupportedByBackendException;
import dev.rowan.spi.schema.ScalarType;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import java.util.UUID;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** What the Javadoc of each exception advises its caller to do. */
class FailuresTest {
  private static final Instant NOON = Instant.parse("2024-05-17T12:00:00Z");

  @TempDir Path directory;

  private final List<String> answers = new ArrayList<>();
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
  void aFailureHasACodeAndNames() {
    Message message = new Message("r".repeat(70_000), NOON, "ann", "hello");
    // tag::api-exception[]
    try {
      messages.save(message);
    } catch (RowanException failure) {
      answer(failure.code() + " in " + failure.context().get("method")); // no value of the message
    }
    // end::api-exception[]
    // tag::api-rejected[]
    try {
      messages.save(message);
    } catch (RejectedInputException rejected) {
      answer("not stored: " + rejected.code()); // a retry with the same room fails again
    }
    // end::api-rejected[]
    assertThat(answers)
        .hasSize(2)
        .allMatch(answer -> answer.contains(ErrorCode.KEY_TOO_LONG.name()))
        .anyMatch(answer -> answer.endsWith("Messages.save"));
  }

  @Test
  void aProgramThatIsSetUpIncorrectlyDoesNotStart() {
    // tag::api-configuration[]
    try (Rowan rowan = Rowan.connect("rowan:postgres:shop")) {
      rowan.dao(Messages.class);
    } catch (ConfigurationException incorrect) {
      answer(incorrect.getMessage()); // names the known schemes
    }
    // end::api-configuration[]
    assertThat(answers).singleElement().asString().contains("postgres");
  }

  @Test
  void aDamagedStoreIsRestored() throws IOException {
    Path store = directory.resolve("store");
    Path copy = directory.resolve("copy");
    try (Rowan shop = Rowan.connect("rowan:embedded:" + store)) {
      shop.dao(Messages.class).save(new Message("lobby", NOON, "ann", "hello"));
      shop.storage().snapshot(copy);
    }
    Files.writeString(store.resolve("CURRENT"), "MANIFEST-999999\n");
    Rowan opened;
    // tag::api-corrupt[]
    try {
      opened = Rowan.connect("rowan:embedded:" + store);
    } catch (CorruptStoreException damaged) {
      opened = Rowan.connect("rowan:embedded:" + copy); // a snapshot is a store
    }
    // end::api-corrupt[]
    try (Rowan shop = opened) {
      assertThat(shop.dao(Messages.class).latest("lobby", Limit.of(2))).hasSize(1);
    }
  }

  @Test
  void aClosedRowanAnswersNothing() {
    rowan.close();
    // tag::api-closed[]
    try {
      messages.latest("lobby", Limit.of(10));
    } catch (RowanClosedException closed) {
      answer("the application stops"); // no retry: a Rowan cannot be opened again
    }
    // end::api-closed[]
    assertThat(answers).hasSize(1);
  }

  @Test
  void aTableOfAnotherTypeIsNamed() {
    rowan.runtime(new FailingTables.Table("of_text", ScalarType.TEXT));
    FailingTables.Table mapping = new FailingTables.Table("of_text", ScalarType.BOOLEAN);
    // tag::api-mismatch[]
    try {
      rowan.runtime(mapping);
    } catch (SchemaMismatchException mismatch) {
      answer(mismatch.getMessage()); // names each difference, such as D-02 of_text.v
    }
    // end::api-mismatch[]
    assertThat(answers).singleElement().asString().contains("D-02 of_text.v");
  }

  @Test
  void aStaleVersionIsReadAgain() {
    Tickets tickets = rowan.dao(Tickets.class);
    UUID id = new UUID(0, 1);
    tickets.issue(new Ticket(id, "opera", NOON, 40, "none", 0));
    // tag::api-stale[]
    try {
      tickets.issue(new Ticket(id, "opera", NOON, 45, "none", 0));
    } catch (StaleVersionException exists) {
      Ticket current = tickets.cheapest("opera", Limit.of(1)).get(0);
      tickets.reprice(id, 45, current.version());
    }
    // end::api-stale[]
    assertThat(tickets.cheapest("opera", Limit.of(1))).extracting(Ticket::price).contains(45);
  }

  @Test
  void aRowThatIsMissingIsReported() {
    Parcels parcels = rowan.dao(Parcels.class);
    // tag::api-unreadable[]
    try {
      parcels.find(7); // returns Parcel: the row must exist
    } catch (UnreadableRowException missing) {
      answer("no parcel: " + missing.code());
    }
    // end::api-unreadable[]
    assertThat(answers).hasSize(1);
  }

  @Test
  void aStoreOnTheHeapHasNoFiles() {
    // tag::api-unsupported[]
    try {
      rowan.storage().snapshot(Path.of("copy"));
    } catch (UnsupportedByBackendException unsupported) {
      answer("only a store in a directory has files: " + unsupported.code());
    }
    // end::api-unsupported[]
    assertThat(answers).hasSize(1);
  }

  private void answer(String text) {
    answers.add(text);
  }
}
