import type { ProvisionKind } from '@muster/contract/payroll/provision/provision.routes.ts'
import type { Day, Id, Month, Paise } from '@muster/contract/values.ts'
import { financialYear, lastDay, yearBefore } from '@muster/engine/day.ts'
import { sum } from '@muster/engine/money.ts'
import { owedParts, type OwedPart } from '@muster/engine/payroll/outputs/books/provisions.ts'
import type { Tx } from '../../../platform/database/tx.ts'
import { encashableLeave } from '../../../platform/leave/leave.ts'
import { bonusOwed, spanOf } from '../bonus/calculate-bonus.ts'
import { gratuityOn } from '../gratuity/gratuity.ts'
import { leaveWorth } from '../pay-run/inputs/leave-worth.ts'
import { peopleBetween, type PlacedPerson } from './provision.queries.ts'

/** What is owed at the end of a month for one reason, by department and place, as far as it is known now. */
export async function owedAt(tx: Tx, month: Month, kind: ProvisionKind): Promise<OwedPart[]> {
  return ways[kind](tx, month)
}

const ways: Record<ProvisionKind, (tx: Tx, month: Month) => Promise<OwedPart[]>> = {
  /** For service so far, whether or not it is long enough yet. */
  gratuity: async (tx, month) =>
    owedParts(
      (await gratuityOn(tx, lastDay(month))).map(({ department, location, accruedPaise: paise }) => ({
        ...{ department, location, paise },
      })),
    ),

  leave: async (tx, month) => {
    const day = lastDay(month)
    const worth = await leaveWorth(tx, day)
    const people = await placed(tx, day, day)
    return partsOf(
      people,
      (await encashableLeave(tx, { day })).map(({ employee, balances }) => {
        const lines = people.get(employee)?.lines ?? []
        return { employee, paise: sum(balances.map((halfDays) => worth(lines, halfDays))) }
      }),
    )
  },

  /** For the accounting year so far, and for the year before until its bonus is in pay. */
  bonus: async (tx, month) => {
    const year = financialYear(month)
    const before = yearBefore(year)
    const owed = [...(await bonusOwed(tx, year, month)), ...(await bonusOwed(tx, before, month))]
    return partsOf(await placed(tx, spanOf(before).first, lastDay(month)), owed)
  },
}

async function placed(tx: Tx, from: Day, to: Day): Promise<ReadonlyMap<Id, PlacedPerson>> {
  return new Map((await peopleBetween(tx, { from, to })).map((one) => [one.employee, one]))
}

function partsOf(people: ReadonlyMap<Id, PlacedPerson>, owed: readonly { employee: Id; paise: Paise }[]): OwedPart[] {
  return owedParts(
    owed.flatMap(({ employee, paise }) => {
      const person = people.get(employee)
      return person ? [{ department: person.department, location: person.location, paise }] : []
    }),
  )
}
