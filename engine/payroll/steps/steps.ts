import { arrears } from './arrears-step.ts'
import { deductionCap } from './deduction-cap-step.ts'
import type { Worksheet } from './worksheet.ts'
import { deductions, oneOffs, setOff } from './given-amounts.ts'
import { incomeTax } from './income-tax-step.ts'
import { labourWelfare } from './statutory/labour-welfare-step.ts'
import { monthlyComponents } from './monthly-components.ts'
import { overpaid } from './overpaid.ts'
import { professionalTax } from './statutory/professional-tax-step.ts'
import { providentFund } from './statutory/provident-fund-step.ts'
import { receivables } from './receivable-step.ts'
import { roundOff } from './round-off.ts'
import { stateInsurance } from './statutory/state-insurance-step.ts'
import { taxThatPayLeaves } from './tax-left-step.ts'
import { taxableMonth } from './taxable-month.ts'

/** One step of a payslip: it reads the sheet, adds lines and records its facts. */
export interface Step {
  name: string
  run: (sheet: Worksheet) => void
}

/**
 * The steps in order. Provident fund and professional tax come before income tax, which may deduct them; deductions not required by law
 * come last, since they may only take what the statutory ones leave. Source: rule book 0.2.
 */
export const steps: readonly Step[] = [
  { name: 'monthly components', run: monthlyComponents },
  { name: 'arrears', run: arrears },
  { name: 'one-off payments', run: oneOffs },
  { name: 'provident fund', run: providentFund },
  { name: 'state insurance', run: stateInsurance },
  { name: 'professional tax', run: professionalTax },
  { name: 'labour welfare fund', run: labourWelfare },
  { name: 'taxable pay', run: taxableMonth },
  { name: 'income tax', run: incomeTax },
  { name: 'other deductions', run: deductions },
  { name: 'limit of deductions', run: deductionCap },
  { name: 'to be recovered', run: receivables },
  { name: 'overpaid', run: overpaid },
  { name: 'tax that pay leaves', run: taxThatPayLeaves },
  { name: 'round-off', run: roundOff },
  { name: 'set-off', run: setOff },
]
