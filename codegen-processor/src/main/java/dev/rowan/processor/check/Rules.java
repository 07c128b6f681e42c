package dev.rowan.processor.check;

import dev.rowan.processor.diagnostic.Finding;
import dev.rowan.processor.diagnostic.Severity;
import dev.rowan.processor.model.EntityModel;
import dev.rowan.processor.model.EntityModel.Provenance;
import dev.rowan.processor.model.Origin;
import dev.rowan.processor.model.UdtModel;
import dev.rowan.processor.plan.Design;
import dev.rowan.processor.plan.PlannedDao;
import dev.rowan.processor.rule.Complaint;
import dev.rowan.processor.rule.DaoRule;
import dev.rowan.processor.rule.DesignRule;
import dev.rowan.processor.rule.EntityRule;
import dev.rowan.processor.rule.Rule;
import dev.rowan.processor.rule.UdtRule;
import dev.rowan.processor.rule.consistency.ApproximateCounter;
import dev.rowan.processor.rule.consistency.MixedCounters;
import dev.rowan.processor.rule.consistency.OversizedBatch;
import dev.rowan.processor.rule.consistency.TornGroup;
import dev.rowan.processor.rule.consistency.UnreconcilableCounter;
import dev.rowan.processor.rule.dao.ChoiceOutsideKey;
import dev.rowan.processor.rule.dao.CopyWritten;
import dev.rowan.processor.rule.dao.ImpossibleRequest;
import dev.rowan.processor.rule.dao.InsertWithoutEntity;
import dev.rowan.processor.rule.dao.LargeValueMisused;
import dev.rowan.processor.rule.dao.LatestRowDeleted;
import dev.rowan.processor.rule.dao.MismatchedProjection;
import dev.rowan.processor.rule.dao.MistypedParameter;
import dev.rowan.processor.rule.dao.OneOfMany;
import dev.rowan.processor.rule.dao.PageWithoutRequest;
import dev.rowan.processor.rule.dao.PartialKey;
import dev.rowan.processor.rule.dao.RolledUpCounterWritten;
import dev.rowan.processor.rule.dao.SurplusOfNoLimit;
import dev.rowan.processor.rule.dao.UnansweredCondition;
import dev.rowan.processor.rule.dao.UncheckedVersion;
import dev.rowan.processor.rule.dao.UnclearKind;
import dev.rowan.processor.rule.dao.UnclearOrder;
import dev.rowan.processor.rule.dao.UndeferrableWrite;
import dev.rowan.processor.rule.dao.UngeneratableDao;
import dev.rowan.processor.rule.dao.UnkeyedMap;
import dev.rowan.processor.rule.dao.UnknownEntity;
import dev.rowan.processor.rule.dao.UnknownParameter;
import dev.rowan.processor.rule.dao.UnsupportedReturn;
import dev.rowan.processor.rule.dao.UnusableCondition;
import dev.rowan.processor.rule.dao.UnusableWriteStatement;
import dev.rowan.processor.rule.dao.UnusedParameter;
import dev.rowan.processor.rule.dao.UpdateTimeWritten;
import dev.rowan.processor.rule.dao.UpdateWithoutColumns;
import dev.rowan.processor.rule.dao.WrittenCounter;
import dev.rowan.processor.rule.evolution.ChangedColumn;
import dev.rowan.processor.rule.evolution.ChangedKey;
import dev.rowan.processor.rule.evolution.ChangedLayout;
import dev.rowan.processor.rule.evolution.ChangedTtl;
import dev.rowan.processor.rule.evolution.ChangedUserType;
import dev.rowan.processor.rule.evolution.LostColumn;
import dev.rowan.processor.rule.index.CollectionsMultiplied;
import dev.rowan.processor.rule.index.ConditionBesideIndexes;
import dev.rowan.processor.rule.index.CopiedMutable;
import dev.rowan.processor.rule.index.ImpossibleView;
import dev.rowan.processor.rule.index.IndexWithoutEquality;
import dev.rowan.processor.rule.index.LatestMisused;
import dev.rowan.processor.rule.index.LostIdentity;
import dev.rowan.processor.rule.index.NativeIndexCardinality;
import dev.rowan.processor.rule.index.NativeIndexLoad;
import dev.rowan.processor.rule.index.NativeIndexNotAllowed;
import dev.rowan.processor.rule.index.StaleEntries;
import dev.rowan.processor.rule.index.UnderivableIndexKey;
import dev.rowan.processor.rule.index.UnfollowableCopy;
import dev.rowan.processor.rule.index.UniqueMisused;
import dev.rowan.processor.rule.index.WeakIndexMaintenance;
import dev.rowan.processor.rule.index.WriteAmplification;
import dev.rowan.processor.rule.key.BrokenKeyStructure;
import dev.rowan.processor.rule.key.ConstantPartitionKey;
import dev.rowan.processor.rule.key.CountedSurrogate;
import dev.rowan.processor.rule.key.EncodedKey;
import dev.rowan.processor.rule.key.FewPartitions;
import dev.rowan.processor.rule.key.KeepLastMisused;
import dev.rowan.processor.rule.key.LongKey;
import dev.rowan.processor.rule.key.MisleadingSortOrder;
import dev.rowan.processor.rule.key.MisplacedBucket;
import dev.rowan.processor.rule.key.MisusedShard;
import dev.rowan.processor.rule.key.MutableKey;
import dev.rowan.processor.rule.key.OverspecifiedIdentity;
import dev.rowan.processor.rule.key.TimeOnlyPartitionKey;
import dev.rowan.processor.rule.key.TimestampCollision;
import dev.rowan.processor.rule.key.UncountableRollup;
import dev.rowan.processor.rule.key.UncoveredIdentity;
import dev.rowan.processor.rule.key.UnkeyableType;
import dev.rowan.processor.rule.mapping.ChunkedMisused;
import dev.rowan.processor.rule.mapping.CircularType;
import dev.rowan.processor.rule.mapping.DimensionsMisused;
import dev.rowan.processor.rule.mapping.DuplicateColumn;
import dev.rowan.processor.rule.mapping.DuplicateTable;
import dev.rowan.processor.rule.mapping.DuplicateType;
import dev.rowan.processor.rule.mapping.DurationInCollection;
import dev.rowan.processor.rule.mapping.EntityWithoutColumns;
import dev.rowan.processor.rule.mapping.FrozenInVain;
import dev.rowan.processor.rule.mapping.HiddenField;
import dev.rowan.processor.rule.mapping.ImpossibleNumber;
import dev.rowan.processor.rule.mapping.LongColumnName;
import dev.rowan.processor.rule.mapping.MismatchedColumnType;
import dev.rowan.processor.rule.mapping.MisplacedAnnotation;
import dev.rowan.processor.rule.mapping.MisplacedStatic;
import dev.rowan.processor.rule.mapping.MisplacedVersion;
import dev.rowan.processor.rule.mapping.MissingConstructor;
import dev.rowan.processor.rule.mapping.ReservedTable;
import dev.rowan.processor.rule.mapping.RollupMisused;
import dev.rowan.processor.rule.mapping.TableInType;
import dev.rowan.processor.rule.mapping.TakenName;
import dev.rowan.processor.rule.mapping.TransientMisused;
import dev.rowan.processor.rule.mapping.TypeOfTwoKinds;
import dev.rowan.processor.rule.mapping.UngeneratableValue;
import dev.rowan.processor.rule.mapping.UngeneratedType;
import dev.rowan.processor.rule.mapping.UnmappableType;
import dev.rowan.processor.rule.mapping.UnreadableProperty;
import dev.rowan.processor.rule.mapping.UnsettableProperty;
import dev.rowan.processor.rule.mapping.UnsupportedType;
import dev.rowan.processor.rule.mapping.UnusableConverter;
import dev.rowan.processor.rule.mapping.UnusableEmbedding;
import dev.rowan.processor.rule.mapping.UnusableJson;
import dev.rowan.processor.rule.mapping.UnusableName;
import dev.rowan.processor.rule.mapping.UnusableTableOptions;
import dev.rowan.processor.rule.query.HotColdColumns;
import dev.rowan.processor.rule.query.IncompletePartitionKey;
import dev.rowan.processor.rule.query.NativeIndexOrder;
import dev.rowan.processor.rule.query.OrderAgainstRange;
import dev.rowan.processor.rule.query.OrderNotStored;
import dev.rowan.processor.rule.query.RestrictionAfterRange;
import dev.rowan.processor.rule.query.RowPerEntry;
import dev.rowan.processor.rule.query.SkippedClusteringColumn;
import dev.rowan.processor.rule.query.TupleAgainstKey;
import dev.rowan.processor.rule.query.UnexplainedScan;
import dev.rowan.processor.rule.query.UnfittingLayout;
import dev.rowan.processor.rule.query.UnknownBucket;
import dev.rowan.processor.rule.query.UnpagedResult;
import dev.rowan.processor.rule.query.UnservedQuery;
import dev.rowan.processor.rule.query.UnstatedAccess;
import dev.rowan.processor.rule.query.UnusableStatement;
import dev.rowan.processor.rule.query.UnusableWhere;
import dev.rowan.processor.rule.query.WideFanOut;
import dev.rowan.processor.rule.size.HotPartition;
import dev.rowan.processor.rule.size.LargeCollection;
import dev.rowan.processor.rule.size.MissingNumbers;
import dev.rowan.processor.rule.size.NoNumbers;
import dev.rowan.processor.rule.size.OversizedPartition;
import dev.rowan.processor.rule.size.OversizedValue;
import dev.rowan.processor.rule.size.SkewedPartition;
import dev.rowan.processor.rule.size.UnboundedPartition;
import dev.rowan.processor.rule.ttl.ExpiryBeforeRetention;
import dev.rowan.processor.rule.ttl.ImpossibleTtl;
import dev.rowan.processor.rule.ttl.MismatchedCompaction;
import dev.rowan.processor.rule.ttl.NullsAsTombstones;
import dev.rowan.processor.rule.ttl.QueueTable;
import dev.rowan.processor.rule.ttl.UndeclaredRetention;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.stream.Stream;

