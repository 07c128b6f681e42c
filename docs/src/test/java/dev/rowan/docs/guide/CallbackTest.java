package dev.rowan.docs.guide;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.rowan.Rowan;
import dev.rowan.RowanOptions;
import dev.rowan.dao.Applied;
import dev.rowan.dao.PageRequest;
import dev.rowan.error.ErrorCode;
import dev.rowan.error.RejectedInputException;
import dev.rowan.error.RowanException;
import dev.rowan.error.UnreadableRowException;
import dev.rowan.mapping.EntityCallback;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.UUID;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;

/** Callbacks of entities, on each store. */
class CallbackTest extends OnEachLocalStore {
  private static final UUID ID = new UUID(1, 1);

  @Override
  void callsOn(String url) {
    Recording recording = new Recording();
    // tag::register[]
    RowanOptions options =
        RowanOptions.defaults().withCallback(Subscriber.class, new LowerCaseEmails());
    // end::register[]
    try (Rowan rowan = Rowan.connect(url, options.withCallback(Named.class, recording))) {
      SubscriberCalls subscribers = rowan.dao(SubscriberCalls.class);
      // tag::add[]
      Subscriber ann = subscribers.add(new Subscriber(null, "Ann@Example.org", "Ann", Set.of()));
      // end::add[]
      assertThat(ann.email()).isEqualTo("ann@example.org");
      assertThat(recording.taken()).containsExactly("write " + ann);
      assertThat(subscribers.byEmail("ann@example.org")).containsExactly(ann);
      assertThat(recording.taken()).containsExactly("read " + ann);
      inserts(rowan, subscribers, recording);
      updates(rowan, subscribers, recording);
      reads(subscribers, recording);
      refusals(rowan, subscribers, recording);
      conditions(rowan.dao(Topics.class), recording);
    }
  }

  private static Subscriber of(int number, String email) {
    return new Subscriber(new UUID(1, number), email, null, Set.of());
  }

  private static void inserts(Rowan rowan, SubscriberCalls subscribers, Recording recording) {
    List<Subscriber> lower = Stream.of(1, 2, 3, 4, 5, 6).map(each -> of(each, "b@c")).toList();
    assertThat(subscribers.addAll(List.of(of(1, "B@c"), of(2, "b@C"))))
        .isEqualTo(lower.subList(0, 2));
    assertThat(subscribers.addLater(of(3, "B@C")).toCompletableFuture().join())
        .isEqualTo(lower.get(2));
    rowan.commit(subscribers.adding(of(4, "B@C")));
    rowan.bulk(SubscriberMapping.INSTANCE).save(List.of(of(5, "B@C"), of(6, "B@C")));
    assertThat(recording.taken())
        .containsExactlyInAnyOrderElementsOf(lower.stream().map(each -> "write " + each).toList());
    assertThat(subscribers.byEmail("b@c")).containsExactlyElementsOf(lower);
    subscribers.addAll(List.of());
    recording.taken();
  }

  private static void updates(Rowan rowan, SubscriberCalls subscribers, Recording recording) {
    subscribers.change(of(1, "D@E"));
    subscribers.change(of(2, "b@c"), of(2, "D@E"));
    rowan.commit(subscribers.changing(of(3, "D@E")));
    assertThat(recording.taken())
        .containsExactly("write " + of(1, "d@e"), "write " + of(2, "d@e"), "write " + of(3, "d@e"));
    subscribers.move(new UUID(1, 4), "d@e");
    subscribers.change(
        SubscriberPatch.of(new UUID(1, 5)).setEmail("d@e").clearName().addTopics(Set.of("news")));
    rowan.commit(subscribers.moving(new UUID(1, 6), "d@e"));
    assertThat(recording.taken())
        .containsExactly("email=d@e", "email=d@e", "name=null", "email=d@e");
    assertThat(subscribers.byEmail("d@e")).hasSize(6);
    assertThat(subscribers.byEmail("b@c")).isEmpty();
    recording.taken();
  }

  private static void reads(SubscriberCalls subscribers, Recording recording) {
    Subscriber first = of(1, "d@e");
    assertThat(subscribers.find(new UUID(1, 1))).contains(first);
    assertThat(subscribers.findAll(List.of(new UUID(1, 1)))).containsValue(first);
    assertThat(recording.taken()).containsExactly("read " + first, "read " + first);
    try (Stream<Subscriber> all = subscribers.streamByEmail("d@e")) {
      assertThat(all).hasSize(6);
    }
    assertThat(recording.taken()).hasSize(6);
    assertThat(subscribers.pageByEmail("d@e", PageRequest.first(2)).items()).hasSize(2);
    assertThat(recording.taken()).hasSize(2);
    assertThat(subscribers.email(new UUID(1, 1))).isPresent();
    subscribers.remove(first);
    assertThat(recording.taken()).isEmpty();
  }

