import { say, type Sentence } from '../../sentence.ts'
import { addDays, firstDay, type Day, type Month } from '../../day.ts'
import { round } from '../../money.ts'
import type { EsiFacts } from '../payslip/facts.ts'
import { latinName } from './latin-name.ts'
import type { Excluded } from './paid-row.ts'

/** A month of an insured person, or the month after coverage ended, in which the end is reported. */
export interface EsiRow {
  code: string
  name: string
  /** Ten digits. */
  ipNumber: string | null
  /** Null for someone who was covered the month before and has no pay in this one. */
  esi: EsiFacts | null
  leftOn: Day | null
  exit: EsiExit
  /** Covered in the month before. */
  wasCovered: boolean
  /** On leave for the whole month, paid or not. */
  onLeave: boolean
}

/** Why someone left, as far as the sheet distinguishes it. */
export type EsiExit = 'left' | 'retired' | 'died' | 'retrenched'

/** The month's own part of a payslip's ESI, without whole months paid late. */
export function ownEsi({ late = [], ...all }: EsiFacts): EsiFacts {
  const own = { ...all }
  for (const { wagesPaise, employeePaise, employerPaise } of late) {
    own.wagesPaise -= wagesPaise
    own.employeePaise -= employeePaise
    own.employerPaise -= employerPaise
  }
  return own
}

export interface EsiSheet {
  /** Six text cells per person. */
  rows: string[][]
  excluded: Excluded[]
}

export const esiSheetHeader: readonly string[] = [
  'IP Number (10 Digits)',
  'IP Name (Only alphabets and space)',
  'No of Days for which wages paid/payable during the month',
  'Total Monthly Wages',
  'Reason Code for Zero workings days (numeric only; provide 0 for all other reasons)',
  'Last Working Day (Format DD/MM/YYYY or DD-MM-YYYY)',
]

/**
 * The monthly contribution sheet: everyone who is covered, or whose coverage ended since the month before.
 *
 * Source: ESIC, monthly contribution template; rule book 2.
 */
export function esiSheet(month: Month, people: Iterable<EsiRow>): EsiSheet {
  const rows: string[][] = []
  const excluded: Excluded[] = []
  for (const person of people) {
    const { code, name, ipNumber, esi } = person
    const ended = end(month, person)
    if (esi?.covered !== true && ended === null) continue
    const reason = whyNot(person)
    if (reason !== null) {
      excluded.push({ code, name, reason })
      continue
    }
    const days = esi?.covered === true ? Math.ceil(esi.days) : 0
    const wages = days === 0 ? 0 : round(esi?.wagesPaise ?? 0, 'nearestRupee') / 100
    const { reasonCode, lastDay } = days > 0 ? { reasonCode: '', lastDay: '' } : (ended ?? zeroDays(person))
    rows.push([ipNumber ?? '', insuredName(name), String(days), String(wages), reasonCode, lastDay])
  }
  return { rows, excluded }
}

const codes: Record<EsiExit, string> = { left: '2', retired: '3', died: '5', retrenched: '10' }

/** How coverage ended: by leaving, or by wages over the ceiling at the start of a contribution period. */
function end(month: Month, { esi, leftOn, exit, wasCovered }: EsiRow): { reasonCode: string; lastDay: string } | null {
  const first = firstDay(month)
  if (wasCovered && leftOn !== null && leftOn < first) return { reasonCode: codes[exit], lastDay: slashed(leftOn) }
  const begins = month.endsWith('-04') || month.endsWith('-10')
  if (wasCovered && begins && esi?.covered === false) return { reasonCode: '4', lastDay: slashed(addDays(first, -1)) }
  return null
}

function zeroDays({ onLeave, leftOn, exit }: EsiRow): { reasonCode: string; lastDay: string } {
  if (leftOn !== null) return { reasonCode: codes[exit], lastDay: slashed(leftOn) }
  return { reasonCode: onLeave ? '1' : '0', lastDay: '' }
}

function whyNot({ ipNumber, name }: EsiRow): Sentence | null {
  if (ipNumber === null || ipNumber === '') return say`No ESI number. Enter it under identity numbers.`
  if (!/^\d{10}$/.test(ipNumber)) return say`The ESI number must have 10 digits. Correct it under identity numbers.`
  if (insuredName(name) === '') return say`The name isn't all in Latin letters. Enter it as in ESIC's records.`
  return null
}

function insuredName(name: string): string {
  return latinName(name, /[A-Za-z ]/)
}

/** `2026-11-24` as `24/11/2026`. */
function slashed(day: Day): string {
  return `${day.slice(8)}/${day.slice(5, 7)}/${day.slice(0, 4)}`
}
