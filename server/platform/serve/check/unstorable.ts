import { say } from '@muster/engine/sentence.ts'
import { type FieldFault, Problem } from '../../problem.ts'

/** How many more values a call may have. */
export interface Counter {
  left: number
}

const maxDepth = 20
const maxKeys = 1_000
const maxErrors = 100

/**
 * PostgreSQL cannot store U+0000 or half a surrogate pair: refused here at the field instead of failing there without one. Deep nesting,
 * which no call needs, would exhaust the stack; thousands of fields, or a place for each of thousands of errors, would hold up others.
 *
 * @returns false if its schema must not read it either
 */
export function unstorable(value: unknown, path: string, errors: FieldFault[], counter: Counter = endless()): boolean {
  return walk(value, [path], errors, counter)
}

const endless = () => ({ left: Infinity })

/** `at`: one array for all places; its text is made for an error alone. */
function walk(value: unknown, at: (string | number)[], errors: FieldFault[], counter: Counter): boolean {
  counter.left -= 1
  if (counter.left < 0) throw new Problem(413, say`The request is too large.`)
  if (value === null || (typeof value !== 'object' && typeof value !== 'string')) return true
  const fault = (message: FieldFault['message']) => void errors.push({ path: at.join('.'), message })
  if (at.length > maxDepth + 1) {
    fault(say`This is nested too deeply`)
    return false
  }
  if (typeof value === 'string') {
    if (!isStorable(value)) fault(say`This text contains a character that cannot be stored`)
    return errors.length < maxErrors
  }
  if (Array.isArray(value)) return value.every((item, index) => within(item, index, at, errors, counter))
  if (Buffer.isBuffer(value)) return true
  // Not its entries: of very many fields, making those alone takes a tenth of a second.
  if (Object.keys(value).length > maxKeys) {
    fault(say`This has too many fields`)
    return false
  }
  return Object.entries(value).every(([key, item]) => {
    if (!isStorable(key)) fault(say`This text contains a character that cannot be stored`)
    return within(item, key, at, errors, counter)
  })
}

function within(value: unknown, key: string | number, at: (string | number)[], errors: FieldFault[], counter: Counter) {
  at.push(key)
  const isRead = walk(value, at, errors, counter)
  at.pop()
  return isRead
}

const isStorable = (text: string) => !text.includes('\u0000') && text.isWellFormed()

/**
 * Parameters of an address that came twice or as a list: whoever reads one of them alone would read a filter as none, and a proxy before us
 * may have read another one than we do.
 */
export function repeated(query: unknown): string[] {
  return Object.entries(query ?? {}).flatMap(([name, value]) =>
    Array.isArray(value) || /[[\]]/.test(name) ? [name] : [],
  )
}
