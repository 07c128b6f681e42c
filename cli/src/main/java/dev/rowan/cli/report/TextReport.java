package dev.rowan.cli.report;

import dev.rowan.cli.check.SchemaFinding;
import java.util.List;
import java.util.Locale;

/** Writes findings as lines. */
final class TextReport {
  private TextReport() {}

  static String of(String file, List<SchemaFinding> findings) {
    StringBuilder text = new StringBuilder();
    for (SchemaFinding finding : findings) {
      text.append(
          "%s:%d:%d: %s: [%s] %s%s%n"
              .formatted(
                  file,
                  finding.position().line(),
                  finding.position().column(),
                  finding.severity().name().toLowerCase(Locale.ROOT),
                  finding.code(),
                  finding.place().isEmpty() ? "" : finding.place() + ": ",
                  finding.headline()));
      finding.details().forEach(line -> text.append("  %s%n".formatted(line)));
      if (finding.hasPage()) {
        text.append("  see: rowan explain %s%n".formatted(finding.code()));
      }
    }
    return text.toString();
  }
}
