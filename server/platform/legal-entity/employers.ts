import type { Day, Id, Month } from '@muster/contract/values.ts'
import type { Actor } from '../actor.ts'
import type { Tx } from '../database/tx.ts'

/** What employee records need to know about legal entities. `null` is the organisation itself. */
export interface Employers {
  /** The entities that an employee can belong to, the organisation first. */
  choices(tx: Tx): Promise<EmployerChoice[]>
  /** The employer of each person in the first month still open to a move, and that month. */
  open(tx: Tx, employees: readonly Id[]): Promise<ReadonlyMap<Id, OpenEmployer>>
  /** Sets the employer of joiners from their month of joining on: nothing of theirs is approved yet. */
  hire(tx: Tx, actor: Actor, people: readonly Hired[]): Promise<void>
  /** Moves people from a month on; people already there stay. */
  move(tx: Tx, actor: Actor, move: Move): Promise<void>
}

export interface Move {
  employees: readonly Id[]
  entity: Id | null
  /** Null: the current month. */
  from: Month | null
  /** The caller's field names, for errors. */
  fields?: { from: string; employees: string }
}

export interface EmployerChoice {
  id: Id | null
  name: string
}

export interface OpenEmployer {
  entity: Id | null
  from: Month
}

export interface Hired {
  employee: Id
  entity: Id | null
  joinedOn: Day
}
