import { fail } from '#base/result.ts';
import { MOST_PLANS, MOST_RULES } from '../rules/seating-limits.ts';

export function planMissing() {
  return fail('seating.not_found', 'This seating plan is no longer here.');
}

export function versionMissing() {
  return fail('seating.not_found', 'This version is no longer here.');
}

export function runMissing() {
  return fail('seating.not_found', 'This check is no longer here.');
}

export function eventMissing() {
  return fail('seating.not_found', 'This is no longer among your events.');
}

export function guestMissing() {
  return fail('seating.not_found', 'Someone in this rule is no longer on your guest list.');
}

export function uuidTaken() {
  return fail('seating.uuid_taken', 'This has been saved before, for something else.');
}

export function plansFull() {
  return fail('seating.full', `A wedding can have up to ${MOST_PLANS} seating plans. Delete one first.`);
}

export function ruleMissing() {
  return fail('seating.not_found', 'This rule is no longer here.');
}

export function rulesFull() {
  return fail('seating.full', `A wedding can have up to ${MOST_RULES} rules.`);
}

export function changedMeanwhile() {
  return fail('seating.changed_meanwhile', 'Someone changed the plan in the meantime. Run it again.');
}

export function resultUnfit() {
  return fail('seating.result_unfit', 'These seats don’t fit this plan any more. Run it again.');
}

export function runBusy() {
  return fail('seating.run_busy', 'This plan is being checked already.');
}

export function nothingToPrint() {
  return fail('seating.nothing_to_print', 'There is nothing to print yet. Seat someone and print again.');
}
