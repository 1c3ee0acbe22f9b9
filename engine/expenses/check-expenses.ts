import { addDays, monthOf, type Day } from '../day.ts'
import type { Paise } from '../money.ts'
import { plural, say, type Sentence } from '../sentence.ts'
import { rupeeText } from '../format.ts'
import { lineTotal, rateOn, type ExpenseLine } from './expense.ts'

export interface ClaimedLine extends ExpenseLine {
  /** Merchant or purpose. */
  words: string
  taxPaise: Paise | null
  billCount: number
}

export type ExpenseField = 'day' | 'categoryId' | 'words' | 'amountPaise' | 'quantity' | 'taxPaise' | 'bills'

export interface ExpenseProblem {
  /** From 0. */
  line: number
  field: ExpenseField
  message: Sentence
  /** False: the approver sees the problem and decides. */
  isBlocking: boolean
}

export interface ExpenseQuestion {
  lines: readonly ClaimedLine[]
  today: Day
  joinedOn: Day
  leftOn: Day | null
  /** Already claimed in other requests that were not rejected: by category and day `id 2026-11-20`, or month `id 2026-11`. */
  spent: ReadonlyMap<string, Paise>
}

/** Reports every problem of every line at once. */
export function checkExpenses(question: ExpenseQuestion): ExpenseProblem[] {
  const sums = sumsOf(question)
  return question.lines.flatMap((line, at) => {
    const problems: ExpenseProblem[] = []
    const tell = (isBlocking: boolean) => (field: ExpenseField, message: Sentence) =>
      void problems.push({ line: at, field, message, isBlocking })
    checkDay(question, line, tell(true))
    const totalPaise = checkAmount(line, tell(true))
    if (totalPaise === null) return problems
    checkBill(line, totalPaise, tell(true))
    checkLimits(line, totalPaise, sums, tell(line.rules.overLimit === 'refuse'))
    const earlier = question.lines.findIndex((other) => isSame(other, line))
    if (earlier < at) tell(false)('amountPaise', say`Line ${earlier + 1} has the same day, place and amount`)
    return problems
  })
}

type Tell = (field: ExpenseField, message: Sentence) => void

function checkDay({ today, joinedOn, leftOn }: ExpenseQuestion, { day, rules }: ClaimedLine, block: Tell): void {
  if (day > today) return block('day', say`Enter today or an earlier day`)
  if (day < joinedOn) return block('day', say`This is before you joined, on ${{ day: joinedOn }}`)
  if (leftOn !== null && day > leftOn) return block('day', say`This is after your last working day, ${{ day: leftOn }}`)
  const oldest = addDays(today, -rules.maxAgeDays)
  if (day < oldest)
    block(
      'day',
      say`${rules.name} can be claimed for ${plural(rules.maxAgeDays, { one: '# day', other: '# days' })}: from ${{ day: oldest }}`,
    )
}

/** No company pays more for one bill: a larger amount is a typing error. */
export const mostPaise = 1_00_00_000_00

function checkAmount(line: ClaimedLine, block: Tell): Paise | null {
  const { rules, day, words, taxPaise } = line
  const field = rules.basis === 'bill' ? 'amountPaise' : 'quantity'
  if (rules.basis === 'bill' && words === '') block('words', say`Enter where it was spent`)
  if (rules.basis !== 'bill' && rateOn(rules, day) === undefined) {
    block('day', say`${rules.name} has no rate on ${{ day }}`)
    return null
  }
  const total = lineTotal(line)
  if (total === null || total.totalPaise <= 0) {
    block(field, asks[rules.basis])
    return null
  }
  const { totalPaise } = total
  if (totalPaise > mostPaise) block(field, say`Enter at most ${rupeeText(mostPaise)}`)
  if (taxPaise !== null && taxPaise > totalPaise) block('taxPaise', say`The tax is more than the amount`)
  return totalPaise
}

const asks = {
  bill: say`Enter an amount above 0`,
  mileage: say`Enter the distance in km`,
  perDiem: say`Enter the number of days`,
}

function checkBill({ rules, billCount }: ClaimedLine, totalPaise: Paise, block: Tell): void {
  const { billAbovePaise } = rules
  if (rules.basis !== 'bill' || billAbovePaise === null || billCount > 0 || totalPaise <= billAbovePaise) return
  block('bills', say`Attach the bill for amounts over ${rupeeText(billAbovePaise)}`)
}

function checkLimits({ rules, day }: ClaimedLine, totalPaise: Paise, sums: Sums, tell: Tell): void {
  for (const { per, limitPaise } of rules.limits) {
    const limit = rupeeText(limitPaise)
    if (per === 'line') {
      if (totalPaise > limitPaise) tell('amountPaise', say`The limit for ${rules.name} is ${limit}`)
      continue
    }
    const sum = sums.get(keyOf(rules.id, per === 'day' ? day : monthOf(day))) ?? 0
    if (sum <= limitPaise) continue
    const claimed = rupeeText(sum)
    tell(
      'amountPaise',
      per === 'day'
        ? say`${claimed} of ${rules.name} on ${{ day }}: the limit is ${limit} a day`
        : say`${claimed} of ${rules.name} in ${{ month: monthOf(day) }}: the limit is ${limit} a month`,
    )
  }
}

type Sums = ReadonlyMap<string, Paise>

/** The amounts claimed by category and day, and by category and month, including other requests. */
function sumsOf({ lines, spent }: ExpenseQuestion): Sums {
  const sums = new Map(spent)
  for (const line of lines) {
    const total = lineTotal(line)
    if (total === null) continue
    for (const span of [line.day, monthOf(line.day)]) {
      const key = keyOf(line.rules.id, span)
      sums.set(key, (sums.get(key) ?? 0) + total.totalPaise)
    }
  }
  return sums
}

/** The key of `spent`. */
export function keyOf(category: string, span: string): string {
  return `${category} ${span}`
}

function isSame(one: ClaimedLine, other: ClaimedLine): boolean {
  if (one.rules.id !== other.rules.id || one.day !== other.day) return false
  return (
    one.words.toLowerCase() === other.words.toLowerCase() && lineTotal(one)?.totalPaise === lineTotal(other)?.totalPaise
  )
}
