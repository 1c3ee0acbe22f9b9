import { addDays, type Day } from '../day.ts'
import type { Paise } from '../money.ts'
import { say, type Sentence } from '../sentence.ts'
import { rupeeText } from '../format.ts'

export interface WantedItem {
  name: string
  vendor: string
  quantity: number
  unitPaise: Paise
  neededBy: Day
}

/** A vendor's quote: a unit price for each item, or one total. */
export interface Quote {
  vendor: string
  pricing: 'items' | 'total'
  unitPaise: readonly Paise[]
  totalPaise: Paise | null
}

export interface ProcurementQuestion {
  lines: readonly WantedItem[]
  quotes: readonly Quote[]
  /** From 0; null if none. */
  chosenQuote: number | null
  chosenReason: string
  today: Day
}

export interface ProcurementProblem {
  /** In the draft: `lines.0.neededBy`. */
  path: string
  message: Sentence
}

/** No request is for more: a larger amount is a typing error. */
export const mostTotalPaise = 10_00_00_000_00
/** Later needs are planned later. */
const mostDaysAhead = 730

/** Reports every problem of a request at once. */
export function checkProcurement(question: ProcurementQuestion): ProcurementProblem[] {
  const problems: ProcurementProblem[] = []
  const tell = (path: string, message: Sentence) => void problems.push({ path, message })
  checkItems(question, tell)
  checkQuotes(question, tell)
  if (problems.length === 0) checkChosen(question, tell)
  return problems
}

type Tell = (path: string, message: Sentence) => void

export function itemsTotal(lines: readonly Pick<WantedItem, 'quantity' | 'unitPaise'>[]): Paise {
  return lines.reduce((sum, { quantity, unitPaise }) => sum + quantity * unitPaise, 0)
}

/** A quote's total for these items; null if a price is missing. */
export function quoteTotal(
  { pricing, unitPaise, totalPaise }: Omit<Quote, 'vendor'>,
  lines: readonly Pick<WantedItem, 'quantity'>[],
): Paise | null {
  if (pricing === 'total') return totalPaise
  if (unitPaise.length !== lines.length) return null
  return lines.reduce((sum, { quantity }, at) => sum + quantity * unitPaise[at]!, 0)
}

/** The lowest quote; null without a complete quote. */
export function cheapestTotal(totals: readonly (Paise | null)[]): Paise | null {
  const known = totals.filter((total) => total !== null)
  return known.length === 0 ? null : Math.min(...known)
}

function checkItems({ lines, today }: ProcurementQuestion, tell: Tell): void {
  lines.forEach((line, at) => {
    if (line.neededBy < today) tell(`lines.${at}.neededBy`, say`Enter today or a later day`)
    else if (line.neededBy > addDays(today, mostDaysAhead))
      tell(`lines.${at}.neededBy`, say`Enter a day within two years`)
    const earlier = lines.findIndex((other) => isSame(other, line))
    if (earlier < at)
      tell(
        `lines.${at}.name`,
        say`Item ${earlier + 1} is the same. Enter the whole quantity there and remove this one.`,
      )
  })
  if (itemsTotal(lines) > mostTotalPaise)
    tell('lines', say`The items come to more than ${rupeeText(mostTotalPaise)}. Check the quantities and prices.`)
}

function checkQuotes({ lines, quotes }: ProcurementQuestion, tell: Tell): void {
  quotes.forEach((quote, at) => {
    const path = `quotes.${at}`
    const earlier = quotes.findIndex((other) => sameText(other.vendor, quote.vendor))
    if (earlier < at) tell(`${path}.vendor`, say`This vendor has a quote already`)
    if (quote.pricing === 'items' && quote.unitPaise.length !== lines.length)
      tell(`${path}.unitPaise`, say`Enter a price for each item`)
  })
}

/** The items have the chosen quote's prices, and it is the cheapest or there is a reason. */
function checkChosen({ lines, quotes, chosenQuote, chosenReason }: ProcurementQuestion, tell: Tell): void {
  if (quotes.length === 0) {
    if (chosenQuote !== null) tell('chosenQuote', say`Add the quote that you chose`)
    return
  }
  const chosen = chosenQuote === null ? undefined : quotes[chosenQuote]
  if (chosen === undefined) return tell('chosenQuote', say`Choose a quote`)
  const totals = quotes.map((quote) => quoteTotal(quote, lines))
  const total = totals[chosenQuote!]!
  const sum = itemsTotal(lines)
  if (chosen.pricing === 'items')
    lines.forEach(({ unitPaise }, at) => {
      const quoted = chosen.unitPaise[at]!
      if (unitPaise !== quoted)
        tell(`lines.${at}.unitPaise`, say`${chosen.vendor} quotes ${rupeeText(quoted)}. Enter the quoted price.`)
    })
  else if (total !== sum)
    tell(
      `quotes.${chosenQuote}.totalPaise`,
      say`The items come to ${rupeeText(sum)}. Enter prices that add up to the quote.`,
    )
  if (total > cheapestTotal(totals)! && chosenReason.trim() === '')
    tell('chosenReason', say`Enter why you chose a quote that is not the cheapest`)
}

const sameText = (one: string, other: string) => one.trim().toLowerCase() === other.trim().toLowerCase()

function isSame(one: WantedItem, other: WantedItem): boolean {
  return sameText(one.name, other.name) && sameText(one.vendor, other.vendor) && one.neededBy === other.neededBy
}
