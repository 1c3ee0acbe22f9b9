import type { Id, Month, Paise } from '@muster/contract/values.ts'
import { sum } from '@muster/engine/money.ts'
import type { PaidLine } from '@muster/engine/payroll/outputs/paid-row.ts'
import { pfRounding } from '@muster/engine/payroll/outputs/pf-rounding.ts'
import {
  pfArrearsRows,
  pfReturn,
  pfSupplementaryReturn,
  type PfReturn,
} from '@muster/engine/payroll/outputs/pf-return.ts'
import type { PersonNumbers } from '../../../employees/index.ts'
import type { Material } from '../material.ts'

export interface PfReturns {
  /** Null where nothing is to be filed. */
  regular: { made: PfReturn; people: number } | null
  supplementary: { month: Month; made: PfReturn }[]
  /** What the challans ask for beyond the payslips. */
  rounding: PaidLine[]
  /** All challans together, of everybody. */
  challansPaise: Paise
}

/** The returns of a run and what they owe. A reversal files nothing: a revised return takes back what was filed. */
export async function pfReturns(
  material: Material,
  numbers: ReadonlyMap<Id, Pick<PersonNumbers, 'uan'>>,
): Promise<PfReturns> {
  const { run, rows, book } = material
  if (run.kind === 'reversal') return { regular: null, supplementary: [], rounding: [], challansPaise: 0 }
  const { pf } = await material.settings()
  const people = rows.map(({ employee, person: { code, name }, payslip: { facts } }) => ({
    code,
    name,
    uan: numbers.get(employee)?.uan ?? null,
    facts,
  }))
  const members = people.flatMap(({ facts, ...of }) =>
    facts.pf === null ? [] : [{ ...of, grossPaise: facts.grossPaise, pf: facts.pf }],
  )
  // An establishment owes its least charge once a month, even without a member: with the run that pays everybody.
  const adminMinimum = pf.adminMinimum && run.kind === 'regular'
  const isOwed = members.length > 0 || (pf.enabled && adminMinimum && pf.establishmentNumber !== null)
  const made = pfReturn(book, run.month, members, { adminMinimum })
  const earlier = [...new Set(people.flatMap(({ facts }) => facts.pfArrears.map(({ month }) => month)))].toSorted()
  const supplementary = earlier.map((month) => {
    const of = pfArrearsRows(
      month,
      people.map(({ facts, ...person }) => ({ ...person, pfArrears: facts.pfArrears })),
    )
    return { month, members: of, made: pfSupplementaryReturn(book, month, of) }
  })
  const all = [...(isOwed ? [{ made, members }] : []), ...supplementary]
  return {
    regular: isOwed ? { made, people: members.length } : null,
    supplementary,
    rounding: all.flatMap((one) =>
      pfRounding(
        one.made.challan,
        one.members.map((member) => member.pf),
      ),
    ),
    challansPaise: sum(all.map((one) => one.made.challan.totalPaise)),
  }
}
