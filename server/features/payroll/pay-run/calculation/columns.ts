import type { Payslip } from '@muster/engine/payroll/payslip/payslip-result.ts'

/** A payslip as its table has it. */
export function columns({ days, lines, facts, ...slip }: Payslip) {
  return {
    days,
    facts,
    lines: lines.map(({ kind, ...line }) => ({ ...line, type: kind })),
    gross: slip.grossPaise,
    deductions: slip.deductionsPaise,
    reimbursements: slip.reimbursementsPaise,
    employer: slip.employerPaise,
    round_off: slip.roundOffPaise,
    net: slip.netPaise,
  }
}
