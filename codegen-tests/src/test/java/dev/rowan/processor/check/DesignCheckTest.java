package dev.rowan.processor.check;

import static org.assertj.core.api.Assertions.assertThat;

import dev.rowan.processor.Sources;
import dev.rowan.processor.diagnostic.Finding;
import java.util.List;
import org.junit.jupiter.api.Test;

class DesignCheckTest {
  private static CheckResult check(String source) {
    return DesignCheck.check(Sources.design(Sources.source("It", source)), Severities.OWN);
  }

  @Test
  void aDaoThatLeansOnABrokenEntityIsNotSoundAndNotBlamed() {
    CheckResult result =
        check(
            """
            @Entity record Bad(UUID id) {}
            @Entity record Good(@PartitionKey UUID id) {}
            @Dao interface Bads { @Insert void save(Bad bad); }
            @Dao interface Goods { @Insert void save(Good good); }
            """);

    assertThat(result.findings()).extracting(Finding::code).containsExactly("KEY-01");
    assertThat(result.sound().entities())
        .extracting(entity -> entity.name().simple())
        .containsExactly("Good");
    assertThat(result.sound().daos())
        .extracting(sound -> sound.dao().name().simple())
        .containsExactly("Goods");
  }

  @Test
  void findingsComeInSourceOrder() {
    List<Finding> findings =
        check(
                """
            @Entity @CustomIndex(name = "by_a", partition = "a") record Bad(
                @PartitionKey UUID id, String a, Object b, @Column("_c") int c) {}
            """)
            .findings();

    assertThat(findings).extracting(Finding::code).containsExactly("IDX-07", "MAP-01", "MAP-05");
  }

  @Test
  void aMistakeInASharedInterfaceIsReportedOnce() {
    List<Finding> findings =
        check(
                """
            @Entity record Note(@PartitionKey UUID id) {}
            interface Saving<E> { @Insert int save(E entity); }
            @Dao interface Notes extends Saving<Note> {}
            @Dao interface MoreNotes extends Saving<Note> {}
            """)
            .findings();

    assertThat(findings).extracting(Finding::code).containsExactly("DAO-03");
  }

  @Test
  void onlyTheNamedWarningIsSuppressedAndOnlyThere() {
    List<Finding> findings =
        check(
                """
            @Entity record Two(@PartitionKey UUID id,
                @SuppressDesign(rule = "KEY-10", because = "a hash")
                @Clustering(0) byte[] one, @Clustering(1) byte[] two) {}
            """)
            .findings();

    assertThat(findings)
        .extracting(Finding::headline)
        .hasSize(1)
        .first()
        .asString()
        .contains("two");
  }
}
