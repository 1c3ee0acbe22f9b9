import { sql } from 'kysely'
import type { Day, Id, Month } from '@muster/contract/values.ts'
import { addMonths, firstDay, lastDay } from '@muster/engine/day.ts'
import { say, type Sentence, type SentenceValue } from '@muster/engine/sentence.ts'
import { rows } from '../../../platform/database/statement.ts'
import type { Tx } from '../../../platform/database/tx.ts'

/** How many months back exits are still checked. */
const monthsBack = 12

interface Left {
  code: 'noSettlement'
  person: { employee: Id; name: string; code: string }
  detail: Sentence
}

/** Employees paid here who have left by the end of the month without a settlement that pays the rest. */
export async function leaversWithoutSettlement(tx: Tx, month: Month): Promise<Left[]> {
  const between = { from: firstDay(addMonths(month, -monthsBack)), to: lastDay(month) }
  const leavers = await unsettledLeavers(tx, between)
  return leavers.map(({ leftOn, has, ...person }) => ({
    code: 'noSettlement',
    person,
    detail: said[has]({ day: leftOn }),
  }))
}

const said = {
  nothing: (day: SentenceValue) => say`Last working day ${day}, not settled`,
  pending: (day: SentenceValue) => say`Last working day ${day}, settlement not approved`,
  otherDay: (day: SentenceValue) => say`Last working day ${day}, settlement is for another date`,
} as const

interface UnsettledLeaver {
  employee: Id
  name: string
  code: string
  leftOn: Day
  /** What exists instead of an approved settlement: nothing, one to approve, or one for another last working day. */
  has: 'nothing' | 'pending' | 'otherDay'
}

/** Employees with a payslip, a last working day between two days, and no approved settlement. One statement. */
export const unsettledLeavers = rows(({ db, organisation }, p: { from: Day; to: Day }) => ({
  compile: () =>
    sql<UnsettledLeaver>`
      select employee.id as employee, employee.name, employee.code, employee.left_on as "leftOn",
        case when settlement.id is null then 'nothing' when settlement.approved_at is null then 'pending'
          else 'otherDay' end as has
      from employee
      left join settlement on settlement.organisation_id = ${organisation} and settlement.employee_id = employee.id
        and settlement.cancelled_at is null
      where employee.organisation_id = ${organisation} and employee.left_on between ${p.from} and ${p.to}
        and (settlement.approved_at is null or settlement.left_on <> employee.left_on)
        and exists (select from payslip
          where payslip.organisation_id = ${organisation} and payslip.employee_id = employee.id)
      order by lower(employee.name), employee.id`.compile(db),
}))
