package dev.rowan.processor.rule;

import dev.rowan.processor.model.EntityModel;
import dev.rowan.processor.model.UdtModel;
import dev.rowan.processor.plan.CopyPlan;
import dev.rowan.processor.plan.Design;
import dev.rowan.processor.plan.RecountPlan;
import java.util.List;

/**
 * What is free of errors, and leans on nothing that has one. Only the check makes it, so a
 * generator never meets a mistake: every method has a plan, every type a column, every name a
 * meaning.
 */
public final class SoundDeclarations {
  private final List<EntityModel> entities;
  private final List<UdtModel> udts;
  private final List<SoundDao> daos;
  private final Design declared;

  SoundDeclarations(
      List<EntityModel> entities, List<UdtModel> udts, List<SoundDao> daos, Design declared) {
    this.entities = List.copyOf(entities);
    this.udts = List.copyOf(udts);
    this.daos = List.copyOf(daos);
    this.declared = declared;
  }

  /** The entities of this round's own source, in source order. */
  public List<EntityModel> entities() {
    return entities;
  }

  /** What an entity copies from others, wherever those were compiled. */
  public List<CopyPlan> copies(EntityModel entity) {
    return CopyPlan.of(entity, declared);
  }

  /** Which counters of an entity are held against rows, wherever those were compiled. */
  public List<RecountPlan> recounts(EntityModel entity) {
    return RecountPlan.of(entity, declared);
  }

  /** The user-defined types, wherever they were compiled. */
  public List<UdtModel> udts() {
    return udts;
  }

  /** The same as a design, for those who want no more than what was planned. */
  public Design asDesign() {
    return new Design(entities, udts, daos.stream().map(SoundDao::asPlanned).toList());
  }

  /** The DAOs, in source order. */
  public List<SoundDao> daos() {
    return daos;
  }
}
