import type { SectionValue } from '@muster/contract/payroll/statutory/statutory-sections.ts'
import type { Rate } from '@muster/engine/law/rate.ts'

/** `1/12`, or a decimal with up to four places, as an exact fraction. */
export function bonusRate(rate: SectionValue<'bonus'>['rate']): Rate {
  if (rate === '1/12') return { numerator: 1, denominator: 12 }
  return { numerator: Number(rate.slice(2).padEnd(4, '0')), denominator: 10_000 }
}
