package shop;

import dev.rowan.Rowan;
import dev.rowan.annotation.Nulls;
import dev.rowan.mapping.Projection;
import dev.rowan.observe.CallKind;
import dev.rowan.observe.PlannedRequests;
import dev.rowan.runtime.DaoRuntime;
import dev.rowan.runtime.KeyedRead;
import dev.rowan.runtime.ReadPlan;
import jakarta.annotation.Generated;
import jakarta.inject.Inject;
import jakarta.inject.Singleton;
import java.util.List;
import java.util.Optional;
import java.util.UUID;
import org.jspecify.annotations.NullUnmarked;

/** Implements {@link Clips.Lookups} on a store. Thread-safe. */
@Generated("dev.rowan.processor.RowanProcessor")
@NullUnmarked
@SuppressWarnings({"all", "deprecation", "exports", "removal"})
@Singleton
public class RowanClips_Lookups implements Clips.Lookups {
  private final DaoRuntime<Clips.Clip> clips_ClipRuntime;

  private final DaoRuntime<Clips.Comment> clips_CommentRuntime;

  private final DaoRuntime<Clips.Clip> save;

  private final DaoRuntime<Clips.Clip> describe;

  private final DaoRuntime<Clips.Clip> remove;

  private final KeyedRead<String> titles;

  private final KeyedRead<Clips.Title> added;

  private final KeyedRead<Clips.Clip> tagged;

  private final DaoRuntime<Clips.Comment> comment_2;

  private final DaoRuntime<Clips.Comment> edit;

  private final DaoRuntime<Clips.Comment> removeComment;

  private final KeyedRead<Clips.Comment> ofAuthor;

  private final KeyedRead<Clips.Comment> one;

  /** Creates the DAO. Its tables exist when this returns. */
  @Inject
  public RowanClips_Lookups(Rowan rowan) {
    this.clips_ClipRuntime = rowan.runtime(Clips_ClipMapping.INSTANCE);
    this.clips_CommentRuntime = rowan.runtime(Clips_CommentMapping.INSTANCE);
    this.save =
        clips_ClipRuntime.attributedTo("Lookups.save", CallKind.WRITE, PlannedRequests.of(2));
    this.describe =
        clips_ClipRuntime.attributedTo("Lookups.describe", CallKind.WRITE, PlannedRequests.of(1));
    this.remove =
        clips_ClipRuntime.attributedTo("Lookups.remove", CallKind.WRITE, PlannedRequests.of(2));
    this.titles = clips_ClipRuntime.keyedRead(
            ReadPlan.through("Lookups.titles", Clips_ClipMapping.CLIPS_BY_OWNER)
                .as("SELECT ... FROM clips_by_owner WHERE uploader = ?", PlannedRequests.of(1)),
            new Projection<>(
                List.of(Clips_ClipMapping.TITLE),
                Clips_ClipMapping.TITLE::decode));
    this.added = clips_ClipRuntime.keyedRead(
            ReadPlan.through("Lookups.added", Clips_ClipMapping.LATEST_CLIPS)
                .as("SELECT ... FROM latest_clips WHERE day = ?", PlannedRequests.of(1)),
            new Projection<>(
                List.of(Clips_ClipMapping.ID, Clips_ClipMapping.OWNER, Clips_ClipMapping.TITLE),
                row -> new Clips.Title(Clips_ClipMapping.ID.decode(row), Clips_ClipMapping.OWNER.decode(row), Clips_ClipMapping.TITLE.decode(row))));
    this.tagged = clips_ClipRuntime.keyedRead(
            ReadPlan.through("Lookups.tagged", Clips_ClipMapping.CLIPS_BY_TAG)
                .as("SELECT ... FROM clips_by_tag WHERE tag = ?", PlannedRequests.of(1).andOneForEachRow()));
    this.comment_2 =
        clips_CommentRuntime.attributedTo("Lookups.comment", CallKind.WRITE, PlannedRequests.of(2));
    this.edit =
        clips_CommentRuntime.attributedTo("Lookups.edit", CallKind.WRITE, PlannedRequests.of(2));
    this.removeComment =
        clips_CommentRuntime.attributedTo("Lookups.removeComment", CallKind.WRITE, PlannedRequests.of(2));
    this.ofAuthor = clips_CommentRuntime.keyedRead(
            ReadPlan.through("Lookups.ofAuthor", Clips_CommentMapping.COMMENTS_BY_AUTHOR)
                .as("SELECT ... FROM comments_by_author WHERE username = ?", PlannedRequests.of(1)));
    this.one = clips_CommentRuntime.keyedRead(
            ReadPlan.through("Lookups.one", Clips_CommentMapping.COMMENTS_BY_AUTHOR)
                .as("SELECT ... FROM comments_by_author WHERE username = ? AND id = ?", PlannedRequests.of(1)));
  }

