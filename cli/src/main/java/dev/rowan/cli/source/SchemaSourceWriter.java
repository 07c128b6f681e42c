package dev.rowan.cli.source;

import dev.rowan.cli.design.EntityDesign;
import dev.rowan.cli.design.SchemaDesign;
import dev.rowan.cli.design.TypeDesign;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/** Writes the sources of a schema. */
public final class SchemaSourceWriter {
  private SchemaSourceWriter() {}

  /** Returns the records and the DAOs of a schema, types first. */
  public static List<SourceFile> write(SchemaDesign design, String packageName) {
    Set<String> names = classNames(design);
    List<SourceFile> files = new ArrayList<>(records(design, packageName));
    for (EntityDesign entity : design.entities()) {
      Imports imports = new Imports(packageName, names);
      String body = new DaoSource(entity, imports).text();
      files.add(file(packageName, DaoSource.name(entity), imports, body));
    }
    return files;
  }

  /** Returns the records of a schema without DAOs, types first. */
  public static List<SourceFile> records(SchemaDesign design, String packageName) {
    Set<String> names = classNames(design);
    List<SourceFile> files = new ArrayList<>();
    for (TypeDesign type : design.types()) {
      Imports imports = new Imports(packageName, names);
      files.add(file(packageName, type.className(), imports, RecordSource.of(type, imports)));
    }
    for (EntityDesign entity : design.entities()) {
      Imports imports = new Imports(packageName, names);
      files.add(file(packageName, entity.className(), imports, RecordSource.of(entity, imports)));
    }
    return files;
  }

  private static Set<String> classNames(SchemaDesign design) {
    return Stream.concat(
            design.types().stream().map(TypeDesign::className),
            design.entities().stream()
                .flatMap(entity -> Stream.of(entity.className(), DaoSource.name(entity))))
        .collect(Collectors.toSet());
  }

  private static SourceFile file(
      String packageName, String className, Imports imports, String body) {
    return new SourceFile(
        packageName, className, "package " + packageName + ";\n\n" + imports.statements() + body);
  }
}
