package dev.rowan.processor.rule;

import dev.rowan.processor.plan.Design;
import dev.rowan.processor.plan.PlannedCall;
import dev.rowan.processor.plan.PlannedDao;
import java.util.stream.Stream;

/** A rule that checks each method of a DAO on its own. */
public interface CallRule extends DaoRule {
  /** Returns the complaints about one method. */
  Stream<Complaint> check(PlannedCall call);

  @Override
  default Stream<Complaint> check(PlannedDao dao, Design design) {
    return dao.calls().stream().flatMap(this::check);
  }
}