/** The list of all rules, and the check that runs them. */
public final class Rules {
  /** The rules, by family and code. */
  static final List<Rule> ALL =
      List.of(
          new BrokenKeyStructure(),
          new UnkeyableType(),
          new TimeOnlyPartitionKey(),
          new ConstantPartitionKey(),
          new TimestampCollision(),
          new UncoveredIdentity(),
          new OverspecifiedIdentity(),
          new MutableKey(),
          new FewPartitions(),
          new MisleadingSortOrder(),
          new MisplacedBucket(),
          new MisusedShard(),
          new CountedSurrogate(),
          new LongKey(),
          new KeepLastMisused(),
          new UncountableRollup(),
          new UnboundedPartition(),
          new OversizedPartition(),
          new SkewedPartition(),
          new HotPartition(),
          new OversizedValue(),
          new LargeCollection(),
          new MissingNumbers(),
          new NoNumbers(),
          new UnservedQuery(),
          new IncompletePartitionKey(),
          new UnknownBucket(),
          new SkippedClusteringColumn(),
          new RestrictionAfterRange(),
          new OrderNotStored(),
          new OrderAgainstRange(),
          new UnusableWhere(),
          new TupleAgainstKey(),
          new UnusableStatement(),
          new WideFanOut(),
          new RowPerEntry(),
          new UnpagedResult(),
          new UnexplainedScan(),
          new UnfittingLayout(),
          new UnstatedAccess(),
          new NativeIndexCardinality(),
          new NativeIndexOrder(),
          new NativeIndexLoad(),
          new NativeIndexNotAllowed(),
          new IndexWithoutEquality(),
          new UnderivableIndexKey(),
          new LostIdentity(),
          new StaleEntries(),
          new WeakIndexMaintenance(),
          new CopiedMutable(),
          new WriteAmplification(),
          new CollectionsMultiplied(),
          new ConditionBesideIndexes(),
          new UniqueMisused(),
          new LatestMisused(),
          new ImpossibleView(),
          new UnfollowableCopy(),
          new UndeclaredRetention(),
          new ExpiryBeforeRetention(),
          new ImpossibleTtl(),
          new MismatchedCompaction(),
          new QueueTable(),
          new NullsAsTombstones(),
          new ChangedKey(),
          new ChangedColumn(),
          new LostColumn(),
          new ChangedLayout(),
          new ChangedTtl(),
          new ChangedUserType(),
          new MixedCounters(),
          new ApproximateCounter(),
          new OversizedBatch(),
          new TornGroup(),
          new UnreconcilableCounter(),
          new EncodedKey(),
          new LongColumnName(),
          new HotColdColumns(),
          new UnsupportedType(),
          new UnsettableProperty(),
          new UnreadableProperty(),
          new DuplicateColumn(),
          new UnusableName(),
          new EntityWithoutColumns(),
          new UnmappableType(),
          new MissingConstructor(),
          new MisplacedStatic(),
          new DuplicateTable(),
          new MismatchedColumnType(),
          new DurationInCollection(),
          new TransientMisused(),
          new FrozenInVain(),
          new DimensionsMisused(),
          new CircularType(),
          new TableInType(),
          new DuplicateType(),
          new UngeneratedType(),
          new MisplacedVersion(),
          new ReservedTable(),
          new HiddenField(),
          new TypeOfTwoKinds(),
          new MisplacedAnnotation(),
          new UnusableEmbedding(),
          new UnusableJson(),
          new TakenName(),
          new ImpossibleNumber(),
          new UnusableConverter(),
          new UngeneratableValue(),
          new UnusableTableOptions(),
          new ChunkedMisused(),
          new RollupMisused(),
          new UnknownParameter(),
          new MistypedParameter(),
          new UnsupportedReturn(),
          new UnusedParameter(),
          new UngeneratableDao(),
          new UnclearKind(),
          new UnknownEntity(),
          new InsertWithoutEntity(),
          new OneOfMany(),
          new UnansweredCondition(),
          new UpdateWithoutColumns(),
          new PartialKey(),
          new ChoiceOutsideKey(),
          new PageWithoutRequest(),
          new UnclearOrder(),
          new BrokenCompiledEntity(),
          new WrittenCounter(),
          new UncheckedVersion(),
          new ImpossibleRequest(),
          new UndeferrableWrite(),
          new CopyWritten(),
          new UpdateTimeWritten(),
          new LatestRowDeleted(),
          new SurplusOfNoLimit(),
          new LargeValueMisused(),
          new UnusableWriteStatement(),
          new RolledUpCounterWritten(),
          new MismatchedProjection(),
          new UnkeyedMap(),
          new UnusableCondition(),
          new UnjustifiedSuppression());

