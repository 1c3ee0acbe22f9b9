import type { ComponentFlags } from '@muster/contract/payroll/salary/component-flags.ts'
import type { Salary } from '@muster/engine/payroll/payslip/payslip-input.ts'
import type { SalaryRow } from './inputs.queries.ts'
import { flagsOf, treatmentOf } from '../../component-flags/treatment.ts'

/** Salary lines in the engine's shape, in payslip order. */
export function salaries(flags: ReadonlyMap<string, ComponentFlags>, rows: readonly SalaryRow[]): Salary[] {
  return rows.map(({ from, to, lines }) => ({
    from,
    to,
    lines: lines
      .map(({ code, name, kind, monthlyPaise, prorate }) => ({ code, name, kind, monthlyPaise, prorate }))
      .toSorted((a, b) => flagsOf(flags, a).payslipOrder - flagsOf(flags, b).payslipOrder)
      .map((line) => ({ ...line, treatment: treatmentOf(flags, line) })),
  }))
}
