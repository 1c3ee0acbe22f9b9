import { fullName } from '@muster/contract/name.ts'
import type { Known } from './import.queries.ts'
import type { Cells } from './person-cells.ts'

/** Titles in front of a name, which are not part of it. */
const title = /^(?:mr|mrs|ms|miss|smt|shri|sri|shree|kum|dr|prof|er|adv)(?:\.\s*|\s+)(?=\S)/i

/** The first word of a full name is the first name. */
export function withNames(cells: Cells): Cells {
  if (cells.name === '' || cells.firstName !== '' || cells.lastName !== '') return cells
  const [firstName = '', ...others] = cells.name.replace(title, '').split(/\s+/)
  return { ...cells, firstName, lastName: others.join(' ') }
}

/** Without the parts of a full name that the record has, however it divides it. */
export function unlessSame(cells: Cells, { name }: Known): Cells {
  return cells.name !== '' && plainPersonName(fullName(cells)) === plainPersonName(name)
    ? { ...cells, firstName: '', lastName: '' }
    : cells
}

/** What a row's person may be called where another row names a manager: the ID, the email or the name. */
export function calledIn(cells: Cells): string[] {
  const { code, workEmail } = cells
  return [...new Set([code, workEmail, fullName(cells)].map(plainPersonName))].filter((key) => key !== '')
}

/** In lower case, without a title. */
export function plainPersonName(name: string): string {
  return name.trim().replace(title, '').replaceAll(/\s+/g, ' ').toLowerCase()
}
