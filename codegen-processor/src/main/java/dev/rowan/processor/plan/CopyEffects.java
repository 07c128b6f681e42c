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

/** The effects of a write on copies: their cost, and the state of the copies during the write. */
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
   * @param copies the copies that the entity has of other entities
   * @param copied the copies that other entities have of it
   */
  public static CopyEffects of(MethodPlan plan, List<CopyPlan> copies, List<CopyPlan> copied) {
    return new CopyEffects(plan, copies, copied);
  }

  /** Returns one paragraph for each source table, and one for each table with copies. */
  public List<String> paragraphs() {
    List<String> paragraphs = new ArrayList<>();
    filled.stream().map(CopyEffects::filling).forEach(paragraphs::add);
    followed.stream().map(CopyEffects::following).forEach(paragraphs::add);
    return paragraphs;
  }

  /** Returns the cost on a cluster of rewriting the copies of the row, one for each table. */
  public List<FanOutCost> fanOutCosts() {
    return followed.stream().map(FanOutCost::of).toList();
  }

  /**
   * Returns the round trips on a cluster that the caller waits for because of the row's own copies.
   * The sources are read one after the other before the write, and in parallel after it.
   */
  public int roundTrips() {
    int before = (int) filled.stream().filter(this::identifiesSource).count();
    return before + filled.stream().mapToInt(this::requestsAfter).max().orElse(0);
  }

  /**
   * Returns the requests on a cluster that the caller waits for because of the row's own copies.
   */
  public int requests() {
    return filled.stream()
        .mapToInt(copies -> (identifiesSource(copies) ? 1 : 0) + requestsAfter(copies))
        .sum();
  }

  /** Returns the cost as the end of a sentence; empty if there is none. */
  public String inWords() {
    StringBuilder words = new StringBuilder();
    if (!filled.isEmpty()) {
      words
          .append("; to fill its copies, on a cluster ")
          .append(FanOutCost.count(requests(), "request"))
          .append(" in ")
          .append(FanOutCost.count(roundTrips(), "round trip"))
          .append(" more");
    }
    fanOutCosts().forEach(cost -> words.append(cost.inWords()));
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

  /**
   * Whether the written columns identify the source row, so that the source is read before the
   * write.
   */
  private boolean identifiesSource(CopyPlan copies) {
    return !(plan instanceof MethodPlan.ColumnWrite write)
        || copies.reference().stream()
            .allMatch(property -> property.isKey() || written(write).contains(property.name()));
  }

  /** Returns the sequential requests after the write: one for the source, or two for both rows. */
  private int requestsAfter(CopyPlan copies) {
    return identifiesSource(copies) && !copies.isMovable() ? 1 : 2;
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
    return "The row gets its "
        + names(copies, Copied::here)
        + " from the row of table "
        + DocText.code(copies.source().table())
        + ", not from the caller. The source is read before the write, and again after it"
        + (copies.isMovable() ? ", together with the written row" : "")
        + ". A crash in between can leave an older value of the source.";
  }

  private static String following(CopyPlan copies) {
    String rows = DocText.code(copies.copying().table());
    String what = names(copies, Copied::there);
    return "The rows of table "
        + rows
        + " that copy "
        + what
        + " are rewritten "
        + (copies.isAsync()
            ? "in the background after this returns"
            : "before this returns; after 10,000 rows or ten seconds, the rest follows in the"
                + " background")
        + ". A page has 100 rows"
        + breakEven(copies)
        + ". Until then they have the old value. A task in the store remains until all rows are"
        + " rewritten; after a crash or a failure {@code rowan.maintenance().resumeCopies} completes it.";
  }

  private static String breakEven(CopyPlan copies) {
    long written = copies.written();
    long rows = written > 0 ? written : copies.numbered();
    return rows == 0 || (written == 0 && rows == 1)
        ? ""
        : ". %s %s rows have the copy, which is cheaper than a lookup from %s reads of a row for each change"
            .formatted(
                written > 0 ? "At most" : "By the stated numbers, up to",
                CopyCost.whole(rows),
                CopyCost.breakEven(rows));
  }

  private static String names(CopyPlan copies, Function<Copied, PropertyModel> end) {
    return copies.columns().stream()
        .map(end)
        .map(PropertyModel::column)
        .map(DocText::code)
        .collect(Collectors.joining(", "));
  }

  /**
   * The cost on a cluster of rewriting the copies of one row in one table. A task is stored before
   * the change. Then each page reads the source and rewrites some rows. The task is removed at the
   * end.
   *
   * @param copying the table with the copies
   * @param waits whether the caller waits for the rows, up to the limit for writers
   * @param requests requests that do not depend on the number of rows, the first page included
   * @param ofRow requests for each row, which is read, written, and read again with its source
   * @param ofRowAfter requests for each row that no caller waits for
   */
  public record FanOutCost(
      String copying,
      boolean waits,
      int requests,
      WriteCost.Count ofRow,
      WriteCost.Count ofRowAfter) {
    /** The rows of one page. */
    public static final int PAGE_ROWS = 100;

    /** Requests for each page after the first. */
    public static final int OF_PAGE = 2;

    /** The rows after which one request stores the progress. */
    public static final int ROWS_BETWEEN_NOTES = 1_000;

    /** The request that stores the task. Every caller waits for it. */
    public static final int NOTE = 1;

    private static final int END_OF_NOTE = 1;
    private static final int REQUESTS_OF_ROW = 3;

    static FanOutCost of(CopyPlan copies) {
      WriteCost write = new WriteCosts(copies.copying()).ofCopies(copies);
      // a conditional write reads the row once more; other writes know it already
      int lookup = write.protocol().equals(Optional.of(Maintain.SERIAL)) ? 1 : 0;
      return new FanOutCost(
          copies.copying().table(),
          !copies.isAsync(),
          NOTE + OF_PAGE + END_OF_NOTE,
          write
              .before()
              .plus(new WriteCost.Count(REQUESTS_OF_ROW + lookup + write.reserved() + 1, 0)),
          write.after());
    }

    /** Returns how many of the requests that do not depend on the rows the caller waits for. */
    public int requestsWaitedFor() {
      return waits ? requests : NOTE;
    }

    /** Returns the cost as the end of a sentence. */
    String inWords() {
      return ("; to rewrite its copies in %s, on a cluster %s more, %s for each row, %d for"
              + " each further %d rows and 1 for each %s rows or two seconds; %s")
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
          : ", but not for up to %s more for each row".formatted(number(ofRowAfter));
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
