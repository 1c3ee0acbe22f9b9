import type { ColumnOf } from '@muster/contract/imports/import-kinds.ts'
import { AnnualCtc } from '@muster/contract/payroll/salary/salary-calculation.ts'
import { Day, type Id } from '@muster/contract/values.ts'
import { breakdown } from '@muster/engine/payroll/components/breakdown.ts'
import { decimalText } from '@muster/engine/payroll/outputs/decimal.ts'
import { plain, say } from '@muster/engine/sentence.ts'
import type { Tx } from '../../../platform/database/tx.ts'
import { newId } from '../../../platform/id.ts'
import { importKind, type Fault, type FoundRow } from '../../imports/index.ts'
import { engineComponents } from '../breakdown.ts'
import { estimate, linesOf } from '../cost/cost.ts'
import { costGrounds } from '../cost/ground.ts'
import { paiseOfCell } from '../import-cells.ts'
import { openingCodes, openingPeople, type OpeningPerson } from '../opening-pay/opening-pay.queries.ts'
import { templateParts } from '../template/template.ts'
import { allTemplates } from '../template/template.queries.ts'
import {
  deleteSalaries,
  endSalaries,
  insertSalaries,
  restoreSalaries,
  salariesById,
  salariesNow,
  type NewSalaryRow,
} from './salaries-import.queries.ts'

type Column = ColumnOf<'salaries'>
type Found = FoundRow<Column, Plan>

interface Plan {
  salary: NewSalaryRow
  /** The salary from the same day that it takes the place of. */
  before: Id | null
}

