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
import dev.rowan.processor.source.SourceLayout;
import java.util.List;
import java.util.function.Predicate;
import java.util.stream.Stream;

/**
 * Generates a mapping for each entity and each user-defined type, a patch for each entity with
 * properties that can change, and an implementation for each DAO.
 */
public final class SourceGenerator {
  private final Container container;
  private final Predicate<String> exists;

  /**
   * @param container the container whose annotations DAOs have
   * @param exists whether there is a top-level type of a qualified name
   */
  public SourceGenerator(Container container, Predicate<String> exists) {
    this.container = container;
    this.exists = exists;
  }

  /**
   * Returns the sources for the declarations of this compilation, in their order. Equal
   * declarations give equal sources.
   */
  public List<GeneratedSource> generate(SoundDeclarations sound) {
    HiddenNames names = new HiddenNames(exists);
    return Stream.of(
            sound.udts().stream()
                .filter(udt -> udt.mapped().provenance() == Provenance.THIS_ROUND)
                .map(SourceGenerator::mapping),
            sound.entities().stream().flatMap(entity -> ofEntity(entity, sound)),
            sound.daos().stream().map(this::dao))
        .flatMap(each -> each)
        .map(each -> each.source(names))
        .toList();
  }

  private static Stream<Generated> ofEntity(EntityModel entity, SoundDeclarations sound) {
    return entity.changeable().findAny().isPresent()
        ? Stream.of(mapping(entity, sound), patch(entity))
        : Stream.of(mapping(entity, sound));
  }

  private static Generated patch(EntityModel entity) {
    TypeName name = GeneratedNames.patch(entity.name());
    return new Generated(name, new PatchGenerator(entity).generate(), entity.name());
  }

  private static Generated mapping(EntityModel entity, SoundDeclarations sound) {
    TypeName name = GeneratedNames.mapping(entity.name());
    return new Generated(
        name,
        new MappingGenerator(
                entity,
                sound.copies(entity),
                sound.recounts(entity),
                sound.rollups(entity),
                sound.figures(entity))
            .generate(),
        entity.name());
  }

  private static Generated mapping(UdtModel udt) {
    TypeName name = GeneratedNames.mapping(udt.name());
    return new Generated(name, new UdtGenerator(udt).generate(), udt.name());
  }

  private Generated dao(SoundDao dao) {
    TypeName name = GeneratedNames.dao(dao.dao().name());
    return new Generated(name, new DaoGenerator(dao, container).generate(), dao.dao().name());
  }

  private static String text(TypeName name, TypeSpec type) {
    return JavaFile.builder(name.packageName(), type)
        .indent("  ")
        .skipJavaLangImports(true)
        .build()
        .toString();
  }

  /**
   * A generated type.
   *
   * @param origin the declaration from which it is generated
   */
  private record Generated(TypeName name, TypeSpec type, TypeName origin) {
    GeneratedSource source(HiddenNames names) {
      String text = text(name, type);
      List<String> hidden = names.in(name.packageName(), text);
      String sound = hidden.isEmpty() ? text : text(name, qualifying(hidden));
      return new GeneratedSource(name.qualified(), SourceLayout.of(sound), origin.qualified());
    }

    private TypeSpec qualifying(List<String> hidden) {
      return type.toBuilder().alwaysQualify(hidden.toArray(String[]::new)).build();
    }
  }
}
