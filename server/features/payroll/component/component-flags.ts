import type { ComponentFlags } from '@muster/contract/payroll/salary/component-flags.ts'
import type { Tx } from '../../../platform/database/tx.ts'
import { componentFlagRows } from './component.queries.ts'

/**
 * How the laws of pay look at each component, by its code: those out of use as well, because salaries still hold them. One
 * that has been deleted is missing; `defaultFlags` of the contract then says what most companies would choose.
 */
export async function componentFlags(tx: Tx): Promise<ReadonlyMap<string, ComponentFlags>> {
  return new Map((await componentFlagRows(tx, {})).map(({ code, ...flags }) => [code, flags]))
}
