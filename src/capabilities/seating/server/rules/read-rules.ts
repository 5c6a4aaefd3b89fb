import type { Tx } from '#platform/database/database.ts';
import { derivedRules } from '../../rules/derived-rules.ts';
import { ruleGap, type SeatingRule } from '../../rules/seating-rule.ts';
import { listRuleRows, listWaived, type RuleRow } from '../rules.store.ts';

function presentRule(row: RuleRow): SeatingRule {
  const { uuid, kind, guestUuids, tagUuid, tableNumbers, fixture, distanceIn, balance, strength, note } = row;
  return {
    ...{ kind, guestUuids, tagUuid, tableNumbers, fixture, distanceIn, balance, strength, note },
    ...{ key: uuid, source: 'COUPLE', isWaived: false },
  };
}

/**
 * Those of the couple, then those that follow from the people. Whoever left the list left the rules with it, and a rule that
 * says nothing any more is not shown.
 */
export async function readRules(
  tx: Tx,
  weddingId: string,
  people: Parameters<typeof derivedRules>[0],
): Promise<SeatingRule[]> {
  const own = (await listRuleRows(tx, weddingId)).map(presentRule);
  const waived = await listWaived(tx, weddingId);
  return [...own.filter((rule) => ruleGap(rule) === undefined), ...derivedRules(people, waived)];
}
