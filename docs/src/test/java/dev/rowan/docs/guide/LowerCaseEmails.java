package dev.rowan.docs.guide;

// tag::lower-case-emails[]
import dev.rowan.mapping.EntityCallback;
import java.util.Locale;
import org.jspecify.annotations.Nullable;

/** Stores each address in lower case, so that reads by address find it. */
public final class LowerCaseEmails implements EntityCallback<Subscriber> {
  // tag::lower-case-emails-before[]
  @Override
  public Subscriber beforeWrite(Subscriber subscriber) {
    return subscriber.withEmail(subscriber.email().toLowerCase(Locale.ROOT));
  }

  // end::lower-case-emails-before[]

  @Override
  public void beforeChange(
      Class<? extends Subscriber> type, String property, @Nullable Object value) {
    if (value instanceof String email
        && property.equals("email")
        && !email.equals(email.toLowerCase(Locale.ROOT))) {
      throw new IllegalArgumentException("an address must be in lower case");
    }
  }
}
// end::lower-case-emails[]
