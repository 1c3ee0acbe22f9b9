import { sum, type Paise } from '../../money.ts'
import { netSigns } from '../payslip/net-signs.ts'
import { accountNames, accountOf, isBooked } from './journal-accounts.ts'
import type { PaidRow } from './paid-row.ts'

/** What is certified: net pay, and what is owed to each authority. */
export type CertificateItem = 'net' | 'pf' | 'esi' | 'pt' | 'lwf' | 'tds'

/** Why a figure differs from that of the payslips. */
export type CertificateCause =
  'onHold' | 'paidOutside' | 'releasedFile' | 'reversed' | 'bankDetails' | 'nothingToPay' | 'rounding' | 'missingNumber'

export interface CertificateDifference {
  against: 'bank' | 'journal' | 'return'
  cause: CertificateCause
  people: number
  /** By how much the payslips exceed the other figure; below zero if they are lower. */
  amountPaise: Paise
}

export interface CertificateFigure {
  item: CertificateItem
  payslipsPaise: Paise
  /** Null if not compared for this figure. */
  bankPaise: Paise | null
  journalPaise: Paise
  returnPaise: Paise | null
  differences: CertificateDifference[]
  /** What the differences leave unexplained, summed over the comparisons as absolute amounts: 0 if everything is explained. */
  unexplainedPaise: Paise
}

/** The totals of payslip lines, by whom they are owed to. */
export function payslipFigures(rows: Iterable<PaidRow>): Record<CertificateItem, Paise> {
  const amounts: Record<CertificateItem, Paise[]> = { net: [], pf: [], esi: [], pt: [], lwf: [], tds: [] }
  for (const { payslip } of rows) {
    for (const line of payslip.lines) {
      if (netSigns[line.kind] !== 0) amounts.net.push(netSigns[line.kind] * line.amountPaise)
      if (!isBooked(line) || (line.kind !== 'deduction' && line.kind !== 'employer')) continue
      const { kind } = accountOf(line, accountNames).credit
      if (kind in amounts && kind !== 'netPay') amounts[kind as CertificateItem].push(line.amountPaise)
    }
  }
  return {
    ...{ net: sum(amounts.net), pf: sum(amounts.pf), esi: sum(amounts.esi) },
    ...{ pt: sum(amounts.pt), lwf: sum(amounts.lwf), tds: sum(amounts.tds) },
  }
}

/** A figure with its differences, without empty ones, and the sum of what they leave unexplained. */
export function certificateFigure(figure: Omit<CertificateFigure, 'unexplainedPaise'>): CertificateFigure {
  const differences = figure.differences.filter(({ amountPaise, people }) => amountPaise !== 0 || people > 0)
  const left = (against: CertificateDifference['against'], paise: Paise | null) =>
    paise === null
      ? 0
      : Math.abs(
          figure.payslipsPaise -
            paise -
            sum(differences.filter((one) => one.against === against).map(({ amountPaise }) => amountPaise)),
        )
  const unexplainedPaise =
    left('bank', figure.bankPaise) + left('journal', figure.journalPaise) + left('return', figure.returnPaise)
  return { ...figure, differences, unexplainedPaise }
}

export interface Certified {
  run: string
  month: string
  kind: string
  stage: 'approved' | 'paid'
  people: number
  grossPaise: Paise
  deductionsPaise: Paise
  reimbursementsPaise: Paise
  employerPaise: Paise
  roundOffPaise: Paise
  debitPaise: Paise
  creditPaise: Paise
  figures: readonly CertificateFigure[]
}

/** Merges two parts of a run, figure by figure and cause by cause. */
export function certifiedTogether(one: Certified, other: Certified): Certified {
  const both = (of: (part: Certified) => number) => of(one) + of(other)
  return {
    ...one,
    people: both(({ people }) => people),
    grossPaise: both(({ grossPaise }) => grossPaise),
    deductionsPaise: both(({ deductionsPaise }) => deductionsPaise),
    reimbursementsPaise: both(({ reimbursementsPaise }) => reimbursementsPaise),
    employerPaise: both(({ employerPaise }) => employerPaise),
    roundOffPaise: both(({ roundOffPaise }) => roundOffPaise),
    debitPaise: both(({ debitPaise }) => debitPaise),
    creditPaise: both(({ creditPaise }) => creditPaise),
    figures: one.figures.map((figure) =>
      together(
        figure,
        other.figures.find(({ item }) => item === figure.item)!,
      ),
    ),
  }
}

/** What is unexplained in one part is not offset by the other. */
function together(one: CertificateFigure, other: CertificateFigure): CertificateFigure {
  const orNull = (a: Paise | null, b: Paise | null) => (a === null && b === null ? null : (a ?? 0) + (b ?? 0))
  const all = [...one.differences, ...other.differences]
  const differences = [...Map.groupBy(all, ({ against, cause }) => `${against} ${cause}`).values()].map((same) => ({
    ...same[0]!,
    people: sum(same.map(({ people }) => people)),
    amountPaise: sum(same.map(({ amountPaise }) => amountPaise)),
  }))
  return {
    item: one.item,
    payslipsPaise: one.payslipsPaise + other.payslipsPaise,
    bankPaise: orNull(one.bankPaise, other.bankPaise),
    journalPaise: one.journalPaise + other.journalPaise,
    returnPaise: orNull(one.returnPaise, other.returnPaise),
    differences,
    unexplainedPaise: one.unexplainedPaise + other.unexplainedPaise,
  }
}

/** The text that is hashed: JSON without spaces, with sorted keys and amounts in whole paise. */
export function canonicalText(certified: Certified): string {
  return JSON.stringify(sorted({ version: 1, ...certified }))
}

function sorted(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(sorted)
  if (value === null || typeof value !== 'object') return value
  return Object.fromEntries(
    Object.entries(value)
      .toSorted(([a], [b]) => (a < b ? -1 : 1))
      .map(([key, one]) => [key, sorted(one)]),
  )
}

/** Whether everything is explained and the books balance. */
export function certificateTies({ figures, debitPaise, creditPaise }: Certified): boolean {
  return debitPaise === creditPaise && figures.every(({ unexplainedPaise }) => unexplainedPaise === 0)
}
