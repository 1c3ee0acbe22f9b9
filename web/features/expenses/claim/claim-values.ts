import type { ReplyOf } from '@muster/contract/routes.ts'
import { today } from '../../../shared/format/date.ts'
import type { RouteOf } from '../../../shared/call/types.ts'

export type Category = ReplyOf<RouteOf<'GET /api/v1/employee/expense-category'>>[number]

export const billTypes = ['application/pdf', 'image/jpeg', 'image/png']
export const billBytes = 10 * 1024 * 1024
export const mostExpenses = 50

/** An expense in the form. */
export interface LineValues {
  day: string | null
  categoryId: string
  words: string
  amountPaise: number | null
  currency: string
  foreignAmount: number | null
  rate: number | null
  /** Kilometres or days. */
  quantity: number | null
  taxPaise: number | null
  gstin: string
  /** Positions of its files among `documents`, from 1. */
  bills: number[]
}

export function blankLine(more: Partial<LineValues> = {}): LineValues {
  return {
    ...{ day: today(), categoryId: '', words: '', amountPaise: null, currency: 'INR', foreignAmount: null, rate: null },
    ...{ quantity: null, taxPaise: null, gstin: '', bills: [] },
    ...more,
  }
}

type Sent = Record<string, unknown>

/** A claim's body: each expense with the values of its category, without leftovers of earlier input. */
export function claimBody(body: Sent, categories: readonly Category[]): Sent {
  const lines = (body['lines'] ?? []) as Sent[]
  return { ...body, lines: lines.map((line) => sentLine(line, categories)) }
}

function sentLine(line: Sent, categories: readonly Category[]): Sent {
  const { day, categoryId, words, amountPaise, currency, foreignAmount, rate, quantity, taxPaise, gstin, bills } = line
  const basis = categories.find(({ _id }) => _id === categoryId)?.basis ?? 'bill'
  const what = { day, categoryId: categoryId ?? '', words: words ?? '', bills }
  if (basis !== 'bill') return present({ ...what, quantity: scaled(quantity, 1000) })
  const tax = { taxPaise, gstin }
  if (currency === 'INR') return present({ ...what, ...tax, amountPaise })
  const foreign = { currency, thousandths: scaled(foreignAmount, 1000), rateMillionths: scaled(rate, 1_000_000) }
  return present({ ...what, ...tax, foreign })
}

const scaled = (value: unknown, by: number) => (typeof value === 'number' ? Math.round(value * by) : undefined)

const present = (line: Sent) => Object.fromEntries(Object.entries(line).filter(([, value]) => value !== undefined))

/** The form's field for a path of the body: a file belongs to its expense. */
export function claimField(path: string, { lines = [] }: { lines?: readonly LineValues[] } = {}): string {
  const position = /^documents\.(\d+)$/.exec(path)?.[1]
  const at = position === undefined ? -1 : lines.findIndex(({ bills }) => bills.includes(Number(position) + 1))
  if (at >= 0) return `lines.${at}.bills`
  return path.replace('.foreign.thousandths', '.foreignAmount').replace('.foreign.rateMillionths', '.rate')
}

/** Removes one of the files: later ones move up, in every expense that refers to them. */
export function withoutFile(lines: readonly LineValues[], position: number): LineValues[] {
  return lines.map((line) => ({
    ...line,
    bills: line.bills.filter((bill) => bill !== position).map((bill) => (bill > position ? bill - 1 : bill)),
  }))
}

/** Adds an expense per file; the first goes to an expense that is still empty. */
export function withBills(lines: readonly LineValues[], first: number, count: number): LineValues[] {
  const bills = Array.from({ length: count }, (_, at) => first + at)
  const next = [...lines]
  const last = next.at(-1)
  if (last && isUntouched(last)) next[next.length - 1] = { ...last, bills: bills.splice(0, 1) }
  return [...next, ...bills.map((bill) => blankLine({ bills: [bill] }))]
}

const isUntouched = ({ words, amountPaise, quantity, foreignAmount, categoryId, bills }: LineValues) =>
  bills.length === 0 && words === '' && categoryId === '' && (amountPaise ?? quantity ?? foreignAmount) === null

/** The draft's values, without files and categories that are gone. */
export function begunLines(categories: readonly Category[], kept: Record<string, unknown>): Record<string, unknown> {
  const lines = Array.isArray(kept['lines']) ? (kept['lines'] as LineValues[]) : [blankLine()]
  const documents = Array.isArray(kept['documents']) ? (kept['documents'] as File[]) : []
  const isOffered = (id: string) => categories.some(({ _id }) => _id === id)
  return {
    ...kept,
    lines: lines.map((line) => ({
      ...line,
      bills: line.bills.filter((position) => position <= documents.length),
      categoryId: isOffered(line.categoryId) ? line.categoryId : '',
    })),
  }
}
