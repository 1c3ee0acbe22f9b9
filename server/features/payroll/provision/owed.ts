import type { ProvisionKind } from '@muster/contract/payroll/provision/provision.routes.ts'
import type { Day, Id, Month, Paise } from '@muster/contract/values.ts'
import { financialYear, lastDay, yearBefore } from '@muster/engine/day.ts'
import { sum } from '@muster/engine/money.ts'
import { owedParts, type OwedPart } from '@muster/engine/payroll/outputs/books/provisions.ts'
import type { Tx } from '../../../platform/database/tx.ts'
import { encashableLeave } from '../../../platform/leave/leave.ts'
import { bonusOwed, spanOf } from '../bonus/calculate-bonus.ts'
import { gratuityOn } from '../gratuity/gratuity.ts'
import { entityInMonths } from '../legal-entity/paying-entity.ts'
import { leaveWorth } from '../pay-run/inputs/leave-worth.ts'
import { peopleBetween, type PlacedPerson } from './provision.queries.ts'

/** What is owed at the end of a month for one reason, by legal entity, department and location, as far as known now. */
export async function owedAt(tx: Tx, month: Month, kind: ProvisionKind): Promise<OwedPart[]> {
  return ways[kind](tx, month)
}

const ways: Record<ProvisionKind, (tx: Tx, month: Month) => Promise<OwedPart[]>> = {
  /** For service so far, whether or not it already qualifies. */
  gratuity: async (tx, month) =>
    partsOf(
      tx,
      month,
      (await gratuityOn(tx, lastDay(month))).map((person) => ({ person, paise: person.accruedPaise })),
    ),

  leave: async (tx, month) => {
    const day = lastDay(month)
    const worth = await leaveWorth(tx, day)
    const people = await placed(tx, day, day)
    const owed = (await encashableLeave(tx, { day })).flatMap(({ employee, balances }) => {
      const person = people.get(employee)
      return person ? [{ person, paise: sum(balances.map((halfDays) => worth(person.lines ?? [], halfDays))) }] : []
    })
    return partsOf(tx, month, owed)
  },

  /** For the accounting year so far, and for the previous year until its bonus is paid. */
  bonus: async (tx, month) => {
    const year = financialYear(month)
    const before = yearBefore(year)
    const people = await placed(tx, spanOf(before).first, lastDay(month))
    const owed = [...(await bonusOwed(tx, year, month)), ...(await bonusOwed(tx, before, month))]
    return partsOf(
      tx,
      month,
      owed.flatMap(({ employee, paise }) => {
        const person = people.get(employee)
        return person ? [{ person, paise }] : []
      }),
    )
  },
}

async function placed(tx: Tx, from: Day, to: Day): Promise<ReadonlyMap<Id, PlacedPerson>> {
  return new Map((await peopleBetween(tx, { from, to })).map((one) => [one.employee, one]))
}

interface Owed {
  person: Pick<PlacedPerson, 'employee' | 'department' | 'location'>
  paise: Paise
}

/** The entity that employs someone at the end of the month owes all of it: on a move the new one takes it over. */
async function partsOf(tx: Tx, month: Month, owed: readonly Owed[]): Promise<OwedPart[]> {
  const entityIn = await entityInMonths(tx, [...new Set(owed.map(({ person }) => person.employee))])
  return owedParts(
    owed.map(({ person: { employee, department, location }, paise }) => ({
      ...{ entity: entityIn(employee, month), department, location, paise },
    })),
  )
}
