package dev.rowan.docs.guide;

// tag::after-write[]
import dev.rowan.mapping.EntityCallback;
import java.util.Map;
import java.util.function.Consumer;

/** Tells other parts of the program which subscribers were stored or removed. */
public final class SubscriberNews implements EntityCallback<Subscriber> {
  private final Consumer<String> bus;

  /** Creates a callback that sends its news to this bus. */
  public SubscriberNews(Consumer<String> bus) {
    this.bus = bus;
  }

  @Override
  public void afterWrite(Subscriber subscriber) {
    bus.accept("stored " + subscriber.id() + " with " + subscriber.topics().size() + " topics");
  }

  @Override
  public void afterChange(Class<? extends Subscriber> type, Map<String, Object> key) {
    bus.accept("changed " + key.get("id")); // an update of some columns has no whole entity
  }

  @Override
  public void afterDelete(Class<? extends Subscriber> type, Map<String, Object> key) {
    bus.accept("removed " + key.get("id"));
  }
}
// end::after-write[]
