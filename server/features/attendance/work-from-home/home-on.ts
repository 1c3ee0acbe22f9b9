import type { Day, Id } from '@muster/contract/values.ts'
import type { Tx } from '../../../platform/database/tx.ts'
import { homeDayRows, type HomeDayRow } from './home-day.queries.ts'

export type HomeOn = Pick<HomeDayRow, 'employee' | 'day' | 'part' | 'needsPunches'>

/** Approved work from home between two days, of some employees or (null) of everybody. */
export async function homeOn(tx: Tx, employees: readonly Id[] | null, from: Day, to: Day): Promise<HomeOn[]> {
  return (await homeDayRows(tx, { employees, from, to })).filter(({ state }) => state === 'approved')
}
