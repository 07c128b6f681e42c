package shop;

import dev.rowan.patch.EntityPatch;
import dev.rowan.patch.PatchStart;
import jakarta.annotation.Generated;
import java.util.Set;
import org.jspecify.annotations.NullUnmarked;

/**
 * Changes to one row of {@link Property}. Properties without a change remain unchanged. Not thread-safe.
 */
@Generated("dev.rowan.processor.RowanProcessor")
@NullUnmarked
@SuppressWarnings({"all", "deprecation", "exports", "removal"})
public final class PropertyPatch extends EntityPatch<Property> {
  private PropertyPatch(PatchStart<Property> start) {
    super(start);
  }

  /** Starts an empty patch of the row with the given key. */
  public static PropertyPatch of(String key) {
    return new PropertyPatch(
        PatchStart.of(
            PropertyMapping.INSTANCE,
            PropertyMapping.KEY.encodeKey(key)));
  }

  /**
   * Starts a patch with the differences between two states of one row. A property without a value
   * in the second state is cleared. A collection that differs is set as a whole.
   */
  public static PropertyPatch between(Property before, Property after) {
    return new PropertyPatch(PatchStart.between(PropertyMapping.INSTANCE, before, after));
  }

  /** Sets {@code table}. */
  public PropertyPatch setTable(String table) {
    set(PropertyMapping.TABLE_2, table);
    return this;
  }

  /** Deletes the value of {@code table}. */
  public PropertyPatch clearTable() {
    clear(PropertyMapping.TABLE_2);
    return this;
  }

  /** Sets {@code instance}. */
  public PropertyPatch setInstance(String instance) {
    set(PropertyMapping.INSTANCE_2, instance);
    return this;
  }

  /** Deletes the value of {@code instance}. */
  public PropertyPatch clearInstance() {
    clear(PropertyMapping.INSTANCE_2);
    return this;
  }

  /** Sets {@code fooBar}. */
  public PropertyPatch setFooBar(String fooBar) {
    set(PropertyMapping.FOO_BAR, fooBar);
    return this;
  }

  /** Deletes the value of {@code fooBar}. */
  public PropertyPatch clearFooBar() {
    clear(PropertyMapping.FOO_BAR);
    return this;
  }

  /** Sets {@code foo_bar}. */
  public PropertyPatch setFoo_bar(String foo_bar) {
    set(PropertyMapping.FOO_BAR_2, foo_bar);
    return this;
  }

  /** Deletes the value of {@code foo_bar}. */
  public PropertyPatch clearFoo_bar() {
    clear(PropertyMapping.FOO_BAR_2);
    return this;
  }

  /** Sets {@code FOO_BAR}. */
  public PropertyPatch setFOO_BAR(String FOO_BAR) {
    set(PropertyMapping.FOO_BAR_3, FOO_BAR);
    return this;
  }

  /** Deletes the value of {@code FOO_BAR}. */
  public PropertyPatch clearFOO_BAR() {
    clear(PropertyMapping.FOO_BAR_3);
    return this;
  }

  /** Sets {@code row}. */
  public PropertyPatch setRow(String row) {
    set(PropertyMapping.ROW_2, row);
    return this;
  }

  /** Deletes the value of {@code row}. */
  public PropertyPatch clearRow() {
    clear(PropertyMapping.ROW_2);
    return this;
  }

  /** Sets {@code entity}. */
  public PropertyPatch setEntity(String entity) {
    set(PropertyMapping.ENTITY, entity);
    return this;
  }

  /** Deletes the value of {@code entity}. */
  public PropertyPatch clearEntity() {
    clear(PropertyMapping.ENTITY);
    return this;
  }

  /** Sets {@code größe}. */
  public PropertyPatch setGröße(int größe) {
    set(PropertyMapping.GRÖSSE, größe);
    return this;
  }

  /** Deletes the value of {@code größe}. */
  public PropertyPatch clearGröße() {
    clear(PropertyMapping.GRÖSSE);
    return this;
  }

  /** Sets <code>&#36;dollar&#36;</code>. */
  public PropertyPatch set$dollar$(String $dollar$) {
    set(PropertyMapping.$DOLLAR$, $dollar$);
    return this;
  }

  /** Deletes the value of <code>&#36;dollar&#36;</code>. */
  public PropertyPatch clear$dollar$() {
    clear(PropertyMapping.$DOLLAR$);
    return this;
  }

  /** Sets {@code record}. */
  public PropertyPatch setRecord(String record) {
    set(PropertyMapping.RECORD, record);
    return this;
  }

  /** Deletes the value of {@code record}. */
  public PropertyPatch clearRecord() {
    clear(PropertyMapping.RECORD);
    return this;
  }

  /** Sets {@code tags}. */
  public PropertyPatch setTags(Set<String> tags) {
    set(PropertyMapping.TAGS, tags);
    return this;
  }

  /** Deletes the value of {@code tags}. */
  public PropertyPatch clearTags() {
    clear(PropertyMapping.TAGS);
    return this;
  }

  /** Adds elements to {@code tags}. */
  public PropertyPatch addTags(Set<String> tags) {
    add(PropertyMapping.TAGS, tags);
    return this;
  }

  /** Removes elements from {@code tags}. */
  public PropertyPatch removeTags(Set<String> tags) {
    remove(PropertyMapping.TAGS, tags);
    return this;
  }

  /** Sets {@code tagsElement}. */
  public PropertyPatch setTagsElement(String tagsElement) {
    set(PropertyMapping.TAGS_ELEMENT, tagsElement);
    return this;
  }

  /** Deletes the value of {@code tagsElement}. */
  public PropertyPatch clearTagsElement() {
    clear(PropertyMapping.TAGS_ELEMENT);
    return this;
  }

  /** Sets {@code shouting}. */
  public PropertyPatch setShouting(Property.ROW shouting) {
    set(PropertyMapping.SHOUTING, shouting);
    return this;
  }

  /** Deletes the value of {@code shouting}. */
  public PropertyPatch clearShouting() {
    clear(PropertyMapping.SHOUTING);
    return this;
  }
}
