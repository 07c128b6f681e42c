package dev.rowan.processor.check;

import dev.rowan.processor.model.EntityModel;
import dev.rowan.processor.model.TypeName;
import dev.rowan.processor.model.UdtModel;
import dev.rowan.processor.plan.Design;
import dev.rowan.processor.plan.PlannedCall;
import dev.rowan.processor.plan.PlannedDao;
import java.util.List;
import java.util.Set;
import java.util.stream.Collectors;

/** Decides which declarations depend only on declarations without errors. */
final class Soundness {
  private Soundness() {}

  /** Returns whether all user-defined types of a declaration are sound. */
  static boolean isMadeOf(EntityModel mapped, List<UdtModel> sound, Design design) {
    return mapped.columns().allMatch(column -> sound.containsAll(design.udtsIn(column.type())));
  }

  /**
   * Requires that each method of a DAO without findings has an entity. Otherwise the DAO would have
   * no generated class, and no message would say why.
   *
   * @throws IllegalStateException if a method has none
   */
  static void requireEntities(PlannedDao dao) {
    for (PlannedCall call : dao.calls()) {
      if (call.entity().isEmpty()) {
        throw new IllegalStateException(
            "the entity of %s in %s is not known, and no rule reports it"
                .formatted(call.method().shape().brief(), dao.dao().name().qualified()));
      }
    }
  }

  /** Returns whether the entities of all methods of a DAO are sound. */
  static boolean leansOnlyOn(List<EntityModel> sound, PlannedDao dao) {
    return dao.calls().stream().allMatch(call -> call.entity().filter(sound::contains).isPresent());
  }

  /**
   * Removes entities whose partners are not sound: the mapping of an entity refers to the mappings
   * of the entities that it copies from, and of those that copy from it.
   */
  static void removeWithoutPartners(List<EntityModel> sound) {
    Set<TypeName> names;
    do {
      names = sound.stream().map(EntityModel::name).collect(Collectors.toSet());
      Set<TypeName> known = names;
      sound.removeIf(entity -> !entity.copyPartners().allMatch(known::contains));
    } while (sound.size() < names.size());
  }
}
