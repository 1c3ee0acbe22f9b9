import type { Id, Month } from '@muster/contract/values.ts'
import { lastDay } from '@muster/engine/day.ts'
import { paidDays } from '@muster/engine/payroll/payslip/paid-days.ts'
import { payslip } from '@muster/engine/payroll/calculation/payslip.ts'
import { plain, say, type Sentence } from '@muster/engine/sentence.ts'
import { breather } from '../../../platform/breathe.ts'
import type { Tx } from '../../../platform/database/tx.ts'
import { newId } from '../../../platform/id.ts'
import { componentFlags } from '../component-flags/component-flags.ts'
import { payDateOf, payRunConfig } from '../pay-run-config/pay-run-config.ts'
import { overtimeAmount } from '../pay-run/inputs/extra-pay.ts'
import { readInputs } from '../pay-run/inputs/inputs.ts'
import { payInputs } from '../pay-run/inputs/pay-inputs.ts'
import { runOfMonth } from '../pay-run/pay-run.queries.ts'
import { statutorySettings } from '../statutory/index.ts'
import type { OvertimePay } from './check-rows.ts'
import { halfDaysOf, isPay, type Entry } from './entry.ts'

/** A month's pay as it stands now: the pay for hours in it, and the effect of entries. */
export async function monthPay(tx: Tx, month: Month) {
  const run = await runOfMonth(tx, { month })
  const config = run?.state === 'calculated' ? run.config : await payRunConfig(tx)
  const { book, people } = await readInputs(tx, { id: run?._id ?? newId(), month, config })
  const settings = await statutorySettings(tx, lastDay(month))
  const flags = await componentFlags(tx)
  const byId = new Map(people.map((one) => [one.employee, one]))

  const overtimePay: OvertimePay = (employee, minutes) => {
    if (settings.pay.overtimePaid) return say`Overtime is paid from attendance. Correct the punches instead.`
    const lines = byId.get(employee)?.input.salary.at(-1)?.lines ?? []
    const { amountPaise } = overtimeAmount({ book, settings, lines, payDate: payDateOf(month, config) }, minutes)
    return amountPaise > 0 ? amountPaise : say`No wages to calculate overtime from`
  }

  const lossLeft = (employee: Id) => {
    const person = byId.get(employee)
    return person === undefined ? 0 : paidDays(person.input).leftHalfDays
  }

  /** Each employee's net pay without the entries and with them. */
  const effectOf = async (entries: readonly Entry[]) => {
    const breathe = breather()
    const effects = []
    for (const [id, own] of Map.groupBy(entries, ({ employee }) => employee.employee)) {
      await breathe()
      effects.push(effectOn(id, own))
    }
    return effects
  }

  const effectOn = (id: Id, own: readonly Entry[]) => {
    const { name, code } = own[0]!.employee
    const paid = own.filter(isPay)
    const lost = own.filter((entry) => !isPay(entry))
    const person = byId.get(id)
    const of = {
      employee: { _id: id, name, code },
      lines: paid.map(({ type, name: line, amountPaise }) => ({ type, name: line, amountPaise })),
      lossOfPayHalfDays: halfDaysOf(lost),
      knownLossOfPayHalfDays: person === undefined ? 0 : paidDays(person.input).days.lossOfPayHalfDays,
    }
    if (person === undefined || person.excluded !== null) return { ...of, ...nothing, problem: whyNone(person) }
    const added = payInputs(
      flags,
      paid.map((entry) => ({ ...entry, benefit: null, isOnce: true })),
    )
    const { input } = person
    const before = payslip(book, input)
    const after = payslip(book, {
      ...input,
      oneOffs: [...input.oneOffs, ...added.oneOffs],
      lossOfPay: [...input.lossOfPay, ...lost.map(({ halfDays, reason }) => ({ day: null, halfDays, reason }))],
    })
    return {
      ...of,
      netBeforePaise: before.ok ? before.payslip.netPaise : null,
      netAfterPaise: after.ok ? after.payslip.netPaise : null,
      problem: after.ok ? null : (after.errors[0]?.message ?? null),
    }
  }
  return { limits: { overtimePay, lossLeft }, effectOf }
}

const nothing = { netBeforePaise: null, netAfterPaise: null }

function whyNone(person: { excluded: { reason: Sentence } | null } | undefined): Sentence {
  return person?.excluded?.reason ?? plain('–')
}
