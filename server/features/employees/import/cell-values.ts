import { employmentTypes } from '@muster/contract/employees/employment.ts'

/** An Indian mobile number as E.164, however its country code is written: `098…`, `0091…`, `91 98…`, or without one. */
export function phoneOfCell(cell: string): string {
  const digits = cell.replace(/[\s().-]/g, '')
  const [, national] = /^(?:0|(?:\+|00)?910?)?([6-9]\d{9})$/.exec(digits) ?? []
  return national === undefined ? cell : `+91${national}`
}

/** `Full-time`, `Permanent` and `FTE` are `fullTime`. */
export function typeOfCell(cell: string): string {
  return wordOf(employmentTypes, otherTypes, cell) ?? cell
}

/** Whether a cell is an employment type. */
export const isType = (cell: string) => wordOf(employmentTypes, otherTypes, cell) !== null

const otherTypes: Readonly<Record<string, (typeof employmentTypes)[number]>> = {
  ...{ permanent: 'fullTime', fte: 'fullTime', regular: 'fullTime', confirmed: 'fullTime', probation: 'fullTime' },
  ...{ permanentemployee: 'fullTime', onroll: 'fullTime', ft: 'fullTime', fulltimeemployee: 'fullTime' },
  ...{ pt: 'partTime', parttimer: 'partTime' },
  ...{ contractual: 'contract', contractor: 'contract', temporary: 'contract', consultant: 'contract' },
  ...{ fixedterm: 'contract', contractemployee: 'contract' },
  ...{ trainee: 'intern', internship: 'intern', apprentice: 'intern' },
}

/** One of the words, or what else people write for it; null for anything else. Only letters count. */
export function wordOf<T extends string>(
  words: readonly T[],
  others: Readonly<Record<string, T>>,
  cell: string,
): T | null {
  const letters = cell.toLowerCase().replace(/[^a-z]/g, '')
  return (
    words.find((word) => word.toLowerCase() === letters) ?? (Object.hasOwn(others, letters) ? others[letters]! : null)
  )
}

/** A whole number; leaves anything else unchanged, for the schema to refuse. */
export function numberOfCell(cell: string): unknown {
  return /^\d{1,6}$/.test(cell) ? Number(cell) : cell
}
