package dev.rowan.processor.rule;

import dev.rowan.processor.plan.Design;
import dev.rowan.processor.plan.PlannedDao;
import java.util.stream.Stream;

/** A mistake in a DAO. */
non-sealed interface DaoRule extends Rule {
  /** What is to be said about one DAO; the design tells what else there is. */
  Stream<Complaint> check(PlannedDao dao, Design design);
}
