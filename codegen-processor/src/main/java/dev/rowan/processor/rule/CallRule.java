package dev.rowan.processor.rule;

import dev.rowan.processor.plan.Design;
import dev.rowan.processor.plan.PlannedCall;
import dev.rowan.processor.plan.PlannedDao;
import java.util.stream.Stream;

/** A mistake in one DAO method, which can be told without looking at the others. */
interface CallRule extends DaoRule {
  /** What is to be said about one method. */
  Stream<Complaint> check(PlannedCall call);

  @Override
  default Stream<Complaint> check(PlannedDao dao, Design design) {
    return dao.calls().stream().flatMap(this::check);
  }
}
