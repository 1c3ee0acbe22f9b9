import type { z } from 'zod'
import type { RequestEvent } from '@muster/contract/approvals/request.ts'
import type { Id, Paise } from '@muster/contract/values.ts'
import type { Sentence } from '@muster/engine/sentence.ts'
import type { Actor } from '../../../platform/actor.ts'
import type { Tx } from '../../../platform/database/tx.ts'
import { newId } from '../../../platform/id.ts'
import { translate } from '../../../platform/language/translate.ts'
import type { Assignee } from '../assignee.ts'
import { eventsOf, insertEvent, type NewEvent, accountName } from './history.queries.ts'

interface Happened {
  kind: NewEvent['kind']
  /** Null if a rule did it rather than a person. */
  account: Id | null
  onBehalfOf?: Id | null
  /** Text that a person wrote, or a sentence from the system. */
  note?: string | Sentence | undefined
  /** The new assignee; for a skipped level, its name. */
  to?: Assignee | string
  /** The amount decided, and the lines that were reduced. */
  amount?: Paise | null | undefined
  lines?: readonly { _id: Id; amount: Paise; note: string }[]
}

/** Adds to the history of a request. */
export async function record(
  tx: Tx,
  request: Id,
  { kind, account, onBehalfOf = null, note, to, amount = null, lines = [] }: Happened,
): Promise<void> {
  const assignee = typeof to === 'string' ? null : to
  await insertEvent(tx, {
    id: newId(),
    request,
    kind,
    account,
    onBehalfOf,
    toAccount: assignee?.kind === 'person' ? assignee._id : null,
    toRole: assignee?.kind === 'role' ? assignee._id : null,
    toName: typeof to === 'string' ? to : (to?.name ?? null),
    ...storedNote(note),
    amount,
    lines: lines.length > 0 ? JSON.stringify(lines) : null,
    now: tx.now,
  })
}

/** A note as stored. */
export function storedNote(note: string | Sentence | undefined): Pick<NewEvent, 'note' | 'noteValues'> {
  if (typeof note !== 'object') return { note: note || null, noteValues: null }
  return { note: note.text, noteValues: JSON.stringify(note.values) }
}

/** The history of a request, oldest first, in the reader's language. */
export async function history(tx: Tx, request: Id, language: string): Promise<z.output<typeof RequestEvent>[]> {
  return (await eventsOf(tx, { id: request })).map(({ note, noteValues, ...event }) => ({
    ...event,
    note: note === null || noteValues === null ? note : translate({ text: note, values: noteValues }, language),
  }))
}

/** The actor's name for notifications. */
export async function nameOf(tx: Tx, { account }: Pick<Actor, 'account'>): Promise<string> {
  return (await accountName(tx, { account }))?.name ?? ''
}
