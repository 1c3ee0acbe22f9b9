import type { DocumentCategory } from '@muster/contract/documents/document.ts'
import type { AuditAction } from '@muster/contract/security/audit-actions.ts'
import type { Id } from '@muster/contract/values.ts'
import { say, verbatim, type Sentence } from '@muster/engine/sentence.ts'
import type { Actor } from '../../platform/actor.ts'
import { audit } from '../../platform/audit/audit.ts'
import type { Tx } from '../../platform/database/tx.ts'
import { notify } from '../notifications/index.ts'
import { fulfilRequest } from './doc-request.queries.ts'

/** Notifies the requester that the document has arrived; the request is done. */
export async function tellRequester(
  tx: Tx,
  actor: Actor,
  { employee, person, category }: { employee: Id; person: { name: string }; category: DocumentCategory },
): Promise<void> {
  const fulfilled = await fulfilRequest(tx, { employee, category, now: tx.now })
  if (!fulfilled || fulfilled.by === actor.account) return
  const message = say`${person.name} uploaded the document that you requested.`
  await notify(tx, [fulfilled.by], { type: 'document-review', message })
}

export async function tellVerified(tx: Tx, { account, name }: { account: Id; name: string }): Promise<void> {
  await notify(tx, [account], { type: 'document', message: say`Your document "${name}" is verified.` })
}

/** What is deleted doesn't come back, so that whoever it belongs to can upload it again. */
export async function tellDeleted(tx: Tx, { account, name }: { account: Id; name: string }): Promise<void> {
  await notify(tx, [account], { type: 'document', message: say`HR deleted your document "${name}".` })
}

/** A full sentence per category: composed words don't agree grammatically in every language. */
export const requestedSentence: Record<DocumentCategory, (by: string) => Sentence> = {
  identity: (by) => say`${by} requests an identity document. Upload it in your profile.`,
  education: (by) => say`${by} requests an education certificate. Upload it in your profile.`,
  employment: (by) => say`${by} requests a document of an earlier employment. Upload it in your profile.`,
  consent: (by) => say`${by} requests a signed consent. Upload it in your profile.`,
  other: (by) => say`${by} requests a document. Upload it in your profile.`,
}

export async function logged(
  tx: Tx,
  actor: Actor,
  action: AuditAction,
  { employee, from, to }: { employee: Id; from: string | null; to: string | null },
): Promise<void> {
  const said = (name: string | null) => (name === null ? null : verbatim(name))
  await audit(tx, actor, action, { type: 'employee', id: employee }, { document: { from: said(from), to: said(to) } })
}
