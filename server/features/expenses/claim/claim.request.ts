import type { z } from 'zod'
import type { ClaimDetails, ClaimDraft } from '@muster/contract/expenses/claim.ts'
import type { Paise } from '@muster/contract/values.ts'
import { plural, say } from '@muster/engine/sentence.ts'
import { translate } from '../../../platform/language/translate.ts'
import { invalid } from '../../../platform/problem.ts'
import type { RequestType, Written } from '../../approvals/index.ts'
import { owe, owedFor, oweNothing, paidAlready, paymentsSaid } from '../../payroll/index.ts'
import { useCategories } from '../category/category.queries.ts'
import { expensesOf, repeatedBills, sameBills, type ExpenseParticulars } from './expense-lines.ts'
import { hashesOf } from './spent.queries.ts'

type Draft = z.output<typeof ClaimDraft>
type Details = z.output<typeof ClaimDetails>

export interface ClaimFacts {
  /** What the approver should know, by the line's position, as it was on submission. */
  warnings: { position: number; message: ReturnType<typeof say> }[]
}

/** An expense claim: what an employee paid for the company and is reimbursed for, line by line. */
export const claimRequest: RequestType<Draft, ClaimFacts, Details> = {
  name: 'claim',

  async check(tx, requester, { reason, lines: given }, files) {
    const { lines, problems: lineProblems } = await expensesOf(tx, requester, given, 'claim')
    const hashes = files.map(({ sha256 }) => sha256)
    const problems = [...lineProblems, ...repeatedBills(given, hashes)]
    const blocking = problems.filter(({ isBlocking }) => isBlocking)
    if (blocking.length > 0)
      throw invalid(blocking.map(({ line, field, message }) => ({ path: `body.lines.${line}.${field}`, message })))
    const days = given.map(({ day }) => day).toSorted()
    return {
      title: say`Expense claim`,
      quantity: say`${plural(lines.length, { one: '# expense', other: '# expenses' })}`,
      reason,
      startsOn: days[0] ?? null,
      endsOn: days.at(-1) ?? null,
      lines,
      facts: { warnings: problems.map(({ line, message }) => ({ position: line + 1, message })) },
    }
  },

  async submitted(tx, { draft }) {
    await useCategories(tx, { ids: [...new Set(draft.lines.map(({ categoryId }) => categoryId))] })
  },

  async approved(tx, request) {
    const { taxed, untaxed } = approvedSums(request)
    const { _id, number, requester: employee, reason, claimed: claimedPaise, approved: approvedPaise } = request
    const amounts = { claimedPaise, approvedPaise }
    const owed = { request: _id, requestType: 'claim', number, employee, reason, ...amounts } as const
    await owe(tx, { ...owed, type: 'reimbursement', amountPaise: untaxed })
    await owe(tx, { ...owed, type: 'taxedReimbursement', amountPaise: taxed })
  },

  async undone(tx, { _id }) {
    await oweNothing(tx, _id)
  },

  mayWithdraw: (tx, { _id }) => paidAlready(tx, _id),

  outcomes: paymentsSaid,

  async details(tx, { _id, lines, facts }, language) {
    const files = await hashesOf(tx, { request: _id })
    const hashes: (string | null)[] = []
    for (const { position, sha256 } of files) hashes[position - 1] = sha256
    const owed = await owedFor(tx, _id)
    return {
      lines: lines.map(({ position, particulars }) => {
        const { categoryId, gstin, isTaxed } = particulars as ExpenseParticulars
        return { position, categoryId, gstin, isTaxed }
      }),
      warnings: facts.warnings.map(({ position, message }) => ({ position, message: translate(message, language) })),
      duplicates: await sameBills(tx, lines, hashes, _id),
      payments: owed
        .filter(({ isCancelled }) => !isCancelled)
        .map(({ type, amountPaise, paidPaise, paidBy, fromMonth }) => ({
          type,
          amountPaise,
          paidPaise,
          paidBy,
          fromMonth,
        })),
    }
  },
}

/** The approved sum, split into taxable and not. */
function approvedSums({ lines }: Written<Draft, ClaimFacts>): { taxed: Paise; untaxed: Paise } {
  const sums = { taxed: 0, untaxed: 0 }
  for (const { approved, total, particulars } of lines) {
    const { isTaxed } = particulars as ExpenseParticulars
    sums[isTaxed ? 'taxed' : 'untaxed'] += approved ?? total
  }
  return sums
}
