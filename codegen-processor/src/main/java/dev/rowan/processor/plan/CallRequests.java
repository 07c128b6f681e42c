package dev.rowan.processor.plan;

import dev.rowan.processor.model.DaoMethod;
import dev.rowan.processor.model.EntityModel;
import dev.rowan.processor.model.ReturnModel;
import dev.rowan.processor.model.TableModel;
import java.util.List;
import java.util.Optional;

/**
 * The most requests that one call sends to a cluster without retries, as far as the compiler knows
 * them. A plan and its costs go in; out comes a number, or nothing where the number depends on the
 * values of an argument, on stored rows that are changed or computed with, or on copies.
 *
 * @param fixed the requests of each call, at least 1
 * @param eachRow whether each row found needs one more
 */
public record CallRequests(int fixed, boolean eachRow) {
  /** Returns the requests of a call. */
  public static Optional<CallRequests> of(
      MethodPlan plan,
      DaoMethod method,
      EntityModel entity,
      List<CopyPlan> copies,
      List<CopyPlan> copied) {
    ReturnModel returns = method.shape().returns();
    return returns.isLargeValue() || returns.readsAllPages()
        ? Optional.empty()
        : plan.match(new OfPlan(plan, method, entity, copies, copied));
  }

  private record OfPlan(
      MethodPlan plan,
      DaoMethod method,
      EntityModel entity,
      List<CopyPlan> copies,
      List<CopyPlan> copied)
      implements MethodPlan.Cases<Optional<CallRequests>> {
    @Override
    public Optional<CallRequests> entityWrite(MethodPlan.EntityWrite write) {
      return ofWrite(write.cost());
    }

    @Override
    public Optional<CallRequests> columnWrite(MethodPlan.ColumnWrite write) {
      return ofWrite(write.cost());
    }

    @Override
    public Optional<CallRequests> patchWrite(MethodPlan.PatchWrite write) {
      return ofWrite(write.cost());
    }

    @Override
    public Optional<CallRequests> entityDelete(MethodPlan.EntityDelete delete) {
      return ofWrite(delete.cost());
    }

    @Override
    public Optional<CallRequests> keyDelete(MethodPlan.KeyDelete delete) {
      return ofWrite(delete.cost());
    }

    private Optional<CallRequests> ofWrite(WriteCost cost) {
      CopyEffects effects = CopyEffects.of(plan, copies, copied);
      RollupCost rollups = RollupCost.of(method, entity, plan);
      boolean open =
          rollups.isOpen()
              || cost.several().isPresent()
              || (cost.many() && cost.protocol().isPresent())
              || cost.before().each() > 0
              || !effects.fanOutCosts().isEmpty()
              || !ChunkCost.inWords(method, entity).isEmpty()
              || TrimCost.of(method, entity).isPresent()
              || TrimCost.ofCall(method, entity).isPresent();
      if (open) {
        return Optional.empty();
      }
      int requests = cost.requests() + effects.requests() + rollups.requests();
      if (cost.lookup() == WriteCost.Lookup.IF_NULL) {
        requests++;
      }
      if (!(method instanceof DaoMethod.DeleteMethod)) {
        requests += bucketLists(); // the entries of new buckets
      }
      if (method instanceof DaoMethod.InsertMethod && entity.numbered().isPresent()) {
        requests += 2; // another program may have reserved numbers since the last block
      }
      if (method.shape().returns().kind() == ReturnModel.Kind.APPLIED) {
        requests++; // reads the current row if the server returns only some of its columns
      }
      return Optional.of(new CallRequests(requests, false));
    }

    private int bucketLists() {
      return (int)
          TableModel.allOf(entity).stream().filter(table -> table.bucketList().isPresent()).count();
    }

    @Override
    public Optional<CallRequests> read(MethodPlan.Read read) {
      ReadCost cost = read.cost();
      boolean joinsPages =
          cost.tables().size() > 1 && !read.unique(); // depends on the rows of groups
      return cost.each().isEmpty() && cost.list().isEmpty() && !joinsPages
          ? Optional.of(
              new CallRequests(
                  cost.shards() * cost.tables().size() * Math.max(1, cost.walk()),
                  cost.lookup() != ReadCost.Lookup.NONE))
          : Optional.empty();
    }

    @Override
    public Optional<CallRequests> indexRead(MethodPlan.IndexRead read) {
      return Optional.of(new CallRequests(1, false));
    }

    @Override
    public Optional<CallRequests> scan(MethodPlan.Scan scan) {
      return Optional.empty();
    }

    @Override
    public Optional<CallRequests> none(MethodPlan.NoPlan none) {
      return Optional.empty();
    }
  }
}
