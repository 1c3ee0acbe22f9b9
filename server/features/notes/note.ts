import { mostNotes } from '@muster/contract/notes/note.ts'
import type { Id } from '@muster/contract/values.ts'
import { say } from '@muster/engine/sentence.ts'
import type { Tx } from '../../platform/database/tx.ts'
import { newId } from '../../platform/id.ts'
import { conflict, notFound } from '../../platform/problem.ts'
import { deleteNote, insertNote, keptNotes, lockNotes, notesOf, updateNote } from './note.queries.ts'

export const ownNotes = (tx: Tx, account: Id, search: string | undefined) =>
  notesOf(tx, { account, search: search ?? null })

export async function addNote(tx: Tx, account: Id, note: { text: string; isPinned: boolean }) {
  await lockNotes(tx, { account })
  const { kept } = (await keptNotes(tx, { account }))!
  if (kept >= mostNotes) throw conflict(say`You have ${mostNotes} notes. Delete one to add another.`)
  return (await insertNote(tx, { ...note, id: newId(), account, now: tx.now }))!
}

export async function changeNote(
  tx: Tx,
  account: Id,
  id: Id,
  change: { text?: string | undefined; isPinned?: boolean | undefined },
) {
  const { text = null, isPinned = null } = change
  const changed = await updateNote(tx, { id, account, text, isPinned, now: tx.now })
  if (!changed) throw notFound(say`The note was not found.`)
  return changed
}

export async function removeNote(tx: Tx, account: Id, id: Id): Promise<null> {
  if ((await deleteNote(tx, { id, account })) === 0) throw notFound(say`The note was not found.`)
  return null
}
