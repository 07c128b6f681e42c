package dev.rowan.processor.model;

import java.util.Optional;

/** How generated code reads a property of an entity. */
public sealed interface Reading {
  /** Calls a method without parameters. */
  record Accessor(String method) implements Reading {
    @Override
    public <R> R match(Cases<R> cases) {
      return cases.accessor(this);
    }
  }

  /** Reads a field that is visible in the package. */
  record FromField(String field) implements Reading {
    @Override
    public <R> R match(Cases<R> cases) {
      return cases.fromField(this);
    }
  }

  /**
   * Generated code cannot read the property. There can be a method with the name of a getter that
   * has another type, is not visible, or declares a checked exception.
   */
  record NoReading(Optional<String> unusable) implements Reading {
    @Override
    public <R> R match(Cases<R> cases) {
      return cases.none(this);
    }
  }

  /** No member of the class holds the value: an annotation of the class declares the column. */
  record NoMember() implements Reading {
    @Override
    public <R> R match(Cases<R> cases) {
      return cases.noMember(this);
    }
  }

  /** A visitor with one method for each way. */
  interface Cases<R> {
    R accessor(Accessor reading);

    R fromField(FromField reading);

    R none(NoReading reading);

    R noMember(NoMember reading);
  }

  <R> R match(Cases<R> cases);
}
