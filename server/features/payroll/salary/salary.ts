import type { z } from 'zod'
import type { Salary, SalaryInput } from '@muster/contract/payroll/salary/employee-salary.routes.ts'
import type { Id, Paise } from '@muster/contract/values.ts'
import { addMonths, firstDay, lastDay, monthOf } from '@muster/engine/day.ts'
import { breakdown, totalsOf } from '@muster/engine/payroll/components/breakdown.ts'
import { say, type Sentence } from '@muster/engine/sentence.ts'
import type { Actor } from '../../../platform/actor.ts'
import { audit, nowIs } from '../../../platform/audit/audit.ts'
import type { Tx } from '../../../platform/database/tx.ts'
import { newId } from '../../../platform/id.ts'
import { invalid, notFound, wrongField } from '../../../platform/problem.ts'
import { engineComponents, showLines, showTotals } from '../breakdown.ts'
import { agreedContributions, estimateOfSalary, linesOf } from '../cost/cost.ts'
import { costGround, type Ground } from '../cost/ground.ts'
import { ownPay } from '../../identity/index.ts'
import { companyToday } from '../../organisation/index.ts'
import { arrearsReach } from '../pay-run/arrears/arrears.ts'
import { templateParts } from '../template/template.ts'
import { employment } from '../employment/employment.queries.ts'
import { lockedMonths } from '../locked-month/locked-month.queries.ts'
import { insertSalary, replaceSalary, salariesOf, type SalaryRow } from './salary.queries.ts'

/** Its lines explain how they were calculated. */
interface SaidSalary extends Omit<z.output<typeof Salary>, 'lines' | 'estimate'> {
  lines: ReturnType<typeof showLines>
  estimate: ReturnType<typeof estimateOfSalary>
}

export async function salaries(tx: Tx, employee: Id): Promise<{ salaries: SaidSalary[] }> {
  const facts = await employment(tx, { employee })
  if (!facts) throw notFound(say`The employee was not found.`)
  const today = await companyToday(tx)
  const day = facts.leftOn !== null && facts.leftOn < today ? facts.leftOn : today
  const rows = await salariesOf(tx, { employee })
  const applies = rows.find(({ startsOn }) => startsOn <= day) ?? rows.at(-1)
  const ground = applies && (await costGround(tx, applies.startsOn > day ? applies.startsOn : day, employee))
  return {
    salaries: rows.map((row) => ({
      ...show(row, today),
      estimate: ground && row === applies ? estimateNow(ground, row) : null,
    })),
  }
}

/** The month's payslip for a salary: what the law asks now, beside what the CTC had for it. */
function estimateNow(ground: Ground, { startsOn, lines, contributions }: SalaryRow) {
  const to = lastDay(addMonths(ground.month, 12))
  return estimateOfSalary(ground, lines, { agreed: contributions, from: startsOn, to })
}

/** Assigns a salary from a day on. One with the same start date is replaced; all others stay as they are. */
export async function giveSalary(
  tx: Tx,
  actor: Actor,
  employee: Id,
  input: z.output<typeof SalaryInput>,
): Promise<{ _id: Id }> {
  const refusal = say`Someone else must change your own salary.`
  const alone = await ownPay(tx, actor, employee, refusal, 'employeeSalaryWrite')
  const salary = await addSalary(tx, { ...input, employee, account: actor.account })
  // Amounts stay out of the log: more people can read it than may see pay.
  await audit(
    tx,
    actor,
    'changedSalary',
    { type: 'employee', id: employee },
    { startsOn: nowIs(input.startsOn), ...alone },
  )
  return salary
}

export async function addSalary(
  tx: Tx,
  {
    employee,
    templateId,
    annualCtcPaise,
    startsOn,
    account,
  }: z.output<typeof SalaryInput> & { employee: Id; account: Id | null },
): Promise<{ _id: Id }> {
  await checkStart(tx, employee, startsOn)
  const { name: templateName, ctcIncludes, parts } = await templateParts(tx, templateId, 'body.templateId')
  const ground = ctcIncludes.length === 0 ? null : await costGround(tx, startsOn, employee)
  const components = engineComponents(parts)
  const result =
    ground === null
      ? breakdown({ components, annualCtcPaise })
      : linesOf(ground, { components, annualCtcPaise, includes: ctcIncludes })
  if (!result.ok) {
    const path = (code: string) => (code === 'exceedsCtc' ? 'body.annualCtcPaise' : 'body.templateId')
    throw invalid(result.errors.map(({ code, message }) => ({ path: path(code), message })))
  }
  const id = newId()
  await replaceSalary(tx, { employee, startsOn, now: tx.now })
  await insertSalary(tx, {
    id,
    employee,
    startsOn,
    annualCtcPaise,
    templateId,
    templateName,
    components: JSON.stringify(components),
    lines: JSON.stringify(result.lines),
    contributions: JSON.stringify(ground === null ? [] : agreedContributions(ground, result.lines, ctcIncludes)),
    account,
    now: tx.now,
  })
  return { _id: id }
}

async function checkStart(tx: Tx, employee: Id, startsOn: string): Promise<void> {
  const facts = await employment(tx, { employee })
  if (!facts) throw notFound(say`The employee was not found.`)
  const wrong = (message: Sentence) => wrongField('body.startsOn', message)
  if (startsOn < facts.joinedOn)
    throw wrong(say`${facts.name} joined on ${{ day: facts.joinedOn }}. The salary cannot start before.`)
  if (facts.leftOn !== null && startsOn > facts.leftOn)
    throw wrong(say`${facts.name} left on ${{ day: facts.leftOn }}.`)
  // The next run corrects a locked month, as far back as runs look; the months are held while the salary is written.
  const locked = (await lockedMonths(tx, { employee, month: monthOf(startsOn) })).some(({ isPaid }) => isPaid)
  const reach = firstDay(addMonths(monthOf(await companyToday(tx)), -arrearsReach))
  if (locked && startsOn < reach) {
    throw wrong(say`Arrears go back ${arrearsReach} months. Choose a date from ${{ day: reach }}.`)
  }
}

function show({ previousCtcPaise, ...row }: SalaryRow, day: string): Omit<SaidSalary, 'estimate'> {
  const state = row.startsOn > day ? 'future' : row.endsOn !== null && row.endsOn < day ? 'past' : 'current'
  const changeBasisPoints = previousCtcPaise === null ? null : change(row.annualCtcPaise, previousCtcPaise)
  return {
    ...row,
    state,
    changeBasisPoints,
    lines: showLines(row.lines),
    totals: showTotals(totalsOf(row.lines), row.contributions),
  }
}

function change(now: Paise, before: Paise): number {
  return Math.round(((now - before) * 10_000) / before)
}
