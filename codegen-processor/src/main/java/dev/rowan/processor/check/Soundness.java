package dev.rowan.processor.check;

import dev.rowan.processor.model.EntityModel;
import dev.rowan.processor.model.TypeName;
import dev.rowan.processor.model.UdtModel;
import dev.rowan.processor.plan.Design;
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
