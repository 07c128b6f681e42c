package dev.rowan.docs.site;

import dev.rowan.docs.MarkdownPage;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;

/** The pages of the codes of run-time errors: one for each row of the table of codes. */
final class ErrorPages {
  private ErrorPages() {}

  /** Returns the text of each page by its path in the site, such as {@code errors/RUN-04.md}. */
  static Map<String, String> of(MarkdownPage errors) {
    Map<String, String> pages = new TreeMap<>();
    for (List<String> row : errors.tableUnder("Codes")) {
      String code = row.get(0);
      pages.put(
          "errors/" + code + ".md",
          """
          # %s: %s

          | | |
          |---|---|
          | exception | %s |
          | what to do | %s |

          [All errors at run time](../guide/errors.md)
          """
              .formatted(code, row.get(2), row.get(1), row.get(3)));
    }
    return pages;
  }
}
