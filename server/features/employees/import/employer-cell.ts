import type { Id, Month } from '@muster/contract/values.ts'
import { say, type Sentence } from '@muster/engine/sentence.ts'
import { type Actor, may } from '../../../platform/actor.ts'
import type { EmployerChoice, OpenEmployer } from '../../../platform/legal-entity/employers.ts'
import type { Cells, Column } from './person-cells.ts'

/** Moves an existing employee from one legal entity to another; null is the organisation itself. */
export interface EmployerMove {
  entity: Id | null
  before: Id | null
  from: Month
}

export interface EmployerFacts {
  employers: readonly EmployerChoice[]
  /** The employers of existing employees whose row names one. */
  employed: ReadonlyMap<Id, OpenEmployer>
}

type Wrong = (column: Column, message: Sentence) => void

export const unknown = (name: string) => say`${name} does not exist. Add it first, or correct the name.`

export const mayNotMove = say`You don't have permission to move people between legal entities.`

/** Undefined if the row names none, or an unknown one. */
export function namedEmployer(
  { employers }: EmployerFacts,
  { legalEntity }: Cells,
  wrong: Wrong,
): Id | null | undefined {
  if (legalEntity === '') return undefined
  const employer = employers.find(({ name }) => name.toLowerCase() === legalEntity.toLowerCase())
  if (!employer) wrong('legalEntity', unknown(legalEntity))
  return employer?.id
}

export const employerName = ({ employers }: EmployerFacts, entity: Id | null) =>
  employers.find(({ id }) => id === entity)?.name ?? ''

/** Existing employees are moved in the first unapproved month, if the actor may move people. */
export function employerMove(
  facts: EmployerFacts & { actor: Actor },
  cells: Cells,
  employee: Id,
  wrong: Wrong,
): EmployerMove | null {
  const entity = namedEmployer(facts, cells, wrong)
  const employer = facts.employed.get(employee)
  if (entity === undefined || employer === undefined || employer.entity === entity) return null
  if (!may(facts.actor, 'access_statutory_settings')) wrong('legalEntity', mayNotMove)
  return { entity, before: employer.entity, from: employer.from }
}
