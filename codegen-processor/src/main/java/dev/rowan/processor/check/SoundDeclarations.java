package dev.rowan.processor.check;

import dev.rowan.processor.model.EntityModel;
import dev.rowan.processor.model.TableModel;
import dev.rowan.processor.model.UdtModel;
import dev.rowan.processor.plan.CopyPlan;
import dev.rowan.processor.plan.Design;
import dev.rowan.processor.plan.RecountPlan;
import dev.rowan.processor.plan.RollupPlan;
import dev.rowan.processor.quantity.ComparedFigures;
import dev.rowan.processor.quantity.TableFigures;
import java.util.List;
import java.util.Optional;

/**
 * The declarations that have no error and depend on no declaration with an error. Only the check
 * creates it, so generators need not handle errors: every method has a plan, and every property has
 * a column type.
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

  /** Returns the entities declared in this round's sources, in source order. */
  public List<EntityModel> entities() {
    return entities;
  }

  /** Returns the copies that an entity has of other entities, including compiled ones. */
  public List<CopyPlan> copies(EntityModel entity) {
    return CopyPlan.of(entity, declared);
  }

  /** Returns the reconciled counters of an entity. The counted entities can be compiled ones. */
  public List<RecountPlan> recounts(EntityModel entity) {
    return RecountPlan.of(entity, declared);
  }

  /** Returns the roll-ups of an entity's rows. The entities of counters can be compiled ones. */
  public List<RollupPlan> rollups(EntityModel entity) {
    return RollupPlan.of(entity, declared);
  }

  /**
   * Returns the numbers of an entity's tables that are compared with a cluster, without those that
   * follow from other entities.
   */
  public List<ComparedFigures> figures(EntityModel entity) {
    return TableModel.allOf(entity).stream()
        .map(table -> TableFigures.of(table, declared::udt, Optional.empty()))
        .flatMap(figures -> ComparedFigures.of(figures, declared.facts()).stream())
        .toList();
  }

  /** Returns the user-defined types, including compiled ones. */
  public List<UdtModel> udts() {
    return udts;
  }

  /** Returns these declarations as a design. */
  public Design asDesign() {
    return new Design(
        entities,
        udts,
        daos.stream().map(SoundDao::planned).toList(),
        declared.sources(),
        declared.facts());
  }

  /** Returns the DAOs, in source order. */
  public List<SoundDao> daos() {
    return daos;
  }
}