  /**
   * Inserts one {@code Clip} as a row of table {@code clips}. Derived tables: {@code
   * clips_by_owner}, {@code latest_clips}, {@code clips_by_tag}.
   *
   * <p>Cost: 1 row and up to 2 index entries and up to 1 for each indexed element written; on the
   * embedded store in 1 step, on a cluster in 1 round trip: the row with up to 2 entries and up
   * to 1 for each indexed element (after a read of it, if a column of an index key is null).
   *
   * <p>On the embedded store the write is atomic: a crash or a concurrent writer never leaves a
   * part of it.
   *
   * <p>On a cluster (BLIND): The row and its index entries are one logged batch. After a crash, a
   * part of the batch may be visible until Cassandra replays the rest. Of concurrent writers, the
   * latest timestamp wins for each column, in all tables alike. A retry is safe and leaves no
   * orphaned entry.
   */
  @Override
  public void save(Clips.Clip clip) {
    clips_ClipRuntime.await(save.insert(clip, Nulls.UNSET));
  }

  /**
   * Updates {@code description} of one row of table {@code clips}. Derived tables: {@code
   * clips_by_owner}, {@code latest_clips}, {@code clips_by_tag}.
   *
   * <p>Cost: 1 row written; on the embedded store in 1 step, on a cluster in 1 round trip: the
   * row.
   *
   * <p>On the embedded store the write is atomic: a crash or a concurrent writer never leaves a
   * part of it.
   *
   * <p>On a cluster (BLIND): The row and its index entries are one logged batch. After a crash, a
   * part of the batch may be visible until Cassandra replays the rest. Of concurrent writers, the
   * latest timestamp wins for each column, in all tables alike. A retry is safe and leaves no
   * orphaned entry.
   */
  @Override
  public void describe(UUID id, String description) {
    clips_ClipRuntime.await(
        describe.update(
            describe.rowChange()
                .key(Clips_ClipMapping.ID, id)
                .set(Clips_ClipMapping.DESCRIPTION, description)
                .row()));
  }

  /**
   * Deletes the {@code Clip} with the given {@code id} from table {@code clips}. Derived tables:
   * {@code clips_by_owner}, {@code latest_clips}, {@code clips_by_tag}.
   *
   * <p>Cost: 1 row and up to 2 index entries and up to 1 for each indexed element written; on the
   * embedded store in 1 step, on a cluster in 2 round trips: a read of the row, then the row with
   * up to 2 entries and up to 1 for each indexed element.
   *
   * <p>On the embedded store the write is atomic: a crash or a concurrent writer never leaves a
   * part of it.
   *
   * <p>On a cluster (BLIND): The row and its index entries are one logged batch. After a crash, a
   * part of the batch may be visible until Cassandra replays the rest. Of concurrent writers, the
   * latest timestamp wins for each column, in all tables alike. A retry is safe and leaves no
   * orphaned entry.
   */
  @Override
  public void remove(UUID id) {
    clips_ClipRuntime.await(remove.deleteByKey(remove.key(Clips_ClipMapping.ID, id)));
  }

  /**
   * Reads {@code title} of the {@code Clip} rows with the given {@code uploader}, through the
   * index table {@code clips_by_owner}. The rows are in their stored order. The index entries
   * hold these columns.
   *
   * <p>Cost: 1 partition, 1 request.
   *
   * <p>CQL on a cluster: {@code SELECT ... FROM clips_by_owner WHERE uploader = ?}.
   *
   * <p>A row that is written during the read appears in its old or its new state, never in
   * between.
   *
   * <p>On a cluster (BLIND): An entry may appear, change or disappear shortly before or after its
   * row does.
   */
  @Override
  public List<String> titles(String owner) {
    return clips_ClipRuntime.awaitRead(
        titles
            .select(titles.key(Clips_ClipMapping.OWNER, owner))
            .list());
  }

  /**
   * Reads {@code id}, {@code owner}, {@code title} of the {@code Clip} rows with the given {@code
   * day}, through the index table {@code latest_clips}. The rows are in their stored order. The
   * index entries hold these columns. An entry expires 7 days after the insert of its row, and
   * the row stays.
   *
   * <p>Cost: 1 partition, 1 request.
   *
   * <p>CQL on a cluster: {@code SELECT ... FROM latest_clips WHERE day = ?}.
   *
   * <p>A row that is written during the read appears in its old or its new state, never in
   * between.
   *
   * <p>On a cluster (BLIND): An entry may appear, change or disappear shortly before or after its
   * row does.
   */
  @Override
  public List<Clips.Title> added(String day) {
    return clips_ClipRuntime.awaitRead(
        added
            .select(added.key(Clips_ClipMapping.ADDED_FORMAT, day))
            .list());
  }

  /**
   * Reads the {@code Clip} rows with the given {@code tag}, through the index table {@code
   * clips_by_tag}. The rows are in their stored order. Each row found is read from table {@code
   * clips}.
   *
   * <p>Cost: 1 partition, 1 request, and 1 request for each row found.
   *
   * <p>CQL on a cluster: {@code SELECT ... FROM clips_by_tag WHERE tag = ?}.
   *
   * <p>A row that is written during the read appears in its old or its new state, never in
   * between.
   *
   * <p>On a cluster (BLIND): An entry may appear, change or disappear shortly before or after its
   * row does.
   */
  @Override
  public List<Clips.Clip> tagged(String tag) {
    return clips_ClipRuntime.awaitRead(
        tagged
            .select(tagged.key(Clips_ClipMapping.TAGS_ELEMENT, tag))
            .list());
  }

