package dev.rowan.processor.rule;

import dev.rowan.annotation.Consistency;
import dev.rowan.processor.diagnostic.Severity;
import dev.rowan.processor.model.DaoOptions;
import dev.rowan.processor.plan.Design;
import dev.rowan.processor.plan.PlannedDao;
import java.util.List;
import java.util.function.Predicate;
import java.util.stream.Stream;

/** What no server accepts would otherwise fail with the first call, or with the first write. */
@DesignRule(
    code = "DAO-19",
    severity = Severity.ERROR,
    summary = "A DAO asks for requests that no server carries out")
final class ImpossibleRequest implements DaoRule {
  private static final int LARGEST_PAGE = 100_000;

  @Override
  public Stream<Complaint> check(PlannedDao dao, Design design) {
    DaoOptions options = dao.dao().options();
    return Stream.of(
            levels(options, "readConsistency", options.reads(), c -> c != Consistency.ANY)
                .map(
                    c -> c.because("a write can be kept for a replica that is down; a read cannot"))
                .map(c -> c.fix("readConsistency = Consistency.LOCAL_ONE")),
            levels(options, "writeConsistency", options.writes(), c -> !c.isSerial())
                .map(
                    c ->
                        c.because(
                            "serial levels are for conditions, and for reads of what they decide"))
                .map(c -> c.fix("writeConsistency = Consistency.LOCAL_QUORUM")),
            levels(options, "serialConsistency", options.conditions(), Consistency::isSerial)
                .map(
                    c ->
                        c.because(
                            "replicas agree on conditions in the order of all data centers, or of one"))
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
                    "`%s` has %d levels".formatted(attribute, levels.size()))
                .because("a request has one level")
                .fix("%s = Consistency.%s".formatted(attribute, levels.get(0))));
  }

  private static Stream<Complaint> numbers(DaoOptions options) {
    Stream.Builder<Complaint> found = Stream.builder();
    if (options.timeoutMillis() < 0) {
      found.add(
          Complaint.at(
                  options.annotation().withAttribute("timeoutMillis"),
                  "a timeout of %d ms".formatted(options.timeoutMillis()))
              .because("a request that may take no time fails before it is sent")
              .fix("timeoutMillis = 2_000"));
    }
    if (options.pageSize() < 0 || options.pageSize() > LARGEST_PAGE) {
      found.add(
          Complaint.at(
                  options.annotation().withAttribute("pageSize"),
                  "a page of %d rows".formatted(options.pageSize()))
              .because("a page has 1 to 100,000 rows, which are in memory together")
              .fix("pageSize = 500"));
    }
    return found.build();
  }
}
