import { sql } from 'kysely'
import type { Day, Id, Month } from '@muster/contract/values.ts'
import { breakdown } from '@muster/engine/payroll/components/breakdown.ts'
import { engineComponents } from '../features/payroll/breakdown.ts'
import { calculateRun } from '../features/payroll/pay-run/calculation/calculate-run.ts'
import { templateParts } from '../features/payroll/template/template.ts'
import { builder } from '../platform/database/builder.ts'
import type { Tx } from '../platform/database/tx.ts'
import type { CallAs } from './calls.ts'
import type { Filling } from './filling.ts'
import type { DemoPerson } from './people.ts'
import { pieces } from './write-company.ts'

/** Gives everyone a salary by the first template, from a day on. */
export async function paySalaries(tx: Tx, people: readonly DemoPerson[], from: Day): Promise<void> {
  const { rows } = await tx.query({
    name: '',
    text: 'select id from salary_template where organisation_id = $1 limit 1',
    values: [tx.organisation],
  })
  const template = (rows[0] as { id: Id }).id
  const { name, parts } = await templateParts(tx, template, 'body.templateId')
  const components = engineComponents(parts)
  for (const piece of pieces(people, 1000)) {
    const salaries = piece.map(({ employee, annualCtcPaise, joinedOn }) => {
      const result = breakdown({ components, annualCtcPaise })
      if (!result.ok) throw new Error(JSON.stringify(result.errors))
      return { employee, ctc: annualCtcPaise, starts: joinedOn > from ? joinedOn : from, lines: result.lines }
    })
    const { sql: text, parameters } = sql`
      insert into employee_salary (organisation_id, employee_id, starts_on, annual_ctc_paise, template_id, template_name, components, lines, created_at)
      select ${tx.organisation}, employee, starts, ctc, ${template}, ${name}, ${JSON.stringify(components)}::jsonb, lines, ${tx.now}
      from jsonb_to_recordset(${JSON.stringify(salaries)}::jsonb) as s(employee uuid, ctc bigint, starts date, lines jsonb)
      returning 1`.compile(builder)
    await tx.query({ name: '', text, values: parameters })
  }
}

interface PayMonth {
  organisation: Id
  month: Month
  hr: Id
  admin: Id
}

/** HR calculates the month, the admin approves it, HR pays it. */
export async function payMonth(
  { app, clock }: Filling,
  callAs: CallAs,
  { organisation, month, hr, admin }: PayMonth,
): Promise<void> {
  const run = await callAs(hr, 'POST /api/v1/user/payrun', { body: { month } })
  if (!run) throw new Error(`The pay run of ${month} could not be started.`)
  await calculateRun(app, { organisation, run: run._id })
  const params = { id: run._id }
  clock.advance(3600)
  await callAs(admin, 'PUT /api/v1/user/payrun/{id}', { params, body: { action: 'approve' } })
  clock.advance(3600)
  await callAs(hr, 'PUT /api/v1/user/payrun/{id}', { params, body: { action: 'pay' } })
}
