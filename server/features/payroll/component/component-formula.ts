import type { z } from 'zod'
import type { Calculation, ComponentType } from '@muster/contract/payroll/salary/salary-calculation.ts'
import type { salaryComponentRoutes } from '@muster/contract/payroll/salary/salary-component.routes.ts'
import type { Id, Paise } from '@muster/contract/values.ts'
import { componentLines } from '@muster/engine/payroll/components/breakdown.ts'
import { checkComponent } from '@muster/engine/payroll/components/component-check.ts'
import { orderComponents, withNeeded } from '@muster/engine/payroll/components/component-order.ts'
import type { Component } from '@muster/engine/payroll/components/components.ts'
import { say, type Sentence } from '@muster/engine/sentence.ts'
import type { Tx } from '../../../platform/database/tx.ts'
import { translate } from '../../../platform/language/translate.ts'
import { invalid } from '../../../platform/problem.ts'
import { engineComponents, type TemplatePart } from '../breakdown.ts'
import { partProblems } from '../template/template-check.ts'
import { templatesWith } from '../template/template.queries.ts'
import { activeComponents } from './component.queries.ts'

interface Drafted {
  code: string
  name: string
  type: z.output<typeof ComponentType>
  calculation: z.output<typeof Calculation>
}

interface Exampled {
  monthlyPaise: Paise | null
  words: Sentence | ''
  problems: Sentence[]
}

type Example = (typeof salaryComponentRoutes)['POST /api/v1/user/salary-component-example']

/** A component's amount, calculated with the active ones it depends on, as a preview while it is edited. */
export async function componentExample(
  tx: Tx,
  language: string,
  { annualCtcPaise, componentId, ...drafted }: z.output<Example['body']>,
): Promise<Exampled> {
  // A component being edited may have no name yet; its errors appear at its own field.
  const { self, all } = await withOthers(tx, componentId ?? null, {
    ...drafted,
    name: drafted.code || translate(say`This component`, language),
  })
  const wrong = checkComponent(self, all)
  const result = wrong.length > 0 ? null : componentLines({ components: withNeeded(self, all), annualCtcPaise })
  const line = result?.ok ? result.lines.find(({ code }) => code === self.code) : undefined
  if (line) return { monthlyPaise: line.monthlyPaise, words: line.explanation.words, problems: [] }
  const errors = result === null || result.ok ? wrong : result.errors
  return { monthlyPaise: null, words: '', problems: errors.map(({ message }) => message) }
}

/** Refuses a formula that cannot be parsed, names an unknown component, or is circular. */
export async function checkFormula(tx: Tx, id: Id | null, drafted: Drafted): Promise<void> {
  if (drafted.calculation.type !== 'formula') return
  const { self, all } = await withOthers(tx, id, drafted)
  const own = checkComponent(self, all)
  const order = own.length > 0 ? null : orderComponents(withNeeded(self, all))
  const circles = order === null || order.ok ? [] : order.errors.filter(({ code }) => code === 'cycle')
  const errors = [...own, ...circles].map(({ message }) => ({
    path: 'body.calculation.text',
    message,
  }))
  if (errors.length > 0) throw invalid(errors)
}

/** Refuses a change that would break a template that contains the component: its formula, or one that uses its code. */
export async function checkTemplatesWith(tx: Tx, before: Drafted & { _id: Id }, after: Drafted): Promise<void> {
  const errors = (await templatesWith(tx, { component: before._id })).flatMap(({ name, parts }) => {
    const changed = parts.map((part) => (part.componentId === before._id ? changedPart(part, after) : part))
    const present = new Set(partProblems(parts.map(effective)).map(({ message }) => JSON.stringify(message)))
    return partProblems(changed.map(effective))
      .filter(({ message }) => !present.has(JSON.stringify(message)))
      .map(({ component, message }) => ({
        path: component !== after.code && before.code !== after.code ? 'body.code' : pathOf(after),
        message: say`In the template "${name}": ${message}`,
      }))
  })
  if (errors.length > 0) throw invalid(errors)
}

/** The component and the active ones; only one of those that take the rest of the CTC, as in a template. */
async function withOthers(tx: Tx, id: Id | null, drafted: Drafted): Promise<{ self: Component; all: Component[] }> {
  const parts = (await activeComponents(tx, {})).filter(({ _id, code }) => _id !== id && code !== drafted.code)
  const [self, ...others] = engineComponents([{ ...drafted, isProrated: true }, ...parts]) as [
    Component,
    ...Component[],
  ]
  const [remainder] = [self, ...others].filter(isRemainder)
  return { self, all: [self, ...others].filter((one) => one === remainder || !isRemainder(one)) }
}

function isRemainder({ calculation }: Component): boolean {
  return calculation.type === 'remainder'
}

type Line = Awaited<ReturnType<typeof templatesWith>>[number]['parts'][number]

function changedPart(part: Line, { code, name, type, calculation }: Drafted): Line {
  return { ...part, code, name, type, componentCalculation: calculation }
}

function effective({ calculation, componentCalculation, ...part }: Line): TemplatePart {
  return { ...part, calculation: calculation ?? componentCalculation }
}

function pathOf({ calculation }: Drafted): string {
  return calculation.type === 'formula' ? 'body.calculation.text' : 'body.calculation.type'
}
