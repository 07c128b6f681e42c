package dev.rowan.processor.model;

import java.util.Optional;

/** How generated code sets a property of an entity. */
public sealed interface Writing {
  /** Passes it to the constructor, at this position. */
  record ToConstructor(int position) implements Writing {
    @Override
    public <R> R match(Cases<R> cases) {
      return cases.toConstructor(this);
    }
  }

  /** Passes it to this method of the builder. */
  record ToBuilder(String method) implements Writing {
    @Override
    public <R> R match(Cases<R> cases) {
      return cases.toBuilder(this);
    }
  }

  /** Calls a method with the value as its one parameter. */
  record Setter(String method) implements Writing {
    @Override
    public <R> R match(Cases<R> cases) {
      return cases.setter(this);
    }
  }

  /** Assigns a field that is visible in the package. */
  record ToField(String field) implements Writing {
    @Override
    public <R> R match(Cases<R> cases) {
      return cases.toField(this);
    }
  }

  /**
   * Generated code cannot set the property; {@code finalField} tells whether the field is final.
   * There can be a method with the name of a setter that is not visible, or declares a checked
   * exception.
   */
  record NoWriting(boolean finalField, Optional<String> unusable) implements Writing {
    @Override
    public <R> R match(Cases<R> cases) {
      return cases.none(this);
    }
  }

  /** No member of the class holds the value: an annotation of the class declares the column. */
  record NoMember() implements Writing {
    @Override
    public <R> R match(Cases<R> cases) {
      return cases.noMember(this);
    }
  }

  /** A visitor with one method for each way. */
  interface Cases<R> {
    R toConstructor(ToConstructor writing);

    R toBuilder(ToBuilder writing);

    R setter(Setter writing);

    R toField(ToField writing);

    R none(NoWriting writing);

    R noMember(NoMember writing);
  }

  <R> R match(Cases<R> cases);
}
