import { createHash } from 'node:crypto'
import type { Id, Month } from '@muster/contract/values.ts'
import { firstDay, lastDay } from '@muster/engine/day.ts'
import { rules, type PayslipInput } from '@muster/engine/payroll/payslip-input.ts'
import { snapshot } from '@muster/engine/payroll/snapshot.ts'
import type { Tx } from '../../../platform/database/tx.ts'
import { attendanceFacts } from '../../attendance/index.ts'
import type { Config } from '../pay-run-config/pay-run-config.queries.ts'
import { peopleOfMonth, type PayInputRow, type PersonFacts } from './inputs.queries.ts'

/** One person of a month and everything that the pay depends on. */
export interface PersonInputs {
  employee: Id
  person: PersonFacts
  input: PayslipInput
  /** Why there is no pay whatever the input says; null when it is to be calculated. */
  leftOut: { code: string; reason: string } | null
}

/** The inputs of everybody employed in a month. The number of statements does not depend on the number of people. */
export async function readInputs(tx: Tx, month: Month, config: Config): Promise<PersonInputs[]> {
  const people = await peopleOfMonth(tx, { month, first: firstDay(month), last: lastDay(month) })
  const attendance = new Map((await attendanceFacts(tx, { month })).map((facts) => [facts.employee, facts]))
  return people.map(({ employee, person, isInactive, salaries, inputs }) => {
    const { lossOfPay = [], nonWorkingDays = [] } = attendance.get(employee) ?? {}
    const { once, monthly } = divide(inputs ?? [])
    const input: PayslipInput = {
      rules,
      month,
      employment: { joinedOn: person.joinedOn, leftOn: person.leftOn },
      salary: (salaries ?? []).map(({ from, to, lines }) => ({
        from,
        to,
        lines: lines.map(({ code, name, kind, monthlyPaise, prorate }) => ({
          code,
          name,
          kind,
          monthlyPaise,
          prorate,
        })),
      })),
      basis: config.dayBasis,
      // Only where they count, so that a new holiday changes nothing elsewhere.
      nonWorkingDays: usesWorkingDays(config) ? nonWorkingDays.toSorted() : [],
      lossOfPay: lossOfPay.toSorted((a, b) => (a.day < b.day ? -1 : 1)),
      oneOffs: once.map(({ type, name, amountPaise, reason }) => ({
        code: codeOf(name),
        name,
        kind: type,
        amountPaise,
        reason,
      })),
      deductions: monthly.map(({ name, amountPaise, reason }) => ({ code: codeOf(name), name, amountPaise, reason })),
      rounding: { line: config.lineRounding, net: config.netRounding },
    }
    return { employee, person, input, leftOut: whyLeftOut(salaries === null, isInactive, person) }
  })
}

/** The canonical text of an input, and its hash: equal when nothing that the pay depends on has changed. */
export function frozen(input: PayslipInput): { text: string; hash: string } {
  const text = snapshot(input)
  return { text, hash: createHash('sha256').update(text).digest('hex') }
}

function usesWorkingDays({ dayBasis }: Config): boolean {
  return dayBasis === 'fixed26' || dayBasis === 'workingDays'
}

function divide(inputs: readonly PayInputRow[]) {
  return { once: inputs.filter(({ isOnce }) => isOnce), monthly: inputs.filter(({ isOnce }) => !isOnce) }
}

function whyLeftOut(hasNoSalary: boolean, isInactive: boolean, person: PersonFacts): PersonInputs['leftOut'] {
  if (isInactive && person.leftOn === null) return { code: 'inactive', reason: 'Inactive, without a last day of work' }
  return hasNoSalary ? { code: 'noSalary', reason: 'No salary is set' } : null
}

/** `Festival advance` as `FESTIVAL_ADVANCE`. */
function codeOf(name: string): string {
  return name.toUpperCase().replace(/[^\p{L}\p{N}]+/gu, '_')
}
