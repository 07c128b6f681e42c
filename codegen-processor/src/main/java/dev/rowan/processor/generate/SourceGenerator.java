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
import java.util.function.Predicate;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;
import java.util.stream.Stream;

/**
 * Generates a mapping for each entity and each user-defined type, a patch for each entity with
 * properties that can change, and an implementation for each DAO.
 */
public final class SourceGenerator {
  private static final Pattern TYPE_NAME = Pattern.compile("\\b\\p{Lu}\\w*");

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
    return Stream.of(
            sound.udts().stream()
                .filter(udt -> udt.mapped().provenance() == Provenance.THIS_ROUND)
                .map(this::mapping),
            sound.entities().stream().flatMap(entity -> ofEntity(entity, sound)),
            sound.daos().stream().map(this::dao))
        .flatMap(each -> each)
        .toList();
  }

  private Stream<GeneratedSource> ofEntity(EntityModel entity, SoundDeclarations sound) {
    return entity.changeable().findAny().isPresent()
        ? Stream.of(mapping(entity, sound), patch(entity))
        : Stream.of(mapping(entity, sound));
  }

  private GeneratedSource patch(EntityModel entity) {
    TypeName name = GeneratedNames.patch(entity.name());
    return source(name, new PatchGenerator(entity).generate(), entity.name());
  }

  private GeneratedSource mapping(EntityModel entity, SoundDeclarations sound) {
    TypeName name = GeneratedNames.mapping(entity.name());
    return source(
        name,
        new MappingGenerator(entity, sound.copies(entity), sound.recounts(entity)).generate(),
        entity.name());
  }

  private GeneratedSource mapping(UdtModel udt) {
    TypeName name = GeneratedNames.mapping(udt.name());
    return source(name, new UdtGenerator(udt).generate(), udt.name());
  }

  private GeneratedSource dao(SoundDao dao) {
    TypeName name = GeneratedNames.dao(dao.dao().name());
    return source(name, new DaoGenerator(dao, container).generate(), dao.dao().name());
  }

  private GeneratedSource source(TypeName name, TypeSpec type, TypeName origin) {
    String text = text(name, type);
    String[] hidden = hidden(name, text);
    if (hidden.length > 0) {
      text = text(name, type.toBuilder().alwaysQualify(hidden).build());
    }
    return new GeneratedSource(name.qualified(), Layout.of(text), origin.qualified());
  }

  private static String text(TypeName name, TypeSpec type) {
    return JavaFile.builder(name.packageName(), type)
        .indent("  ")
        .skipJavaLangImports(true)
        .build()
        .toString();
  }

  /** Returns the names of {@code java.lang} in a text that mean other types in its package. */
  private String[] hidden(TypeName name, String text) {
    return TYPE_NAME
        .matcher(text)
        .results()
        .map(MatchResult::group)
        .distinct()
        .filter(word -> exists.test(new TypeName(name.packageName(), List.of(word)).qualified()))
        .filter(word -> exists.test("java.lang." + word))
        .toArray(String[]::new);
  }
}
