import { Environment, ParseError } from '@marcbachmann/cel-js'
import { expressionOf } from './formula-expression.ts'
import { FormulaError, type Amount } from './formula-parts.ts'
import { say, type Sentence } from '../../sentence.ts'

/**
 * A formula that has been read. Amounts are rupees of a month; calculation is exact, and only the result is rounded.
 * `CTC` is a twelfth of the annual CTC, `GROSS` the sum of all earnings, every other name the code of a component.
 */
export interface Formula {
  text: string
  /** The names it uses, in the order of the text: in capitals, and as first written. */
  names: ReadonlyMap<string, string>
  expression: Amount
}

export const longestFormula = 500

/** No formula of a payroll comes close to these limits; they keep a hostile one from costing time. */
const reader = new Environment({ limits: { maxAstNodes: 150, maxDepth: 40, maxCallArguments: 20 } })

/**
 * Reads the text of a formula: numbers, `CTC`, `GROSS` and codes in any case, `+ - * /`, brackets, comparisons, `&& || !`,
 * `a ? b : c`, and the functions `min`, `max`, `round(amount)`, `round(amount, step)` and `if(condition, then, otherwise)`.
 * The grammar is that of the Common Expression Language, limited to these parts. Numbers are taken from the text, so that `0.4` is
 * exactly four tenths.
 *
 * @returns a message for the author if it cannot be read
 */
export function readFormula(text: string): { ok: true; formula: Formula } | { ok: false; message: Sentence } {
  try {
    beforeReading(text)
    const names = new Map<string, string>()
    const { ast } = reader.parse(withIfAsFunction(text))
    const expression = expressionOf(ast, text, (name, written) => {
      if (!names.has(name)) names.set(name, written)
    })
    return { ok: true, formula: { text, names, expression } }
  } catch (error) {
    if (error instanceof FormulaError) return { ok: false, message: error.said }
    if (error instanceof ParseError) return { ok: false, message: readingMessage(error, text) }
    throw error
  }
}

/** Rejects mistakes that would be misread, or refused without a clear message. */
function beforeReading(text: string): void {
  if (text.trim() === '') throw new FormulaError(say`Enter a formula, for example 0.4 * BASIC`)
  if (text.length > longestFormula) throw new FormulaError(say`A formula has at most ${longestFormula} characters`)
  if (/\d,\d/.test(text)) {
    throw new FormulaError(say`Write numbers without commas, and a space after a comma between two values`)
  }
  if (text.includes('%')) throw new FormulaError(say`Write a percentage as a number: 0.4 for 40%`)
  if (text.includes('₹')) throw new FormulaError(say`Remove the ₹. Amounts are in rupees`)
  if (/(?<![<>=!])=(?!=)/.test(text)) throw new FormulaError(say`Compare with == (two signs)`)
  if (text.includes('//')) throw new FormulaError(say`A formula cannot contain comments. Remove the text after //`)
}

/** `if` is reserved in the grammar; in capitals it is a name like any other. */
function withIfAsFunction(text: string): string {
  return text.replace(/\bif(?=\s*\()/gi, 'IF')
}

function readingMessage({ code, range }: ParseError, text: string): Sentence {
  if (code === 'limit_exceeded') return say`The formula is too long. Split it into several components`
  const at = range?.start ?? text.length
  if (at >= text.trimEnd().length) {
    const open = text.split('(').length > text.split(')').length
    return open ? say`A closing bracket is missing` : say`The formula ends too early`
  }
  const rest = text.slice(at).trim()
  return say`The formula cannot be read from "${rest.length > 20 ? `${rest.slice(0, 20)}…` : rest}"`
}
