import type { Id, Month } from '@muster/contract/values.ts'
import { say, type Sentence } from '@muster/engine/sentence.ts'
import { type Actor, may } from '../../../platform/actor.ts'
import type { EmployerChoice, OpenEmployer } from '../../../platform/legal-entity/employers.ts'
import type { Cells, Column } from './person-cells.ts'

/** Somebody who is there goes from one legal entity to another; null stands for the organisation itself. */
export interface EmployerMove {
  entity: Id | null
  before: Id | null
  from: Month
}

export interface EmployerFacts {
  employers: readonly EmployerChoice[]
  /** Who employs those who are there and whose row names an employer. */
  employed: ReadonlyMap<Id, OpenEmployer>
}

type Wrong = (column: Column, message: Sentence) => void

export const unknown = (name: string) => say`${name} does not exist. Add it first, or correct the name.`

export const mayNotMove = say`You don't have permission to move people between legal entities.`

/** Undefined where the row names none, or one that is not there. */
export function namedEmployer(
  { employers }: EmployerFacts,
  { legalEntity }: Cells,
  wrong: Wrong,
): Id | null | undefined {
  if (legalEntity === '') return undefined
  const found = employers.find(({ name }) => name.toLowerCase() === legalEntity.toLowerCase())
  if (!found) wrong('legalEntity', unknown(legalEntity))
  return found?.id
}

export const employerName = ({ employers }: EmployerFacts, entity: Id | null) =>
  employers.find(({ id }) => id === entity)?.name ?? ''

/** Somebody who is there is moved in the first month that is not approved, by who may move people. */
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