  private static final Comparator<Finding> SOURCE_ORDER =
      Comparator.comparing(Finding::origin, Origin.INSIDE_A_TYPE).thenComparing(Finding::code);

  private Rules() {}

  /** Runs every rule on every declaration. */
  public static Verdict check(Design design, Severities severities) {
    List<Finding> findings = new ArrayList<>();
    List<UdtModel> udts = soundUdts(design, severities, findings);
    List<EntityModel> entities = soundEntities(design, udts, severities, findings);
    Soundness.removeWithoutPartners(entities);
    List<SoundDao> daos = new ArrayList<>();
    for (PlannedDao dao : design.daos()) {
      List<Finding> found = severities.apply(ofDao(dao, design));
      if (isSound(found)) {
        Soundness.requireEntities(dao);
        if (Soundness.leansOnlyOn(entities, dao)) {
          daos.add(SoundDao.of(dao, design));
        }
      }
      findings.addAll(found);
    }
    entities.removeIf(entity -> entity.provenance() != Provenance.THIS_ROUND);
    return new Verdict(
        findings.stream().distinct().toList(), new SoundDeclarations(entities, udts, daos, design));
  }

  private static List<UdtModel> soundUdts(
      Design design, Severities severities, List<Finding> findings) {
    List<UdtModel> clean = new ArrayList<>();
    for (UdtModel udt : design.udts()) {
      List<Finding> found = severities.apply(ofUdt(udt, design));
      if (isSound(found)) {
        clean.add(udt);
      }
      if (udt.mapped().provenance() == Provenance.THIS_ROUND) {
        findings.addAll(found);
      }
    }
    return clean.stream().filter(udt -> Soundness.isMadeOf(udt.mapped(), clean, design)).toList();
  }

