import type { z } from 'zod'
import type { TemplateLineInput } from '@muster/contract/payroll/salary-breakdown.routes.ts'
import type { SalaryTemplate, SalaryTemplateInput } from '@muster/contract/payroll/salary-template.routes.ts'
import type { Id } from '@muster/contract/values.ts'
import { orderComponents } from '@muster/engine/payroll/component-order.ts'
import { rupees } from '@muster/engine/money.ts'
import type { FieldError } from '@muster/contract/envelope.ts'
import type { Tx } from '../../../platform/database/tx.ts'
import { newId } from '../../../platform/id.ts'
import { conflict, invalid, notFound, wrongField } from '../../../platform/problem.ts'
import { today } from '../company/company.ts'
import { engineComponents, showBreakdown, type TemplatePart } from '../breakdown.ts'
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

export async function addTemplate(tx: Tx, input: Input): Promise<{ _id: Id }> {
  checkParts(await partsOf(tx, input.lines, 'body.lines'))
  const id = newId()
  await insertTemplate(tx, { id, name: input.name, now: tx.now })
  await insertTemplateLines(tx, { id, lines: rowsOf(input.lines) })
  return { _id: id }
}

export async function changeTemplate(tx: Tx, id: Id, input: Input): Promise<{ _id: Id }> {
  checkParts(await partsOf(tx, input.lines, 'body.lines'))
  if ((await updateTemplate(tx, { id, name: input.name, now: tx.now })) === 0) throw notFound('The salary template')
  await deleteTemplateLines(tx, { id })
  await insertTemplateLines(tx, { id, lines: rowsOf(input.lines) })
  return { _id: id }
}

export async function template(tx: Tx, id: Id): Promise<z.output<typeof SalaryTemplate>> {
  const found = await templateWithLines(tx, { id })
  if (!found) throw notFound('The salary template')
  return found
}

/** The name and parts of a template; wrong when it does not exist. */
export async function templateParts(tx: Tx, id: Id, path: string): Promise<{ name: string; parts: TemplatePart[] }> {
  const found = await templateWithLines(tx, { id })
  if (!found) throw wrongField(path, 'This salary template does not exist')
  const parts = found.lines.map(({ calculation, componentCalculation, ...line }) => ({
    ...line,
    calculation: calculation ?? componentCalculation,
  }))
  return { name: found.name, parts }
}

/** The parts that lines name, in their order; wrong when one does not exist. */
export async function partsOf(tx: Tx, lines: readonly LineInput[], path: string): Promise<TemplatePart[]> {
  const found = new Map(
    (await componentsById(tx, { ids: lines.map((line) => line.componentId) })).map((one) => [one._id, one]),
  )
  const errors: FieldError[] = []
  const parts: TemplatePart[] = []
  lines.forEach(({ componentId, calculation }, index) => {
    const component = found.get(componentId)
    if (component) parts.push({ ...component, calculation: calculation ?? component.calculation })
    else errors.push({ path: `${path}.${index}.componentId`, message: 'This component does not exist' })
  })
  if (errors.length > 0) throw invalid(errors)
  return parts
}

const sampleCtc = rupees(600_000)

export async function templateTable(tx: Tx, query: Omit<Parameters<typeof templatePage>[1], 'today'>) {
  const { data, total } = await templatePage(tx, { ...query, today: await today(tx) })
  const rows = data.map(({ parts, ...row }) => {
    const { lines, totals } = showBreakdown(parts, sampleCtc)
    const sample = lines
      .filter(({ type }) => type !== 'deduction')
      .map(({ name, type, monthlyPaise }) => ({ name, type, monthlyPaise }))
    return { ...row, sampleMonthlyPaise: totals?.grossMonthlyPaise ?? null, sample }
  })
  return { data: rows, total }
}

export async function removeTemplate(tx: Tx, id: Id): Promise<null> {
  const use = await templateUse(tx, { id })
  if (!use) throw notFound('The salary template')
  if (use.people > 0) {
    const whose = use.people === 1 ? 'the salary of one person' : `the salaries of ${use.people} people`
    throw conflict(`"${use.name}" makes ${whose}. Give them another template before deleting it.`)
  }
  await deleteTemplate(tx, { id })
  return null
}

/** What is wrong whatever the CTC: circles, two balances, none. Whether the parts fit a CTC is asked when there is one. */
function checkParts(parts: readonly TemplatePart[]): void {
  const order = orderComponents(engineComponents(parts))
  const errors = order.ok
    ? []
    : order.errors.map(({ component, message }) => ({ path: pathOf(parts, component), message }))
  if (!parts.some(({ calculation }) => calculation.type === 'remainder')) {
    errors.push({
      path: 'body.lines',
      message: 'Let one earning take the rest of the CTC, so that the parts always add up to it',
    })
  }
  if (errors.length > 0) throw invalid(errors)
}

function pathOf(parts: readonly TemplatePart[], code: string | null): string {
  const index = parts.findIndex((part) => part.code === code)
  return index < 0 ? 'body.lines' : `body.lines.${index}.calculation`
}

function rowsOf(lines: readonly LineInput[]): string {
  return JSON.stringify(
    lines.map(({ componentId, calculation }, position) => ({ position, component_id: componentId, calculation })),
  )
}
