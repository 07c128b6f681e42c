package dev.rowan.docs.guide;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;
import static org.assertj.core.api.Assertions.catchThrowable;

import dev.rowan.Rowan;
import dev.rowan.RowanOptions;
import dev.rowan.dao.PageRequest;
import dev.rowan.error.OutcomeUnknownException;
import dev.rowan.error.RejectedInputException;
import dev.rowan.mapping.EntityCallback;
import dev.rowan.observe.JobKind;
import dev.rowan.spi.backend.Backend;
import dev.rowan.spi.backend.ConnectionString;
import dev.rowan.storage.contract.fixture.CutOffBackend;
import dev.rowan.storage.embedded.MemoryProvider;
import java.io.ByteArrayInputStream;
import java.math.BigDecimal;
import java.time.Instant;
import java.time.LocalDate;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.UUID;
import org.junit.jupiter.api.Test;

/** All rows of entities are removed, on each store. */
class TruncateTest extends OnEachStore {
  private static final UUID ID = new UUID(1, 1);
  private static final Instant NOON = Instant.parse("2026-05-01T12:00:00Z");

  @Override
  void callsOn(String url) {
    List<String> events = new ArrayList<>();
    RowanOptions options =
        RowanOptions.defaults()
            .withJobListener(
                (kind, table) -> {
                  if (kind == JobKind.PROPAGATE) {
                    return result -> {}; // of the singers that the test saves
                  }
                  events.add("start " + kind + " " + table);
                  return result -> events.add("end " + result.isSuccess());
                })
            .withCallback(
                Object.class,
                new EntityCallback<>() {
                  @Override
                  public void afterDelete(Class<?> type, Map<String, Object> key) {
                    events.add("delete " + type.getSimpleName() + " " + key);
                  }
                });
    try (Rowan rowan = Rowan.connect(url, options)) {
      Rowan other = rowan.withTableNames(table -> "other_" + table);
      fill(rowan);
      fill(other);
      events.clear();
      // tag::api-truncate[]
      rowan.maintenance().truncate(SingerMapping.INSTANCE, AlbumMapping.INSTANCE);
      // end::api-truncate[]
      assertThat(events)
          .containsExactly(
              "start TRUNCATE singer",
              "delete Singer {}",
              "end true",
              "start TRUNCATE album",
              "delete Album {}",
              "end true");
      assertThat(rowan.dao(Albums.class).of(ID)).isEmpty();
      rowan
          .maintenance()
          .truncate(
              JobMapping.INSTANCE,
              GuestMapping.INSTANCE,
              AttachmentMapping.INSTANCE,
              StorefrontMapping.INSTANCE,
              ToolMapping.INSTANCE,
              ReceiptMapping.INSTANCE,
              ViewMapping.INSTANCE,
              ViewsOfMinuteMapping.INSTANCE,
              ViewsOfDayMapping.INSTANCE);
      assertEmpty(rowan);
      assertThat(other.dao(Jobs.class).in("open")).as("tables of other names").hasSize(1);
      assertThat(other.dao(Albums.class).of(ID)).hasSize(1);
      fill(rowan);
      assertThat(rowan.dao(Jobs.class).in("open")).hasSize(1);
      assertThat(rowan.maintenance().verify(JobMapping.INSTANCE).run().isClean()).isTrue();
      assertThat(rowan.dao(Receipts.class).find(2)).as("numbers continue").isPresent();
      refusals(rowan);
      // tag::api-truncate-all[]
      rowan.maintenance().truncateAll();
      // end::api-truncate-all[]
      assertEmpty(rowan);
      assertThat(other.dao(Jobs.class).in("open")).as("tables of other names").hasSize(1);
    }
    try (Rowan unused = Rowan.connect("rowan:memory:", options)) {
      events.clear();
      unused.maintenance().truncateAll();
      assertThat(events).isEmpty();
    }
  }

