import type { ComponentFlags } from '@muster/contract/payroll/salary/component-flags.ts'
import type { Tx } from '../../../platform/database/tx.ts'
import { componentFlagRows } from './component-flags.queries.ts'

/**
 * How each law treats each component, by its code: inactive ones as well, because salaries still hold them. A deleted
 * one is missing; `defaultFlags` of the contract then gives what most companies would choose.
 */
export async function componentFlags(tx: Tx): Promise<ReadonlyMap<string, ComponentFlags>> {
  return new Map((await componentFlagRows(tx, {})).map(({ code, ...flags }) => [code, flags]))
}
