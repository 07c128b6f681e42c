package dev.rowan.docs.api;

import static org.assertj.core.api.Assertions.assertThat;

import dev.rowan.Rowan;
import dev.rowan.dao.Limit;
import dev.rowan.error.BackendUnavailableException;
import dev.rowan.error.ErrorCode;
import dev.rowan.error.OutcomeUnknownException;
import dev.rowan.error.RowanException;
import java.lang.reflect.Proxy;
import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;

/** What a caller does whose call was not answered. */
class UnansweredCallsTest {
  private static final Instant NOON = Instant.parse("2024-05-17T12:00:00Z");

  private Rowan rowan;

  @BeforeEach
  void open() {
    rowan = Rowan.connect("rowan:memory:");
  }

  @AfterEach
  void close() {
    rowan.close();
  }

  @Test
  void anUnavailableStoreIsTriedAgain() {
    Message message = new Message("lobby", NOON, "ann", "hello");
    Messages messages =
        failsOnce(new BackendUnavailableException(ErrorCode.REQUEST_FAILED, Map.of(), null));
    // tag::api-unavailable[]
    try {
      messages.save(message);
    } catch (OutcomeUnknownException unknown) {
      throw unknown; // may have been written
    } catch (BackendUnavailableException unavailable) {
      messages.save(message); // was not written
    }
    // end::api-unavailable[]
    assertThat(messages.latest("lobby", Limit.of(2))).containsExactly(message);
  }

  @Test
  void anUnknownOutcomeIsReadBack() {
    Message message = new Message("lobby", NOON, "ann", "hello");
    Messages messages =
        failsOnce(new OutcomeUnknownException(ErrorCode.OUTCOME_UNKNOWN, Map.of(), null));
    // tag::api-unknown[]
    boolean isNew;
    try {
      isNew = messages.saveNew(message);
    } catch (OutcomeUnknownException unknown) {
      isNew =
          messages.saveNew(message) || messages.find("lobby", NOON).equals(Optional.of(message));
    }
    // end::api-unknown[]
    assertThat(isNew).isTrue();
  }

  /** Returns messages whose first call fails. */
  private Messages failsOnce(RowanException failure) {
    Messages messages = rowan.dao(Messages.class);
    List<RowanException> left = new ArrayList<>(List.of(failure));
    return (Messages)
        Proxy.newProxyInstance(
            Messages.class.getClassLoader(),
            new Class<?>[] {Messages.class},
            (proxy, method, arguments) -> {
              if (!left.isEmpty()) {
                throw left.remove(0);
              }
              return method.invoke(messages, arguments);
            });
  }
}
