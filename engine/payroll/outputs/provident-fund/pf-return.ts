import { say, type Sentence } from '../../../sentence.ts'
import { daysInMonth, type Month } from '../../../day.ts'
import type { LawBook } from '../../../law/law.ts'
import type { PfFacts } from '../../payslip/facts.ts'
import {
  ecrLine,
  pfChallan,
  pfChallanSettings,
  type ChallanMember,
  type PfChallan,
  type PfChallanSettings,
} from '../../rules/in/provident-fund/return.ts'
import { latinName } from '../latin-name.ts'
import type { Excluded } from '../paid-row.ts'

/** A member's month. */
export interface PfRow {
  code: string
  /** As in EPFO's records, if known. */
  name: string
  uan: string | null
  grossPaise: number
  pf: PfFacts
  /** In a revised return: the whole month as it is now, and what it comes to beyond the filed amounts. */
  revised?: { grossPaise: number; pf: PfFacts; beyondFiled: PfFacts }
}

export interface PfReturn {
  /** The text file, line by line, without line ends. */
  lines: string[]
  /** Members who cannot be in the file. */
  excluded: Excluded[]
  /** For everyone, including those excluded: what is owed. */
  challan: PfChallan
  /** For the lines of the file: what the portal will ask for. */
  fileChallan: PfChallan
}

/**
 * The electronic return of a month and its challan. A member without wages is listed with zeros.
 *
 * Source: EPFO, ECR file format; rule book 1.6.
 */
export function pfReturn(
  book: LawBook,
  month: Month,
  rows: Iterable<PfRow>,
  settings: PfChallanSettings = pfChallanSettings,
): PfReturn {
  const lines: string[] = []
  const excluded: Excluded[] = []
  const all: ChallanMember[] = []
  const inFile: ChallanMember[] = []
  for (const row of rows) {
    all.push(challanMember(row.pf))
    const written = { ...row, ...row.revised }
    const reason = whyNotInReturn(written)
    if (reason === null) {
      inFile.push(challanMember(row.revised?.beyondFiled ?? row.pf))
      lines.push(line(month, written))
    } else excluded.push({ code: row.code, name: row.name, reason })
  }
  return {
    lines,
    excluded,
    challan: pfChallan(book, month, all, settings),
    fileChallan: pfChallan(book, month, inFile, settings),
  }
}

function line(month: Month, { name, uan, grossPaise, pf }: PfRow): string {
  return ecrLine({
    uan: uan ?? '',
    name: memberName(name),
    // PF wages in the file must not exceed gross wages.
    grossWagesPaise: Math.max(grossPaise, pf.epfWagesPaise),
    epfWagesPaise: pf.epfWagesPaise,
    epsWagesPaise: pf.epsWagesPaise,
    edliWagesPaise: pf.edliWagesPaise,
    employeeSharePaise: pf.employeePaise + pf.vpfPaise,
    epsSharePaise: pf.epsPaise,
    employerDifferencePaise: pf.employerEpfPaise,
    ncpDays: Math.min(daysInMonth(month), Math.max(0, pf.ncpDays)),
    refundOfAdvancesPaise: 0,
  })
}

/** Why a member cannot be in a return; null if they can. */
export function whyNotInReturn({ uan, name, pf }: PfRow): Sentence | null {
  if (uan === null || uan === '') return say`No UAN. Enter it under identity numbers.`
  if (!/^[1-9]\d{11}$/.test(uan)) return say`The UAN must have 12 digits. Correct it under identity numbers.`
  if (memberName(name) === '') return say`The name isn't all in Latin letters. Enter it as in EPFO's records.`
  const amounts = [
    pf.epfWagesPaise,
    pf.epsWagesPaise,
    pf.edliWagesPaise,
    pf.employeePaise + pf.vpfPaise,
    pf.epsPaise,
    pf.employerEpfPaise,
  ]
  if (amounts.some((amount) => amount < 0)) return say`The contribution is negative. Correct it with a revised return.`
  return null
}

/** A name as the return accepts it: letters, spaces and dots only. */
export function memberName(name: string): string {
  return latinName(name, /[A-Za-z. ]/)
}

function challanMember(pf: PfFacts): ChallanMember {
  return {
    epfWagesPaise: pf.epfWagesPaise,
    edliWagesPaise: pf.edliWagesPaise,
    employeeSharePaise: pf.employeePaise + pf.vpfPaise,
    employerEpsPaise: pf.epsPaise,
    employerEpfPaise: pf.employerEpfPaise,
  }
}

/** The challan in readable form. */
export function challanLines(challan: PfChallan): { account: Sentence; amountPaise: number }[] {
  return [
    { account: say`Account 1, EPF`, amountPaise: challan.account1Paise },
    { account: say`Account 2, EPF admin charges`, amountPaise: challan.account2Paise },
    { account: say`Account 10, EPS`, amountPaise: challan.account10Paise },
    { account: say`Account 21, EDLI`, amountPaise: challan.account21Paise },
    { account: say`Account 22, EDLI admin charges`, amountPaise: challan.account22Paise },
  ]
}
