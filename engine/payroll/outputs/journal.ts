import { say, type Sentence } from '../../sentence.ts'
import { checkPaise, sum, type Paise } from '../../money.ts'
import { compareText } from '../../format.ts'
import { accountOf, isBooked, type Account, type AccountKind, type AccountNames } from './journal-accounts.ts'
import type { PaidLine } from './paid-row.ts'
import type { SaidColumn, SaidTable } from './table.ts'

/** A payslip for the books: the department bears its cost. */
export interface JournalRow {
  department: string | null
  lines: readonly PaidLine[]
}

export interface JournalEntry {
  kind: AccountKind
  account: Sentence
  /** True for a cost borne by a department, false for a liability. */
  isExpense: boolean
  /** For expenses; null for liabilities, and for people without a department. */
  department: string | null
  /** One of the two is 0. */
  debitPaise: Paise
  creditPaise: Paise
}

export interface Journal {
  entries: JournalEntry[]
  debitPaise: Paise
  creditPaise: Paise
  /** The liability to employees: their net pay. */
  netPayPaise: Paise
}

/**
 * A pay run for the books. Each line is entered once on either side, so that the two sides are always equal: pay is an expense owed to the
 * person, a deduction moves that liability to whoever it is for, and employer contributions are an expense owed to the funds.
 */
export function journal(rows: Iterable<JournalRow>, names: AccountNames): Journal {
  const open = openJournal(names)
  for (const row of rows) open.add(row)
  return open.closed()
}

/** The same, payslip by payslip. */
export function openJournal(names: AccountNames): { add: (row: JournalRow) => void; closed: () => Journal } {
  const balances = openBalances()
  return {
    add: ({ department, lines }) => {
      // The cost of a benefit is booked where it is bought.
      for (const line of lines)
        if (isBooked(line)) balances.post({ ...accountOf(line, names), department, amountPaise: line.amountPaise })
    },
    closed: balances.closed,
  }
}

/** An amount that moves from one account to another; below zero it goes the other way. */
export interface Posted {
  debit: Account
  credit: Account
  department: string | null
  amountPaise: Paise
}

/** Each account with its balance; both sides are equal, since every amount is entered on both. */
export function journalOf(all: Iterable<Posted>): Journal {
  const balances = openBalances()
  for (const one of all) balances.post(one)
  return balances.closed()
}

interface Balance {
  kind: AccountKind
  account: Sentence
  department: string | null
  paise: Paise
}

function openBalances(): { post: (one: Posted) => void; closed: () => Journal } {
  const balances = new Map<string, Balance>()
  const move = (kind: AccountKind, account: Sentence, department: string | null, amountPaise: Paise) => {
    const key = [
      order[kind],
      ...account.values.map((value) => JSON.stringify(value)),
      account.text,
      department ?? '',
    ].join('\u0000')
    const known = balances.get(key) ?? { kind, account, department, paise: 0 }
    known.paise = checkPaise(known.paise + amountPaise, 'balance')
    balances.set(key, known)
  }
  return {
    post: ({ debit, credit, department, amountPaise }) => {
      move(debit.kind, debit.name, isExpense(debit.kind) ? department : null, amountPaise)
      move(credit.kind, credit.name, isExpense(credit.kind) ? department : null, -amountPaise)
    },
    closed: () => closed(balances),
  }
}

function closed(balances: ReadonlyMap<string, Balance>): Journal {
  const entries = [...balances]
    .filter(([, { paise }]) => paise !== 0)
    .toSorted(([a], [b]) => compareText(a, b))
    .map(([, { paise, ...of }]) => ({
      ...of,
      isExpense: isExpense(of.kind),
      debitPaise: Math.max(0, paise),
      creditPaise: Math.max(0, -paise),
    }))
  return {
    entries,
    debitPaise: sum(entries.map(({ debitPaise }) => debitPaise)),
    creditPaise: sum(entries.map(({ creditPaise }) => creditPaise)),
    netPayPaise: -sum([...balances.values()].filter(({ kind }) => kind === 'netPay').map(({ paise }) => paise)),
  }
}

/** The liability for one purpose. */
export function owedTo({ entries }: Pick<Journal, 'entries'>, kind: AccountKind): Paise {
  return sum(entries.filter((entry) => entry.kind === kind).map((entry) => entry.creditPaise - entry.debitPaise))
}

/** Expenses first, then liabilities. */
const order: Record<AccountKind, string> = {
  salaries: 'a',
  reimbursements: 'b',
  employer: 'c',
  roundOff: 'd',
  netPay: 'e',
  pf: 'f',
  esi: 'g',
  pt: 'h',
  lwf: 'i',
  tds: 'j',
  loans: 'k',
  provisions: 'l',
  gratuityExpense: 'ca',
  leaveExpense: 'cb',
  bonusExpense: 'cc',
  gratuityProvision: 'la',
  leaveProvision: 'lb',
  bonusProvision: 'lc',
}

const expenses = new Set<AccountKind>([
  ...(['salaries', 'reimbursements', 'employer'] as const),
  ...(['gratuityExpense', 'leaveExpense', 'bonusExpense'] as const),
])

function isExpense(kind: AccountKind): boolean {
  return expenses.has(kind)
}

const columns: readonly SaidColumn[] = [
  { name: say`Account`, type: 'text' },
  { name: say`Department`, type: 'text' },
  { name: say`Debit`, type: 'amount' },
  { name: say`Credit`, type: 'amount' },
]

/** The journal as a table; the last row has the totals of both sides. */
export function journalTable({ entries, debitPaise, creditPaise }: Journal): SaidTable {
  const rows = entries.map((entry) => [
    entry.account,
    entry.department,
    entry.debitPaise === 0 ? null : entry.debitPaise,
    entry.creditPaise === 0 ? null : entry.creditPaise,
  ])
  return { columns, rows: [...rows, [say`Total`, null, debitPaise, creditPaise]] }
}
