package dev.rowan.processor.generate;

import com.palantir.javapoet.ClassName;
import dev.rowan.processor.model.ColumnType;
import dev.rowan.processor.model.Component;
import dev.rowan.processor.model.ComputedKey;
import dev.rowan.processor.model.Conversion;
import dev.rowan.processor.model.EntityModel;
import dev.rowan.processor.model.IndexModel;
import dev.rowan.processor.model.PropertyModel;
import dev.rowan.processor.model.TableColumn;
import dev.rowan.processor.model.UdtModel;
import dev.rowan.processor.plan.Binding;
import dev.rowan.processor.source.ConstantCase;
import dev.rowan.processor.source.GeneratedNames;
import dev.rowan.processor.source.Names;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;

/**
 * Chooses the names of the constants of one mapping. They depend only on the entity, so a DAO of
 * another compilation computes the same names.
 */
final class MappingNames {
  static final String INSTANCE = "INSTANCE";
  static final String TABLE = "TABLE";
  static final String TYPE = "TYPE";

  private final ClassName mapping;
  private final Map<String, String> properties = new LinkedHashMap<>();
  private final Map<Component, String> components = new LinkedHashMap<>();
  private final Map<String, String> computed = new LinkedHashMap<>();
  private final Map<String, String> indexes = new LinkedHashMap<>();

  MappingNames(EntityModel entity) {
    this(entity, TABLE);
  }

  MappingNames(UdtModel udt) {
    this(udt.mapped(), TYPE);
  }

  private MappingNames(EntityModel entity, String schema) {
    mapping = GeneratedNames.poet(GeneratedNames.mapping(entity.name()));
    Names names = new Names().without(List.of(INSTANCE, schema)).without(typesIn(entity));
    entity
        .columns()
        .map(PropertyModel::name)
        .forEach(name -> properties.put(name, names.take(ConstantCase.of(name))));
    entity.indexes().stream()
        .flatMap(IndexModel::keys)
        .forEach(
            key ->
                suffix(key.component())
                    .ifPresent(
                        suffix ->
                            components.computeIfAbsent(
                                key.component(),
                                part ->
                                    names.take(ConstantCase.of(part.property()) + "_" + suffix))));
    entity.nativeIndexes().stream()
        .flatMap(index -> index.parts(entity).stream())
        .map(TableColumn::component)
        .forEach(
            part ->
                suffix(part)
                    .ifPresent(
                        suffix ->
                            components.computeIfAbsent(
                                part,
                                each ->
                                    names.take(ConstantCase.of(each.property()) + "_" + suffix))));
    entity
        .columns()
        .forEach(
            property ->
                property
                    .division()
                    .ifPresent(
                        key -> computed.put(property.name(), names.take(computed(property, key)))));
    entity
        .indexes()
        .forEach(index -> indexes.put(index.name(), names.take(ConstantCase.of(index.name()))));
  }

  /** Returns the class of the mapping. */
  ClassName mapping() {
    return mapping;
  }

  /** Returns the constant of a property. */
  String property(String name) {
    return named(properties.get(name), name);
  }

  /** Returns all constants. */
  List<String> constants() {
    return Stream.of(properties, components, computed, indexes)
        .flatMap(each -> each.values().stream())
        .toList();
  }

  /** Returns the constant that computes the value of a property. */
  String computed(String property) {
    return named(computed.get(property), property);
  }

  /** Returns the constant that encodes the parameter of a binding. */
  String argument(Binding binding) {
    return binding.isGiven()
            || binding.source() == Binding.Source.NEXT_SHARD
            || !binding.column().isComputedProperty()
        ? argument(binding.column().component())
        : computed(binding.column().component().property());
  }

  /** Returns the constant that encodes an argument for a key column. */
  String argument(Component component) {
    return component instanceof Component.Whole whole
        ? property(whole.property())
        : named(components.get(component), component.property());
  }

  /** Returns the constant of the derived table of an index. */
  String index(IndexModel index) {
    return named(indexes.get(index.name()), index.name());
  }

  /** Returns the index components that are not properties, in order of declaration. */
  List<Component> components() {
    return new ArrayList<>(components.keySet());
  }

  private static String computed(PropertyModel property, ComputedKey key) {
    return ConstantCase.of(property.name())
        + (property.isShardInTurn() ? "_IN_TURN" : "_OF_" + ConstantCase.of(key.source()));
  }

  private static Optional<String> suffix(Component component) {
    if (component instanceof Component.ValueOf) {
      return Optional.of("VALUE");
    }
    if (component instanceof Component.ElementOf) {
      return Optional.of("ELEMENT");
    }
    if (component instanceof Component.ShardOf shard) {
      return Optional.of("SHARD_" + shard.count());
    }
    if (component instanceof Component.FormatOf) {
      return Optional.of("FORMAT");
    }
    if (component instanceof Component.LowerOf) {
      return Optional.of("LOWER");
    }
    return component instanceof Component.PeriodOf period
        ? Optional.of(period.period().name())
        : Optional.empty();
  }

  /** Returns type names that a constant must not have, because it would hide the type. */
  private static List<String> typesIn(EntityModel entity) {
    List<String> types = new ArrayList<>(entity.name().simpleNames());
    entity
        .embedded()
        .forEach(
            object -> object.type().name().ifPresent(name -> types.addAll(name.simpleNames())));
    entity
        .columns()
        .forEach(
            property ->
                property
                    .type()
                    .parts()
                    .forEach(
                        part -> {
                          if (part instanceof ColumnType.EnumByName constant) {
                            types.addAll(constant.type().name().orElseThrow().simpleNames());
                          }
                          if (part instanceof ColumnType.Converted converted) {
                            types.addAll(typesIn(converted.by()));
                          }
                          if (part instanceof ColumnType.OfClass mapped) {
                            types.addAll(GeneratedNames.mapping(mapped.type()).simpleNames());
                          }
                        }));
    return types;
  }

  private static List<String> typesIn(Conversion conversion) {
    if (conversion instanceof Conversion.ByClass by) {
      return by.converter().type().simpleNames();
    }
    if (conversion instanceof Conversion.AsJson json) {
      return Stream.concat(json.java().name().stream(), json.mapper().stream())
          .flatMap(type -> type.simpleNames().stream())
          .toList();
    }
    if (conversion instanceof Conversion.OfArray array) {
      return array.component().name().stream()
          .flatMap(type -> type.simpleNames().stream())
          .toList();
    }
    return conversion instanceof Conversion.OfComponent of
        ? of.type().name().orElseThrow().simpleNames()
        : List.of();
  }

  private static String named(@Nullable String constant, String what) {
    if (constant == null) {
      throw new IllegalStateException("no constant is generated for " + what);
    }
    return constant;
  }
}
