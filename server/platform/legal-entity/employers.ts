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
  /** Moves an employee from a month on. */
  move(tx: Tx, actor: Actor, move: { employee: Id; entity: Id | null; from: Month }): Promise<void>
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
