import { indianBook } from '@muster/engine/statute-book/india.ts'
import { rules } from '@muster/engine/payroll/payslip/payslip-input.ts'

/** The parts of a release that pay depends on: another release may calculate differently from the same rows. */
export const program = `${rules} ${indianBook.hash}`
