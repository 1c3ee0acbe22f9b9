import type { z } from 'zod'
import type { AskedEntity } from '@muster/contract/payroll/legal-entity/asked-entity.ts'
import type { TdsMonth } from '@muster/contract/payroll/tax/tds.routes.ts'
import { latest } from '@muster/engine/day.ts'
import { sum } from '@muster/engine/money.ts'
import { tdsDue } from '@muster/engine/payroll/outputs/compliance/due-days.ts'
import { lateDepositInterest } from '@muster/engine/payroll/outputs/late/late.ts'
import type { Tx } from '../../../platform/database/tx.ts'
import { companyToday } from '../../organisation/index.ts'
import { entityAsked } from '../legal-entity/find-entity.ts'
import { organisationBook } from '../statutory/index.ts'
import { deductionsIn, openOf } from './deductions.ts'
import { registerYear } from './register-year.ts'

/** The tax deducted in each month of a year, and how much of it challans deposit. Months without tax are left out. */
export async function tdsMonths(
  tx: Tx,
  asked?: string,
  of?: AskedEntity,
): Promise<{ financialYear: string; months: z.output<typeof TdsMonth>[] }> {
  const { year, from, to } = await registerYear(tx, asked)
  const entity = await entityAsked(tx, of)
  const book = await organisationBook(tx)
  const today = await companyToday(tx)
  const byMonth = Map.groupBy(
    (await deductionsIn(tx, { from, to, entity })).filter(({ tax }) => tax.tdsPaise !== 0),
    ({ paidIn }) => paidIn,
  )
  const months = [...byMonth].map(([month, list]) => {
    const [first, ...others] = list.map(({ payDate }) => payDate) as [string, ...string[]]
    const deductedOn = latest(first, ...others)
    const openPaise = Math.max(0, sum(list.map(openOf)))
    return {
      month,
      deductedPaise: sum(list.map(({ tax }) => tax.tdsPaise)),
      depositedPaise: sum(list.flatMap(({ deposits }) => deposits.map(({ amountPaise }) => amountPaise))),
      openPaise,
      dueOn: tdsDue(book, deductedOn),
      interestPaise: lateDepositInterest(book, { deductedOn, depositedOn: today, amountPaise: openPaise }),
      people: new Set(list.map(({ employee }) => employee)).size,
    }
  })
  return { financialYear: year, months: months.toSorted((a, b) => (a.month < b.month ? -1 : 1)) }
}
