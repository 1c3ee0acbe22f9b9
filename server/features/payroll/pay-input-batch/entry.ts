import type { DeductionNature, PayNature } from '@muster/contract/payroll/salary/pay-natures.ts'
import type { Id, Paise } from '@muster/contract/values.ts'
import type { HalfDays } from '@muster/engine/day.ts'
import type { CodedPerson } from './pay-input-batch.queries.ts'

export interface PayEntry {
  employee: CodedPerson
  type: 'earning' | 'deduction' | 'reimbursement'
  nature: PayNature | DeductionNature | null
  name: string
  amountPaise: Paise
  reason: string
  /** The overtime that was entered as hours. */
  overtimeMinutes?: number
}

export interface LossEntry {
  employee: CodedPerson
  type: 'lossOfPay'
  halfDays: HalfDays
  reason: string
}

export type Entry = PayEntry | LossEntry

export function isPay(entry: Entry): entry is PayEntry {
  return entry.type !== 'lossOfPay'
}

export function halfDaysOf(entries: readonly Entry[]): HalfDays {
  return entries.reduce((sum, entry) => sum + (isPay(entry) ? 0 : entry.halfDays), 0)
}

interface Keyed {
  employee: Id
  type: Entry['type']
  /** The reason for loss of pay. */
  name: string
  /** Paise, or half-days. */
  amount: number
}

/** Identifies an entry among those of its employee and month. */
export function keyPartsOf(entry: Entry): Keyed {
  const { type, employee: person } = entry
  return type === 'lossOfPay'
    ? { employee: person.employee, type, name: entry.reason, amount: entry.halfDays }
    : { employee: person.employee, type, name: entry.name, amount: entry.amountPaise }
}

/** The same employee, type, name and amount in one month is a duplicate entry. */
export function keyOf({ employee, type, name, amount }: Keyed) {
  return JSON.stringify([employee, type, name.toLowerCase(), amount])
}
