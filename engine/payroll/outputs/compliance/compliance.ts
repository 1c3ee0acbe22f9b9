import { addMonths, firstDay, lastDay, months, type Day, type Month } from '../../../day.ts'
import { lawValue, type LawBook } from '../../../law/law.ts'
import { bonusDue } from '../../rules/in/wages/year-bonus.ts'
import { annualReturnDue, lwfDueDays, taxCertificateDue } from './compliance.law.ts'
import { esiDue, pfDue, taxQuarter, tdsDue } from './due-days.ts'
import { periodEnding, type DueByState } from './period-due.ts'
import { ptDueDays } from './professional-tax-due.law.ts'

export const complianceKinds = [
  'pf',
  'esi',
  'pt',
  'lwf',
  'tds',
  'tdsStatement',
  'tdsCertificate',
  'bonus',
  'annualReturn',
] as const
export type ComplianceKind = (typeof complianceKinds)[number]

export interface ComplianceItem {
  kind: ComplianceKind
  /** Two letters; empty if it is not for a state. */
  state: string
  /** The months it is for. */
  from: Month
  to: Month
  dueOn: Day
}

/** An employer's registrations in a month. */
export interface Registered {
  pf: boolean
  esi: boolean
  tds: boolean
  bonus: boolean
  ptStates: readonly string[]
  lwfStates: readonly string[]
}

/**
 * What is due for periods that end within some months, by due day. A state that is missing in the table of its tax or fund has no item.
 */
export function complianceItems(
  book: LawBook,
  { from, to }: { from: Month; to: Month },
  registeredIn: (month: Month) => Registered,
): ComplianceItem[] {
  return months(from, to)
    .flatMap((month) => endingIn(book, month, registeredIn(month)))
    .toSorted((a, b) => (keyOf(a) < keyOf(b) ? -1 : 1))
}

function endingIn(book: LawBook, month: Month, registered: Registered): ComplianceItem[] {
  const number = Number(month.slice(5))
  const of = (kind: ComplianceKind, dueOn: Day, length = 1): ComplianceItem[] => [
    { kind, state: '', from: addMonths(month, 1 - length), to: month, dueOn },
  ]
  return [
    ...(registered.pf ? of('pf', pfDue(book, month)) : []),
    ...(registered.esi ? of('esi', esiDue(book, month)) : []),
    ...registered.ptStates.flatMap((state) => toState('pt', lawValue(book, ptDueDays, firstDay(month)), state, month)),
    ...registered.lwfStates.flatMap((state) => welfare(book, state, month)),
    ...(registered.tds ? of('tds', tdsDue(book, firstDay(month))) : []),
    ...(registered.tds && number % 3 === 0 ? of('tdsStatement', taxQuarter(book, month).due, 3) : []),
    ...(registered.tds && number === 3 ? of('tdsCertificate', taxCertificateDay(book, month), 12) : []),
    ...(registered.bonus && number === 3 ? of('bonus', bonusDue(book, lastDay(month)), 12) : []),
    ...(number === 12 ? of('annualReturn', annualReturnDay(book, month), 12) : []),
  ]
}

/** The first day of a year that ends with a month; the law of that day applies. */
const yearBegins = (month: Month): Day => firstDay(addMonths(month, -11))

/** The day by which the certificates of a tax year are issued to employees. */
export function taxCertificateDay(book: LawBook, ends: Month): Day {
  const { month, day } = lawValue(book, taxCertificateDue, yearBegins(ends))
  return dayOf(Number(ends.slice(0, 4)), month, day)
}

/** The day by which the annual return of a calendar year is filed. */
export function annualReturnDay(book: LawBook, ends: Month): Day {
  const { month, day } = lawValue(book, annualReturnDue, yearBegins(ends))
  return dayOf(Number(ends.slice(0, 4)) + 1, month, day)
}

/** The payment to a state's welfare fund for a period that ends with a month; empty if none does. */
export function welfare(book: LawBook, state: string, month: Month): ComplianceItem[] {
  return toState('lwf', lawValue(book, lwfDueDays, firstDay(month)), state, month)
}

function toState(kind: ComplianceKind, dueDays: DueByState, state: string, month: Month): ComplianceItem[] {
  const period = periodEnding(dueDays[state] ?? [], month)
  return period === null ? [] : [{ kind, state, ...period }]
}

function dayOf(year: number, month: number, day: number): Day {
  return `${year}-${String(month).padStart(2, '0')}-${String(day).padStart(2, '0')}`
}

const keyOf = ({ dueOn, kind, state, to }: ComplianceItem) => `${dueOn} ${complianceKinds.indexOf(kind)} ${state} ${to}`
