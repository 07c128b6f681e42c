package dev.rowan.processor.rule;

import dev.rowan.processor.model.UdtModel;
import dev.rowan.processor.plan.Design;
import java.util.stream.Stream;

/** A rule that checks a user-defined type. */
public non-sealed interface UdtRule extends Rule {
  /** Returns the complaints about one type. The design holds all other declarations. */
  Stream<Complaint> check(UdtModel udt, Design design);
}
