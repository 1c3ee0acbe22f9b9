import type { z } from 'zod'
import type { ExpenseLineInput } from '@muster/contract/expenses/claim.ts'
import type { Id } from '@muster/contract/values.ts'
import { firstDay, lastDay, monthOf, type Day } from '@muster/engine/day.ts'
import { checkExpenses, keyOf, type ClaimedLine, type ExpenseProblem } from '@muster/engine/expenses/check-expenses.ts'
import { lineTotal } from '@muster/engine/expenses/expense.ts'
import { say } from '@muster/engine/sentence.ts'
import { localDay } from '@muster/engine/zone.ts'
import type { Tx } from '../../../platform/database/tx.ts'
import { invalid } from '../../../platform/problem.ts'
import type { OutlineLine } from '../../approvals/index.ts'
import { categoriesOfRole, rulesOf } from '../category/category.ts'
import { claimant } from '../category/category.queries.ts'
import { duplicatesOf, spentOf, type DuplicateRow } from './spent.queries.ts'

export type ExpenseLine = z.output<typeof ExpenseLineInput>

/** What an expense line stores beyond the fields that every request line has. */
export interface ExpenseParticulars {
  categoryId: Id
  isTaxed: boolean
  gstin: string | null
}

export interface CheckedExpenses {
  lines: OutlineLine<ExpenseParticulars>[]
  problems: ExpenseProblem[]
}

/**
 * Turns expenses into request lines, with everything that is wrong or unusual about them.
 *
 * @throws a problem at each line whose category cannot be chosen
 */
export async function expensesOf(
  tx: Tx,
  employee: Id,
  given: readonly ExpenseLine[],
  use: 'claim' | 'travel',
  except: Id | null = null,
): Promise<CheckedExpenses> {
  const person = await claimant(tx, { employee })
  if (!person) throw new Error(`There is no employee ${employee}.`)
  const categories = new Map((await categoriesOfRole(tx, person.role, use)).map((one) => [one._id, one]))
  const unknown = given.flatMap(({ categoryId }, at) =>
    categories.has(categoryId) ? [] : [{ path: `body.lines.${at}.categoryId`, message: say`Choose a category` }],
  )
  if (unknown.length > 0) throw invalid(unknown)
  const claimed = given.map((line): ClaimedLine => ({
    ...line,
    rules: rulesOf(categories.get(line.categoryId)!),
    billCount: line.bills.length,
  }))
  const problems = checkExpenses({
    lines: claimed,
    today: localDay(tx.now, person.zone),
    joinedOn: person.joinedOn,
    leftOn: person.leftOn,
    spent: await spent(tx, employee, given, except),
  })
  const lines = given.map((line, at) => {
    const { isTaxed, name } = categories.get(line.categoryId)!
    const total = lineTotal(claimed[at]!)
    return {
      ...{ day: line.day, category: name, words: line.words, bills: line.bills, total: total?.totalPaise ?? 0 },
      ...(line.taxPaise === null ? {} : { tax: line.taxPaise }),
      ...(total?.unitPaise == null ? {} : { unit: total.unitPaise }),
      ...quantityOf(line),
      particulars: { categoryId: line.categoryId, isTaxed, gstin: line.gstin },
    }
  })
  return { lines, problems }
}

function quantityOf({ foreign, quantity }: ExpenseLine): Partial<OutlineLine> {
  if (foreign) return { currency: foreign.currency, rate: foreign.rateMillionths, quantity: foreign.thousandths }
  return quantity === null ? {} : { quantity }
}

async function spent(tx: Tx, employee: Id, lines: readonly { day: Day }[], except: Id | null) {
  const days = lines.map(({ day }) => day).toSorted()
  const sums = new Map<string, number>()
  const [from, to] = [days[0], days.at(-1)]
  if (from === undefined || to === undefined) return sums
  const span = { from: firstDay(monthOf(from)), to: lastDay(monthOf(to)) }
  for (const { category, day, totalPaise } of await spentOf(tx, { employee, ...span, except }))
    for (const key of [keyOf(category, day), keyOf(category, monthOf(day))])
      sums.set(key, (sums.get(key) ?? 0) + totalPaise)
  return sums
}

/** Expenses with a file that an earlier expense of the same request already has. `hashes`: of the files, in their order. */
export function repeatedBills(
  lines: readonly { bills?: readonly number[] }[],
  hashes: readonly (string | null | undefined)[],
): ExpenseProblem[] {
  const first = new Map<string, number>()
  return lines.flatMap(({ bills = [] }, line): ExpenseProblem[] => {
    const own = bills.flatMap((bill) => hashes[bill - 1] ?? [])
    const earlier = own.map((hash) => first.get(hash)).find((at) => at !== undefined)
    for (const hash of own) if (!first.has(hash)) first.set(hash, line)
    if (earlier === undefined) return []
    return [{ line, field: 'bills', message: say`Expense ${earlier + 1} has the same bill`, isBlocking: false }]
  })
}

/** Requests by anyone with the same bills. `hashes`: of the files, in their order. */
export function sameBills(
  tx: Tx,
  lines: readonly (Pick<OutlineLine, 'words' | 'total' | 'bills'> & { day?: Day | null })[],
  hashes: readonly (string | null | undefined)[],
  except: Id | null,
): Promise<DuplicateRow[]> {
  const asked = lines.map(({ day, words, total }, at) => ({ position: at + 1, day, words, total }))
  const files = lines.flatMap(({ bills = [] }, at) =>
    bills.flatMap((bill) => (hashes[bill - 1] ? [{ position: at + 1, sha256: hashes[bill - 1] }] : [])),
  )
  return duplicatesOf(tx, { lines: JSON.stringify(asked), files: JSON.stringify(files), except })
}
