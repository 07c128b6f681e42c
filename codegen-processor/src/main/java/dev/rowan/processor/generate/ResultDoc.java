package dev.rowan.processor.generate;

import dev.rowan.processor.model.Delivery;
import dev.rowan.processor.model.MethodShape;
import dev.rowan.processor.model.ResultFactory;
import dev.rowan.processor.source.DocText;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;

/** Describes how the caller of a method receives the result, and learns about a failure. */
final class ResultDoc {
  private static final String ON_SUBSCRIPTION =
      "Each subscription sends the request again. A failure, also of an invalid argument, is"
          + " signalled to the subscriber.";
  private static final String ROWS_ON_SUBSCRIPTION =
      "Each subscription starts a read, which requests a page when the subscriber has requested the"
          + " rows before. An invalid argument throws an exception at once; a later failure is"
          + " signalled to the subscriber.";
  private static final String LATER =
      "An invalid argument throws an exception at once; a later failure completes the stage"
          + " exceptionally.";

  private ResultDoc() {}

  /** Returns the paragraphs; none if the method returns the result, or throws the failure. */
  static List<String> of(MethodShape shape) {
    return Stream.of(delivery(shape.returns().delivery()), shape.factory().map(ResultDoc::made))
        .flatMap(Optional::stream)
        .toList();
  }

  private static Optional<String> delivery(Delivery delivery) {
    if (delivery.isOfRows()) {
      return Optional.of(ROWS_ON_SUBSCRIPTION);
    }
    if (delivery.isOnSubscription()) {
      return Optional.of(ON_SUBSCRIPTION);
    }
    return delivery.isLater() ? Optional.of(LATER) : Optional.empty();
  }

  private static String made(ResultFactory factory) {
    return "Returns what %s makes of the result%s."
        .formatted(
            DocText.code(factory.brief()),
            factory.supplied() ? ", and the call is made when it asks for the result" : "");
  }
}