  @Test
  void aFailureSaysWhetherRowsMayBeRemoved() {
    int unknown = 0;
    Throwable failure = new AssertionError("no change was left out");
    for (int changes = 0; failure != null; changes++) {
      try (Backend store = new MemoryProvider().open(ConnectionString.parse("rowan:memory:"))) {
        Rowan rowan = Rowan.on(store, RowanOptions.defaults());
        rowan.dao(Jobs.class).save(new Job("print", 1, "ann", "open", "Plakat"));
        rowan.dao(Guests.class).save(new Guest(ID, "ann@example.org", "red", 1));
        Rowan interrupted = Rowan.on(new CutOffBackend(store, changes), RowanOptions.defaults());
        failure =
            catchThrowable(
                () ->
                    interrupted.maintenance().truncate(JobMapping.INSTANCE, GuestMapping.INSTANCE));
        boolean isRemoved = rowan.dao(Jobs.class).in("open").isEmpty();
        if (failure != null) {
          assertThat(failure instanceof OutcomeUnknownException)
              .as("after %d changes: %s", changes, failure)
              .isEqualTo(isRemoved);
          unknown += isRemoved ? 1 : 0;
        }
      }
    }
    assertThat(unknown).isPositive();
  }

  private static void fill(Rowan rowan) {
    rowan.dao(Jobs.class).save(new Job("print", 1, "ann", "open", "Plakat"));
    rowan.dao(Guests.class).save(new Guest(ID, "ann@example.org", "red", 1));
    rowan
        .dao(Attachments.class)
        .save(
            new Attachment(ID, "a", "text/plain", null), new ByteArrayInputStream(new byte[] {1}));
    rowan.dao(Storefronts.class).save(new Storefront("tea", "Graz", null, 12, null));
    rowan.dao(Tools.class).save(new Tool("attic", ID, "Stihl", 30, Set.of(), Map.of(), "A1"));
    rowan.dao(Receipts.class).issue(new Receipt(null, "ida", BigDecimal.ONE));
    rowan.dao(Views.class).save(new View("home", null, NOON, ID));
    rowan.dao(Singers.class).save(new Singer(ID, "Ella", "Decca"));
    rowan.dao(Albums.class).save(new Album(ID, ID, 1957, "Like Someone in Love", null));
  }

  private static void assertEmpty(Rowan rowan) {
    assertThat(rowan.dao(Jobs.class).in("open")).isEmpty();
    assertThat(rowan.dao(Jobs.class).queues()).isEmpty();
    assertThat(rowan.dao(Guests.class).byEmail("ann@example.org")).isEmpty();
    assertThat(rowan.dao(Attachments.class).find(ID)).isEmpty();
    assertThat(rowan.maintenance().verifyChunks(AttachmentMapping.INSTANCE).run().chunks())
        .isZero();
    assertThat(rowan.dao(Storefronts.class).find("tea")).isEmpty();
    assertThat(rowan.dao(Storefronts.class).figures("tea")).isEmpty();
    assertThat(rowan.dao(Tools.class).byMaker("Stihl", PageRequest.first(5)).items()).isEmpty();
    assertThat(rowan.dao(Receipts.class).find(1)).isEmpty();
    assertThat(rowan.dao(Views.class).ofDay("home", LocalDate.of(2026, 5, 1))).isEmpty();
  }

  private static void refusals(Rowan rowan) {
    assertThatExceptionOfType(RejectedInputException.class)
        .isThrownBy(() -> rowan.maintenance().truncate(JobMapping.INSTANCE, SingerMapping.INSTANCE))
        .withMessageContaining("album");
    assertThat(rowan.dao(Jobs.class).in("open")).as("nothing was removed").hasSize(1);
    assertThatExceptionOfType(RejectedInputException.class)
        .isThrownBy(() -> rowan.maintenance().truncate(ViewMapping.INSTANCE))
        .withMessageContaining("views_of_minute");
    assertThatExceptionOfType(RejectedInputException.class)
        .isThrownBy(() -> rowan.maintenance().truncate());
  }
}
