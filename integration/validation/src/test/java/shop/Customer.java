package shop;

// tag::validation-entity[]
import dev.rowan.annotation.Entity;
import dev.rowan.annotation.GeneratedValue;
import dev.rowan.annotation.PartitionKey;
import jakarta.validation.constraints.Email;
import jakarta.validation.constraints.NotBlank;
import jakarta.validation.constraints.NotNull;
import jakarta.validation.constraints.Size;
import java.util.List;
import java.util.Map;
import java.util.UUID;

@Entity
public record Customer(
    @PartitionKey @GeneratedValue @NotNull UUID id,
    @NotBlank String name,
    @NotNull @Email String email,
    @Size(max = 3) List<@NotBlank String> phones,
    Map<String, @NotBlank String> remarks) {}
// end::validation-entity[]
