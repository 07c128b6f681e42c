package dev.rowan.processor.model;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.UnaryOperator;
import java.util.stream.Stream;

/** What a method returns for each row instead of the entity. */
public sealed interface ProjectionModel {
  /**
   * A record, or a class with a constructor, whose components name properties of the entity.
   *
   * @param name the record or the class
   * @param components in the order of the constructor
   * @param generic whether it has type parameters
   * @param visibility the visibility of the record, or of the constructor of the class
   */
  record OfRecord(TypeName name, List<Component> components, boolean generic, Visibility visibility)
      implements ProjectionModel {
    public OfRecord {
      components = List.copyOf(components);
    }

    /**
     * Returns the record with the properties that an attribute lists, by position.
     *
     * @param terms as many as the record has components
     */
    public OfRecord of(List<Term> terms) {
      List<Component> listed = new ArrayList<>();
      for (int i = 0; i < terms.size(); i++) {
        listed.add(components.get(i).of(terms.get(i)));
      }
      return new OfRecord(name, listed, generic, visibility);
    }
  }

  /**
   * More or fewer properties than the record has components.
   *
   * @param origin the attribute that lists the properties
   */
  record OfOtherSize(OfRecord record, List<Term> terms, Origin origin) implements ProjectionModel {
    public OfOtherSize {
      terms = List.copyOf(terms);
    }

    @Override
    public List<Component> components() {
      return List.of();
    }
  }

  /**
   * The value of one property.
   *
   * @param value the property, as written, and the type of the value
   * @param origin the attribute that names the property
   */
  record OfValue(Component value, Origin origin) implements ProjectionModel {
    @Override
    public List<Component> components() {
      return List.of(value);
    }
  }

  /**
   * A map of the values of a row, by the names of their columns.
   *
   * @param components what is read of the row, each in the type of its property; empty until the
   *     names of the statement are resolved
   * @param names the keys of the map, in the order of the components
   * @param type the map
   */
  record OfRow(List<Component> components, List<String> names, JavaType type)
      implements ProjectionModel {
    public OfRow {
      components = List.copyOf(components);
      names = List.copyOf(names);
    }
  }

  /**
   * A result for each group of rows: rows that have the same values in some properties.
   *
   * @param each what is returned for each group; an {@code OfKey} stands for the entity, which is
   *     no result of a group
   * @param by the properties, as written
   * @param origin the attribute that names the properties
   */
  record OfGroups(ProjectionModel each, List<String> by, Origin origin) implements ProjectionModel {
    public OfGroups {
      each = ofFirstRow(each);
      by = List.copyOf(by);
    }

    /** The value that a group has of a property is that of its first row. */
    private static ProjectionModel ofFirstRow(ProjectionModel each) {
      List<Term> terms =
          each.components().stream()
              .map(Component::term)
              .map(
                  term ->
                      term.aspect() == Aspect.VALUE ? new Term(term.name(), Aspect.FIRST) : term)
              .toList();
      if (each instanceof OfRecord record) {
        return record.of(terms);
      }
      return each instanceof OfValue value
          ? new OfValue(value.value().of(terms.get(0)), value.origin())
          : each;
    }

    @Override
    public List<Component> components() {
      return each.components();
    }

    @Override
    public boolean aggregates() {
      return true;
    }

    @Override
    public List<PropertyModel> properties(EntityModel entity) {
      return Stream.concat(
              by.stream().flatMap(name -> entity.property(name).stream()),
              each.properties(entity).stream())
          .distinct()
          .toList();
    }
  }

  /** Nothing but the existence of the row, for a method that counts rows or asks for one. */
  record OfKey() implements ProjectionModel {
    @Override
    public List<Component> components() {
      return List.of();
    }

    @Override
    public List<PropertyModel> properties(EntityModel entity) {
      return entity.primaryKey();
    }

    @Override
    public List<String> terms(EntityModel entity) {
      return entity.primaryKey().stream().map(PropertyModel::column).toList();
    }
  }

  /**
   * A property of that name, and what is read of the property.
   *
   * @param part the part of the value that is read; empty for the whole value
   */
  record Term(String name, Aspect aspect, Optional<WrittenPart> part) {
    /** Creates a term of the whole value. */
    public Term(String name, Aspect aspect) {
      this(name, aspect, Optional.empty());
    }

    /** Returns the term as users write it: {@code ttl(title)}, {@code prices['EUR']}. */
    public String text() {
      return of(name);
    }

    /** Returns the term with another name of the property, such as that of its column. */
    public String of(String other) {
      return aspect.of(other) + part.map(WrittenPart::text).orElse("");
    }
  }