  private static void refusals(Rowan rowan, SubscriberCalls subscribers, Recording recording) {
    assertThatIllegalArgumentException()
        .isThrownBy(() -> subscribers.move(new UUID(1, 2), "F@G"))
        .withMessage("an address must be in lower case");
    assertThatIllegalArgumentException().isThrownBy(() -> subscribers.moving(ID, "F@G"));
    recording.failure = new IllegalStateException("of the test");
    assertThatThrownBy(() -> subscribers.add(of(9, "f@g"))).isSameAs(recording.failure);
    assertThatThrownBy(() -> subscribers.addAll(List.of(of(9, "f@g")))).isSameAs(recording.failure);
    assertThatThrownBy(() -> subscribers.change(of(2, "f@g"))).isSameAs(recording.failure);
    assertThatThrownBy(() -> subscribers.find(new UUID(1, 2))).isSameAs(recording.failure);
    recording.failure = null;
    assertThat(subscribers.find(new UUID(1, 9))).isEmpty();
    assertThat(subscribers.byEmail("f@g")).isEmpty();
    recording.result = null;
    assertThatExceptionOfType(RejectedInputException.class)
        .isThrownBy(() -> subscribers.add(of(9, "f@g")))
        .satisfies(failure -> assertResult(failure, "beforeWrite", "null"));
    assertThatExceptionOfType(UnreadableRowException.class)
        .isThrownBy(() -> subscribers.find(new UUID(1, 2)))
        .satisfies(failure -> assertResult(failure, "afterRead", "null"));
    recording.result = () -> "another";
    assertThatExceptionOfType(RejectedInputException.class)
        .isThrownBy(() -> subscribers.add(of(9, "f@g")))
        .satisfies(failure -> assertThat(failure.context()).containsKey("method"));
    recording.result = recording;
    assertThat(subscribers.find(new UUID(1, 9))).isEmpty();
    recording.taken();
    assertThat(rowan.dao(SubscriberCalls.class).byEmail("f@g")).isEmpty();
  }

  private static void assertResult(RowanException failure, String method, String found) {
    assertThat(failure.code()).isEqualTo(ErrorCode.CALLBACK_RESULT);
    assertThat(failure.context())
        .containsEntry("callback", Recording.class.getName() + "." + method)
        .containsEntry("found", found);
  }

  private static void conditions(Topics topics, Recording recording) {
    Topic first = new Topic(1, "first", 1L);
    topics.add(new Topic(1, "first", null));
    assertThat(recording.taken()).containsExactly("write " + new Topic(1, "first", null));
    Applied<Topic> again = topics.add(new Topic(1, "second", null));
    assertThat(again.current()).contains(first);
    assertThat(recording.taken())
        .containsExactly("write " + new Topic(1, "second", null), "read " + first);
    assertThat(topics.change(new Topic(1, "third", 1L)).applied()).isTrue();
    assertThat(topics.change(TopicPatch.of(1, 2L).setName("fourth"))).isTrue();
    assertThat(topics.rename(1, "fifth", 3L)).isTrue();
    assertThat(topics.renameIf(1, "sixth", "fifth", 4L)).isTrue();
    assertThat(topics.remove(new Topic(1, "of the caller", 5L))).isTrue();
    assertThat(recording.taken())
        .contains("write " + new Topic(1, "third", 1L), "name=fourth", "name=fifth", "name=sixth")
        .noneMatch(each -> each.contains("of the caller"));
  }

  /** Records what it gets. */
  private static final class Recording implements EntityCallback<Named>, Named {
    private final List<String> taken = new ArrayList<>();
    private @Nullable Named result = this;
    private @Nullable RuntimeException failure;

    List<String> taken() {
      synchronized (taken) {
        List<String> all = List.copyOf(taken);
        taken.clear();
        return all;
      }
    }

    @SuppressWarnings("NullAway") // a wrong result is a case of the test
    private Named take(String what, Named entity) {
      synchronized (taken) {
        taken.add(what + " " + entity);
      }
      if (failure != null) {
        throw failure;
      }
      return result == this ? entity : result;
    }

    @Override
    public Named beforeWrite(Named entity) {
      return take("write", entity);
    }

    @Override
    public void beforeChange(Class<? extends Named> type, String property, @Nullable Object value) {
      synchronized (taken) {
        taken.add(property + "=" + value);
      }
    }

    @Override
    public Named afterRead(Named entity) {
      return take("read", entity);
    }

    @Override
    public String name() {
      return "the recording";
    }
  }
}
