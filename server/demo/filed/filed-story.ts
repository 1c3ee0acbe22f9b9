import type { Day, Id } from '@muster/contract/values.ts'
import { addDays, financialYear, yearBefore } from '@muster/engine/day.ts'
import { bankPresets } from '@muster/engine/payroll/outputs/bank/template/presets.ts'
import type { CallAs } from '../calls.ts'

interface Company {
  callAs: CallAs
  hr: Id
  admin: Id
  today: Day
}

/** Payments of the last days still have to be recorded. */
const leftDays = 14

/** What HR filed and deposited: returns in the compliance calendar, a challan for each month's TDS, and the bank's file layout. */
export async function tellFiled({ callAs, hr, admin, today }: Company): Promise<void> {
  const { items } = (await callAs(hr, 'GET /api/v1/user/compliance', {}))!
  const isPast = (dueOn: Day) => dueOn < addDays(today, -leftDays)
  const past = items.filter(({ kind, status, dueOn }) => kind !== 'tds' && status === 'overdue' && isPast(dueOn))
  for (const [index, { entity, kind, state, to, dueOn }] of past.entries()) {
    const reference = `${kind.slice(0, 3).toUpperCase()}${2_604_100 + index}`
    const of = entity?._id === undefined || entity._id === null ? {} : { entity: entity._id }
    const body = { ...of, kind, state, period: to, filedOn: addDays(dueOn, -1 - (index % 3)), reference }
    await callAs(hr, 'PUT /api/v1/user/compliance', { body })
  }
  const year = financialYear(today)
  const taxed = await Promise.all(
    [yearBefore(year), year].map((one) => callAs(hr, 'GET /api/v1/user/tds-month', { query: { financialYear: one } })),
  )
  const open = taxed.flatMap((one) => one!.months).filter(({ openPaise, dueOn }) => openPaise > 0 && isPast(dueOn))
  for (const [index, { month, openPaise, dueOn }] of open.entries()) {
    const challan = { bsr: '0510308', serial: `${21_407 + index}`, paidOn: addDays(dueOn, -2), taxPaise: openPaise }
    await callAs(hr, 'POST /api/v1/user/tds-challan', { body: { ...challan, months: [month] } })
  }
  const template = { name: 'ICICI salary upload', isDefault: false, layout: bankPresets.icici }
  await callAs(admin, 'POST /api/v1/user/payrun-bank-template', { body: template as never })
}