  /**
   * A term, and the type in which the method returns it.
   *
   * @param type the type before the converter
   * @param converter the converter of the DAO that applies to the value
   * @param part the part of the value, once its names are resolved
   */
  record Component(
      Term term, JavaType type, Optional<ConverterModel> converter, Optional<ReadPart> part) {
    /** Creates a component without a converter. */
    public Component(Term term, JavaType type) {
      this(term, type, Optional.empty(), Optional.empty());
    }

    /** Returns the component with another term. */
    public Component of(Term newTerm) {
      return new Component(newTerm, type, converter, Optional.empty());
    }

    /** Returns the component with the type that a converter stores. */
    public Component convertedBy(ConverterModel by) {
      return new Component(term, by.column(), Optional.of(by), part);
    }

    /** Returns the component with the names of its part resolved. */
    public Component of(Optional<ReadPart> resolved) {
      return new Component(term, type, converter, resolved);
    }

    /** Returns the term of a column, in CQL: {@code ttl(title)}, {@code place.hall}. */
    public String of(String column) {
      return part.isPresent() && part.get().part() instanceof ColumnPart.Field field
          ? column + "." + field.field().cqlColumn()
          : term.of(column);
    }

    /** Returns the type of what the component returns: that of the property, or of its part. */
    public JavaType typeOf(PropertyModel property) {
      return part.map(ReadPart::java).orElseGet(property::javaType);
    }

    /** Returns the type as the method or the record declares it. */
    public JavaType declaredType() {
      return converter.map(ConverterModel::java).orElse(type);
    }

    public String name() {
      return term.name();
    }

    public Aspect aspect() {
      return term.aspect();
    }
  }

  /**
   * Returns the same projection with the write times and TTLs that properties of the entity have in
   * place of these properties.
   */
  default ProjectionModel withTimesOf(EntityModel entity) {
    return withEach(component -> component.of(timeOf(component.term(), entity)));
  }

  /** Returns the same projection with other components; that of groups stays as it is. */
  default ProjectionModel withEach(UnaryOperator<Component> change) {
    List<Component> changed = components().stream().map(change).toList();
    if (this instanceof OfRecord record) {
      return new OfRecord(record.name(), changed, record.generic(), record.visibility());
    }
    if (this instanceof OfRow row) {
      return new OfRow(changed, row.names(), row.type());
    }
    return this instanceof OfValue value ? new OfValue(changed.get(0), value.origin()) : this;
  }

  private static Term timeOf(Term term, EntityModel entity) {
    return entity
        .times()
        .filter(each -> term.aspect() == Aspect.VALUE && each.name().equals(term.name()))
        .findFirst()
        .map(each -> each.time().orElseThrow().term())
        .orElse(term);
  }

  /** Whether write times or TTLs are read, which only the rows of the entity's own table have. */
  default boolean readsTimes() {
    return components().stream().anyMatch(component -> component.aspect().isTime());
  }

  /** Whether the method returns how near rows are to the vector of a search. */
  default boolean readsSimilarity() {
    return components().stream().anyMatch(component -> component.aspect().isSimilarity());
  }

  /** Whether the method returns results that are computed of the values of several rows. */
  default boolean aggregates() {
    return components().stream().anyMatch(component -> component.aspect().isAggregate());
  }

  /** Returns the properties that are named, with the types in which they are returned. */
  List<Component> components();

  /** Returns what is read of a row, by columns: {@code ttl(title)}. */
  default List<String> terms(EntityModel entity) {
    return components().stream()
        .flatMap(
            component ->
                component.aspect() == Aspect.COUNT
                    ? Stream.of(component.term().text())
                    : entity.property(component.name()).stream()
                        .map(property -> component.of(property.column())))
        .toList();
  }

  /**
   * Returns what is read of the column of a property, in CQL: the column, or parts of its value if
   * no component needs more.
   */
  default List<String> columns(PropertyModel property) {
    List<Component> read =
        components().stream().filter(each -> each.name().equals(property.name())).toList();
    return !read.isEmpty() && read.stream().allMatch(each -> each.part().isPresent())
        ? read.stream().map(each -> each.of(property.cqlColumn())).toList()
        : List.of(property.cqlColumn());
  }

  /**
   * Returns the properties that are read; a component without property is left out, and so is one
   * of a similarity, which the search computes without the vector. A similarity alone comes with
   * the key of its row.
   */
  default List<PropertyModel> properties(EntityModel entity) {
    List<PropertyModel> read =
        components().stream()
            .filter(component -> !component.aspect().isSimilarity())
            .flatMap(component -> entity.property(component.name()).stream())
            .toList();
    return read.isEmpty() && readsSimilarity() ? entity.primaryKey() : read;
  }
}
