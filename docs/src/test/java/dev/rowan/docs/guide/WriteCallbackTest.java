package dev.rowan.docs.guide;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.rowan.Rowan;
import dev.rowan.RowanOptions;
import dev.rowan.error.RejectedInputException;
import dev.rowan.mapping.EntityCallback;
import java.io.ByteArrayInputStream;
import java.time.Instant;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.UUID;
import org.jspecify.annotations.Nullable;

/** Callbacks after writes and deletes, on each store. */
class WriteCallbackTest extends OnEachStore {
  private static final UUID ID = new UUID(1, 1);
  private static final Instant NOON = Instant.parse("2026-05-01T12:00:00Z");

  @Override
  void callsOn(String url) {
    Events events = new Events();
    List<String> news = Collections.synchronizedList(new ArrayList<>());
    // tag::register-news[]
    RowanOptions options =
        RowanOptions.defaults().withCallback(Subscriber.class, new SubscriberNews(news::add));
    // end::register-news[]
    try (Rowan rowan = Rowan.connect(url, options.withCallback(Object.class, events))) {
      SubscriberCalls subscribers = rowan.dao(SubscriberCalls.class);
      entities(rowan, subscribers, events);
      assertThat(news).startsWith("stored " + of(1).id() + " with 0 topics");
      columns(rowan, subscribers, events);
      assertThat(news).contains("changed " + of(2).id(), "removed " + of(1).id());
      batches(rowan, subscribers, events);
      conditions(rowan.dao(Topics.class), events);
      keys(rowan, events);
      failures(rowan, subscribers, events);
      aPartOfACollection(subscribers, events);
    }
  }

  private static Subscriber of(int number) {
    return new Subscriber(new UUID(1, number), number + "@b.c", null, Set.of());
  }

  private static void entities(Rowan rowan, SubscriberCalls subscribers, Events events) {
    subscribers.add(of(1));
    Subscriber added = subscribers.add(new Subscriber(null, "x@b.c", null, Set.of()));
    assertThat(events.taken()).containsExactly("write " + of(1), "write " + added);
    subscribers.addAll(List.of(of(2), of(3)));
    assertThat(events.taken()).containsExactly("write " + of(2), "write " + of(3));
    subscribers.addAll(List.of(of(4)));
    subscribers.addLater(of(5)).toCompletableFuture().join();
    subscribers.change(of(4).withEmail("4@c.d"));
    subscribers.change(of(5), of(5).withEmail("5@c.d"));
    subscribers.change(of(5), of(5));
    assertThat(events.taken())
        .containsExactly(
            "write " + of(4),
            "write " + of(5),
            "write " + of(4).withEmail("4@c.d"),
            "write " + of(5).withEmail("5@c.d"));
    assertThat(subscribers.byEmail("4@c.d")).hasSize(1);
    assertThat(rowan.bulk(SubscriberMapping.INSTANCE).save(List.of(of(6))).progress().saved())
        .isEqualTo(1);
    assertThat(events.taken()).as("a bulk save reports its own progress").isEmpty();
  }

  private static void columns(Rowan rowan, SubscriberCalls subscribers, Events events) {
    subscribers.move(of(2).id(), "2@c.d");
    subscribers.change(SubscriberPatch.of(of(3).id()).setEmail("3@c.d"));
    subscribers.change(SubscriberPatch.of(of(3).id()));
    subscribers.remove(of(1));
    subscribers.remove(of(1));
    assertThat(events.taken())
        .containsExactly(
            "change Subscriber " + Map.of("id", new UUID(1, 2)),
            "change Subscriber " + Map.of("id", new UUID(1, 3)),
            "delete Subscriber " + Map.of("id", new UUID(1, 1)),
            "delete Subscriber " + Map.of("id", new UUID(1, 1)));
    Attachment attachment =
        rowan
            .dao(Attachments.class)
            .save(
                new Attachment(ID, "a", "text/plain", null),
                new ByteArrayInputStream(new byte[] {1}));
    assertThat(attachment.content()).isNotNull();
    assertThat(events.taken()).singleElement().asString().startsWith("write Attachment[id=" + ID);
  }

