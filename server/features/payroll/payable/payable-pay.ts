import type { PayableType } from '@muster/contract/payroll/payable/payable-types.ts'
import type { Deduction, OneOff } from '@muster/engine/payroll/payslip/payslip-input.ts'
import { plainPay, plainReimbursement } from '@muster/engine/payroll/payslip/treatment.ts'
import { say, type Sentence } from '@muster/engine/sentence.ts'
import type { TraceStep } from '@muster/engine/law/trace.ts'
import type { Paise } from '@muster/contract/values.ts'
import type { OpenPayable } from './payable-pay.queries.ts'

/** How a payslip labels a payable before its number, and the prefix of its line's code. */
export const payableLines = {
  reimbursement: { prefix: 'REIMBURSEMENT', name: 'Expense reimbursement' },
  taxedReimbursement: { prefix: 'TAXED_REIMBURSEMENT', name: 'Taxable reimbursement' },
  advance: { prefix: 'ADVANCE', name: 'Travel advance' },
  recovery: { prefix: 'RECOVERY', name: 'Recovery of travel advance' },
} as const satisfies Record<PayableType, { prefix: string; name: string }>

const prefixes: readonly string[] = Object.values(payableLines).map(({ prefix }) => `${prefix}:`)

/** Payable lines: like loans, payables track their own balance. No user-entered name can become such a code. */
export function isPayable({ code }: { code: string }): boolean {
  return prefixes.some((prefix) => code.startsWith(prefix))
}

/** What pay adds and recovers, in the engine's shape: a reimbursement of expenses is not wages. */
export function payableInputs(open: readonly OpenPayable[]): { oneOffs: OneOff[]; deductions: Deduction[] } {
  const inputs: { oneOffs: OneOff[]; deductions: Deduction[] } = { oneOffs: [], deductions: [] }
  for (const payable of open) {
    const { type, code, reason, openPaise: amountPaise } = payable
    const { name, prefix } = payableLines[type]
    const line = { code, name: `${name} ${code.slice(prefix.length + 1)}`, amountPaise, reason }
    if (type === 'recovery') inputs.deductions.push(line)
    else {
      const steps = stepsOf(payable)
      if (type === 'taxedReimbursement') inputs.oneOffs.push({ ...line, kind: 'earning', treatment: taxed, steps })
      else inputs.oneOffs.push({ ...line, kind: 'reimbursement', treatment: plainReimbursement, steps })
    }
  }
  return inputs
}

/** From what was claimed to what this payslip pays. */
function stepsOf(payable: OpenPayable): TraceStep[] {
  const { number, claimedPaise, approvedPaise, amountPaise, openPaise } = payable
  const step = (words: Sentence, amount: Paise | null) => (amount === null ? [] : [{ words, amountPaise: amount }])
  const isPart = amountPaise !== approvedPaise
  return [
    ...step(say`Claimed in ${number}`, claimedPaise),
    ...step(say`Approved`, approvedPaise),
    ...(isPart ? step(partOf(payable), amountPaise) : []),
    ...(openPaise === amountPaise ? [] : step(say`Paid already`, openPaise - amountPaise)),
  ]
}

/** Which part of an approved request this is, if not all of it. */
function partOf({ type, requestType }: OpenPayable): Sentence {
  if (type === 'advance') return say`Advance`
  if (type === 'taxedReimbursement') return say`Taxable part`
  return requestType === 'travel' ? say`Payable without tax, less the advance` : say`Payable without tax`
}

/** More than was spent, or spent without proof: income, but not wages. */
const taxed = { ...plainPay, wageClass: 'outside', ptWage: false, esiWage: false } as const
