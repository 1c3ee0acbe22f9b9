import type { z } from 'zod'
import type { StatutoryEffect } from '@muster/contract/payroll/statutory/statutory-effect.routes.ts'
import type { StatutorySettingInput } from '@muster/contract/payroll/statutory/statutory-settings.routes.ts'
import type { Month } from '@muster/contract/values.ts'
import { addMonths } from '@muster/engine/day.ts'
import type { Payslip } from '@muster/engine/payroll/payslip/payslip-result.ts'
import { payslip } from '@muster/engine/payroll/calculation/payslip.ts'
import { say } from '@muster/engine/sentence.ts'
import { may, type Actor } from '../../../platform/actor.ts'
import { breather } from '../../../platform/breathe.ts'
import type { Tx } from '../../../platform/database/tx.ts'
import { newId } from '../../../platform/id.ts'
import { forbidden } from '../../../platform/problem.ts'
import { companyToday } from '../../organisation/index.ts'
import { payRunConfig } from '../pay-run-config/pay-run-config.ts'
import { readInputs, type RunInputs } from '../pay-run/inputs/inputs.ts'
import { runOfMonth } from '../pay-run/pay-run.queries.ts'
import { lastLockedMonth } from '../locked-month/locked-month.ts'
import { settingOf } from '../statutory/index.ts'

type Input = z.output<typeof StatutorySettingInput>
type Effect = z.output<typeof StatutoryEffect>

/** Calculates the next month with and without the change, and stores neither. */
export async function effectOf(tx: Tx, actor: Actor, input: Input): Promise<Effect> {
  if (!may(actor, 'payRollHistoryRead'))
    throw forbidden(say`Only those who may see pay runs see the effect on the next one.`)
  const month = await nextMonth(tx, input.from)
  const draft = await settingOf(tx, input)
  const config = await payRunConfig(tx)
  const run = { id: (await runOfMonth(tx, { month }))?._id ?? newId(), month, config }
  const before = await payslips(await readInputs(tx, run))
  const after = await payslips(await readInputs(tx, run, draft))
  const people = new Set([...before.keys(), ...after.keys()])
  const isSame = (one: Payslip | undefined, other: Payslip | undefined) =>
    one?.netPaise === other?.netPaise && one?.employerPaise === other?.employerPaise
  return {
    month,
    people: people.size,
    changed: [...people].filter((employee) => !isSame(before.get(employee), after.get(employee))).length,
    before: totals(before),
    after: totals(after),
  }
}

/** The first unlocked month in which the change is in force. */
async function nextMonth(tx: Tx, from: Month): Promise<Month> {
  const locked = await lastLockedMonth(tx)
  const open = locked === null ? (await companyToday(tx)).slice(0, 7) : addMonths(locked, 1)
  return from > open ? from : open
}

/** Everyone who can be calculated; in pieces, so that other calls are served in between. */
async function payslips({ book, people }: RunInputs): Promise<Map<string, Payslip>> {
  const byEmployee = new Map<string, Payslip>()
  const breathe = breather()
  for (const { employee, input, excluded } of people) {
    await breathe()
    const result = excluded === null ? payslip(book, input) : undefined
    if (result?.ok) byEmployee.set(employee, result.payslip)
  }
  return byEmployee
}

function totals(slips: ReadonlyMap<string, Payslip>): Effect['before'] {
  const of = (key: 'deductionsPaise' | 'employerPaise' | 'netPaise') =>
    [...slips.values()].reduce((sum, slip) => sum + slip[key], 0)
  return { deductionsPaise: of('deductionsPaise'), employerPaise: of('employerPaise'), netPaise: of('netPaise') }
}