  private static void batches(Rowan rowan, SubscriberCalls subscribers, Events events) {
    var writes =
        List.of(
            subscribers.adding(of(7)),
            subscribers.changing(of(4)),
            subscribers.moving(of(3).id(), "3@e.f"));
    assertThat(events.taken()).as("a planned write is not written yet").isEmpty();
    rowan.commit(writes);
    assertThat(events.taken())
        .containsExactly(
            "write " + of(7),
            "write " + of(4),
            "change Subscriber " + Map.of("id", new UUID(1, 3)));
    assertThatThrownBy(() -> rowan.commit(subscribers.adding(of(8)), subscribers.adding(of(8))))
        .isInstanceOf(RejectedInputException.class);
    assertThat(events.taken()).isEmpty();
  }

  private static void conditions(Topics topics, Events events) {
    topics.add(new Topic(1, "first", null));
    topics.add(new Topic(1, "second", null));
    assertThat(topics.change(new Topic(1, "third", 1L)).applied()).isTrue();
    assertThat(topics.change(new Topic(1, "late", 1L)).applied()).isFalse();
    assertThat(topics.renameIf(1, "fourth", "no such name", 2L)).isFalse();
    assertThat(topics.renameIf(1, "fourth", "third", 2L)).isTrue();
    assertThat(topics.remove(new Topic(1, "", 1L))).isFalse();
    assertThat(topics.remove(new Topic(1, "", 3L))).isTrue();
    assertThat(events.taken())
        .containsExactly(
            "write " + new Topic(1, "first", null),
            "write " + new Topic(1, "third", 1L),
            "change Topic {id=1}",
            "delete Topic {id=1}");
  }

  private static void keys(Rowan rowan, Events events) {
    Departures departures = rowan.dao(Departures.class);
    departures.save(new Departure("Linz", NOON, 1, "S1", "2"));
    departures.move("Linz", NOON, 1, "3");
    departures.cancelAll("Linz");
    Jobs jobs = rowan.dao(Jobs.class);
    jobs.removeQueue("print");
    assertThat(events.taken())
        .containsExactly(
            "write " + new Departure("Linz", NOON, 1, "S1", "2"),
            "change Departure {station=Linz, at=" + NOON + ", train=1}",
            "delete Departure {station=Linz}",
            "delete Job {queue=print}");
  }

  private static void failures(Rowan rowan, SubscriberCalls subscribers, Events events) {
    assertThatThrownBy(() -> subscribers.change(new Subscriber(null, "a@b", null, Set.of())))
        .isInstanceOf(RuntimeException.class);
    assertThat(events.taken()).isEmpty();
    events.failure = new IllegalStateException("of the callback");
    assertThatThrownBy(() -> subscribers.add(of(9))).isSameAs(events.failure);
    assertThatThrownBy(() -> rowan.commit(subscribers.adding(of(10)), subscribers.adding(of(11))))
        .isSameAs(events.failure);
    assertThat(events.taken()).containsExactly("write " + of(9), "write " + of(10));
    assertThat(subscribers.find(of(9).id())).as("the write stays").contains(of(9));
    assertThat(subscribers.find(of(11).id())).contains(of(11));
    assertThat(subscribers.byEmail("9@b.c")).as("with its index entry").hasSize(1);
    events.failure = null;
  }

  private static void aPartOfACollection(SubscriberCalls subscribers, Events events) {
    events.failure = new IllegalStateException("of the callback");
    assertThatThrownBy(() -> subscribers.addAll(List.of(of(12), of(13)))).isSameAs(events.failure);
    events.failure = null;
    assertThat(subscribers.findAll(List.of(of(12).id(), of(13).id()))).hasSize(2);
  }

  /** Records what was written. */
  private static final class Events implements EntityCallback<Object> {
    private final List<String> taken = new ArrayList<>();
    private @Nullable RuntimeException failure;

    synchronized List<String> taken() {
      List<String> all = List.copyOf(taken);
      taken.clear();
      return all;
    }

    private synchronized void take(String event) {
      taken.add(event);
      if (failure != null) {
        throw failure;
      }
    }

    @Override
    public void afterWrite(Object entity) {
      take("write " + entity);
    }

    @Override
    public void afterChange(Class<?> type, Map<String, Object> key) {
      take("change " + type.getSimpleName() + " " + key);
    }

    @Override
    public void afterDelete(Class<?> type, Map<String, Object> key) {
      take("delete " + type.getSimpleName() + " " + key);
    }
  }
}
