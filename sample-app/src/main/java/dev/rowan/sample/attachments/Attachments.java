package dev.rowan.sample.attachments;

import dev.rowan.annotation.Dao;
import dev.rowan.annotation.Delete;
import dev.rowan.annotation.Insert;
import dev.rowan.annotation.Select;
import dev.rowan.annotation.Update;
import dev.rowan.dao.LargeValue;
import dev.rowan.dao.Limit;
import java.io.InputStream;
import java.util.List;

/** The DAO of attachments. */
@Dao
public interface Attachments {
  /** Stores the content in chunks, and then the row. */
  @Insert
  Attachment save(Attachment attachment, InputStream content);

  /** Stores a row whose content is uploaded later. */
  @Insert
  void announce(Attachment attachment);

  /** Changes the media type, and leaves the content as it is. */
  @Update(entity = Attachment.class)
  void retype(String ticket, String name, String mediaType);

  /** Lists the attachments of a ticket, with their lengths and without their bytes. */
  @Select
  List<Attachment> of(String ticket, Limit limit);

  /** Returns access to the bytes of one attachment. */
  @Select(columns = "content", entity = Attachment.class)
  LargeValue content(String ticket, String name);

  /** Deletes an attachment with its chunks. */
  @Delete(entity = Attachment.class)
  void remove(String ticket, String name);

  /** Deletes all attachments of a ticket with their chunks. */
  @Delete(entity = Attachment.class)
  void removeAll(String ticket);
}
