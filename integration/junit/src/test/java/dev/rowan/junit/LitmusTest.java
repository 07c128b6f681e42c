package dev.rowan.junit;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;

import dev.rowan.error.ErrorCode;
import dev.rowan.error.OutcomeUnknownException;
import dev.rowan.error.RejectedInputException;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.UUID;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.function.Consumer;
import org.junit.jupiter.api.Test;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;
import shop.DoorMapping;
import shop.Doors;
import shop.Ticket;
import shop.TicketMapping;
import shop.TicketPatch;
import shop.Tickets;

/** A repeated write has the effects that the Javadoc of its generated method promises. */
class LitmusTest {
  private static final Path GENERATED = Path.of("target/generated-test-sources/test-annotations");
  private static final Logger log = LoggerFactory.getLogger(LitmusTest.class);
  private static final UUID ID = new UUID(1, 2);
  private static final Ticket SOLD = new Ticket(ID, "secret-ann", 1, List.of("secret"));

  private final Litmus<Tickets> tickets =
      Litmus.of(Tickets.class, TicketMapping.INSTANCE).given(each -> each.sell(SOLD));

  // tag::junit-litmus[]
  @Test
  void aTicketMayBePassedAgainAfterATimeout() {
    Litmus.of(Tickets.class, TicketMapping.INSTANCE)
        .given(tickets -> tickets.sell(new Ticket(ID, "ann", 1, List.of())))
        .run(tickets -> tickets.pass(ID, "bob"))
        .requireIdempotent();
  }

  // end::junit-litmus[]

  @Test
  void writesOfValuesAreSafeAsPromised() throws IOException {
    assertThat(run(each -> each.sell(SOLD)).isIdempotent()).isTrue();
    assertThat(run(each -> each.sellAll(List.of(SOLD))).isIdempotent()).isTrue();
    assertThat(tickets.runAsync(each -> each.place(ID, 7)).isIdempotent()).isTrue();
    assertThat(run(each -> each.cancel(ID)).isIdempotent()).isTrue();
    LitmusResult patched = run(each -> each.change(TicketPatch.of(ID).setHolder("cat").setSeat(9)));
    patched.requireIdempotent();
    assertThat(patched.histories()).as("two calls, and two faults").hasSizeGreaterThan(2);
    for (String method : List.of("pass", "place", "cancel")) {
      assertThat(javadoc("RowanTickets", method)).contains("A retry is safe");
    }
  }

  @Test
  void anInsertThatGeneratesItsKeyIsNot() throws IOException {
    LitmusResult sold = run(each -> each.sell(new Ticket(null, "bob", 2, null)));
    // tag::junit-litmus-result[]
    assertThat(sold.isIdempotent()).isFalse();
    for (LitmusResult.History history : sold.histories()) {
      log.info("{}: {}", history.name(), history.differences());
    }
    // end::junit-litmus-result[]
    assertThat(sold.histories().get(0).name()).isEqualTo("two calls");
    assertThatExceptionOfType(AssertionError.class)
        .isThrownBy(sold::requireIdempotent)
        .withMessageContaining("two calls: ticket: ")
        .satisfies(failure -> assertThat(failure).hasMessageNotContaining("bob"));
    assertThat(javadoc("RowanTickets", "sell"))
        .contains("A retry is safe if {@code id} is not null (otherwise it inserts another row)");
  }

  @Test
  void anAppendToAListIsNot() throws IOException {
    LitmusResult appended =
        run(each -> each.change(TicketPatch.of(ID).appendNotes(List.of("late"))));
    assertThat(appended.histories().get(0).differences())
        .containsExactly("ticket: 0 rows more, 0 rows fewer, 1 rows with other values of notes");
    assertThat(javadoc("RowanTickets", "change"))
        .contains("A retry of an append or a prepend to a list can add its elements twice");
  }

  @Test
  void anIncrementIsNot() throws IOException {
    LitmusResult counted =
        Litmus.of(Doors.class, DoorMapping.INSTANCE).run(each -> each.pass("north", 3));
    assertThat(counted.histories())
        .filteredOn(history -> !history.differences().isEmpty())
        .extracting(LitmusResult.History::name)
        .containsExactly("two calls", "write request 1 of 1 without its answer");
    assertThat(javadoc("RowanDoors", "pass")).contains("A retry may count twice");
  }

  @Test
  void aCallThatFailsWithoutAFaultIsAMistake() {
    assertThatExceptionOfType(RejectedInputException.class)
        .isThrownBy(() -> run(each -> each.sell(null)));
    assertThatExceptionOfType(IllegalStateException.class)
        .isThrownBy(
            () ->
                run(
                    each -> {
                      throw new IllegalStateException("of the test");
                    }));
    assertThatIllegalArgumentException().isThrownBy(() -> Litmus.of(Tickets.class));
  }

  @Test
  void aCallWhoseOutcomeStaysUnknownIsNotRepeatedForEver() {
    AtomicInteger made = new AtomicInteger();
    assertThatExceptionOfType(IllegalStateException.class)
        .isThrownBy(
            () ->
                run(
                    each -> {
                      made.incrementAndGet();
                      throw new OutcomeUnknownException(ErrorCode.OUTCOME_UNKNOWN, Map.of(), null);
                    }))
        .withMessageContaining("after 10 repeats");
    assertThat(made).hasValue(11);
  }

  private LitmusResult run(Consumer<Tickets> call) {
    return tickets.run(call);
  }

  /** Returns the Javadoc of a generated method as one line. */
  private static String javadoc(String type, String method) throws IOException {
    String source = Files.readString(GENERATED.resolve("shop/" + type + ".java"));
    int end = source.indexOf(" " + method + "(", source.indexOf("@Inject"));
    while (source.charAt(source.lastIndexOf('\n', end) + 3) == ' ') {
      end = source.indexOf(" " + method + "(", end + 1); // a call, not a declaration
    }
    return source
        .substring(source.lastIndexOf("/**", end), end)
        .replaceAll("\\s*\n\\s*\\*?\\s*", " ");
  }
}
