package dev.rowan.processor.generate;

import com.palantir.javapoet.JavaFile;
import com.palantir.javapoet.TypeSpec;
import dev.rowan.processor.check.SoundDao;
import dev.rowan.processor.check.SoundDeclarations;
import dev.rowan.processor.model.EntityModel;
import dev.rowan.processor.model.EntityModel.Provenance;
import dev.rowan.processor.model.TypeName;
import dev.rowan.processor.model.UdtModel;
import dev.rowan.processor.source.GeneratedNames;
import dev.rowan.processor.source.Layout;
import java.util.List;
import java.util.stream.Stream;

/**
 * Generates a mapping for each entity and each user-defined type, a patch for each entity with
 * properties that can change, and an implementation for each DAO.
 */
public final class SourceGenerator {
  private final boolean injectable;

  /**
   * @param injectable whether DAOs have the annotations for dependency injection
   */
  public SourceGenerator(boolean injectable) {
    this.injectable = injectable;
  }

  /**
   * Returns the sources for the declarations of this compilation, in their order. Equal
   * declarations give equal sources.
   */
  public List<GeneratedSource> generate(SoundDeclarations sound) {
    return Stream.of(
            sound.udts().stream()
                .filter(udt -> udt.mapped().provenance() == Provenance.THIS_ROUND)
                .map(SourceGenerator::mapping),
            sound.entities().stream().flatMap(entity -> ofEntity(entity, sound)),
            sound.daos().stream().map(this::dao))
        .flatMap(each -> each)
        .toList();
  }

  private static Stream<GeneratedSource> ofEntity(EntityModel entity, SoundDeclarations sound) {
    return entity.changeable().findAny().isPresent()
        ? Stream.of(mapping(entity, sound), patch(entity))
        : Stream.of(mapping(entity, sound));
  }

  private static GeneratedSource patch(EntityModel entity) {
    TypeName name = GeneratedNames.patch(entity.name());
    return source(name, new PatchGenerator(entity).generate(), entity.name());
  }

  private static GeneratedSource mapping(EntityModel entity, SoundDeclarations sound) {
    TypeName name = GeneratedNames.mapping(entity.name());
    return source(
        name,
        new MappingGenerator(entity, sound.copies(entity), sound.recounts(entity)).generate(),
        entity.name());
  }

  private static GeneratedSource mapping(UdtModel udt) {
    TypeName name = GeneratedNames.mapping(udt.name());
    return source(name, new UdtGenerator(udt).generate(), udt.name());
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
