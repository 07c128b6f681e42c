package blog;

import dev.rowan.Rowan;
import dev.rowan.annotation.Nulls;
import dev.rowan.observe.CallKind;
import dev.rowan.observe.PlannedRequests;
import dev.rowan.runtime.DaoRuntime;
import jakarta.annotation.Generated;
import jakarta.inject.Inject;
import jakarta.inject.Singleton;
import java.util.UUID;
import org.jspecify.annotations.NullUnmarked;

/** Implements {@link Authors} on a store. Thread-safe. */
@Generated("dev.rowan.processor.RowanProcessor")
@NullUnmarked
@SuppressWarnings({"all", "deprecation", "exports", "removal"})
@Singleton
public class RowanAuthors implements Authors {
  private final DaoRuntime<Author> runtime;

  private final DaoRuntime<Author> save;

  private final DaoRuntime<Author> rename;

  private final DaoRuntime<Author> describe;

  private final DaoRuntime<Author> remove;

  /** Creates the DAO. Its tables exist when this returns. */
  @Inject
  public RowanAuthors(Rowan rowan) {
    this.runtime = rowan.runtime(AuthorMapping.INSTANCE);
    this.save = runtime.attributedTo("Authors.save", CallKind.WRITE, PlannedRequests.UNKNOWN);
    this.rename = runtime.attributedTo("Authors.rename", CallKind.WRITE, PlannedRequests.UNKNOWN);
    this.describe = runtime.attributedTo("Authors.describe", CallKind.WRITE, PlannedRequests.of(1));
    this.remove = runtime.attributedTo("Authors.remove", CallKind.WRITE, PlannedRequests.UNKNOWN);
  }

  /**
   * Inserts one {@code Author} as a row of table {@code author}.
   *
   * <p>Cost: 1 row written, in 1 request; to rewrite its copies in {@code post}, on a cluster 4
   * requests more, 4 for each row, 2 for each further 100 rows and 1 for each 1,000 rows or two
   * seconds; the caller waits for these; to rewrite its copies in {@code comment}, on a cluster 4
   * requests more, 4 for each row, 2 for each further 100 rows and 1 for each 1,000 rows or two
   * seconds; the caller waits for the first.
   *
   * <p>On the embedded store the write is atomic: a crash or a concurrent writer never leaves a
   * part of it.
   *
   * <p>On a cluster: After a crash or a timeout, the write may have been applied. Of concurrent
   * writers, the latest timestamp wins for each column. A retry is safe.
   *
   * <p>The rows of table {@code post} that copy {@code name} are rewritten before this returns;
   * after 10,000 rows or ten seconds, the rest follows in the background. A page has 100 rows.
   * Until then they have the old value. A task in the store remains until all rows are rewritten;
   * after a crash or a failure {@code rowan.maintenance().resumeCopies} completes it.
   *
   * <p>The rows of table {@code comment} that copy {@code name}, {@code city} are rewritten in
   * the background after this returns. A page has 100 rows. Until then they have the old value. A
   * task in the store remains until all rows are rewritten; after a crash or a failure {@code
   * rowan.maintenance().resumeCopies} completes it.
   */
  @Override
  public void save(Author author) {
    runtime.await(save.insert(author, Nulls.UNSET));
  }

  /**
   * Updates {@code name} of one row of table {@code author}.
   *
   * <p>Cost: 1 row written, in 1 request; to rewrite its copies in {@code post}, on a cluster 4
   * requests more, 4 for each row, 2 for each further 100 rows and 1 for each 1,000 rows or two
   * seconds; the caller waits for these; to rewrite its copies in {@code comment}, on a cluster 4
   * requests more, 4 for each row, 2 for each further 100 rows and 1 for each 1,000 rows or two
   * seconds; the caller waits for the first.
   *
   * <p>On the embedded store the write is atomic: a crash or a concurrent writer never leaves a
   * part of it.
   *
   * <p>On a cluster: After a crash or a timeout, the write may have been applied. Of concurrent
   * writers, the latest timestamp wins for each column. A retry is safe.
   *
   * <p>The rows of table {@code post} that copy {@code name} are rewritten before this returns;
   * after 10,000 rows or ten seconds, the rest follows in the background. A page has 100 rows.
   * Until then they have the old value. A task in the store remains until all rows are rewritten;
   * after a crash or a failure {@code rowan.maintenance().resumeCopies} completes it.
   *
   * <p>The rows of table {@code comment} that copy {@code name}, {@code city} are rewritten in
   * the background after this returns. A page has 100 rows. Until then they have the old value. A
   * task in the store remains until all rows are rewritten; after a crash or a failure {@code
   * rowan.maintenance().resumeCopies} completes it.
   */
  @Override
  public void rename(UUID id, String name) {
    runtime.await(
        rename.update(
            rename.rowChange()
                .key(AuthorMapping.ID, id)
                .set(AuthorMapping.NAME, name)
                .row()));
  }

  /**
   * Updates {@code biography} of one row of table {@code author}.
   *
   * <p>Cost: 1 row written, in 1 request.
   *
   * <p>On the embedded store the write is atomic: a crash or a concurrent writer never leaves a
   * part of it.
   *
   * <p>On a cluster: After a crash or a timeout, the write may have been applied. Of concurrent
   * writers, the latest timestamp wins for each column. A retry is safe.
   */
  @Override
  public void describe(UUID id, String biography) {
    runtime.await(
        describe.update(
            describe.rowChange()
                .key(AuthorMapping.ID, id)
                .set(AuthorMapping.BIOGRAPHY, biography)
                .row()));
  }

  /**
   * Deletes the row of one {@code Author} from table {@code author}.
   *
   * <p>Cost: 1 row written, in 1 request; to rewrite its copies in {@code post}, on a cluster 4
   * requests more, 4 for each row, 2 for each further 100 rows and 1 for each 1,000 rows or two
   * seconds; the caller waits for these; to rewrite its copies in {@code comment}, on a cluster 4
   * requests more, 4 for each row, 2 for each further 100 rows and 1 for each 1,000 rows or two
   * seconds; the caller waits for the first.
   *
   * <p>On the embedded store the write is atomic: a crash or a concurrent writer never leaves a
   * part of it.
   *
   * <p>On a cluster: After a crash or a timeout, the write may have been applied. Of concurrent
   * writers, the latest timestamp wins for each column. A retry is safe.
   *
   * <p>The rows of table {@code post} that copy {@code name} are rewritten before this returns;
   * after 10,000 rows or ten seconds, the rest follows in the background. A page has 100 rows.
   * Until then they have the old value. A task in the store remains until all rows are rewritten;
   * after a crash or a failure {@code rowan.maintenance().resumeCopies} completes it.
   *
   * <p>The rows of table {@code comment} that copy {@code name}, {@code city} are rewritten in
   * the background after this returns. A page has 100 rows. Until then they have the old value. A
   * task in the store remains until all rows are rewritten; after a crash or a failure {@code
   * rowan.maintenance().resumeCopies} completes it.
   */
  @Override
  public void remove(Author author) {
    runtime.await(remove.delete(author));
  }
}
