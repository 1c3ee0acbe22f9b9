import { addDays, type Day } from '../day.ts'
import type { Paise } from '../money.ts'
import { say, type Sentence } from '../sentence.ts'
import { rupeeText } from '../words.ts'

export interface WantedItem {
  name: string
  vendor: string
  quantity: number
  unitPaise: Paise
  neededBy: Day
}

/** What a vendor quotes: a price for one of each item, or one for all. */
export interface Quote {
  vendor: string
  pricing: 'items' | 'total'
  unitPaise: readonly Paise[]
  totalPaise: Paise | null
}

export interface ProcurementQuestion {
  lines: readonly WantedItem[]
  quotes: readonly Quote[]
  /** From 0; null: none. */
  chosenQuote: number | null
  chosenReason: string
  today: Day
}

export interface ProcurementProblem {
  /** Of the draft: `lines.0.neededBy`. */
  path: string
  message: Sentence
}

/** No request is for more: more is a slip of the keyboard. */
export const mostTotalPaise = 10_00_00_000_00
/** What is needed later than that is planned later. */
const mostDaysAhead = 730

/** Names everything that is wrong with a request at once. */
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

/** What a quote comes to for these items; null where a price is missing. */
export function quoteTotal(
  { pricing, unitPaise, totalPaise }: Omit<Quote, 'vendor'>,
  lines: readonly Pick<WantedItem, 'quantity'>[],
): Paise | null {
  if (pricing === 'total') return totalPaise
  if (unitPaise.length !== lines.length) return null
  return lines.reduce((sum, { quantity }, at) => sum + quantity * unitPaise[at]!, 0)
}

/** The least that is quoted; null without a whole quote. */
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

/** The prices of the items are those of the chosen quote, and it is the cheapest or there is a reason. */
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
