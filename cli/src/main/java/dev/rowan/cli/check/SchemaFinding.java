package dev.rowan.cli.check;

import dev.rowan.cli.compile.CompilerMessage.Severity;
import dev.rowan.cql.text.TextPosition;
import java.util.Comparator;
import java.util.List;

/**
 * A finding about a CQL file.
 *
 * @param code the code of a rule, {@code syntax}, or {@code unchecked} for a part of the schema
 *     that no entity expresses
 * @param place the table and the column, or nothing
 * @param headline the fact in one line
 * @param details the reason and the fixes, one line each
 */
public record SchemaFinding(
    Severity severity,
    String code,
    TextPosition position,
    String place,
    String headline,
    List<String> details) {
  /** The code of a text that is not CQL. */
  public static final String SYNTAX = "syntax";

  /** The code of CQL that no server accepts. */
  public static final String REFUSED = "refused";

  /** The code of a part of the schema that is not checked. */
  public static final String UNCHECKED = "unchecked";

  /** The order of the file. */
  public static final Comparator<SchemaFinding> BY_POSITION =
      Comparator.<SchemaFinding>comparingInt(finding -> finding.position().offset())
          .thenComparing(SchemaFinding::code);

  /** Copies the details. */
  public SchemaFinding {
    details = List.copyOf(details);
  }

  /** Returns whether the code is the code of a rule, which has a page. */
  public boolean hasPage() {
    return !List.of(SYNTAX, REFUSED, UNCHECKED).contains(code);
  }
}
