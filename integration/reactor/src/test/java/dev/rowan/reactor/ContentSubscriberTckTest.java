package dev.rowan.reactor;

import dev.rowan.Rowan;
import java.io.ByteArrayInputStream;
import java.nio.ByteBuffer;
import java.util.Objects;
import java.util.concurrent.Flow;
import java.util.concurrent.atomic.AtomicReference;
import org.reactivestreams.tck.TestEnvironment;
import org.reactivestreams.tck.flow.FlowSubscriberBlackboxVerification;
import org.testng.annotations.AfterClass;
import org.testng.annotations.BeforeClass;
import shop.Picture;
import shop.Pictures;

/** The tests of the Reactive Streams specification, on the write of a large value. */
@SuppressWarnings("exports") // TestNG needs a public class
public class ContentSubscriberTckTest extends FlowSubscriberBlackboxVerification<ByteBuffer> {
  private final Rowan rowan = Rowan.connect("rowan:memory:");

  public ContentSubscriberTckTest() {
    super(new TestEnvironment(1_000, 20, false));
  }

  @BeforeClass
  void save() {
    rowan.dao(Pictures.class).save(new Picture(1, null), new ByteArrayInputStream(new byte[0]));
  }

  @AfterClass
  void close() {
    rowan.close();
  }

  @Override
  public Flow.Subscriber<ByteBuffer> createFlowSubscriber() {
    AtomicReference<Flow.Subscriber<? super ByteBuffer>> subscriber = new AtomicReference<>();
    var unused = rowan.dao(Pictures.class).content(1).write(subscriber::set);
    return new Forwarding(Objects.requireNonNull(subscriber.get()));
  }

  @Override
  public ByteBuffer createElement(int number) {
    return ByteBuffer.allocate(700).putInt(number).rewind();
  }

  /** The same signals, as a subscriber of this type alone. */
  private record Forwarding(Flow.Subscriber<? super ByteBuffer> to)
      implements Flow.Subscriber<ByteBuffer> {
    @Override
    public void onSubscribe(Flow.Subscription subscription) {
      to.onSubscribe(subscription);
    }

    @Override
    public void onNext(ByteBuffer content) {
      to.onNext(content);
    }

    @Override
    public void onError(Throwable failure) {
      to.onError(failure);
    }

    @Override
    public void onComplete() {
      to.onComplete();
    }
  }
}
