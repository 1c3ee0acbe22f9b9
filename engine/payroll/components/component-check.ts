import { isBasic, type Component } from './components.ts'
import { nearestName } from './formula-names.ts'
import { readFormula } from './formula.ts'
import { say, type Sentence } from '../../sentence.ts'

export interface ComponentError {
  code:
    | 'duplicateCode'
    | 'noBasic'
    | 'cycle'
    | 'manyRemainders'
    | 'remainderKind'
    | 'amount'
    /** The formula cannot be read. */
    | 'formula'
    /** The formula uses an unknown name. */
    | 'unknownName'
    /** The formula divides by zero, or its result is below zero or beyond any salary. */
    | 'formulaResult'
    | 'exceedsCtc'
  /** The code of the component with the error; null if it is the template. */
  component: string | null
  message: Sentence
}

/** Names in formulas that are not components. */
export const ownNames: readonly string[] = ['CTC', 'GROSS']

/** Errors in components that don't depend on the CTC, except cycles. */
export function checkComponents(components: readonly Component[]): ComponentError[] {
  const errors: ComponentError[] = []
  const seen = new Set<string>()
  for (const component of components) {
    const code = component.code.toUpperCase()
    if (seen.has(code)) {
      const message = say`The code ${component.code} is used twice`
      errors.push({ code: 'duplicateCode', component: component.code, message })
    }
    seen.add(code)
    errors.push(...checkComponent(component, components))
  }
  const [first, ...more] = components.filter(({ calculation }) => calculation.type === 'remainder')
  for (const { code, name } of more) {
    const message = say`Only one component can take the balance of the CTC: ${first?.name ?? ''} already does, so ${name} cannot`
    errors.push({ code: 'manyRemainders', component: code, message })
  }
  return errors
}

/** Errors in one component, given the others. */
export function checkComponent(component: Component, components: readonly Component[]): ComponentError[] {
  return wrongIn(component, components).map(([code, message]) => ({ code, component: component.code, message }))
}

type Wrong = readonly [ComponentError['code'], Sentence]

function wrongIn({ name, kind, calculation }: Component, components: readonly Component[]): Wrong[] {
  switch (calculation.type) {
    case 'fixed':
      return isAmount(calculation.monthlyPaise) ? [] : [['amount', say`Enter an amount of 0 or more for ${name}`]]
    case 'percent': {
      const wrong: Wrong[] = []
      if (!isAmount(calculation.basisPoints)) wrong.push(['amount', say`Enter a percentage of 0 or more for ${name}`])
      if (calculation.of === 'basic' && !components.some(isBasic)) {
        wrong.push(['noBasic', say`${name} is a percentage of basic, but no component has the code BASIC`])
      }
      return wrong
    }
    case 'remainder':
      return kind === 'earning'
        ? []
        : [['remainderKind', say`${name} takes the balance of the CTC, so it must be an earning`]]
    case 'formula':
      return wrongInFormula(name, calculation.text, components)
  }
}

function wrongInFormula(name: string, text: string, components: readonly Component[]): Wrong[] {
  const read = readFormula(text)
  if (!read.ok) return [['formula', say`${name}: ${read.message}`]]
  const known = [...ownNames, ...components.map(({ code }) => code.toUpperCase())]
  return [...read.formula.names]
    .filter(([one]) => !known.includes(one))
    .map(([one, written]) => {
      const nearest = nearestName(one, known)
      const message =
        nearest === null
          ? say`${name}: "${written}" is not a component here`
          : say`${name}: "${written}" is not a component here. Did you mean ${nearest}?`
      return ['unknownName', message] as const
    })
}

function isAmount(value: number): boolean {
  return Number.isSafeInteger(value) && value >= 0
}
