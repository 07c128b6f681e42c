package dev.rowan.reactor;

import dev.rowan.Rowan;
import java.io.ByteArrayInputStream;
import java.nio.ByteBuffer;
import java.util.concurrent.Flow;
import org.jspecify.annotations.Nullable;
import org.reactivestreams.tck.TestEnvironment;
import org.reactivestreams.tck.flow.FlowPublisherVerification;
import org.testng.annotations.AfterClass;
import shop.Picture;
import shop.Pictures;

/** The tests of the Reactive Streams specification, on the publisher of a large value. */
@SuppressWarnings("exports") // TestNG needs a public class
public class ChunkPublisherTckTest extends FlowPublisherVerification<ByteBuffer> {
  private static final int CHUNK = 1_024;

  private final Rowan rowan = Rowan.connect("rowan:memory:");

  public ChunkPublisherTckTest() {
    super(new TestEnvironment(1_000, 20, false), 100);
  }

  @AfterClass
  void close() {
    rowan.close();
  }

  @Override
  public long maxElementsFromPublisher() {
    return 1_200;
  }

  @Override
  public Flow.Publisher<ByteBuffer> createFlowPublisher(long elements) {
    Pictures pictures = rowan.dao(Pictures.class);
    byte[] content = new byte[Math.toIntExact(elements) * CHUNK];
    pictures.save(new Picture(elements, null), new ByteArrayInputStream(content));
    return pictures.content(elements).publish();
  }

  /** None: a read that fails tells so when the subscriber requests its first chunk. */
  @Override
  public Flow.@Nullable Publisher<ByteBuffer> createFailedFlowPublisher() {
    return null;
  }
}
