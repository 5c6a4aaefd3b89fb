import { type AnyContractRouter, isContractProcedure } from '@orpc/contract';
import type { RouteMeta } from '#platform/contract/route.ts';
import { contract } from './contract.ts';

export type CallMethod = 'GET' | 'POST' | 'PUT' | 'DELETE';
export type ContractCall = { name: string; method: CallMethod; path: string; meta: RouteMeta };

function collect(router: AnyContractRouter, name: string[]): ContractCall[] {
  if (isContractProcedure(router)) {
    const { route, meta } = router['~orpc'];
    return [
      {
        name: name.join('.'),
        method: route.method as CallMethod,
        path: route.path ?? '',
        meta: meta as RouteMeta,
      },
    ];
  }
  return Object.entries(router).flatMap(([key, child]) =>
    collect(child as AnyContractRouter, [...name, key]),
  );
}

/** Every call of the contract as a flat list: the pipeline registers each, and a test tries each. */
export const CONTRACT_CALLS: ContractCall[] = collect(contract, []);
