package dev.rowan.processor.rule.dao;

import dev.rowan.annotation.Consistency;
import dev.rowan.processor.diagnostic.Severity;
import dev.rowan.processor.model.DaoOptions;
import dev.rowan.processor.plan.Design;
import dev.rowan.processor.plan.PlannedDao;
import dev.rowan.processor.rule.Complaint;
import dev.rowan.processor.rule.DaoRule;
import dev.rowan.processor.rule.DesignRule;
import java.util.List;
import java.util.function.Predicate;
import java.util.stream.Stream;

/**
 * Reports options of a DAO that no server accepts. Without this rule the first call or the first
 * write would fail.
 */
@DesignRule(
    code = "DAO-19",
    severity = Severity.ERROR,
    summary = "A DAO has request options that no server accepts")
public final class ImpossibleRequest implements DaoRule {
  private static final int LARGEST_PAGE = 100_000;

  @Override
  public Stream<Complaint> check(PlannedDao dao, Design design) {
    DaoOptions options = dao.dao().options();
    return Stream.of(
            levels(options, "readConsistency", options.reads(), c -> c != Consistency.ANY)
                .map(
                    c ->
                        c.because(
                            "ANY also accepts a stored hint, and a hint cannot answer a read"))
                .map(c -> c.fix("readConsistency = Consistency.LOCAL_ONE")),
            levels(options, "writeConsistency", options.writes(), c -> !c.isSerial())
                .map(
                    c ->
                        c.because(
                            "serial levels are only for conditions, and for reads that must see"
                                + " their result"))
                .map(c -> c.fix("writeConsistency = Consistency.LOCAL_QUORUM")),
            levels(options, "serialConsistency", options.conditions(), Consistency::isSerial)
                .map(
                    c ->
                        c.because(
                            "replicas agree on a condition in all data centers (SERIAL) or in one"
                                + " (LOCAL_SERIAL)"))
                .map(c -> c.fix("serialConsistency = Consistency.LOCAL_SERIAL")),
            several(options, "readConsistency", options.reads()),
            several(options, "writeConsistency", options.writes()),
            several(options, "serialConsistency", options.conditions()),
            numbers(options))
        .flatMap(each -> each);
  }

  private static Stream<Complaint> levels(
      DaoOptions options, String attribute, List<Consistency> levels, Predicate<Consistency> fits) {
    return levels.stream()
        .filter(fits.negate())
        .limit(1)
        .map(
            level ->
                Complaint.at(
                    options.annotation().withAttribute(attribute),
                    "`%s` cannot be `%s`".formatted(attribute, level)));
  }

  private static Stream<Complaint> several(
      DaoOptions options, String attribute, List<Consistency> levels) {
    return levels.size() < 2
        ? Stream.empty()
        : Stream.of(
            Complaint.at(
                    options.annotation().withAttribute(attribute),
                    "`%s` has %d consistency levels".formatted(attribute, levels.size()))
                .because("a request has one consistency level")
                .fix("%s = Consistency.%s".formatted(attribute, levels.get(0))));
  }

  private static Stream<Complaint> numbers(DaoOptions options) {
    Stream.Builder<Complaint> found = Stream.builder();
    if (options.timeoutMillis() < 0) {
      found.add(
          Complaint.at(
                  options.annotation().withAttribute("timeoutMillis"),
                  "`timeoutMillis` is %d, which is negative".formatted(options.timeoutMillis()))
              .because("a request with a negative timeout fails before it is sent")
              .fix("timeoutMillis = 2_000"));
    }
    if (options.pageSize() < 0 || options.pageSize() > LARGEST_PAGE) {
      found.add(
          Complaint.at(
                  options.annotation().withAttribute("pageSize"),
                  "`pageSize` is %d, which is out of bounds".formatted(options.pageSize()))
              .because(
                  "the client holds all rows of a page in memory; a page has 1 to 100,000"
                      + " rows")
              .fix("pageSize = 500"));
    }
    return found.build();
  }
}
