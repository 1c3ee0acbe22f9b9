import { say, type Sentence } from '../../../sentence.ts'

/** A member of a return, in the order of its lines. */
export interface ReturnedMember {
  uan: string | null
  /** The line in the return; null if not in it. */
  line: number | null
}

export interface PortalError<M> {
  /** The row of the pasted text. */
  row: number
  /** As in the portal's error. */
  uan: string | null
  /** Null if neither UAN nor line is in the return. */
  member: M | null
  message: string
  /** What to do about it; null if the message is not known. */
  fix: Sentence | null
}

/**
 * Errors of the EPFO portal, pasted from its error file or page: one per row, with cells separated by commas, tabs, bars or `#~#`. The
 * file's layout is not published, so members are found by the UAN in the row or else by a line number, and the longest text is the message.
 */
export function portalErrors<M extends ReturnedMember>(text: string, members: readonly M[]): PortalError<M>[] {
  const byUan = new Map(members.flatMap((one) => (one.uan === null ? [] : [[one.uan, one] as const])))
  const byLine = new Map(members.flatMap((one) => (one.line === null ? [] : [[one.line, one] as const])))
  return text.split(/\r?\n/).flatMap((row, at): PortalError<M>[] => {
    const cells = row
      .split(/#~#|[\t|]|,(?=(?:[^"]*"[^"]*")*[^"]*$)/)
      .map((cell) =>
        cell
          .trim()
          .replace(/^"(.*)"$/, '$1')
          .trim(),
      )
      .filter((cell) => cell !== '')
    const uan = /(?<!\d)[1-9]\d{11}(?!\d)/.exec(row)?.[0] ?? null
    const line = uan === null ? lineOf(cells, row) : null
    const message = cells
      .filter((cell) => /[A-Za-z]{3}/.test(cell) && cell !== uan)
      .reduce((longest, cell) => (cell.length > longest.length ? cell : longest), '')
    if (uan === null && line === null) return []
    if (message === '') return []
    const member = (uan === null ? null : byUan.get(uan)) ?? (line === null ? null : byLine.get(line)) ?? null
    return [{ row: at + 1, uan, member, message: message.slice(0, 300), fix: fixFor(row) }]
  })
}

function lineOf(cells: readonly string[], row: string): number | null {
  const named = /\b(?:line|row|record|sr\.?|s\.?)\s*(?:no\.?|number|#)?\s*[:.-]?\s*(\d{1,6})\b/i.exec(row)?.[1]
  const first = /^\d{1,6}$/.test(cells[0] ?? '') && cells.length > 1 ? cells[0] : undefined
  const person = named ?? first
  return person === undefined ? null : Number(person)
}

function fixFor(row: string): Sentence | null {
  return fixes.find(([words]) => words.test(row))?.[1] ?? null
}

const fixes: readonly (readonly [RegExp, Sentence])[] = [
  [
    /\b58\b|superannuat|attained the age/i,
    say`From age 58 the portal takes no EPS contribution. Check the date of birth, recalculate the member without EPS, and upload the return again.`,
  ],
  [
    /(eps|pension).*(2014|15,?000|25,?000|ceiling|eligib)|(2014|ceiling).*(eps|pension)/i,
    say`The member may not be eligible for EPS: first joined after 1 September 2014 above the wage ceiling. Check the pension membership on the Statutory tab of the employee.`,
  ],
  [
    /already.*(return|filed|exist|present)|duplicate|repeated/i,
    say`The member is already in a return of this month. Use a revised return, or remove the line.`,
  ],
  [
    /(exit|leaving|doe|dol)\b/i,
    say`The portal has a date of exit before this month. Correct it by a joint declaration with the employee; until then no contribution is accepted.`,
  ],
  [
    /(joining|doj)\b/i,
    say`The date of joining on the portal is later than the wage month, or missing. Correct it in the member's details on the portal.`,
  ],
  [
    /aadhaar|kyc|seed|authenticat/i,
    say`Link and verify the member's Aadhaar on the portal, then upload the return again.`,
  ],
  [
    /name/i,
    say`The name differs from the portal's. Enter it as in EPFO's records, or correct it there by a joint declaration.`,
  ],
  [
    /uan.*(invalid|not found|not exist|not linked|not active|inactive|does not)|(invalid|unknown).*uan/i,
    say`The UAN is wrong or not linked to this establishment. Correct it under identity numbers, or link the member on the portal.`,
  ],
  [
    /ncp|non.?contribut/i,
    say`Days without contribution cannot exceed the days of the month. Check the member's loss of pay.`,
  ],
  [
    /(contribution|share|remit|amount).*(less|lower|mismatch|incorrect|not match|exceed|greater|should)|(less|lower).*(statutory|rate)/i,
    say`The contribution does not match the wages at the chosen rate. Check the rate (12% or 10%) chosen on the portal and recalculate the member.`,
  ],
  [
    /wage/i,
    say`Check the member's wages: gross wages cannot be below EPF wages, and EPS and EDLI wages stop at the ceiling.`,
  ],
]
