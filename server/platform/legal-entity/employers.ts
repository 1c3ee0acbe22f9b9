import type { Day, Id, Month } from '@muster/contract/values.ts'
import type { Actor } from '../actor.ts'
import type { Tx } from '../database/tx.ts'

/** What the record of a person asks of the legal entities of the organisation. `null` stands for the organisation itself. */
export interface Employers {
  /** Those that somebody can belong to, the organisation itself first. */
  choices(tx: Tx): Promise<EmployerChoice[]>
  /** Who employs each of these people in the first month that is still open to a move, and that month. */
  open(tx: Tx, employees: readonly Id[]): Promise<ReadonlyMap<Id, OpenEmployer>>
  /** Settles who employs people that join, from the month in which they do: nothing of theirs is approved yet. */
  hire(tx: Tx, actor: Actor, people: readonly Hired[]): Promise<void>
  /** Moves somebody from a month on. */
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
