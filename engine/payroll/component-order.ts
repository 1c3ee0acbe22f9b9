import { isBasic, isInCtc, type Component } from './components.ts'

export interface ComponentError {
  code: 'duplicateCode' | 'noBasic' | 'cycle' | 'manyRemainders' | 'remainderKind' | 'amount' | 'exceedsCtc'
  /** The code of the component that is wrong; null when it is the template. */
  component: string | null
  message: string
}

/**
 * Components in an order in which each comes after those it needs, found from what they refer to; or the errors.
 * The order in which they are given does not matter for the amounts.
 */
export function orderComponents(
  components: readonly Component[],
): { ok: true; ordered: Component[] } | { ok: false; errors: ComponentError[] } {
  const errors = check(components)
  if (errors.length > 0) return { ok: false, errors }
  const ordered: Component[] = []
  const state = new Map<Component, 'open' | 'done'>()
  for (const component of components) {
    const cycle = visit(component, [])
    if (cycle !== null) return { ok: false, errors: [cycle] }
  }
  return { ok: true, ordered }

  function visit(component: Component, path: Component[]): ComponentError | null {
    if (state.get(component) === 'done') return null
    const above = [...path, component]
    if (state.get(component) === 'open') {
      const names = above.slice(above.indexOf(component)).map((one) => one.name)
      const message = `These components need each other's amount: ${names.join(' → ')}`
      return { code: 'cycle', component: component.code, message }
    }
    state.set(component, 'open')
    for (const needed of needs(component, components)) {
      const cycle = visit(needed, above)
      if (cycle !== null) return cycle
    }
    state.set(component, 'done')
    ordered.push(component)
    return null
  }
}

/** The components whose amounts must be known first. */
function needs(component: Component, all: readonly Component[]): readonly Component[] {
  const { calculation } = component
  if (calculation.type === 'remainder') return all.filter((other) => other !== component && isInCtc(other.kind))
  if (calculation.type === 'fixed' || calculation.of === 'ctc') return []
  return calculation.of === 'basic' ? all.filter(isBasic) : all.filter((other) => other.kind === 'earning')
}

function check(components: readonly Component[]): ComponentError[] {
  const errors: ComponentError[] = []
  const seen = new Set<string>()
  const remainders = components.filter(({ calculation }) => calculation.type === 'remainder')
  for (const { code, name, kind, calculation } of components) {
    const add = (error: ComponentError['code'], message: string) =>
      errors.push({ code: error, component: code, message })
    if (seen.has(code.toUpperCase())) add('duplicateCode', `The code ${code} is used twice`)
    seen.add(code.toUpperCase())
    if (calculation.type === 'fixed' && !isAmount(calculation.monthlyPaise))
      add('amount', `Enter an amount of 0 or more for ${name}`)
    if (calculation.type === 'percent') {
      if (!isAmount(calculation.basisPoints)) add('amount', `Enter a percentage of 0 or more for ${name}`)
      if (calculation.of === 'basic' && !components.some(isBasic)) {
        add('noBasic', `${name} is a percentage of basic, but no component has the code BASIC`)
      }
    }
    if (calculation.type === 'remainder' && kind !== 'earning')
      add('remainderKind', `${name} takes the rest of the CTC: it must be an earning`)
  }
  for (const { code, name } of remainders.slice(1)) {
    const message = `Only one component can take the rest of the CTC: ${remainders[0]?.name} does already, ${name} can not`
    errors.push({ code: 'manyRemainders', component: code, message })
  }
  return errors
}

function isAmount(value: number): boolean {
  return Number.isSafeInteger(value) && value >= 0
}
