package dev.rowan.processor.plan;

import dev.rowan.annotation.Maintain;
import dev.rowan.processor.model.PropertyModel;
import dev.rowan.processor.plan.CopyPlan.Copied;
import dev.rowan.processor.source.DocText;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.function.Function;
import java.util.stream.Collectors;

/** What a write does about copies: what that costs, and what they say meanwhile. */
public final class CopyEffects {
  private final MethodPlan plan;
  private final List<CopyPlan> filled;
  private final List<CopyPlan> followed;

  private CopyEffects(MethodPlan plan, List<CopyPlan> copies, List<CopyPlan> copied) {
    this.plan = plan;
    this.filled = copies.stream().filter(this::fills).toList();
    this.followed = copied.stream().filter(this::touches).toList();
  }

  /**
   * Returns the effects of a write.
   *
   * @param copies what the entity copies from others
   * @param copied what others copy from it
   */
  public static CopyEffects of(MethodPlan plan, List<CopyPlan> copies, List<CopyPlan> copied) {
    return new CopyEffects(plan, copies, copied);
  }

  /** A paragraph for each table copied from, and for each that copies. */
  public List<String> paragraphs() {
    List<String> paragraphs = new ArrayList<>();
    filled.stream().map(CopyEffects::filling).forEach(paragraphs::add);
    followed.stream().map(CopyEffects::following).forEach(paragraphs::add);
    return paragraphs;
  }

  /** What those who copy from the row cost on a cluster, one for each table. */
  public List<FanOutCost> followers() {
    return followed.stream().map(FanOutCost::of).toList();
  }

  /**
   * On a cluster, how many times the caller waits for an answer about what the row copies: the
   * sources are read one after the other, and looked at afterwards at one time.
   */
  public int roundTrips() {
    int before = (int) filled.stream().filter(this::tells).count();
    return before + filled.stream().mapToInt(this::looks).max().orElse(0);
  }

  /** On a cluster, how many requests the caller waits for, about what the row copies. */
  public int requests() {
    return filled.stream().mapToInt(copies -> (tells(copies) ? 1 : 0) + looks(copies)).sum();
  }

  /** The cost as the end of a sentence; nothing if there is none. */
  public String inWords() {
    StringBuilder words = new StringBuilder();
    if (!filled.isEmpty()) {
      words
          .append("; for what it copies, on a cluster ")
          .append(FanOutCost.count(requests(), "request"))
          .append(" in ")
          .append(FanOutCost.count(roundTrips(), "round trip"))
          .append(" more");
    }
    followers().forEach(cost -> words.append(cost.inWords()));
    return words.toString();
  }

  private boolean fills(CopyPlan copies) {
    boolean byKey = copies.reference().stream().allMatch(PropertyModel::isKey);
    if (plan instanceof MethodPlan.ColumnWrite write) {
      boolean ofRow = write.key().size() == write.table().primaryKey().size();
      Set<String> written = written(write);
      return ofRow
          && (byKey
              || copies.reference().stream().map(PropertyModel::name).anyMatch(written::contains));
    }
    return plan instanceof MethodPlan.EntityWrite
        || (plan instanceof MethodPlan.PatchWrite && (byKey || copies.isMovable()));
  }

  /** Whether what is written says of which row it copies, so that this is read before. */
  private boolean tells(CopyPlan copies) {
    return !(plan instanceof MethodPlan.ColumnWrite write)
        || copies.reference().stream()
            .allMatch(property -> property.isKey() || written(write).contains(property.name()));
  }

  /** How many requests look at it again, one after the other: at the source, or at both rows. */
  private int looks(CopyPlan copies) {
    return tells(copies) && !copies.isMovable() ? 1 : 2;
  }

  private boolean touches(CopyPlan copies) {
    return !(plan instanceof MethodPlan.ColumnWrite write)
        || copies.columns().stream()
            .map(each -> each.there().name())
            .anyMatch(written(write)::contains);
  }

  private static Set<String> written(MethodPlan.ColumnWrite write) {
    return write.columns().stream()
        .map(binding -> binding.column().component().property())
        .collect(Collectors.toSet());
  }

  private static String filling(CopyPlan copies) {
    return "Whatever the caller gives, "
        + names(copies, Copied::here)
        + " is what the row of "
        + DocText.code(copies.source().table())
        + " says: that is read first, and again afterwards"
        + (copies.isMovable() ? " with the row itself" : "")
        + ". A crash in between can leave what it said a moment before.";
  }

