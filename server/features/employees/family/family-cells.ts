import { type FamilyRelation, familyRelations } from '@muster/contract/employees/family.ts'
import { FamilyMember } from '@muster/contract/employees/family-member.routes.ts'
import type { ColumnOf } from '@muster/contract/imports/import-kinds.ts'
import { plain, say } from '@muster/engine/sentence.ts'
import type { z } from 'zod'
import type { Fault, KnownValuesOf } from '../../imports/index.ts'

export type FamilyColumn = ColumnOf<'family'>
export type Member = z.output<typeof FamilyMember>

/** The family member in a file row, or the faults of its cells. */
export function memberOfCells(cells: Readonly<Record<FamilyColumn, string>>): Member | Fault<FamilyColumn>[] {
  const relation = relationOfCell(cells.relation)
  const parsed = FamilyMember.safeParse({
    ...{ name: cells.name, relation, birthDate: cells.birthDate },
    ...{ isDependent: answerOfCell(cells.dependent), nomineePercent: percentOfCell(cells.share) },
  })
  if (parsed.success) return parsed.data
  const faults = parsed.error.issues.map(faultOf)
  // One message per cell: the first is the most useful.
  return faults.filter(({ column }, at) => faults.findIndex((one) => one.column === column) === at)
}

/** A member as file cells, by column. */
export function cellsOfMember({ name, relation, birthDate, isDependent, nomineePercent }: Member) {
  return {
    ...{ name, relation: relationNames[relation], birthDate },
    ...{ dependent: isDependent ? 'Yes' : 'No', share: `${nomineePercent}%` },
  } satisfies Partial<Record<FamilyColumn, string>>
}

const columnOf: Readonly<Record<string, FamilyColumn>> = {
  ...{ name: 'name', relation: 'relation', birthDate: 'birthDate' },
  ...{ isDependent: 'dependent', nomineePercent: 'share' },
}

function faultOf({ path, message }: z.core.$ZodIssue): Fault<FamilyColumn> {
  const column = columnOf[String(path[0])]!
  if (column === 'dependent') return { column, message: say`Enter Yes or No` }
  if (column !== 'relation') return { column, message: plain(message) }
  return {
    column,
    message: say`Enter Spouse, Son, Daughter, Father, Mother, Father-in-law, Mother-in-law, Brother, Sister or Other`,
  }
}

const relationNames: Readonly<Record<FamilyRelation, string>> = {
  ...{ spouse: 'Spouse', son: 'Son', daughter: 'Daughter', father: 'Father', mother: 'Mother' },
  ...{
    fatherInLaw: 'Father-in-law',
    motherInLaw: 'Mother-in-law',
    brother: 'Brother',
    sister: 'Sister',
    other: 'Other',
  },
}

/** The columns that take known values only. */
export const knownColumns: KnownValuesOf<FamilyColumn> = {
  relation: { options: Object.values(relationNames), knows: (cell) => relationOfCell(cell) !== undefined },
  dependent: { options: ['Yes', 'No'], knows: (cell) => typeof answerOfCell(cell) === 'boolean' },
}

/** `Father-in-law` is `fatherInLaw`, and a wife is a spouse; undefined for none of them. */
function relationOfCell(cell: string): FamilyRelation | undefined {
  const letters = cell.toLowerCase().replace(/[^a-z]/g, '')
  const known = letters === 'wife' || letters === 'husband' ? 'spouse' : letters
  return familyRelations.find((one) => one.toLowerCase() === known)
}

/** Leaves anything but a yes or a no unchanged, for the schema to refuse. */
function answerOfCell(cell: string): unknown {
  const word = cell.toLowerCase()
  if (['yes', 'y', 'true', '1'].includes(word)) return true
  return ['', 'no', 'n', 'false', '0'].includes(word) ? false : cell
}

/** `60`, `60%` or empty. */
function percentOfCell(cell: string): unknown {
  if (cell === '') return 0
  return /^\d{1,3}\s?%?$/.test(cell) ? Number.parseInt(cell, 10) : cell
}