/** First salaries: whoever has a locked payslip is revised by themselves. */
export const salariesImport = importKind<Column, Plan, { before: Id | null }>({
  outline: ({ code, startsOn }) => ({
    keys: [{ column: 'code', key: `${code} ${startsOn}`.toLowerCase() }],
    after: '',
  }),

  async preview(tx, { actor }, rows) {
    const codes = await openingCodes(tx, { codes: rows.map(({ cells }) => cells.code.toLowerCase()) })
    const employees = codes.map(({ employee }) => employee)
    const people = new Map((await openingPeople(tx, { employees })).map((one) => [one.employee, one]))
    const byCode = new Map(codes.map(({ code, employee }) => [code, people.get(employee)]))
    const known = await salariesNow(tx, { employees })
    const templates = await templatesOf(tx)
    const days = rows.map(({ cells }) => cells.startsOn).filter((day) => Day.safeParse(day).success)
    const groundOf = await costGrounds(tx, days)
    return rows.map(({ row, cells }): Found => {
      const person = byCode.get(cells.code.toLowerCase())
      const faults: Fault<Column>[] = []
      const refused = (name: string): Found => ({ row, name, isNew: true, changes: [], faults, plan: null })
      if (person === undefined) {
        const message = say`There is no employee ${cells.code}. Import the employees first, or correct the ID.`
        faults.push({ column: 'code', message })
        return refused(cells.code)
      }
      if (actor.employee === person.employee)
        faults.push({ column: 'code', message: say`Someone else must change your own salary.` })
      if (person.usedIn !== null) {
        const message = say`${person.name} has a locked payslip. Revise the salary on the employee's page.`
        faults.push({ column: 'code', message })
      }
      const ctc = AnnualCtc.safeParse(paiseOfCell(cells.annualCtc) ?? undefined)
      if (!ctc.success) faults.push({ column: 'annualCtc', message: plain(ctc.error.issues[0]!.message) })
      const day = Day.safeParse(cells.startsOn)
      if (!day.success) faults.push({ column: 'startsOn', message: plain(day.error.issues[0]!.message) })
      else faults.push(...startFaults(person, day.data))
      const template =
        cells.template === '' && templates.size === 1
          ? [...templates.values()][0]
          : templates.get(cells.template.toLowerCase())
      if (template === undefined)
        faults.push({
          column: 'template',
          message:
            cells.template === '' ? say`Enter a salary template` : say`There is no salary template ${cells.template}`,
        })
      if (faults.length > 0 || !ctc.success || !day.success || template === undefined) return refused(person.name)
      const { id: templateId, name: templateName, ctcIncludes, components } = template
      const ground = ctcIncludes.length === 0 ? null : groundOf(day.data, person.employee)
      const of = { components, annualCtcPaise: ctc.data }
      const result = ground === null ? breakdown(of) : linesOf(ground, { ...of, includes: ctcIncludes })
      if (!result.ok) {
        for (const { code, message } of result.errors)
          faults.push({ column: code === 'exceedsCtc' ? 'annualCtc' : 'template', message })
        return refused(person.name)
      }
      const contributions =
        ground === null ? [] : estimate(ground, result.lines, ctcIncludes).contributions.filter(({ inCtc }) => inCtc)
      const same = known.find((one) => one.employee === person.employee && one.startsOn === day.data)
      const changes: Found['changes'] = []
      if (same && same.annualCtcPaise !== ctc.data)
        changes.push({ column: 'annualCtc', from: decimalText(same.annualCtcPaise), to: decimalText(ctc.data) })
      if (same && same.templateId !== templateId)
        changes.push({ column: 'template', from: same.templateName, to: templateName })
      const salary = {
        ...{ id: newId(), employee: person.employee, startsOn: day.data, annualCtcPaise: ctc.data },
        ...{ templateId, templateName, components, lines: result.lines, contributions },
      }
      return { row, name: person.name, isNew: !same, changes, faults, plan: { salary, before: same?.id ?? null } }
    })
  },

  async write(tx, { actor }, rows) {
    const replaced = rows.flatMap(({ plan }) => plan.before ?? [])
    if (replaced.length > 0) await endSalaries(tx, { ids: replaced, now: tx.now })
    const salaries = JSON.stringify(rows.map(({ plan }) => plan.salary))
    await insertSalaries(tx, { salaries, account: actor.account, now: tx.now })
    return rows.map(({ row, plan: { salary, before } }) => ({
      ...{ row, record: salary.id, employee: salary.employee, undo: { before } },
    }))
  },

  async stuck(tx, rows) {
    const now = new Map((await salariesById(tx, { ids: rows.map(({ record }) => record) })).map((one) => [one.id, one]))
    const employees = [...new Set([...now.values()].map(({ employee }) => employee))]
    const people = new Map((await openingPeople(tx, { employees })).map((one) => [one.employee, one]))
    return rows.flatMap(({ row, record }) => {
      const held = now.get(record)
      const person = held && people.get(held.employee)
      if (!held || !person) return [{ row, reason: say`The salary was deleted` }]
      if (person.usedIn !== null)
        return [{ row, reason: say`The payslip of ${person.name} for ${{ month: person.usedIn }} is locked` }]
      return held.isReplaced ? [{ row, reason: say`The salary of ${person.name} was revised` }] : []
    })
  },

  async undo(tx, _, rows) {
    await deleteSalaries(tx, { ids: rows.map(({ record }) => record) })
    const back = rows.flatMap(({ undo }) => undo.before ?? [])
    if (back.length > 0) await restoreSalaries(tx, { ids: back })
  },
})

function startFaults({ name, joinedOn, leftOn }: OpeningPerson, day: Day): Fault<Column>[] {
  if (day < joinedOn)
    return [
      { column: 'startsOn', message: say`${name} joined on ${{ day: joinedOn }}. The salary cannot start before.` },
    ]
  return leftOn !== null && day > leftOn
    ? [{ column: 'startsOn', message: say`${name} left on ${{ day: leftOn }}.` }]
    : []
}

/** All of them with their parts, by name. */
async function templatesOf(tx: Tx) {
  const found = new Map<string, Awaited<ReturnType<typeof templateOf>>>()
  for (const { _id, name } of await allTemplates(tx, {})) found.set(name.toLowerCase(), await templateOf(tx, _id))
  return found
}

async function templateOf(tx: Tx, id: Id) {
  const { name, ctcIncludes, parts } = await templateParts(tx, id, 'body.templateId')
  return { id, name, ctcIncludes, components: engineComponents(parts) }
}
