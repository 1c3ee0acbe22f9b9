import type { HalfDays } from '../../day.ts'
import { times, type Paise } from '../../money.ts'
import { say, type Sentence } from '../../sentence.ts'
import type { PaidSlip } from '../outputs/paid-row.ts'
import { stateName } from '../rules/in/state-names.ts'
import { lawOf, type Figure, type OldPay } from './compared-figures.ts'

/** Why an old register and a payslip probably differ. */
export type ParallelCause =
  | 'personMissing'
  | 'personNew'
  | 'days'
  | 'rate'
  | 'component'
  | 'arrears'
  | 'wageBase'
  | 'coverage'
  | 'slab'
  | 'period'
  | 'taxSpread'
  | 'follows'
  | 'rounding'
  | 'sum'
  | 'unmatched'

/** The most that rounding may explain per amount. */
export const mostRounding: Paise = 100

/** In the order in which a screen lists them. */
export const parallelCauses: Readonly<Record<ParallelCause, Sentence>> = {
  personMissing: say`No payslip here`,
  personNew: say`Not in the register`,
  days: say`LOP days`,
  rate: say`Salary`,
  component: say`Component missing`,
  arrears: say`Arrears`,
  wageBase: say`Wage base`,
  coverage: say`Coverage`,
  slab: say`Slab`,
  period: say`Deducted in another month`,
  taxSpread: say`TDS spread`,
  follows: say`Follows from pay`,
  rounding: say`Rounding`,
  sum: say`Sum of other differences`,
  unmatched: say`Column not matched`,
}

export interface Difference extends Figure {
  oldPaise: Paise
  newPaise: Paise
  cause: ParallelCause
  words: Sentence
}

type Compared = Pick<Difference, 'key' | 'name' | 'oldPaise' | 'newPaise'>
type Explanation = Pick<Difference, 'cause' | 'words'>

interface Ground {
  old: OldPay
  slip: PaidSlip
  /** Whether earnings differ by more than rounding. */
  paysOtherwise: boolean
}

/** The probable cause of the difference in a line. */
export function causeOf(of: Compared, ground: Ground): Explanation {
  const { key, name, oldPaise, newPaise } = of
  if (Math.abs(newPaise - oldPaise) <= mostRounding)
    return { cause: 'rounding', words: say`${name} is rounded differently` }
  if (key.endsWith('@')) return { cause: 'arrears', words: say`Arrears are paid in another month, or differ` }
  const law = lawOf(key)
  if (law !== null) return ofLaw[law](of, ground)
  if (newPaise === 0) return { cause: 'component', words: say`${name} has no line in the payslip` }
  if (oldPaise === 0) return { cause: 'component', words: say`${name} is not in the register for this person` }
  return (
    (key.startsWith('earning') ? daysCause(of, ground) : null) ?? {
      cause: 'rate',
      words: say`${name} has another amount`,
    }
  )
}

/** Days, if they differ and the amounts differ in the same proportion. */
function daysCause({ oldPaise, newPaise }: Compared, { old, slip: { days } }: Ground): Explanation | null {
  const { paidHalfDays, lossOfPayHalfDays } = days
  const paid =
    old.paidHalfDays ??
    (old.lossOfPayHalfDays === null ? null : paidHalfDays + lossOfPayHalfDays - old.lossOfPayHalfDays)
  if (paid === null || paid === paidHalfDays || paidHalfDays === 0) return null
  const expected = times(newPaise, paid, paidHalfDays, 'nearestPaisa')
  if (Math.abs(expected - oldPaise) > mostRounding) return null
  return { cause: 'days', words: daysWords(paid, paidHalfDays) }
}

const daysWords = (there: HalfDays, here: HalfDays) =>
  say`${{ halfDays: there }} paid in the register, ${{ halfDays: here }} here`

const ofLaw: Record<NonNullable<ReturnType<typeof lawOf>>, (of: Compared, ground: Ground) => Explanation> = {
  pf: (of, ground) => onWages(of, ground, ground.slip.facts.pf?.epfWagesPaise ?? 0),
  esi: (of, ground) => onWages(of, ground, ground.slip.facts.esi?.wagesPaise ?? 0),
  pt: ({ name }, { slip: { facts }, paysOtherwise }) => {
    if (paysOtherwise) return follows
    const { pt } = facts
    if (pt === null) return { cause: 'coverage', words: say`${name} is not deducted here` }
    return { cause: 'slab', words: say`Here by the slab of ${stateName(pt.state)} for ${{ paise: pt.basePaise }}` }
  },
  lwf: ({ name }) => ({ cause: 'period', words: say`${name} is deducted in another month, or for another state` }),
  tds: () => ({
    cause: 'taxSpread',
    words: say`Tax regime, declarations or earlier TDS differ, or the tax of the year is spread differently`,
  }),
}

const follows: Explanation = { cause: 'follows', words: say`The pay that it is calculated from differs` }

/** A contribution is proportional to its wages, so its amount shows which wages the old payroll used. */
function onWages({ name, oldPaise, newPaise }: Compared, { paysOtherwise }: Ground, wagesPaise: Paise): Explanation {
  if (oldPaise === 0) return { cause: 'coverage', words: say`${name} is not deducted in the register` }
  if (newPaise === 0 || wagesPaise === 0) return { cause: 'coverage', words: say`${name} is not due here` }
  if (paysOtherwise) return follows
  const there = times(wagesPaise, oldPaise, newPaise, 'nearestRupee')
  return {
    cause: 'wageBase',
    words: say`On about ${{ paise: there }} in the register, on ${{ paise: wagesPaise }} here`,
  }
}
