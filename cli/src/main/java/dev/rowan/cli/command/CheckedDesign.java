package dev.rowan.cli.command;

import dev.rowan.cli.compile.Compilation;
import dev.rowan.cli.compile.CompilerMessage;
import dev.rowan.cli.compile.ProcessorRun;
import dev.rowan.cli.ddl.Remark;
import dev.rowan.cli.design.DesignType;
import dev.rowan.cli.design.EntityDesign;
import dev.rowan.cli.design.PropertyDesign;
import dev.rowan.cli.design.SchemaDesign;
import dev.rowan.cli.design.TypeDesign;
import dev.rowan.cli.source.SchemaSourceWriter;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;

/**
 * A design without the classes that the compiler refuses. The designer follows the rules of the
 * processor; this check makes sure that no difference reaches the user's build.
 */
final class CheckedDesign {
  private CheckedDesign() {}

  /**
   * Returns the design whose classes compile, with a remark for each class that does not.
   *
   * @param options options of the processor, such as {@code -Arowan.nodes=6}
   * @throws dev.rowan.cli.compile.UnknownOptionException if the processor does not understand an
   *     option
   * @throws IllegalStateException if the compiler refuses a class that belongs to no table
   */
  static SchemaDesign of(SchemaDesign design, String packageName, List<String> options) {
    SchemaDesign sound = design;
    while (true) {
      Compilation compiled = ProcessorRun.of(SchemaSourceWriter.write(sound, packageName), options);
      if (compiled.errors().isEmpty()) {
        return sound;
      }
      sound = without(refused(compiled), sound);
    }
  }

  /** Returns what is wrong and why, by the first error of each class. */
  private static Map<String, String> refused(Compilation compiled) {
    Map<String, String> refused = new TreeMap<>();
    for (CompilerMessage error : compiled.errors()) {
      String code = error.code().map(each -> " (" + each + ")").orElse("");
      String reason = error.reason().map(each -> ": " + each).orElse("");
      refused.putIfAbsent(error.className(), error.headline() + code + reason);
    }
    return refused;
  }

  private static SchemaDesign without(Map<String, String> refused, SchemaDesign design) {
    List<Remark> remarks = new ArrayList<>(design.remarks());
    List<EntityDesign> entities = new ArrayList<>();
    for (EntityDesign entity : design.entities()) {
      String reason = reason(refused, entity.className(), entity.properties());
      if (reason.isEmpty()) {
        entities.add(entity);
      } else {
        remarks.add(Remark.lost(entity.position(), entity.table(), "", reason));
      }
    }
    List<TypeDesign> types =
        design.types().stream()
            .filter(type -> reason(refused, type.className(), type.fields()).isEmpty())
            .toList();
    if (types.size() == design.types().size() && entities.size() == design.entities().size()) {
      throw new IllegalStateException("the compiler refuses the classes: " + refused.values());
    }
    remarks.sort(Remark.BY_POSITION);
    return new SchemaDesign(types, entities, remarks);
  }

  private static String reason(
      Map<String, String> refused, String className, List<PropertyDesign> properties) {
    return refused.entrySet().stream()
        .filter(
            each ->
                isOf(each.getKey(), className)
                    || properties.stream().anyMatch(use -> uses(use.type(), each.getKey())))
        .map(each -> "the compiler refuses the classes: " + each.getValue())
        .findFirst()
        .orElse("");
  }

  /** Returns whether a class is the record, or a class that belongs to it. */
  private static boolean isOf(String refused, String className) {
    return refused.equals(className)
        || refused.equals(className + "Dao")
        || refused.equals(className + "Mapping")
        || refused.equals(className + "Patch")
        || refused.equals("Rowan" + className + "Dao");
  }

  private static boolean uses(DesignType type, String className) {
    return type.name().endsWith("." + className)
        || type.arguments().stream().anyMatch(argument -> uses(argument, className));
  }
}
