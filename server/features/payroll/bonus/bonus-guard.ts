import type { Id, Month } from '@muster/contract/values.ts'
import { say } from '@muster/engine/sentence.ts'
import type { Actor } from '../../../platform/actor.ts'
import { asValue } from '../../../platform/audit/audit.ts'
import type { Tx } from '../../../platform/database/tx.ts'
import { bonusRunOfYear } from './bonus-run.queries.ts'
import { bonusEntries, toEnter } from './bonus-run.ts'
import { monthPay } from '../pay-input-batch/month-pay.ts'
import { changesOfPerson, removedRows } from '../pay-input-batch/batch-guard.ts'

/** Errors are reported before approval is requested. Each person's bonus is shown with what it does to net pay. */
export async function bonusGuard(tx: Tx, actor: Actor, year: string, month: Month) {
  const { people, amountPaise } = await toEnter(tx, actor, year, month)
  const { effectOf } = await monthPay(tx, month)
  const effects = await effectOf(bonusEntries(people, year))
  return {
    ...ofBonus(tx),
    title: say`Statutory bonus ${year}: ${{ month }}`,
    changes: [
      { label: say`People`, from: null, to: asValue(people.length) },
      { label: say`Payments`, from: null, to: { paise: amountPaise } },
      ...effects.flatMap(changesOfPerson).filter(({ to }) => to !== null),
    ],
    now: (change: Id) => Promise.resolve({ _id: change }),
    news: (by: string) => say`${by} entered the statutory bonus of ${year} in the pay of ${{ month }}`,
  }
}

export async function bonusUndoGuard(tx: Tx, year: string) {
  const run = await bonusRunOfYear(tx, { year })
  if (run?.month == null || run.batch === null) return null
  const { month, batch } = run
  return {
    ...ofBonus(tx),
    title: say`Undo the statutory bonus ${year}: ${{ month }}`,
    changes: [{ label: say`Month`, from: { month }, to: null }, ...(await removedRows(tx, batch))],
    now: () => Promise.resolve(null),
    news: (by: string) => say`${by} took the statutory bonus of ${year} out of the pay of ${{ month }}`,
  }
}

function ofBonus(tx: Tx) {
  return {
    area: 'salary' as const,
    record: { type: 'organisation' as const, id: tx.organisation },
    employee: null,
    isRepeatable: true,
  }
}
