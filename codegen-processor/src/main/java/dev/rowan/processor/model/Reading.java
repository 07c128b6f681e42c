package dev.rowan.processor.model;

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

  /** Generated code cannot read the property. */
  record NoReading() implements Reading {
    @Override
    public <R> R match(Cases<R> cases) {
      return cases.none(this);
    }
  }

  /** A visitor with one method for each way. */
  interface Cases<R> {
    R accessor(Accessor reading);

    R fromField(FromField reading);

    R none(NoReading reading);
  }

  <R> R match(Cases<R> cases);
}
