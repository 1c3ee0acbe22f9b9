import { createHash } from 'node:crypto'
import type { Id } from '@muster/contract/values.ts'
import { say, verbatim } from '@muster/engine/sentence.ts'
import { type Actor, isOwn } from '../../../platform/actor.ts'
import type { App } from '../../../platform/app.ts'
import { audit, nowIs } from '../../../platform/audit/audit.ts'
import type { Tx } from '../../../platform/database/tx.ts'
import { conflict } from '../../../platform/problem.ts'
import type { Bytes } from '../../../platform/bytes.ts'
import { letterNotFound, mayOpen } from './issue.ts'
import { acknowledgeRow, letterById, ownLetters } from './letter.queries.ts'

export async function ownLetterList(tx: Tx, { employee }: Actor) {
  return employee === null ? [] : ownLetters(tx, { employee })
}

export async function acknowledgeLetter(tx: Tx, actor: Actor, id: Id): Promise<null> {
  const letter = await letterById(tx, { id })
  if (!letter || !isOwn(actor, letter.employee) || letter.key === null) throw letterNotFound()
  if (letter.cancelledAt !== null) throw conflict(say`This letter is cancelled. It needs no acknowledgement.`)
  if (letter.acknowledgedAt === null) await acknowledgeRow(tx, { id, now: tx.now })
  return null
}

/** The document as issued: it is never drawn again, and is checked to be unchanged. Views of others' letters are logged. */
export async function letterPdf(app: App, tx: Tx, actor: Actor, id: Id): Promise<Bytes> {
  const issued = await letterById(tx, { id })
  if (!issued || !mayOpen(actor, issued)) throw letterNotFound()
  const { employee, code, number, title, key, sha256 } = issued
  if (key === null) throw conflict(say`The document of this letter is still being prepared. Try again in a minute.`)
  if (!isOwn(actor, employee)) {
    const letter = { of: verbatim(title), ...nowIs(number) }
    await audit(tx, actor, 'downloaded', { type: 'employee', id: employee }, { letter })
  }
  const content = async () => {
    const bytes = await app.files.read(key).catch(() => {
      throw letterNotFound()
    })
    if (createHash('sha256').update(bytes).digest('hex') !== sha256)
      throw conflict(say`The stored document is not the one that was issued. Ask your administrator.`)
    return bytes
  }
  return { type: 'application/pdf', name: `${number.replaceAll('/', '-')} ${code}.pdf`, content }
}