  private static String following(CopyPlan copies) {
    String rows = DocText.code(copies.copying().table());
    String what = names(copies, Copied::there);
    return "The rows of "
        + rows
        + " that copy "
        + what
        + " are rewritten "
        + (copies.isAsync()
            ? "after this returns"
            : "before this returns, or 10,000 of them, or as many as in ten seconds, and the rest"
                + " behind it")
        + ", 100 at a time"
        + breakEven(copies)
        + "; until then they say what was before. A note in the store stands until that is done, so"
        + " that what a crash or a failure leaves undone is done by"
        + " {@code rowan.maintenance().resumeCopies}.";
  }

  private static String breakEven(CopyPlan copies) {
    long rows =
        copies.columns().stream()
            .mapToLong(each -> each.here().copy().orElseThrow().rows())
            .max()
            .orElse(0);
    return rows == 0
        ? ""
        : ", up to %s of them, which pays from %s reads of a row for each change on"
            .formatted(CopyCost.whole(rows), CopyCost.breakEven(rows));
  }

  private static String names(CopyPlan copies, Function<Copied, PropertyModel> end) {
    return copies.columns().stream()
        .map(end)
        .map(PropertyModel::column)
        .map(DocText::code)
        .collect(Collectors.joining(", "));
  }

  /**
   * What it costs on a cluster that the rows of a table follow a change of the row that they copy
   * from: a note before the change, then page by page the source and some rows, and when all follow
   * the end of the note.
   *
   * @param copying the table that copies
   * @param waits whether the caller waits, for as many rows as writers wait for
   * @param requests whatever the number of rows, the first page with them
   * @param ofRow requests for each row: it is read, written, and read again with its source
   * @param ofRowAfter requests for each row for which nobody waits
   */
  public record FanOutCost(
      String copying,
      boolean waits,
      int requests,
      WriteCost.Count ofRow,
      WriteCost.Count ofRowAfter) {
    /** How many rows have a page. */
    public static final int PAGE_ROWS = 100;

    /** Requests for each page behind the first. */
    public static final int OF_PAGE = 2;

    /** After how many rows it is noted how many they are, by one request. */
    public static final int ROWS_BETWEEN_NOTES = 1_000;

    /** The note, for which every caller waits. */
    public static final int NOTE = 1;

    private static final int END_OF_NOTE = 1;
    private static final int LOOKS = 3;

    static FanOutCost of(CopyPlan copies) {
      WriteCost write = new WriteCosts(copies.copying()).ofCopies(copies);
      // under conditions the writer reads the row once more; others know it
      int lookup = write.protocol().equals(Optional.of(Maintain.SERIAL)) ? 1 : 0;
      return new FanOutCost(
          copies.copying().table(),
          !copies.isAsync(),
          NOTE + OF_PAGE + END_OF_NOTE,
          write.before().plus(new WriteCost.Count(LOOKS + lookup + write.reserved() + 1, 0)),
          write.after());
    }

    /** How many of the requests that do not depend on rows the caller waits for. */
    public int requestsWaitedFor() {
      return waits ? requests : NOTE;
    }

    /** The cost as the end of a sentence. */
    String inWords() {
      return ("; for the rows of %s that copy from it, on a cluster %s more, %s for each row, %d"
              + " for each further %d rows and 1 for each %s or two seconds; %s")
          .formatted(
              DocText.code(copying),
              count(requests, "request"),
              number(ofRow),
              OF_PAGE,
              PAGE_ROWS,
              CopyCost.whole(ROWS_BETWEEN_NOTES),
              waits ? "the caller waits for these" + after() : "the caller waits for the first");
    }

    private String after() {
      return ofRowAfter.isNone()
          ? ""
          : ", and not for up to %s more for each row".formatted(number(ofRowAfter));
    }

    private static String number(WriteCost.Count count) {
      String elements = count.each() + " for each of its indexed elements";
      return count.each() == 0
          ? Integer.toString(count.fixed())
          : count.fixed() == 0 ? elements : count.fixed() + " and " + elements;
    }

    static String count(int number, String noun) {
      return number + " " + noun + (number == 1 ? "" : "s");
    }
  }
}
