package dev.rowan.processor.generate;

import com.palantir.javapoet.JavaFile;
import com.palantir.javapoet.TypeSpec;
import dev.rowan.processor.model.EntityModel;
import dev.rowan.processor.model.TypeName;
import dev.rowan.processor.rule.SoundDao;
import dev.rowan.processor.rule.SoundDeclarations;
import dev.rowan.processor.source.GeneratedNames;
import dev.rowan.processor.source.Layout;
import java.util.List;
import java.util.stream.Stream;

/** Writes a mapping for each entity and an implementation for each DAO. */
public final class SourceGenerator {
  private final boolean injectable;

  /**
   * @param injectable whether DAOs carry the annotations by which containers find them
   */
  public SourceGenerator(boolean injectable) {
    this.injectable = injectable;
  }

  /** The sources of what is declared here, in its order; equal for equal declarations. */
  public List<GeneratedSource> generate(SoundDeclarations sound) {
    return Stream.concat(
            sound.entities().stream().map(SourceGenerator::mapping),
            sound.daos().stream().map(this::dao))
        .toList();
  }

  private static GeneratedSource mapping(EntityModel entity) {
    TypeName name = GeneratedNames.mapping(entity.name());
    return source(name, new MappingGenerator(entity).generate(), entity.name());
  }

  private GeneratedSource dao(SoundDao dao) {
    TypeName name = GeneratedNames.dao(dao.dao().name());
    return source(name, new DaoGenerator(dao, injectable).generate(), dao.dao().name());
  }

  private static GeneratedSource source(TypeName name, TypeSpec type, TypeName origin) {
    String text =
        JavaFile.builder(name.packageName(), type)
            .indent("  ")
            .skipJavaLangImports(true)
            .build()
            .toString();
    return new GeneratedSource(name.qualified(), Layout.of(text), origin.qualified());
  }
}
