import type { ASTNode } from '@marcbachmann/cel-js'
import { decimal } from './formula-number.ts'
import { asAmount, asCondition, FormulaError, type Amount, type Part } from './formula-parts.ts'
import { say } from '../../sentence.ts'

/**
 * The parts of a formula, checked: only known functions and operators, with amounts and conditions where they belong.
 *
 * @param onName called with each name, in capitals and as written
 * @throws FormulaError
 */
export function expressionOf(ast: ASTNode, whole: string, onName: (name: string, written: string) => void): Amount {
  return amount(ast)

  function part(node: ASTNode): Part {
    const text = whole.slice(node.start, node.end)
    switch (node.op) {
      case 'value': {
        const value = decimal(text)
        if (value === null) throw new FormulaError(say`Write ${text} as a plain number, for example 1600 or 0.4`)
        return { op: 'number', text, value }
      }
      case 'id': {
        const name = node.args.toUpperCase()
        onName(name, text)
        return { op: 'name', text, name }
      }
      case '-_':
        return { op: 'negate', text, of: amount(node.args) }
      case '!_':
        return { op: 'not', text, of: condition(node.args) }
      case '+':
      case '-':
      case '*':
      case '/':
        return { op: node.op, text, left: amount(node.args[0]), right: amount(node.args[1]) }
      case '<':
      case '<=':
      case '>':
      case '>=':
      case '==':
      case '!=':
        return { op: 'compare', by: node.op, text, left: amount(node.args[0]), right: amount(node.args[1]) }
      case '&&':
        return { op: 'and', text, left: condition(node.args[0]), right: condition(node.args[1]) }
      case '||':
        return { op: 'or', text, left: condition(node.args[0]), right: condition(node.args[1]) }
      case '?:':
        return choice(text, node.args)
      case 'call':
        return called(text, node.args[0], node.args[1])
      case '%':
      case 'in':
      case '.':
      case '.?':
      case '[]':
      case '[?]':
      case 'rcall':
      case 'list':
      case 'map':
        throw new FormulaError(say`Only numbers, components and min, max, round and if can be used, not ${text}`)
    }
  }

  function called(text: string, name: string, given: readonly ASTNode[]): Amount {
    const op = name.toLowerCase()
    if (op === 'if') return choice(text, given)
    if (op !== 'min' && op !== 'max' && op !== 'round') {
      throw new FormulaError(say`"${name}" is not a function. Use min, max, round or if`)
    }
    if (op === 'round' && (given.length < 1 || given.length > 2)) {
      throw new FormulaError(say`round takes an amount and an optional step: round(BASIC / 3, 10)`)
    }
    if (op !== 'round' && given.length < 2)
      throw new FormulaError(say`${op} takes two values or more: ${op}(BASIC, 15000)`)
    return { op, text, values: given.map(amount) }
  }

  function choice(text: string, given: readonly ASTNode[]): Amount {
    const [first, second, third] = given
    if (!first || !second || !third || given.length > 3) {
      throw new FormulaError(say`if takes a condition and two amounts: if(BASIC > 15000, 1800, 0.12 * BASIC)`)
    }
    return { op: 'if', text, condition: condition(first), then: amount(second), otherwise: amount(third) }
  }

  function amount(node: ASTNode): Amount {
    return asAmount(part(node))
  }

  function condition(node: ASTNode) {
    return asCondition(part(node))
  }
}
