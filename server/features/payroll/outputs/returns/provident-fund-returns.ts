import type { Id, Month, Paise } from '@muster/contract/values.ts'
import { sum } from '@muster/engine/money.ts'
import { plus } from '@muster/engine/payroll/arrears/arrears.ts'
import {
  changesContribution,
  laterReturns,
  type LaterReturn,
  type PfBefore,
} from '@muster/engine/payroll/outputs/provident-fund/pf-later-returns.ts'
import { pfReturn, type PfReturn } from '@muster/engine/payroll/outputs/provident-fund/pf-return.ts'
import { pfRounding } from '@muster/engine/payroll/outputs/provident-fund/pf-rounding.ts'
import { codeParts, type PaidLine } from '@muster/engine/payroll/outputs/paid-row.ts'
import type { PersonNumbers } from '../../../employees/index.ts'
import type { PayingEntity } from '../../legal-entity/paying-entity.ts'
import type { Material } from '../material.ts'
import { fundBefore } from './fund-before.queries.ts'

export interface PfReturns {
  /** Null if there is nothing to file. */
  regular: { made: PfReturn; people: number } | null
  /** For members of a month already filed. `of`: the other legal entity that they belonged to in that month. */
  later: (LaterReturn & { of: PayingEntity | null })[]
  /** What the challans ask for beyond the payslips. */
  rounding: PaidLine[]
  /** The total of all challans, for everyone. */
  challansPaise: Paise
}

/** The returns of a run and what they owe. A reversal files nothing: paying the month again makes a revised return. */
export async function pfReturns(
  material: Material,
  numbers: ReadonlyMap<Id, Pick<PersonNumbers, 'uan'>>,
): Promise<PfReturns> {
  const { run, rows, book } = material
  if (run.kind === 'reversal') return { regular: null, later: [], rounding: [], challansPaise: 0 }
  const { pf } = await material.settings()
  const before = await paidBefore(material)
  const people = rows.map(({ employee, person: { code, name }, payslip: { facts, lines } }) => ({
    employee,
    grossOf: grossByMonth(lines),
    of: { code, name, uan: numbers.get(employee)?.uan ?? null },
    facts,
    before: (month: Month) => before.get(`${employee} ${month}`) ?? null,
  }))
  const owned = people.flatMap(({ employee, of, facts, grossOf, before: beforeIn }) =>
    facts.pf === null
      ? []
      : [
          {
            ...of,
            employee,
            month: run.month,
            // What a later return reports is not reported again with the month of payment.
            grossPaise:
              facts.grossPaise -
              sum(
                facts.pfArrears
                  .filter(({ month, ...pf }) => beforeIn(month) === null || changesContribution(pf))
                  .map(({ month }) => grossOf(month)),
              ),
            pf: facts.pf,
            before: beforeIn(run.month),
          },
        ],
  )
  // The monthly run is the month's regular return; a settlement comes after it was filed.
  const members = owned.filter((row) => run.kind === 'regular' || row.before === null)
  // An establishment owes the minimum charge once a month, even without members, with the monthly run. If one of several legal
  // entities pays no one, it has not started yet or has ended.
  const isPaying = material.entity === null || rows.length > 0
  const adminMinimum = pf.adminMinimum && run.kind === 'regular' && isPaying
  const isOwed = members.length > 0 || (pf.enabled && adminMinimum && pf.establishmentNumber !== null)
  const made = pfReturn(book, run.month, members, { adminMinimum })
  const arrears = people.flatMap(({ employee, of, facts, grossOf, before: beforeIn }) =>
    facts.pfArrears.map(({ month, ...pf }) => ({
      ...{ ...of, employee },
      ...{ month, pf, before: beforeIn(month), grossPaise: grossOf(month) },
    })),
  )
  const regular = new Set(members)
  const late = [...owned.filter((row) => !regular.has(row)), ...arrears]
  // Late payments are filed under the entity where the person was a member in that month.
  const byEntity = Map.groupBy(late, ({ employee, month }) => material.entityIn(employee, month))
  const later = [...byEntity].flatMap(([id, list]) => {
    const of = id === material.entity?.id ? null : (material.entities.find((one) => one.id === id) ?? null)
    return laterReturns(book, list).map((one) => ({ ...one, of }))
  })
  const all = [...(isOwed ? [{ made, rows: members }] : []), ...later]
  return {
    regular: isOwed ? { made, people: members.length } : null,
    later,
    rounding: all.flatMap((one) =>
      pfRounding(
        one.made.challan,
        one.rows.map((member) => member.pf),
      ),
    ),
    challansPaise: sum(all.map((one) => one.made.challan.totalPaise)),
  }
}

/** The earnings that a payslip pays for an earlier month. */
function grossByMonth(lines: readonly PaidLine[]): (month: Month) => Paise {
  const gross = new Map<string, Paise>()
  for (const { code, kind, amountPaise } of lines) {
    const { arrearsOf } = codeParts(code)
    if (kind === 'earning' && arrearsOf !== null) gross.set(arrearsOf, (gross.get(arrearsOf) ?? 0) + amountPaise)
  }
  return (month) => gross.get(month) ?? 0
}

/** What earlier runs' returns have for the months that this one pays late, by employee and month. */
async function paidBefore({ tx, run, rows }: Material): Promise<ReadonlyMap<string, PfBefore>> {
  const late = rows.filter(
    ({ payslip: { facts } }) => facts.pfArrears.length > 0 || (run.kind === 'settlement' && facts.pf !== null),
  )
  if (late.length === 0) return new Map()
  const earlier = await fundBefore(tx, { run: run.id, employees: late.map(({ employee }) => employee) })
  const before = new Map<string, PfBefore>()
  for (const [key, all] of Map.groupBy(earlier, ({ employee, month }) => `${employee} ${month}`)) {
    const filed = all.filter(({ isReversal }) => !isReversal).map(({ pf }) => pf)
    if (filed.length === 0) continue
    before.set(key, {
      filed: filed.reduce((total, pf) => plus(total, pf, 1)),
      current: all.map(({ pf }) => pf).reduce((total, pf) => plus(total, pf, 1)),
      currentGrossPaise: sum(all.map(({ grossPaise }) => grossPaise)),
    })
  }
  return before
}
