package elsewhere;

import java.util.UUID;

/** Needs the DAO. */
public class NoteKeeper {
  private final Notes notes;

  NoteKeeper(Notes notes) {
    this.notes = notes;
  }

  /** Writes a note. */
  public void keep(String text) {
    notes.save(new Note(UUID.randomUUID(), text));
  }
}
