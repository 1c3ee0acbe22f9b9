import type { ComponentFlags } from '@muster/contract/payroll/salary/component-flags.ts'
import { payNatures, type DeductionNature } from '@muster/contract/payroll/salary/pay-natures.ts'
import type { Deduction, OneOff, OneOffBenefit } from '@muster/engine/payroll/payslip/payslip-input.ts'
import { say } from '@muster/engine/sentence.ts'
import type { PayInputRow } from './inputs.queries.ts'
import { treatmentOf } from '../../component-flags/treatment.ts'
import { hasLedger } from '../../payable/ledgers.ts'
import type { Carried } from './earlier.queries.ts'

export interface PayInputs {
  oneOffs: (OneOff | OneOffBenefit)[]
  /** Recurs every month. */
  deductions: Deduction[]
}

/** Payments and deductions besides the salary, in the engine's shape. */
export function payInputs(flags: ReadonlyMap<string, ComponentFlags>, inputs: readonly PayInputRow[]): PayInputs {
  const given: PayInputs = { oneOffs: [], deductions: [] }
  for (const { type, nature, benefit, name, amountPaise, reason, isOnce } of inputs) {
    const isRegistered = nature === 'fine' || nature === 'damage'
    const code = isRegistered ? `${registered[nature]}:${codeOf(name)}` : codeOf(name)
    if (nature === 'perquisite') {
      const treatment = { ...payNatures.perquisite, benefit: benefit ?? 'other' }
      given.oneOffs.push({ code, name, kind: 'benefit', amountPaise, reason, treatment })
    } else if (!isOnce) given.deductions.push({ code, name, amountPaise, reason })
    else {
      const line = { code, name, kind: type }
      const treatment = nature === null || isRegistered ? treatmentOf(flags, line) : payNatures[nature]
      given.oneOffs.push({ ...line, amountPaise, reason, treatment })
    }
  }
  return given
}

/** Code prefixes of lines with their own column in the register of wages. */
const registered: Record<DeductionNature, string> = { fine: 'FINE', damage: 'DAMAGE' }

/** `Festival advance` as `FESTIVAL_ADVANCE`. */
export function codeOf(name: string): string {
  return name.toUpperCase().replace(/[^\p{L}\p{N}]+/gu, '_')
}

/**
 * Deductions that the limit cut in the last payslip and that are due again; negative for what was deducted since for a
 * reversed one. Balances of loans and advances are tracked by those themselves.
 */
export function leftOver(carried: Carried | undefined): Deduction[] {
  if (carried === undefined) return []
  const month = { month: carried.month }
  return carried.deductions
    .filter((one) => !hasLedger(one))
    .map((one) => ({
      ...one,
      reason: one.amountPaise > 0 ? say`Carried forward from ${month}` : say`Deducted for a payslip that was reversed`,
      isLeftOver: true,
    }))
}
