import {
  calculationText,
  type Calculation,
  type CalculationValues,
  completeCalculation,
  fromValues,
  toValues,
} from '../component/calculation.ts'

/** A line of the template form. `method` is `inherit` while the component's own calculation applies. */
export interface LineValues extends CalculationValues {
  componentId: string
  name: string
  code: string
  type: string
  inherited: string
}

interface Line {
  componentId: string
  name: string
  code: string
  type: string
  calculation: Calculation | null
  componentCalculation: Calculation
}

export function lineValues({ componentId, name, code, type, calculation, componentCalculation }: Line): LineValues {
  const values = toValues(calculation ?? componentCalculation)
  const inherited = calculationText(componentCalculation)
  return { componentId, name, code, type, inherited, ...values, ...(calculation === null ? { method: 'inherit' } : {}) }
}

export function sentLine(line: Partial<LineValues>): object {
  return { componentId: line.componentId, calculation: line.method === 'inherit' ? null : fromValues(line) }
}

/** The lines in the shape of the live example's request; null while one is incomplete. */
export function completeLines(lines: readonly LineValues[]) {
  const complete = []
  for (const line of lines) {
    const calculation = line.method === 'inherit' ? null : completeCalculation(line)
    if (calculation === undefined) return null
    complete.push({ componentId: line.componentId, calculation })
  }
  return complete
}
