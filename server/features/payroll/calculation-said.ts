import type { z } from 'zod'
import type { Calculation } from '@muster/contract/payroll/salary/salary-calculation.ts'
import { say, verbatim, type Sentence } from '@muster/engine/sentence.ts'

export function calculationSaid(calculation: z.output<typeof Calculation>): Sentence {
  switch (calculation.type) {
    case 'fixed':
      return say`${{ paise: calculation.monthlyPaise }} a month`
    case 'percent':
      return say`${{ basisPoints: calculation.basisPoints }} of ${calculation.of}`
    case 'remainder':
      return say`Rest of the CTC`
    case 'formula':
      return verbatim(calculation.text)
  }
}
