package dev.rowan.docs.api;

import static org.assertj.core.api.Assertions.assertThat;

import dev.rowan.Rowan;
import dev.rowan.dao.Limit;
import dev.rowan.operate.maintenance.CopyReport;
import dev.rowan.operate.maintenance.CopyResumeJob;
import java.nio.ByteBuffer;
import java.util.Set;
import java.util.UUID;
import org.junit.jupiter.api.Test;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/** The examples of types, hints and copies work as their Javadoc says. */
class HintsTest {
  private static final Logger log = LoggerFactory.getLogger(HintsTest.class);

  @Test
  void aVectorAndATagIndexAreStored() {
    try (Rowan rowan = Rowan.connect("rowan:memory:")) {
      Documents documents = rowan.dao(Documents.class);
      Document document = new Document();
      document.id = UUID.randomUUID();
      document.tags = Set.of("java", "cql");
      document.embedding = new float[384];
      document.embedding[7] = 0.5f;
      documents.save(document);
      assertThat(documents.tagged("cql", Limit.of(2)))
          .singleElement()
          .satisfies(read -> assertThat(read.embedding).isEqualTo(document.embedding));
    }
  }

  @Test
  void bytesSortAsUnsignedNumbers() {
    try (Rowan rowan = Rowan.connect("rowan:memory:")) {
      Chunks chunks = rowan.dao(Chunks.class);
      UUID file = UUID.randomUUID();
      Chunk second = chunk(file, 4096);
      Chunk first = chunk(file, 0);
      chunks.save(second);
      chunks.save(first);
      assertThat(chunks.of(file)).containsExactly(first, second);
    }
  }

  @Test
  void copiesAreCompleteAfterAResumedJob() {
    try (Rowan rowan = Rowan.connect("rowan:memory:")) {
      UUID ann = UUID.randomUUID();
      rowan.dao(Authors.class).save(new Author(ann, "ann"));
      Remarks remarks = rowan.dao(Remarks.class);
      remarks.save(new Remark(ann, UUID.randomUUID(), "well done", null));
      // tag::api-resume-copies[]
      CopyResumeJob job = rowan.maintenance().resumeCopies(AuthorMapping.INSTANCE);
      if (job.pending() > 0) {
        CopyReport report = job.run();
        log.info("{} copies rewritten", report.repaired());
      }
      // end::api-resume-copies[]
      assertThat(job.pending()).isZero();
      assertThat(remarks.of(ann)).extracting(Remark::authorName).containsExactly("ann");
    }
  }

  private static Chunk chunk(UUID file, long offset) {
    ByteBuffer bytes = ByteBuffer.allocate(Long.BYTES).putLong(0, offset);
    return new Chunk(file, bytes.asReadOnlyBuffer(), ByteBuffer.wrap(new byte[] {1}));
  }
}
