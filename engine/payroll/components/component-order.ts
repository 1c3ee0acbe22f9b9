import { checkComponents, ownNames, type ComponentError } from './component-check.ts'
import { isBasic, isInCtc, type Component } from './components.ts'
import { readFormula, type Formula } from './formula.ts'
import { say } from '../../sentence.ts'

export interface OrderedComponents {
  ok: true
  ordered: Component[]
  /** Of the components with a formula. */
  formulas: ReadonlyMap<Component, Formula>
}

/**
 * Components in an order in which each comes after those it needs, by their references; or the errors. The given order does not affect
 * amounts.
 */
export function orderComponents(
  components: readonly Component[],
): OrderedComponents | { ok: false; errors: ComponentError[] } {
  const errors = checkComponents(components)
  if (errors.length > 0) return { ok: false, errors }
  const ordered: Component[] = []
  const formulas = formulasOf(components)
  const state = new Map<Component, 'open' | 'done'>()
  for (const component of components) {
    const cycle = visit(component, [])
    if (cycle !== null) return { ok: false, errors: [cycle] }
  }
  return { ok: true, ordered, formulas }

  function visit(component: Component, path: Component[]): ComponentError | null {
    if (state.get(component) === 'done') return null
    const above = [...path, component]
    if (state.get(component) === 'open') {
      const names = above.slice(above.indexOf(component)).map((one) => one.name)
      const message = say`These components need each other's amount: ${names.join(' → ')}`
      return { code: 'cycle', component: component.code, message }
    }
    state.set(component, 'open')
    for (const needed of needs(component, components, formulas.get(component))) {
      const cycle = visit(needed, above)
      if (cycle !== null) return cycle
    }
    state.set(component, 'done')
    ordered.push(component)
    return null
  }
}

/** A component with all that it depends on, in the given order. */
export function withNeeded(component: Component, all: readonly Component[]): Component[] {
  const formulas = formulasOf(all)
  const reached = new Set([component])
  // The set grows while it is walked.
  for (const one of reached) for (const needed of needs(one, all, formulas.get(one))) reached.add(needed)
  return all.filter((one) => reached.has(one))
}

/** The components whose amounts must be known first. */
export function needs(
  component: Component,
  all: readonly Component[],
  formula: Formula | undefined,
): readonly Component[] {
  const { calculation } = component
  const earnings = () => all.filter((other) => other.kind === 'earning')
  switch (calculation.type) {
    case 'fixed':
      return []
    case 'remainder':
      return all.filter((other) => other !== component && isInCtc(other))
    case 'formula': {
      const named = all.filter((other) => formula?.names.has(nameOf(other)) && !ownNames.includes(nameOf(other)))
      return formula?.names.has('GROSS') ? [...new Set([...earnings(), ...named])] : named
    }
    case 'percent':
      if (calculation.of === 'ctc') return []
      return calculation.of === 'basic' ? all.filter(isBasic) : earnings()
  }
}

/** The name of a component in formulas. */
export function nameOf({ code }: { code: string }): string {
  return code.toUpperCase()
}

function formulasOf(components: readonly Component[]): Map<Component, Formula> {
  const formulas = new Map<Component, Formula>()
  for (const component of components) {
    if (component.calculation.type !== 'formula') continue
    const read = readFormula(component.calculation.text)
    if (read.ok) formulas.set(component, read.formula)
  }
  return formulas
}
