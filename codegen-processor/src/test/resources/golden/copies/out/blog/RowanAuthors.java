package blog;

import dev.rowan.Rowan;
import dev.rowan.annotation.Nulls;
import dev.rowan.binding.RowChange;
import dev.rowan.runtime.DaoRuntime;
import jakarta.annotation.Generated;
import jakarta.inject.Inject;
import jakarta.inject.Singleton;
import java.util.UUID;
import org.jspecify.annotations.NullUnmarked;

/** {@link Authors} over a store. Thread-safe. */
@Generated("dev.rowan.processor.RowanProcessor")
@NullUnmarked
@SuppressWarnings({"deprecation", "exports", "removal"})
@Singleton
public final class RowanAuthors implements Authors {
  private final DaoRuntime<Author> runtime;

  private final DaoRuntime<Author> save;

  private final DaoRuntime<Author> rename;

  private final DaoRuntime<Author> describe;

  private final DaoRuntime<Author> remove;

  /** Makes the DAO; its tables are there when this returns. */
  @Inject
  public RowanAuthors(Rowan rowan) {
    this.runtime = rowan.runtime(AuthorMapping.INSTANCE);
    this.save = runtime.attributedTo("Authors.save");
    this.rename = runtime.attributedTo("Authors.rename");
    this.describe = runtime.attributedTo("Authors.describe");
    this.remove = runtime.attributedTo("Authors.remove");
  }

  /**
   * Writes a row of {@code author}.
   *
   * <p>Cost: 1 row written, in 1 request; for the rows of {@code post} that copy from it, on a
   * cluster 4 requests more, 4 for each row, 2 for each further 100 rows and 1 for each 1,000 or
   * two seconds; the caller waits for these; for the rows of {@code comment} that copy from it,
   * on a cluster 4 requests more, 4 for each row, 2 for each further 100 rows and 1 for each
   * 1,000 or two seconds; the caller waits for the first.
   *
   * <p>On the embedded store this is one atomic unit: whoever else writes, and whenever the
   * process stops, all of it is there or nothing.
   *
   * <p>On a cluster the later of two writers wins column by column; what failed without an answer
   * may have been applied, and a repetition does no harm.
   *
   * <p>The rows of {@code post} that copy {@code name} are rewritten before this returns, or
   * 10,000 of them, or as many as in ten seconds, and the rest behind it, 100 at a time; until
   * then they say what was before. A note in the store stands until that is done, so that what a
   * crash or a failure leaves undone is done by {@code rowan.upkeep().carryOn}.
   *
   * <p>The rows of {@code comment} that copy {@code name}, {@code city} are rewritten after this
   * returns, 100 at a time; until then they say what was before. A note in the store stands until
   * that is done, so that what a crash or a failure leaves undone is done by {@code
   * rowan.upkeep().carryOn}.
   */
  @Override
  public void save(Author author) {
    runtime.await(save.insert(author, Nulls.UNSET));
  }

  /**
   * Changes {@code name} of one row of {@code author}.
   *
   * <p>Cost: 1 row written, in 1 request; for the rows of {@code post} that copy from it, on a
   * cluster 4 requests more, 4 for each row, 2 for each further 100 rows and 1 for each 1,000 or
   * two seconds; the caller waits for these; for the rows of {@code comment} that copy from it,
   * on a cluster 4 requests more, 4 for each row, 2 for each further 100 rows and 1 for each
   * 1,000 or two seconds; the caller waits for the first.
   *
   * <p>On the embedded store this is one atomic unit: whoever else writes, and whenever the
   * process stops, all of it is there or nothing.
   *
   * <p>On a cluster the later of two writers wins column by column; what failed without an answer
   * may have been applied, and a repetition does no harm.
   *
   * <p>The rows of {@code post} that copy {@code name} are rewritten before this returns, or
   * 10,000 of them, or as many as in ten seconds, and the rest behind it, 100 at a time; until
   * then they say what was before. A note in the store stands until that is done, so that what a
   * crash or a failure leaves undone is done by {@code rowan.upkeep().carryOn}.
   *
   * <p>The rows of {@code comment} that copy {@code name}, {@code city} are rewritten after this
   * returns, 100 at a time; until then they say what was before. A note in the store stands until
   * that is done, so that what a crash or a failure leaves undone is done by {@code
   * rowan.upkeep().carryOn}.
   */
  @Override
  public void rename(UUID id, String name) {
    runtime.await(
        rename.update(
            RowChange.of(AuthorMapping.TABLE)
                .key(AuthorMapping.ID, id)
                .set(AuthorMapping.NAME, name)
                .row()));
  }

  /**
   * Changes {@code biography} of one row of {@code author}.
   *
   * <p>Cost: 1 row written, in 1 request.
   *
   * <p>On the embedded store this is one atomic unit: whoever else writes, and whenever the
   * process stops, all of it is there or nothing.
   *
   * <p>On a cluster the later of two writers wins column by column; what failed without an answer
   * may have been applied, and a repetition does no harm.
   */
  @Override
  public void describe(UUID id, String biography) {
    runtime.await(
        describe.update(
            RowChange.of(AuthorMapping.TABLE)
                .key(AuthorMapping.ID, id)
                .set(AuthorMapping.BIOGRAPHY, biography)
                .row()));
  }

  /**
   * Deletes a row of {@code author}.
   *
   * <p>Cost: 1 row written, in 1 request; for the rows of {@code post} that copy from it, on a
   * cluster 4 requests more, 4 for each row, 2 for each further 100 rows and 1 for each 1,000 or
   * two seconds; the caller waits for these; for the rows of {@code comment} that copy from it,
   * on a cluster 4 requests more, 4 for each row, 2 for each further 100 rows and 1 for each
   * 1,000 or two seconds; the caller waits for the first.
   *
   * <p>On the embedded store this is one atomic unit: whoever else writes, and whenever the
   * process stops, all of it is there or nothing.
   *
   * <p>On a cluster the later of two writers wins column by column; what failed without an answer
   * may have been applied, and a repetition does no harm.
   *
   * <p>The rows of {@code post} that copy {@code name} are rewritten before this returns, or
   * 10,000 of them, or as many as in ten seconds, and the rest behind it, 100 at a time; until
   * then they say what was before. A note in the store stands until that is done, so that what a
   * crash or a failure leaves undone is done by {@code rowan.upkeep().carryOn}.
   *
   * <p>The rows of {@code comment} that copy {@code name}, {@code city} are rewritten after this
   * returns, 100 at a time; until then they say what was before. A note in the store stands until
   * that is done, so that what a crash or a failure leaves undone is done by {@code
   * rowan.upkeep().carryOn}.
   */
  @Override
  public void remove(Author author) {
    runtime.await(remove.delete(author));
  }
}
