import type { ColumnOf } from '@muster/contract/imports/import-kinds.ts'
import { AnnualCtc } from '@muster/contract/payroll/salary/salary-calculation.ts'
import { Day, type Id, type Paise } from '@muster/contract/values.ts'
import { breakdown } from '@muster/engine/payroll/components/breakdown.ts'
import { decimalText } from '@muster/engine/payroll/outputs/decimal.ts'
import { plain, say } from '@muster/engine/sentence.ts'
import type { Actor } from '../../../platform/actor.ts'
import type { Tx } from '../../../platform/database/tx.ts'
import { newId } from '../../../platform/id.ts'
import { refusedOwn } from '../../identity/index.ts'
import { refusedRow, type Fault, type FileRow, type CheckedRow } from '../../imports/index.ts'
import { engineComponents } from '../breakdown.ts'
import { agreedContributions, linesOf } from '../cost/cost.ts'
import { costGrounds } from '../cost/ground.ts'
import { paiseOfCell } from '../import-cells.ts'
import { payPeopleOfRows } from '../import-people.ts'
import type { OpeningPerson } from '../opening-pay/opening-pay.queries.ts'
import { templateParts } from '../template/template.ts'
import { allTemplates } from '../template/template.queries.ts'
import { salariesNow, type NewSalaryRow } from './salaries-import.queries.ts'

export type Column = ColumnOf<'salaries'>
type Row = FileRow<Column>
type Checked = CheckedRow<Column, Plan>
type Template = Awaited<ReturnType<typeof templateOf>>
type GroundOf = Awaited<ReturnType<typeof costGrounds>>

export interface Plan {
  salary: NewSalaryRow
  /** The salary with the same start date that it replaces. */
  before: Id | null
}

/** The salary each row would produce; see `ImportKindOf.preview`. */
export async function previewSalaries(tx: Tx, actor: Actor, rows: readonly Row[]): Promise<Checked[]> {
  const { employees, personOf, unknownPerson } = await payPeopleOfRows(tx, rows)
  const known = await salariesNow(tx, { employees })
  const templates = await templatesOf(tx)
  const days = rows.map(({ cells }) => cells.startsOn).filter((day) => Day.safeParse(day).success)
  const groundOf = await costGrounds(tx, days)
  const refused = await refusedOwn(tx, actor, employees, 'employeeSalaryWrite')
  return rows.map(({ row, cells }): Checked => {
    const person = personOf(cells.code)
    if (person === undefined) return refusedRow(row, cells.code, [unknownPerson(cells.code)])
    const read = readTerms(cells, person, templates)
    const faults = [...personFaults(person, refused), ...read.faults]
    if (read.terms === null || faults.length > 0) return refusedRow(row, person.name, faults)
    const { terms } = read
    const pay = payOf(terms, groundOf, person.employee)
    if ('faults' in pay) return refusedRow(row, person.name, pay.faults)
    const same = known.find((one) => one.employee === person.employee && one.startsOn === terms.startsOn)
    const changes: Checked['changes'] = []
    if (same && same.annualCtcPaise !== terms.annualCtcPaise)
      changes.push({
        column: 'annualCtc',
        from: decimalText(same.annualCtcPaise),
        to: decimalText(terms.annualCtcPaise),
      })
    if (same && same.templateId !== terms.template.id)
      changes.push({ column: 'template', from: same.templateName, to: terms.template.name })
    const { startsOn, annualCtcPaise, template } = terms
    const salary = {
      ...{ id: newId(), employee: person.employee, startsOn, annualCtcPaise },
      ...{ templateId: template.id, templateName: template.name, components: template.components, ...pay },
    }
    const writes: Checked['writes'] = [{ column: 'code', key: `${person.employee} ${startsOn}` }]
    const plan = { salary, before: same?.id ?? null }
    return { row, name: person.name, isNew: !same, changes, faults, writes, plan }
  })
}

function personFaults({ employee, name, usedIn }: OpeningPerson, refused: readonly Id[]): Fault<Column>[] {
  const faults: Fault<Column>[] = []
  if (refused.includes(employee)) faults.push({ column: null, message: say`Someone else must change your own salary.` })
  if (usedIn !== null)
    faults.push({
      column: 'code',
      message: say`${name} has a locked payslip. Revise the salary on the employee's page.`,
    })
  return faults
}

interface Terms {
  annualCtcPaise: Paise
  startsOn: Day
  template: Template
}

/** The terms in the cells, or null with their errors. */
function readTerms(cells: Row['cells'], person: OpeningPerson, templates: ReadonlyMap<string, Template>) {
  const faults: Fault<Column>[] = []
  const ctc = AnnualCtc.safeParse(paiseOfCell(cells.annualCtc) ?? undefined)
  if (!ctc.success) faults.push({ column: 'annualCtc', message: plain(ctc.error.issues[0]!.message) })
  const day = Day.safeParse(cells.startsOn)
  if (!day.success) faults.push({ column: 'startsOn', message: plain(day.error.issues[0]!.message) })
  else faults.push(...startFaults(person, day.data))
  const isOnly = cells.template === '' && templates.size === 1
  const template = isOnly ? [...templates.values()][0] : templates.get(cells.template.toLowerCase())
  if (template === undefined) {
    const isEmpty = cells.template === ''
    const message = isEmpty ? say`Enter a salary template` : say`There is no salary template ${cells.template}`
    faults.push({ column: 'template', message })
  }
  const terms: Terms | null =
    ctc.success && day.success && template !== undefined
      ? { annualCtcPaise: ctc.data, startsOn: day.data, template }
      : null
  return { terms, faults }
}

function startFaults({ name, joinedOn, leftOn }: OpeningPerson, day: Day): Fault<Column>[] {
  if (day < joinedOn)
    return [
      { column: 'startsOn', message: say`${name} joined on ${{ day: joinedOn }}. The salary cannot start before.` },
    ]
  return leftOn !== null && day > leftOn
    ? [{ column: 'startsOn', message: say`${name} left on ${{ day: leftOn }}.` }]
    : []
}

/** The salary lines and the employer contributions within the CTC, or why the template cannot produce them. */
function payOf(
  { annualCtcPaise, startsOn, template: { components, ctcIncludes } }: Terms,
  groundOf: GroundOf,
  employee: Id,
): Pick<NewSalaryRow, 'lines' | 'contributions'> | { faults: Fault<Column>[] } {
  // Only a CTC that includes contributions depends on the workplace and terms of employment.
  const ground = ctcIncludes.length === 0 ? null : groundOf(startsOn, employee)
  const of = { components, annualCtcPaise }
  const result = ground === null ? breakdown(of) : linesOf(ground, { ...of, includes: ctcIncludes })
  if (!result.ok)
    return {
      faults: result.errors.map(({ code, message }) => ({
        column: code === 'exceedsCtc' ? 'annualCtc' : 'template',
        message,
      })),
    }
  const { lines } = result
  return { lines, contributions: ground === null ? [] : agreedContributions(ground, lines, ctcIncludes) }
}

/** All templates with their parts, by name. */
async function templatesOf(tx: Tx) {
  const templates = new Map<string, Awaited<ReturnType<typeof templateOf>>>()
  for (const { _id, name } of await allTemplates(tx, {})) templates.set(name.toLowerCase(), await templateOf(tx, _id))
  return templates
}

async function templateOf(tx: Tx, id: Id) {
  const { name, ctcIncludes, parts } = await templateParts(tx, id, 'body.templateId')
  return { id, name, ctcIncludes, components: engineComponents(parts) }
}
