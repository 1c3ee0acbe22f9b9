import type { z } from 'zod'
import type { TemplateLineInput } from '@muster/contract/payroll/salary/salary-breakdown.routes.ts'
import type { EmployerPart } from '@muster/contract/payroll/salary/employer-cost.ts'
import type { SalaryTemplate, SalaryTemplateInput } from '@muster/contract/payroll/salary/salary-template.routes.ts'
import type { Id } from '@muster/contract/values.ts'
import { rupees } from '@muster/engine/money.ts'
import { say, joined, verbatim } from '@muster/engine/sentence.ts'
import type { Actor } from '../../../platform/actor.ts'
import { audit, differences, nowIs } from '../../../platform/audit/audit.ts'
import type { Tx } from '../../../platform/database/tx.ts'
import { newId } from '../../../platform/id.ts'
import { conflict, invalid, notFound, wrongField, type FieldFault } from '../../../platform/problem.ts'
import { companyToday } from '../../organisation/index.ts'
import { showBreakdown, type TemplatePart } from '../breakdown.ts'
import { costGround } from '../cost/ground.ts'
import { calculationSaid } from '../calculation-said.ts'
import { checkParts } from './template-check.ts'
import {
  componentsById,
  deleteTemplate,
  deleteTemplateLines,
  insertTemplate,
  insertTemplateLines,
  templatePage,
  templateUse,
  templateWithLines,
  updateTemplate,
} from './template.queries.ts'

type Input = z.output<typeof SalaryTemplateInput>
type LineInput = z.output<typeof TemplateLineInput>

export async function createTemplate(tx: Tx, actor: Actor, input: Input): Promise<{ _id: Id }> {
  const added = await addTemplate(tx, input)
  await audit(tx, actor, 'added', { type: 'salaryTemplate', id: added._id }, { name: nowIs(input.name) })
  return added
}

export async function addTemplate(tx: Tx, input: Input): Promise<{ _id: Id }> {
  checkParts(await partsOf(tx, input.lines, 'body.lines'))
  const id = newId()
  await insertTemplate(tx, { id, name: input.name, ctcIncludes: input.ctcIncludes ?? [], now: tx.now })
  await insertTemplateLines(tx, { id, lines: rowsOf(input.lines) })
  return { _id: id }
}

export async function changeTemplate(tx: Tx, actor: Actor, id: Id, input: Input): Promise<{ _id: Id }> {
  const before = await template(tx, id)
  checkParts(await partsOf(tx, input.lines, 'body.lines'))
  const { name, ctcIncludes = before.ctcIncludes } = input
  if ((await updateTemplate(tx, { id, name, ctcIncludes, now: tx.now })) === 0)
    throw notFound(say`The salary template was not found.`)
  await deleteTemplateLines(tx, { id })
  await insertTemplateLines(tx, { id, lines: rowsOf(input.lines) })
  const changes = differences(templateWords(before), templateWords(await template(tx, id)))
  if (Object.keys(changes).length > 0) await audit(tx, actor, 'changed', { type: 'salaryTemplate', id }, changes)
  return { _id: id }
}

export async function template(tx: Tx, id: Id): Promise<z.output<typeof SalaryTemplate>> {
  const row = await templateWithLines(tx, { id })
  if (!row) throw notFound(say`The salary template was not found.`)
  return row
}

/** The name and parts of a template; an error if it does not exist. */
export async function templateParts(
  tx: Tx,
  id: Id,
  path: string,
): Promise<{ name: string; ctcIncludes: EmployerPart[]; parts: TemplatePart[] }> {
  const template = await templateWithLines(tx, { id })
  if (!template) throw wrongField(path, say`This salary template does not exist`)
  const parts = template.lines.map(({ calculation, componentCalculation, ...line }) => ({
    ...line,
    calculation: calculation ?? componentCalculation,
  }))
  return { name: template.name, ctcIncludes: template.ctcIncludes, parts }
}

/** The parts named by lines, in order; an error if one does not exist. */
export async function partsOf(tx: Tx, lines: readonly LineInput[], path: string): Promise<TemplatePart[]> {
  const components = new Map(
    (await componentsById(tx, { ids: lines.map((line) => line.componentId) })).map((one) => [one._id, one]),
  )
  const errors: FieldFault[] = []
  const parts: TemplatePart[] = []
  lines.forEach(({ componentId, calculation }, index) => {
    const component = components.get(componentId)
    if (component) parts.push({ ...component, calculation: calculation ?? component.calculation })
    else errors.push({ path: `${path}.${index}.componentId`, message: say`This component does not exist` })
  })
  if (errors.length > 0) throw invalid(errors)
  return parts
}

const sampleCtc = rupees(600_000)

export async function templateTable(tx: Tx, query: Omit<Parameters<typeof templatePage>[1], 'today'>) {
  const { data, total } = await templatePage(tx, { ...query, today: await companyToday(tx) })
  const ground = await costGround(tx, await companyToday(tx), null)
  const rows = data.map(({ parts, ctcIncludes, ...row }) => {
    const { lines, totals } = showBreakdown(ground, parts, sampleCtc, ctcIncludes)
    const sample = lines
      .filter(({ type }) => type !== 'deduction')
      .map(({ name, type, monthlyPaise }) => ({ name, type, monthlyPaise }))
    return { ...row, sampleMonthlyPaise: totals?.grossMonthlyPaise ?? null, sample }
  })
  return { data: rows, total }
}

export async function removeTemplate(tx: Tx, actor: Actor, id: Id): Promise<null> {
  const use = await templateUse(tx, { id })
  if (!use) throw notFound(say`The salary template was not found.`)
  if (use.people > 0) {
    const whose = use.people === 1 ? 'the salary of one person' : `the salaries of ${use.people} people`
    throw conflict(say`"${use.name}" makes ${whose}. Give them another template before deleting it.`)
  }
  await deleteTemplate(tx, { id })
  await audit(tx, actor, 'deleted', { type: 'salaryTemplate', id }, differences({ name: use.name }, { name: null }))
  return null
}

function rowsOf(lines: readonly LineInput[]): string {
  return JSON.stringify(
    lines.map(({ componentId, calculation }, position) => ({ position, component_id: componentId, calculation })),
  )
}

/** The template after a change, as it would be logged. */
export async function templateAfter(tx: Tx, before: Told, input: Input): Promise<Told> {
  const parts = await partsOf(tx, input.lines, 'body.lines')
  const lines = input.lines.map(({ calculation }, index) => ({
    code: parts[index]!.code,
    calculation: calculation ?? null,
  }))
  return { name: input.name, ctcIncludes: input.ctcIncludes ?? before.ctcIncludes, lines }
}

interface Told extends Pick<z.output<typeof SalaryTemplate>, 'name' | 'ctcIncludes'> {
  lines: readonly Pick<z.output<typeof SalaryTemplate>['lines'][number], 'code' | 'calculation'>[]
}

/** A template in the log: its components in order, with the calculation if it is the template's own. */
export function templateWords({ name, ctcIncludes, lines }: Told) {
  const told = lines.map(({ code, calculation }) =>
    calculation === null ? verbatim(code) : say`${code} (${calculationSaid(calculation)})`,
  )
  return { name, components: told.length === 0 ? null : joined(told, ', '), ctcIncludes: ctcIncludes.join(', ') }
}
