package dev.rowan.processor.rule;

import dev.rowan.processor.plan.Design;
import dev.rowan.processor.plan.PlannedDao;
import java.util.stream.Stream;

/** A rule that checks a DAO. */
public non-sealed interface DaoRule extends Rule {
  /** Returns the complaints about one DAO. The design holds all other declarations. */
  Stream<Complaint> check(PlannedDao dao, Design design);
}
