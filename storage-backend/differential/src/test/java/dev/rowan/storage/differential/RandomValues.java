package dev.rowan.storage.differential;

import dev.rowan.spi.schema.ColumnType;
import dev.rowan.spi.schema.CounterType;
import dev.rowan.spi.schema.ListType;
import dev.rowan.spi.schema.MapType;
import dev.rowan.spi.schema.SetType;
import dev.rowan.spi.schema.UserType;
import dev.rowan.spi.value.CellEdit;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/** The values that a write sets in one column: a value, null, or an edit of a part. */
final class RandomValues {
  private RandomValues() {}

  /** Returns a whole value, or rarely null. */
  static Object whole(ColumnType type, Dice dice) {
    return dice.oneIn(6) ? null : Domain.value(type, dice);
  }

  /** Returns any value or edit that an update may contain, except a clear. */
  static Object any(ColumnType type, Dice dice) {
    if (type == CounterType.COUNTER) {
      return new CellEdit.Increment(dice.oneIn(10) ? Long.MAX_VALUE : dice.between(-3, 3));
    }
    return type.isMultiCell() && !dice.oneIn(3) ? part(type, dice) : whole(type, dice);
  }

  private static Object part(ColumnType type, Dice dice) {
    if (type instanceof ListType list) {
      return ofList(list, dice);
    }
    if (type instanceof SetType set) {
      return dice.coin()
          ? new CellEdit.AddAll(Domain.set(set.element(), dice, dice.between(1, 3)))
          : new CellEdit.RemoveAll(distinct(set.element(), dice));
    }
    if (type instanceof MapType map) {
      return dice.oneIn(3) ? new CellEdit.RemoveAll(distinct(map.key(), dice)) : put(map, dice);
    }
    return fields((UserType) type, dice);
  }

  private static CellEdit ofList(ListType list, Dice dice) {
    List<Object> some = Domain.values(list.element(), dice, dice.between(1, 3));
    return switch (dice.below(6)) {
      case 0, 1 -> new CellEdit.Append(some);
      case 2 -> new CellEdit.Prepend(some);
      case 3 -> new CellEdit.RemoveAll(some.subList(0, 1));
      default -> new CellEdit.SetAt(dice.below(3), dice.oneIn(3) ? null : some.get(0));
    };
  }

  private static List<Object> distinct(ColumnType type, Dice dice) {
    return new ArrayList<>(Domain.set(type, dice, dice.between(1, 3)));
  }

  private static CellEdit put(MapType map, Dice dice) {
    Map<Object, Object> entries = new LinkedHashMap<>(Domain.map(map, dice, dice.between(1, 3)));
    if (dice.oneIn(3)) {
      entries.replaceAll((key, value) -> dice.coin() ? null : value);
    }
    return new CellEdit.PutAll(entries);
  }

  private static CellEdit fields(UserType type, Dice dice) {
    Map<String, Object> fields = new LinkedHashMap<>();
    for (int i = dice.between(1, type.fields().size()); i > 0; i--) {
      UserType.Field field = dice.of(type.fields());
      fields.put(field.name(), whole(field.type(), dice));
    }
    return new CellEdit.SetFields(fields);
  }
}
