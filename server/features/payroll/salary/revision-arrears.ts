import type { z } from 'zod'
import type { RevisionArrears, SalaryInput } from '@muster/contract/payroll/salary/employee-salary.routes.ts'
import type { Id, Month, Paise } from '@muster/contract/values.ts'
import { firstDay, lastDay } from '@muster/engine/day.ts'
import { sum } from '@muster/engine/money.ts'
import type { ArrearsInput } from '@muster/engine/payroll/payslip/arrears-input.ts'
import { attempt } from '../../../platform/database/attempt.ts'
import type { Tx } from '../../../platform/database/tx.ts'
import { newId } from '../../../platform/id.ts'
import { componentFlags } from '../component-flags/component-flags.ts'
import { arrearsOfPeople } from '../pay-run/arrears/arrears.ts'
import type { SalaryRow } from '../pay-run/inputs/inputs.queries.ts'
import { salaries } from '../pay-run/inputs/salaries.ts'
import { openMonth } from '../pay-run/open-month.ts'
import { payDateOf, payRunConfig } from '../pay-run-config/pay-run-config.ts'
import { organisationBook, statutorySettings } from '../statutory/index.ts'
import { employment } from '../employment/employment.queries.ts'
import { addSalary } from './salary.ts'

/** What a salary that is not saved would owe for locked months, as the next run would calculate it. Nothing is stored. */
export async function revisionArrears(
  tx: Tx,
  employee: Id,
  input: z.output<typeof SalaryInput>,
): Promise<z.output<typeof RevisionArrears>> {
  const { month, open } = await openMonth(tx)
  const flags = await componentFlags(tx)
  const { pay } = await statutorySettings(tx, lastDay(month))
  const question = {
    book: await organisationBook(tx),
    month,
    run: open ?? newId(),
    salaryOf: (rows: readonly SalaryRow[]) => salaries(flags, rows),
    countsLateDays: pay.lateArrears,
    employees: [employee],
  }
  const amounts = async (part: Tx) => byMonth((await arrearsOfPeople(part, question)).get(employee)?.arrears ?? [])
  const before = await amounts(tx)
  const after = await attempt(
    tx,
    async (rehearsal) => {
      await addSalary(rehearsal, { ...input, employee, account: null })
      return amounts(rehearsal)
    },
    { keep: false },
  )
  const months = [...new Set([...before.keys(), ...after.keys()])]
    .toSorted()
    .map((of) => ({ month: of, amountPaise: (after.get(of) ?? 0) - (before.get(of) ?? 0) }))
    .filter(({ amountPaise }) => amountPaise !== 0)
  const leftOn = (await employment(tx, { employee }))?.leftOn ?? null
  const isInRun = leftOn === null || leftOn >= firstDay(month)
  return {
    months,
    totalPaise: sum(months.map(({ amountPaise }) => amountPaise)),
    paidWith: isInRun ? { month, payDate: payDateOf(month, await payRunConfig(tx)) } : null,
  }
}

function byMonth(arrears: readonly ArrearsInput[]): Map<Month, Paise> {
  return new Map(arrears.map((one) => [one.month, amountOf(one)]))
}

/** Pay of the month before PF, ESI and tax. */
function amountOf({ lines }: ArrearsInput): Paise {
  return sum(
    lines.flatMap(({ kind, amountPaise }) =>
      kind === 'benefit' ? [] : kind === 'deduction' ? -amountPaise : amountPaise,
    ),
  )
}
