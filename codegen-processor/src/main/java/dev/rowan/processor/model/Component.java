package dev.rowan.processor.model;

/** The source of the values of one key column of an index. */
public sealed interface Component {
  /** The value of a property. */
  record Whole(String property) implements Component {
    @Override
    public <R> R match(Cases<R> cases) {
      return cases.whole(this);
    }
  }

  /** Each element of a collection property, each key of a map. */
  record ElementOf(String property) implements Component {
    @Override
    public <R> R match(Cases<R> cases) {
      return cases.elementOf(this);
    }
  }

  /** Each value of a map property. Only native indexes have it. */
  record ValueOf(String property) implements Component {
    @Override
    public <R> R match(Cases<R> cases) {
      return cases.valueOf(this);
    }
  }

  /** The period that a property falls into. */
  record PeriodOf(Period period, String property) implements Component {
    @Override
    public <R> R match(Cases<R> cases) {
      return cases.periodOf(this);
    }
  }

  /** The time of a property as text, by a pattern of {@link java.time.format.DateTimeFormatter}. */
  record FormatOf(String property, String pattern) implements Component {
    @Override
    public <R> R match(Cases<R> cases) {
      return cases.formatOf(this);
    }
  }

  /** The text of a property in lower case. */
  record LowerOf(String property) implements Component {
    @Override
    public <R> R match(Cases<R> cases) {
      return cases.lowerOf(this);
    }
  }

  /** The shard of a property, out of a number of shards. */
  record ShardOf(String property, int count) implements Component {
    @Override
    public <R> R match(Cases<R> cases) {
      return cases.shardOf(this);
    }
  }

  /** Text that cannot be parsed. */
  record Unparsable(String text) implements Component {
    @Override
    public String property() {
      return text;
    }

    @Override
    public <R> R match(Cases<R> cases) {
      return cases.unparsable(this);
    }
  }

  /** A visitor with one method for each form. */
  interface Cases<R> {
    R whole(Whole component);

    R elementOf(ElementOf component);

    R valueOf(ValueOf component);

    R periodOf(PeriodOf component);

    R formatOf(FormatOf component);

    R lowerOf(LowerOf component);

    R shardOf(ShardOf component);

    R unparsable(Unparsable component);
  }

  <R> R match(Cases<R> cases);

  /** Returns the property that it names; for text that cannot be parsed, the text. */
  String property();

  /** Returns the component as users write it: {@code day(at)}. */
  default String text() {
    return text(property());
  }

  /** Returns the component as users write it, with another name in place of the property. */
  default String text(String name) {
    return match(
        new Cases<>() {
          @Override
          public String whole(Whole component) {
            return name;
          }

          @Override
          public String elementOf(ElementOf component) {
            return name;
          }

          @Override
          public String valueOf(ValueOf component) {
            return name;
          }

          @Override
          public String periodOf(PeriodOf component) {
            return component.period().word() + "(" + name + ")";
          }

          @Override
          public String formatOf(FormatOf component) {
            return "format(" + name + ", '" + component.pattern() + "')";
          }

          @Override
          public String lowerOf(LowerOf component) {
            return "lower(" + name + ")";
          }

          @Override
          public String shardOf(ShardOf component) {
            return "shard(" + name + ", " + component.count() + ")";
          }

          @Override
          public String unparsable(Unparsable component) {
            return component.text();
          }
        });
  }
}
