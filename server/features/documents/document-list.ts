import type { DocumentCategory } from '@muster/contract/documents/document.ts'
import { expiresSoonDays } from '@muster/contract/documents/document.ts'
import type { Id } from '@muster/contract/values.ts'
import { addDays } from '@muster/engine/day.ts'
import { say } from '@muster/engine/sentence.ts'
import { type Actor, isOwn, may } from '../../platform/actor.ts'
import type { App } from '../../platform/app.ts'
import type { Tx } from '../../platform/database/tx.ts'
import { notFound } from '../../platform/problem.ts'
import { companyToday } from '../organisation/index.ts'
import { documentByKey, documentPage, noteView } from './document.queries.ts'
import { logged } from './tell.ts'

interface Asked {
  employeeId?: Id | undefined
  category?: DocumentCategory | undefined
  state?: 'unverified' | 'expiring' | 'expired' | undefined
  search?: string | undefined
  limit: number
  offset: number
}

export async function allDocuments(tx: Tx, app: App, { employeeId, category, state, search, ...cut }: Asked) {
  const today = await companyToday(tx)
  const { data, total } = await documentPage(tx, {
    ...{ employee: employeeId ?? null, category: category ?? null, state: state ?? null },
    ...{ search: search ?? null, today, soon: addDays(today, expiresSoonDays) },
    ...{ sortBy: 'uploadedAt', sortOrder: 'desc', limit: cut.limit, offset: cut.offset },
  })
  return { data: opened(app, data), total }
}

/** With full numbers: anyone who may see a document may see its file. */
export const opened = <D extends { number: string | null }>(app: App, documents: D[]): D[] =>
  documents.map((one) => ({
    ...one,
    number: one.number === null ? null : app.secrets.open('employee_document.number', one.number),
  }))

/** The file of a document for its owner and for those who may see others' documents, whose views are logged. */
export async function documentFile(tx: Tx, actor: Actor, key: string): Promise<{ type: string; name: string } | null> {
  const document = await documentByKey(tx, { key })
  if (!document) return null
  const { id, employee, name, mediaType: type } = document
  if (!isOwn(actor, employee)) {
    if (!may(actor, 'employeeDocumentRead')) throw notFound(say`The file was not found.`)
    if ((await noteView(tx, { id, by: actor.account, now: tx.now })) > 0)
      await logged(tx, actor, 'saw document', { employee, from: null, to: name })
  }
  return { type, name }
}
