package dev.rowan.docs.guide;

import dev.rowan.annotation.Dao;
import dev.rowan.annotation.Delete;
import dev.rowan.annotation.Insert;
import dev.rowan.annotation.Select;
import dev.rowan.annotation.Update;
import dev.rowan.dao.LargeValue;
import java.io.InputStream;
import java.util.Optional;
import java.util.UUID;

// tag::attachments[]
@Dao
public interface Attachments {
  @Insert
  Attachment save(Attachment attachment, InputStream content); // the chunks, then the row

  @Insert
  Attachment save(Attachment attachment); // the row alone, which has no content yet

  @Select
  Optional<Attachment> find(UUID id); // with the length and the checksum, without the bytes

  @Select(columns = "content", entity = Attachment.class)
  LargeValue content(UUID id); // sends no request; its methods read and write the bytes

  @Update(entity = Attachment.class)
  void rename(UUID id, String name); // leaves the content as it is

  @Delete(entity = Attachment.class)
  void remove(UUID id); // with its chunks
}
// end::attachments[]
