import { orderComponents } from '@muster/engine/payroll/components/component-order.ts'
import { say, type Sentence } from '@muster/engine/sentence.ts'
import { invalid, type FieldFault } from '../../../platform/problem.ts'
import { engineComponents, type TemplatePart } from '../breakdown.ts'

/** Refuses parts that are wrong whatever the CTC. Whether they fit a CTC is checked when there is one. */
export function checkParts(parts: readonly TemplatePart[]): void {
  const errors = partProblems(parts).map(({ component, message }) => ({
    path: pathOf(parts, component),
    message,
  }))
  if (errors.length > 0) throw invalid(errors)
}

/** Cycles, unknown names in formulas, none or two components that take the rest of the CTC; null if it concerns the template. */
export function partProblems(parts: readonly TemplatePart[]): { component: string | null; message: Sentence }[] {
  const order = orderComponents(engineComponents(parts))
  const problems = order.ok ? [] : order.errors.map(({ component, message }) => ({ component, message }))
  if (parts.some(({ calculation }) => calculation.type === 'remainder')) return problems
  const message = say`Let one earning take the balance of the CTC, so that the components always add up to it`
  return [...problems, { component: null, message }]
}

/** The path of the error: at the field that is wrong, if it is known. */
function pathOf(parts: readonly TemplatePart[], code: string | null): FieldFault['path'] {
  const index = parts.findIndex((part) => part.code === code)
  if (index < 0) return 'body.lines'
  const field = parts[index]?.calculation.type === 'formula' ? 'text' : 'type'
  return `body.lines.${index}.calculation.${field}`
}
