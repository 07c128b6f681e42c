package dev.rowan.processor.model;

import java.util.List;

/**
 * The name of a class or interface: its package, empty for the unnamed one, and its simple names
 * from the outermost type inwards.
 */
public record TypeName(String packageName, List<String> simpleNames) {
  public TypeName {
    simpleNames = List.copyOf(simpleNames);
  }

  /** Returns the canonical name: {@code dev.shop.Shop.Item}. */
  public String qualified() {
    return packageName.isEmpty() ? nested() : packageName + "." + nested();
  }

  /** Returns the name as code of the same package writes it: {@code Shop.Item}. */
  public String nested() {
    return String.join(".", simpleNames);
  }

  /** Returns the innermost name: {@code Item}. */
  public String simple() {
    return simpleNames.get(simpleNames.size() - 1);
  }

  /**
   * Returns the simple names joined by underscores: {@code Shop_Item}. Generated names begin with
   * it.
   */
  public String flat() {
    return String.join("_", simpleNames);
  }
}
