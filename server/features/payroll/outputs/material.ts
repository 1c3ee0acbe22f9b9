import type { Day, Id, Month } from '@muster/contract/values.ts'
import { lastDay } from '@muster/engine/day.ts'
import type { LawBook } from '@muster/engine/law/law.ts'
import { noTaxFacts } from '@muster/engine/payroll/payslip/tax-facts.ts'
import type { Excluded, PaidFacts, PaidRow } from '@muster/engine/payroll/outputs/paid-row.ts'
import { say, type Sentence } from '@muster/engine/sentence.ts'
import { compareText } from '@muster/engine/format.ts'
import type { App } from '../../../platform/app.ts'
import type { Tx } from '../../../platform/database/tx.ts'
import { conflict, notFound } from '../../../platform/problem.ts'
import { accountsOfPeople, numbersOfPeople, type PersonAccount, type PersonNumbers } from '../../employees/index.ts'
import { holdsOfRun, type HeldPayment } from '../hold/hold.queries.ts'
import { chosenLayout } from '../bank-template/bank-template.ts'
import type { Layout } from '../bank-template/bank-template.queries.ts'
import type { PayingEntity } from '../legal-entity/paying-entity.ts'
import { debitAccount } from '../pay-run-config/company-bank.ts'
import { payDateOf } from '../pay-run-config/pay-run-config.ts'
import { statutorySettings, type StatutorySettings } from '../statutory/index.ts'
import { lawOfRun } from './law-of-run.ts'
import { refusedAccounts } from './bank/refused-accounts.ts'
import { paidPiece, runForFiles, type LockedRun, type PaidSqlRow } from './paid-rows.queries.ts'

/** An employee in a run. */
export interface PaidEmployee extends PaidRow {
  employee: Id
  /** The place in the whole run, from 1, which identifies the payment. */
  position: number
  /** The legal entity that pays; null for the organisation itself. */
  entity: Id | null
  /** Whether it has been reversed since. */
  isReversed: boolean
  isNotPaid: boolean
  isSetOff: boolean
}

/** The source of a run's files. Anything that needs another statement or a permission is read when a file needs it. */
export interface Material {
  app: App
  tx: Tx
  run: LockedRun
  /** The legal entity of this part, if there are several; null for the whole run. */
  entity: PayingEntity | null
  /** All entities, for a part. */
  entities: readonly PayingEntity[]
  /** The entity that an employee of the run belonged to in a month. */
  entityIn: (employee: Id, month: Month) => Id | null
  /** Employees paid by another entity in the same run. */
  elsewhere: ReadonlySet<Id>
  payDate: Day
  book: LawBook
  /** By employee code. */
  rows: readonly PaidEmployee[]
  numbers: () => Promise<ReadonlyMap<Id, PersonNumbers>>
  accounts: () => Promise<ReadonlyMap<Id, PersonAccount>>
  /** Employees whose account is not paid to at present, and why. */
  refusedAccounts: () => Promise<ReadonlyMap<Id, Sentence>>
  /** The account to pay from; null if not known. */
  debit: () => Promise<{ account: string; ifsc: string } | null>
  /** The layout of the company's bank; null for the standard one. */
  bankLayout: () => Promise<Layout | null>
  /** Payments of the run that are or were on hold. */
  holds: () => Promise<readonly HeldPayment[]>
  /** As of the month of the run. */
  settings: () => Promise<StatutorySettings>
}

/** @throws a 404 for an unknown run, a 409 for one that is not locked, whose figures can still change */
export async function materialOf(
  app: App,
  tx: Tx,
  id: Id,
  { template = null, most }: { template?: Id | 'standard' | null; most?: number } = {},
): Promise<Material> {
  const run = await runForFiles(tx, { id })
  if (!run) throw notFound(say`The pay run was not found.`)
  if (run.state !== 'approved' && run.state !== 'paid')
    throw conflict(say`The files are available once the pay run is approved.`)
  const rows = await paidRows(tx, run, most)
  const employees = rows.map(({ employee }) => employee)
  return {
    app,
    tx,
    run,
    ...{ entity: null, entities: [], entityIn: () => null, elsewhere: new Set() },
    payDate: payDateOf(run.month, run.config),
    book: await lawOfRun(tx, run),
    rows,
    numbers: once(() => numbersOfPeople(tx, app, employees)),
    accounts: once(() => accountsOfPeople(tx, app, employees)),
    refusedAccounts: once(() => refusedAccounts(tx)),
    holds: once(() => holdsOfRun(tx, { run: run.id })),
    debit: once(() => debitAccount(app, tx)),
    bankLayout: once(() => chosenLayout(tx, template)),
    settings: once(() => statutorySettings(tx, lastDay(run.month))),
  }
}

const pieceSize = 1000

/** In pieces, so that the text of ten thousand payslips is never in memory at once. */
async function paidRows(tx: Tx, run: LockedRun, most = Infinity): Promise<PaidEmployee[]> {
  const rows: Omit<PaidEmployee, 'position'>[] = []
  let after: Id | null = null
  for (;;) {
    const piece: PaidSqlRow[] = await paidPiece(tx, { run: run.id, after, limit: Math.min(pieceSize, most) })
    for (const row of piece) rows.push(paidEmployee(row))
    after = piece.at(-1)?.employee ?? null
    if (piece.length < pieceSize || rows.length >= most) break
  }
  return rows
    .toSorted((a, b) => compareText(a.person.code, b.person.code))
    .map((row, index) => ({ ...row, position: index + 1 }))
}

function paidEmployee({
  employee,
  person,
  days,
  facts,
  isReversed,
  isNotPaid,
  isSetOff,
  entity,
  ...slip
}: PaidSqlRow): Omit<PaidEmployee, 'position'> {
  return {
    ...{ employee, person, entity, isReversed, isNotPaid, isSetOff },
    payslip: { ...slip, days, facts: isFacts(facts) ? facts : noFacts(slip.month, slip.grossPaise) },
  }
}

function isFacts(facts: PaidSqlRow['facts']): facts is PaidFacts {
  return 'month' in facts
}

/** For payslips from before statutory calculation. */
function noFacts(month: string, grossPaise: number): PaidFacts {
  const tax = { ...noTaxFacts(), salaryPaise: grossPaise, regime: null }
  const none = { pf: null, pfArrears: [], esi: null, pt: null, lwf: null, carriedForward: [] }
  return { month, grossPaise, wagesPaise: 0, bonusWagesPaise: 0, ...none, tax }
}

function once<T>(read: () => Promise<T>): () => Promise<T> {
  let made: Promise<T> | undefined
  return () => (made ??= read())
}

/** Employees in a return whose payslip has been reversed since. */
export function reversedSince(rows: readonly PaidEmployee[]): Excluded[] {
  const reason = say`Reversed since, but in this file. Correct it with a revised return.`
  return rows.filter(({ isReversed }) => isReversed).map(({ person: { code, name } }) => ({ code, name, reason }))
}
