import type { TraceStep } from '../../../../law/trace.ts'
import type { Paise } from '../../../../money.ts'
import { step } from '../income-tax/step.ts'
import type { Allowed, AllowedItem, Exemptions, SalaryTaxInput } from './input.ts'
import { say, type Sentence } from '../../../../sentence.ts'

interface Kind {
  key: keyof Exemptions
  item: AllowedItem
  /** The wording of the step that subtracts it. */
  less: Sentence
  bothRegimes: boolean
}

const kinds: readonly Kind[] = [
  { key: 'hraPaise', item: 'hra', less: say`Less exempt HRA`, bothRegimes: false },
  { key: 'ltaPaise', item: 'lta', less: say`Less exempt leave travel allowance`, bothRegimes: false },
  { key: 'otherPaise', item: 'otherExemptions', less: say`Less exempt allowances`, bothRegimes: false },
  { key: 'gratuityPaise', item: 'gratuity', less: say`Less exempt gratuity`, bothRegimes: true },
  { key: 'leaveEncashmentPaise', item: 'leaveEncashment', less: say`Less exempt leave encashment`, bothRegimes: true },
  { key: 'commutedPensionPaise', item: 'commutedPension', less: say`Less exempt commuted pension`, bothRegimes: true },
  {
    key: 'otherBothRegimesPaise',
    item: 'otherExemptionsBothRegimes',
    less: say`Less exempt allowances, in both regimes`,
    bothRegimes: true,
  },
]

/** The exempt parts of a salary that a regime allows. */
export function exemptions(input: SalaryTaxInput): { totalPaise: Paise; allowed: Allowed[]; trace: TraceStep[] } {
  const allowed: Allowed[] = []
  const trace: TraceStep[] = []
  let totalPaise = 0
  for (const { key, item, less, bothRegimes } of kinds) {
    const declaredPaise = input.exemptions[key]
    if (declaredPaise === 0) continue
    const counts = bothRegimes || input.regime === 'old'
    const allowedPaise = counts ? declaredPaise : 0
    allowed.push({ item, declaredPaise, allowedPaise, words: counts ? say`Allowed in full` : say`Old regime only` })
    const limited = key === 'hraPaise' && input.hraLimits != null ? say`${less}: ${input.hraLimits}` : less
    if (counts) trace.push(step(limited, -allowedPaise))
    totalPaise += allowedPaise
  }
  return { totalPaise, allowed, trace }
}