  /**
   * Inserts one {@code Comment} as a row of table {@code comments}. Derived tables: {@code
   * comments_by_author}.
   *
   * <p>Cost: 1 row and up to 1 index entry written; on the embedded store in 1 step, on a cluster
   * in 1 round trip: the row with up to 1 entry (after a read of it, if a column of an index key
   * is null).
   *
   * <p>On the embedded store the write is atomic: a crash or a concurrent writer never leaves a
   * part of it.
   *
   * <p>On a cluster (BLIND): The row and its index entries are one logged batch. After a crash, a
   * part of the batch may be visible until Cassandra replays the rest. Of concurrent writers, the
   * latest timestamp wins for each column, in all tables alike. A retry is safe and leaves no
   * orphaned entry.
   */
  @Override
  public void comment(Clips.Comment comment) {
    clips_CommentRuntime.await(comment_2.insert(comment, Nulls.UNSET));
  }

  /**
   * Updates {@code text} of one row of table {@code comments}. Derived tables: {@code
   * comments_by_author}.
   *
   * <p>Cost: 1 row and up to 1 index entry written; on the embedded store in 1 step, on a cluster
   * in 2 round trips: a read of the row, then the row with up to 1 entry.
   *
   * <p>On the embedded store the write is atomic: a crash or a concurrent writer never leaves a
   * part of it.
   *
   * <p>On a cluster (BLIND): The row and its index entries are one logged batch. After a crash, a
   * part of the batch may be visible until Cassandra replays the rest. Of concurrent writers, the
   * latest timestamp wins for each column, in all tables alike. A retry is safe and leaves no
   * orphaned entry.
   */
  @Override
  public void edit(UUID clip, UUID id, String text) {
    clips_CommentRuntime.await(
        edit.update(
            edit.rowChange()
                .key(Clips_CommentMapping.CLIP, clip)
                .key(Clips_CommentMapping.ID, id)
                .set(Clips_CommentMapping.TEXT, text)
                .row()));
  }

  /**
   * Deletes the {@code Comment} with the given {@code clip}, {@code id} from table {@code
   * comments}. Derived tables: {@code comments_by_author}.
   *
   * <p>Cost: 1 row and up to 1 index entry written; on the embedded store in 1 step, on a cluster
   * in 2 round trips: a read of the row, then the row with up to 1 entry.
   *
   * <p>On the embedded store the write is atomic: a crash or a concurrent writer never leaves a
   * part of it.
   *
   * <p>On a cluster (BLIND): The row and its index entries are one logged batch. After a crash, a
   * part of the batch may be visible until Cassandra replays the rest. Of concurrent writers, the
   * latest timestamp wins for each column, in all tables alike. A retry is safe and leaves no
   * orphaned entry.
   */
  @Override
  public void removeComment(UUID clip, UUID id) {
    clips_CommentRuntime.await(
        removeComment.deleteByKey(
            removeComment.key(Clips_CommentMapping.CLIP, clip),
            removeComment.key(Clips_CommentMapping.ID, id)));
  }

  /**
   * Reads the {@code Comment} rows with the given {@code username}, through the index table
   * {@code comments_by_author}. The rows are in their stored order. The index entries hold every
   * column.
   *
   * <p>Cost: 1 partition, 1 request.
   *
   * <p>CQL on a cluster: {@code SELECT ... FROM comments_by_author WHERE username = ?}.
   *
   * <p>A row that is written during the read appears in its old or its new state, never in
   * between.
   *
   * <p>On a cluster (BLIND): An entry may appear, change or disappear shortly before or after its
   * row does.
   */
  @Override
  public List<Clips.Comment> ofAuthor(String author) {
    return clips_CommentRuntime.awaitRead(
        ofAuthor
            .select(ofAuthor.key(Clips_CommentMapping.AUTHOR, author))
            .list());
  }

  /**
   * Reads the {@code Comment} with the given {@code username}, {@code id}, through the index
   * table {@code comments_by_author}. The index entries hold every column.
   *
   * <p>Cost: 1 partition, 1 request.
   *
   * <p>CQL on a cluster: {@code SELECT ... FROM comments_by_author WHERE username = ? AND id =
   * ?}.
   *
   * <p>A row that is written during the read appears in its old or its new state, never in
   * between.
   *
   * <p>On a cluster (BLIND): An entry may appear, change or disappear shortly before or after its
   * row does.
   */
  @Override
  public Optional<Clips.Comment> one(String author, UUID id) {
    return clips_CommentRuntime.awaitRead(
        one
            .optional(
                one.key(Clips_CommentMapping.AUTHOR, author),
                one.key(Clips_CommentMapping.ID, id)));
  }
}
