import type { Paise } from '../../money.ts'
import * as exact from './formula-number.ts'
import type { Fraction } from './formula-number.ts'
import { FormulaError, type Amount, type Comparison, type Condition } from './formula-parts.ts'
import type { Formula } from './formula.ts'
import { say, type Sentence } from '../../sentence.ts'

/** No component's monthly pay reaches ₹10 crore. */
const mostPaise = 10_000_000_000n

type ValueOf = (name: string) => Fraction

/**
 * The result of a formula, exact until it is rounded once to whole rupees, halves away from zero.
 *
 * @param valueOf the amount of each of the formula's names, in rupees
 * @returns paise, or a message for the author: division by zero, or an amount below zero or too large
 */
export function formulaResult(
  { expression }: Formula,
  valueOf: ValueOf,
): { ok: true; paise: Paise } | { ok: false; message: Sentence } {
  try {
    const paise = exact.nearest(amount(expression, valueOf)) * 100n
    if (paise > mostPaise)
      throw new FormulaError(say`The result is more than ${{ paise: Number(mostPaise) }} per month`)
    if (paise < 0n) {
      throw new FormulaError(
        paise < -mostPaise
          ? say`The result is less than ${{ paise: -Number(mostPaise) }} per month. Use max(0, …) so that it never goes below zero`
          : say`The result is ${{ paise: Number(paise) }} per month. Use max(0, …) so that it never goes below zero`,
      )
    }
    return { ok: true, paise: Number(paise) }
  } catch (error) {
    if (error instanceof FormulaError) return { ok: false, message: error.said }
    throw error
  }
}

function amount(part: Amount, valueOf: ValueOf): Fraction {
  const of = (one: Amount) => amount(one, valueOf)
  switch (part.op) {
    case 'number':
      return part.value
    case 'name':
      return valueOf(part.name)
    case 'negate':
      return exact.negate(of(part.of))
    case '+':
      return exact.add(of(part.left), of(part.right))
    case '-':
      return exact.add(of(part.left), exact.negate(of(part.right)))
    case '*':
      return exact.multiply(of(part.left), of(part.right))
    case '/':
      return exact.divide(of(part.left), divisor(part.right, of(part.right)))
    case 'min':
      return part.values.map(of).reduce((a, b) => (exact.compare(b, a) < 0 ? b : a))
    case 'max':
      return part.values.map(of).reduce((a, b) => (exact.compare(b, a) > 0 ? b : a))
    case 'round':
      return rounded(part.values, of)
    case 'if':
      return of(holds(part.condition, valueOf) ? part.then : part.otherwise)
  }
}

function holds(part: Condition, valueOf: ValueOf): boolean {
  switch (part.op) {
    case 'compare':
      return comparisons[part.by](exact.compare(amount(part.left, valueOf), amount(part.right, valueOf)))
    case 'and':
      return holds(part.left, valueOf) && holds(part.right, valueOf)
    case 'or':
      return holds(part.left, valueOf) || holds(part.right, valueOf)
    case 'not':
      return !holds(part.of, valueOf)
  }
}

const comparisons: Record<Comparison, (order: number) => boolean> = {
  '<': (order) => order < 0,
  '<=': (order) => order <= 0,
  '>': (order) => order > 0,
  '>=': (order) => order >= 0,
  '==': (order) => order === 0,
  '!=': (order) => order !== 0,
}

/** To the nearest rupee, or to the nearest multiple of a step. */
function rounded([value, step]: readonly Amount[], of: (part: Amount) => Fraction): Fraction {
  if (!value) throw new RangeError('round without an amount is refused when the formula is read')
  if (!step) return exact.fraction(exact.nearest(of(value)))
  const size = of(step)
  if (exact.compare(size, exact.zero) <= 0)
    throw new FormulaError(say`The step "${step.text}" of round must be above zero`)
  return exact.multiply(exact.fraction(exact.nearest(exact.divide(of(value), size))), size)
}

function divisor({ text }: Amount, value: Fraction): Fraction {
  if (value.over === 0n) throw new FormulaError(say`It divides by "${text}", which is 0`)
  return value
}