  private static List<EntityModel> soundEntities(
      Design design, List<UdtModel> udts, Severities severities, List<Finding> findings) {
    List<EntityModel> sound = new ArrayList<>();
    for (EntityModel entity : design.entities()) {
      List<Finding> found = severities.apply(ofEntity(entity, design));
      if (isSound(found) && Soundness.isMadeOf(entity, udts, design)) {
        sound.add(entity);
      }
      if (entity.provenance() == Provenance.THIS_ROUND) {
        findings.addAll(found);
      }
    }
    return sound;
  }

  /** Returns the findings about one entity, in source order. */
  static List<Finding> ofEntity(EntityModel entity, Design design) {
    return SuppressedFindings.of(entity)
        .remove(of(EntityRule.class).flatMap(rule -> findings(rule, rule.check(entity, design))))
        .sorted(SOURCE_ORDER)
        .toList();
  }

  private static List<Finding> ofUdt(UdtModel udt, Design design) {
    return SuppressedFindings.of(udt.mapped())
        .remove(of(UdtRule.class).flatMap(rule -> findings(rule, rule.check(udt, design))))
        .sorted(SOURCE_ORDER)
        .toList();
  }

  private static <R extends Rule> Stream<R> of(Class<R> kind) {
    return ALL.stream().filter(kind::isInstance).map(kind::cast);
  }

  static DesignRule codeOf(Rule rule) {
    return rule.getClass().getAnnotation(DesignRule.class);
  }

  private static List<Finding> ofDao(PlannedDao dao, Design design) {
    return SuppressedFindings.of(dao.dao())
        .remove(of(DaoRule.class).flatMap(rule -> findings(rule, rule.check(dao, design))))
        .sorted(SOURCE_ORDER)
        .toList();
  }

  private static Stream<Finding> findings(Rule rule, Stream<Complaint> complaints) {
    return complaints.map(complaint -> complaint.asFinding(codeOf(rule)));
  }

  private static boolean isSound(List<Finding> findings) {
    return findings.stream().noneMatch(finding -> finding.severity() == Severity.ERROR);
  }
}
