package dev.rowan.processor.rule;

import dev.rowan.processor.model.UdtModel;
import dev.rowan.processor.plan.Design;
import java.util.stream.Stream;

/** A mistake in a user-defined type. */
non-sealed interface UdtRule extends Rule {
  /** What is to be said about one type; the design tells what else there is. */
  Stream<Complaint> check(UdtModel udt, Design design);
}
