package dev.rowan.cli.report;

import dev.rowan.cli.check.SchemaFinding;
import java.util.List;

/** A format for findings. */
public enum FindingReport {
  /** Lines for people, which editors can open. */
  TEXT {
    @Override
    public String text(String file, List<SchemaFinding> findings) {
      return TextReport.of(file, findings);
    }
  },
  /** One JSON object. */
  JSON {
    @Override
    public String text(String file, List<SchemaFinding> findings) {
      return JsonReport.of(file, findings);
    }
  },
  /** SARIF 2.1.0, which code hosts show beside the changed lines. */
  SARIF {
    @Override
    public String text(String file, List<SchemaFinding> findings) {
      return SarifReport.of(file, findings);
    }
  };

  /**
   * Returns the report.
   *
   * @param file the file as the user has named it, with forward slashes
   */
  public abstract String text(String file, List<SchemaFinding> findings);
}
