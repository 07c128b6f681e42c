package dev.rowan.processor.rule.mapping;

import dev.rowan.processor.diagnostic.Severity;
import dev.rowan.processor.model.EntityModel;
import dev.rowan.processor.model.EntityModel.Provenance;
import dev.rowan.processor.model.Origin;
import dev.rowan.processor.model.TypeName;
import dev.rowan.processor.model.UdtModel;
import dev.rowan.processor.plan.Design;
import dev.rowan.processor.plan.PlannedDao;
import dev.rowan.processor.rule.Complaint;
import dev.rowan.processor.rule.DaoRule;
import dev.rowan.processor.rule.DesignRule;
import dev.rowan.processor.rule.EntityRule;
import dev.rowan.processor.rule.UdtRule;
import dev.rowan.processor.source.GeneratedNames;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/** Reports a type whose generated class would have the name of another class. */
@DesignRule(
    code = "MAP-24",
    severity = Severity.ERROR,
    summary = "A generated class would have the name of another class")
public final class TakenName implements EntityRule, UdtRule, DaoRule {
  /** The first type that needs each generated class. */
  private static Map<TypeName, TypeName> first(Design design) {
    return all(design)
        .flatMap(type -> type.generated().stream().map(name -> Map.entry(name, type.type())))
        .collect(Collectors.toMap(Map.Entry::getKey, Map.Entry::getValue, (first, other) -> first));
  }

  @Override
  public Stream<Complaint> check(EntityModel entity, Design design) {
    return check(entity, generated(entity), design);
  }

  @Override
  public Stream<Complaint> check(UdtModel udt, Design design) {
    return udt.entity()
        ? Stream.empty() // MAP-20
        : check(udt.mapped(), List.of(GeneratedNames.mapping(udt.name())), design);
  }

  private static Stream<Complaint> check(
      EntityModel mapped, List<TypeName> generated, Design design) {
    // the classes of other rounds and compilations exist because they were generated
    return mapped.provenance() == Provenance.THIS_ROUND
        ? check(mapped.name(), generated, mapped.origin(), design)
        : Stream.empty();
  }

  @Override
  public Stream<Complaint> check(PlannedDao dao, Design design) {
    TypeName name = dao.dao().name();
    return check(name, List.of(GeneratedNames.dao(name)), dao.dao().origin(), design);
  }

  private static Stream<Complaint> check(
      TypeName type, List<TypeName> generated, Origin origin, Design design) {
    return generated.stream()
        .flatMap(
            name ->
                own(type, name, origin, design)
                    .or(() -> shared(type, name, origin, design))
                    .stream())
        .limit(1);
  }

  private static Optional<Complaint> own(
      TypeName type, TypeName generated, Origin origin, Design design) {
    return design.sources().contains(generated.qualified())
        ? Optional.of(
            complaint(
                    origin,
                    "Rowan generates `%s` for `%s`, but a source declares a class of this name"
                        .formatted(generated.simple(), type.nested()))
                .fix("give your class `%s` another name".formatted(generated.simple())))
        : Optional.empty();
  }

  /** Reports the second of two types that need one generated class. */
  private static Optional<Complaint> shared(
      TypeName type, TypeName generated, Origin origin, Design design) {
    return Optional.ofNullable(design.once(TakenName.class, TakenName::first).get(generated))
        .filter(other -> !other.equals(type))
        .map(
            other ->
                complaint(
                        origin,
                        "`%s` and `%s` both need the generated class `%s`"
                            .formatted(other.nested(), type.nested(), generated.simple()))
                    .fix("give `%s` another name".formatted(type.nested())));
  }

  private static Complaint complaint(Origin origin, String fact) {
    return Complaint.at(origin, fact)
        .because(
            "the name of a generated class follows from the name of its type, and a package has"
                + " each name once");
  }

  private record Generating(TypeName type, List<TypeName> generated) {}

  private static Stream<Generating> all(Design design) {
    return Stream.of(
            design.entities().stream().map(each -> new Generating(each.name(), generated(each))),
            design.udts().stream()
                .map(UdtModel::name)
                .map(name -> new Generating(name, List.of(GeneratedNames.mapping(name)))),
            design.daos().stream()
                .map(dao -> dao.dao().name())
                .map(name -> new Generating(name, List.of(GeneratedNames.dao(name)))))
        .flatMap(each -> each);
  }

  private static List<TypeName> generated(EntityModel entity) {
    TypeName mapping = GeneratedNames.mapping(entity.name());
    return entity.changeable().findAny().isPresent()
        ? List.of(mapping, GeneratedNames.patch(entity.name()))
        : List.of(mapping);
  }
}
