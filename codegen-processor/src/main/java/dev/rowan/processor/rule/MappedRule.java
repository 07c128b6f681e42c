package dev.rowan.processor.rule;

import dev.rowan.processor.model.UdtModel;
import dev.rowan.processor.plan.Design;
import java.util.stream.Stream;

/** A rule that checks how a class is mapped, for entities and for user-defined types. */
public interface MappedRule extends EntityRule, UdtRule {
  @Override
  default Stream<Complaint> check(UdtModel udt, Design design) {
    return check(udt.mapped(), design);
  }
}
