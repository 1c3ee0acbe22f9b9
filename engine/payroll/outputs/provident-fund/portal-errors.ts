import { say, type Sentence } from '../../../sentence.ts'

/** A member of a return, in the order of its lines. */
export interface ReturnedMember {
  uan: string | null
  /** The line in the return; null if not in it. */
  line: number | null
}

/** An error in the pasted text, before its member is known. */
export interface PortalRow {
  /** The row of the pasted text. */
  row: number
  /** As in the portal's error. */
  uan: string | null
  /** The line of the return; null where the UAN says whom it is about. */
  line: number | null
  message: string
  /** What to do about it; null if the message is not known. */
  fix: Sentence | null
}

export interface PortalText {
  errors: PortalRow[]
  /** Rows with any text. */
  filled: number
}

export type PortalError<M> = PortalRow & {
  /** Null if neither UAN nor line is in the return. */
  member: M | null
}

/** A text with more rows is read no further. */
export const mostPortalRows = 10_000

/**
 * Errors of the EPFO portal, pasted from its error file or page: one per row, with cells separated by commas, tabs, bars or `#~#`. The
 * file's layout is not published, so members are found by the UAN in the row or else by a line number, and the longest text is the message.
 */
export function readPortalErrors(text: string): PortalText {
  const errors: PortalRow[] = []
  let filled = 0
  for (const [at, row] of text.split(/\r?\n/).entries()) {
    if (row.trim() === '') continue
    if (++filled > mostPortalRows) break
    const cells = cellsOf(row)
    const uan = /(?<!\d)[1-9]\d{11}(?!\d)/.exec(row)?.[0] ?? null
    const line = uan === null ? lineOf(cells, row) : null
    const message = cells
      .filter((cell) => /[A-Za-z]{3}/.test(cell) && cell !== uan)
      .reduce((longest, cell) => (cell.length > longest.length ? cell : longest), '')
    if ((uan === null && line === null) || message === '') continue
    errors.push({ row: at + 1, uan, line, message: message.slice(0, 300), fix: fixFor(row) })
  }
  return { errors, filled }
}

/** The errors with the members that they are about. */
export function portalErrors<M extends ReturnedMember>(
  { errors }: PortalText,
  members: readonly M[],
): PortalError<M>[] {
  const byUan = new Map(members.flatMap((one) => (one.uan === null ? [] : [[one.uan, one] as const])))
  const byLine = new Map(members.flatMap((one) => (one.line === null ? [] : [[one.line, one] as const])))
  return errors.map((error) => {
    const { uan, line } = error
    const member = (uan === null ? null : byUan.get(uan)) ?? (line === null ? null : byLine.get(line)) ?? null
    return { ...error, member }
  })
}

/** The cells of a row with something in them. A comma separates only outside of quotes. Each character is read once. */
function cellsOf(row: string): string[] {
  const cells: string[] = []
  let quotesLeft = row.split('"').length - 1
  let start = 0
  const end = (at: number, length: number) => {
    const cell = unquoted(row.slice(start, at).trim())
    if (cell !== '') cells.push(cell)
    start = at + length
  }
  for (let at = 0; at < row.length; at += 1) {
    const letter = row[at]
    if (letter === '"') quotesLeft -= 1
    else if (letter === '\t' || letter === '|' || (letter === ',' && quotesLeft % 2 === 0)) end(at, 1)
    else if (letter === '#' && at >= start && row.startsWith('#~#', at)) end(at, 3)
  }
  end(row.length, 0)
  return cells
}

const unquoted = (cell: string) =>
  cell.length > 1 && cell.startsWith('"') && cell.endsWith('"') ? cell.slice(1, -1).trim() : cell

function lineOf(cells: readonly string[], row: string): number | null {
  const words = row.replace(/\s+/g, ' ')
  const named = /\b(?:line|row|record|sr\.?|s\.?) ?(?:no\.?|number|#)? ?[:.-]? ?(\d{1,6})\b/i.exec(words)?.[1]
  const first = /^\d{1,6}$/.test(cells[0] ?? '') && cells.length > 1 ? cells[0] : undefined
  const person = named ?? first
  return person === undefined ? null : Number(person)
}

function fixFor(row: string): Sentence | null {
  return fixes.find(([isAbout]) => isAbout(row))?.[1] ?? null
}

type About = (row: string) => boolean

const has =
  (words: RegExp): About =>
  (row) =>
    words.test(row)

/** The second words somewhere after the first ones. As one expression, with anything in between, this would take the square of the row. */
const after =
  (first: RegExp, second: RegExp): About =>
  (row) => {
    const found = first.exec(row)
    return found !== null && second.test(row.slice(found.index + found[0].length))
  }

const either =
  (...ways: About[]): About =>
  (row) =>
    ways.some((is) => is(row))

const fixes: readonly (readonly [About, Sentence])[] = [
  [
    has(/\b58\b|superannuat|attained the age/i),
    say`From age 58 the portal takes no EPS contribution. Check the date of birth, recalculate the member without EPS, and upload the return again.`,
  ],
  [
    either(after(/eps|pension/i, /2014|15,?000|25,?000|ceiling|eligib/i), after(/2014|ceiling/i, /eps|pension/i)),
    say`The member may not be eligible for EPS: first joined after 1 September 2014 above the wage ceiling. Check the pension membership on the Statutory tab of the employee.`,
  ],
  [
    either(after(/already/i, /return|filed|exist|present/i), has(/duplicate|repeated/i)),
    say`The member is already in a return of this month. Use a revised return, or remove the line.`,
  ],
  [
    has(/(exit|leaving|doe|dol)\b/i),
    say`The portal has a date of exit before this month. Correct it by a joint declaration with the employee; until then no contribution is accepted.`,
  ],
  [
    has(/(joining|doj)\b/i),
    say`The date of joining on the portal is later than the wage month, or missing. Correct it in the member's details on the portal.`,
  ],
  [
    has(/aadhaar|kyc|seed|authenticat/i),
    say`Link and verify the member's Aadhaar on the portal, then upload the return again.`,
  ],
  [
    has(/name/i),
    say`The name differs from the portal's. Enter it as in EPFO's records, or correct it there by a joint declaration.`,
  ],
  [
    either(
      after(/uan/i, /invalid|not found|not exist|not linked|not active|inactive|does not/i),
      after(/invalid|unknown/i, /uan/i),
    ),
    say`The UAN is wrong or not linked to this establishment. Correct it under identity numbers, or link the member on the portal.`,
  ],
  [
    has(/ncp|non.?contribut/i),
    say`Days without contribution cannot exceed the days of the month. Check the member's loss of pay.`,
  ],
  [
    either(
      after(/contribution|share|remit|amount/i, /less|lower|mismatch|incorrect|not match|exceed|greater|should/i),
      after(/less|lower/i, /statutory|rate/i),
    ),
    say`The contribution does not match the wages at the chosen rate. Check the rate (12% or 10%) chosen on the portal and recalculate the member.`,
  ],
  [
    has(/wage/i),
    say`Check the member's wages: gross wages cannot be below EPF wages, and EPS and EDLI wages stop at the ceiling.`,
  ],
]
