package dev.rowan.docs.guide;

import dev.rowan.Rowan;
import dev.rowan.dao.Limit;
import dev.rowan.dao.PageRequest;
import dev.rowan.dao.Range;
import dev.rowan.docs.api.Message;
import dev.rowan.docs.api.MessageEdits;
import dev.rowan.error.ErrorCode;
import java.time.Duration;
import java.time.Instant;
import java.time.LocalDate;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import org.assertj.core.api.ThrowableAssert.ThrowingCallable;

/**
 * Arguments that a method of a DAO refuses: a part of a key that is null, a collection or range
 * that is null or has no end, options that the method cannot have. Each error names the method.
 */
@SuppressWarnings("NullAway") // null is the mistake
final class FailingArguments {
  private static final Instant NOON = Instant.parse("2024-05-17T12:00:00Z");
  private static final LocalDate DAY = LocalDate.parse("2024-05-17");

  private FailingArguments() {}

  static List<Situation> of(Rowan rowan) {
    List<Situation> situations = new ArrayList<>();
    situations.addAll(nullKeys(rowan));
    situations.addAll(ofReads(rowan));
    situations.addAll(ofWrites(rowan));
    return situations;
  }

  private static List<Situation> nullKeys(Rowan rowan) {
    Readings readings = rowan.dao(Readings.class);
    MessageEdits edits = rowan.dao(MessageEdits.class);
    LikeCounts counts = rowan.dao(LikeCounts.class);
    Cards cards = rowan.dao(Cards.class);
    return List.of(
        nullKey("Readings.find", () -> readings.find(null, DAY, NOON)),
        nullKey("Readings.latest", () -> readings.latest("x", null, Limit.of(1))),
        nullKey("Readings.exists", () -> readings.exists("x", null)),
        nullKey("Readings.findLater", () -> readings.findLater("x", DAY, null)),
        nullKey("Readings.ofDays", () -> readings.ofDays("x", Arrays.asList(DAY, null))),
        nullKey("Readings.at", () -> readings.at("x", DAY, Arrays.asList(NOON, null))),
        nullKey("Readings.judge", () -> readings.judge("x", null, NOON, Quality.GOOD)),
        nullKey("Readings.remove", () -> readings.remove("x", DAY, null)),
        nullKey("Readings.removeDay", () -> readings.removeDay(null, DAY)),
        nullKey("MessageEdits.remove", () -> edits.remove(null, NOON)),
        nullKey("LikeCounts.add", () -> counts.add(null, 1)),
        nullKey("Cards.moving", () -> cards.moving(null, "board", "lane")));
  }

  private static List<Situation> ofReads(Rowan rowan) {
    Readings readings = rowan.dao(Readings.class);
    Purchases purchases = rowan.dao(Purchases.class);
    return List.of(
        refused("Readings.ofDays", () -> readings.ofDays("x", null)),
        refused("Readings.at", () -> readings.at("x", DAY, null)),
        refused("Readings.between", () -> readings.between("x", DAY, null)),
        refused("Readings.latest", () -> readings.latest("x", DAY, null)),
        refused("Readings.latest", () -> readings.latest("x", DAY, Limit.of(1), null)),
        refused("Readings.ofDay", () -> readings.ofDay("x", DAY, null)),
        refused(
            "Purchases.between",
            () -> purchases.between(Range.atLeast(NOON), PageRequest.first(10))),
        refused(
            "Purchases.between",
            () ->
                purchases.between(
                    Range.closed(NOON, NOON.plus(Duration.ofDays(400))), PageRequest.first(10))));
  }

  private static List<Situation> ofWrites(Rowan rowan) {
    Readings readings = rowan.dao(Readings.class);
    MessageEdits edits = rowan.dao(MessageEdits.class);
    Lots lots = rowan.dao(Lots.class);
    Cards cards = rowan.dao(Cards.class);
    return List.of(
        refused("Readings.save", () -> readings.save(null)),
        refused("Readings.removeBetween", () -> readings.removeBetween("x", DAY, null)),
        refused("Readings.save", () -> readings.save(reading(), null)),
        refused("MessageEdits.replace", () -> edits.replace(null)),
        refused("MessageEdits.change", () -> edits.change(null, message("a"))),
        refused("MessageEdits.change", () -> edits.change(message("a"), message("b"))),
        refused("MessageEdits.removeBetween", () -> edits.removeBetween("a", null)),
        refused("Cards.saving", () -> cards.saving(null)),
        refused("Lots.change", () -> lots.change(null)));
  }

  private static Reading reading() {
    return new Reading("x", DAY, NOON, "1.0", Quality.GOOD, Map.of());
  }

  private static Message message(String room) {
    return new Message(room, NOON, "ann", "hello");
  }

  private static Situation nullKey(String method, ThrowingCallable call) {
    return new Situation(ErrorCode.NULL_KEY, "method: " + method, call);
  }

  private static Situation refused(String method, ThrowingCallable call) {
    return new Situation(ErrorCode.ARGUMENT_REJECTED, "method: " + method, call);
  }
}
