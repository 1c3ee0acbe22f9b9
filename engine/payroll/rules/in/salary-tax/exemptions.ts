import type { TraceStep } from '../../../../law/trace.ts'
import type { Paise } from '../../../../money.ts'
import { step } from '../income-tax/step.ts'
import type { Allowed, AllowedItem, Exemptions, SalaryTaxInput } from './input.ts'

interface Kind {
  key: keyof Exemptions
  item: AllowedItem
  name: string
  bothRegimes: boolean
}

const kinds: readonly Kind[] = [
  { key: 'hraPaise', item: 'hra', name: 'house rent allowance', bothRegimes: false },
  { key: 'ltaPaise', item: 'lta', name: 'leave travel', bothRegimes: false },
  { key: 'otherPaise', item: 'otherExemptions', name: 'other allowances', bothRegimes: false },
  { key: 'gratuityPaise', item: 'gratuity', name: 'gratuity', bothRegimes: true },
  { key: 'leaveEncashmentPaise', item: 'leaveEncashment', name: 'leave encashment', bothRegimes: true },
  { key: 'commutedPensionPaise', item: 'commutedPension', name: 'commuted pension', bothRegimes: true },
  {
    key: 'otherBothRegimesPaise',
    item: 'otherExemptionsBothRegimes',
    name: 'other allowances, exempt in both regimes',
    bothRegimes: true,
  },
]

/** The exempt parts of a salary that a regime lets stand. */
export function exemptions(input: SalaryTaxInput): { totalPaise: Paise; allowed: Allowed[]; trace: TraceStep[] } {
  const allowed: Allowed[] = []
  const trace: TraceStep[] = []
  let totalPaise = 0
  for (const { key, item, name, bothRegimes } of kinds) {
    const declaredPaise = input.exemptions[key]
    if (declaredPaise === 0) continue
    const counts = bothRegimes || input.regime === 'old'
    const allowedPaise = counts ? declaredPaise : 0
    allowed.push({ item, declaredPaise, allowedPaise, words: counts ? 'Allowed in full' : 'Old regime only' })
    if (counts) trace.push(step(`Less exempt ${name}`, -allowedPaise))
    totalPaise += allowedPaise
  }
  return { totalPaise, allowed, trace }
}
