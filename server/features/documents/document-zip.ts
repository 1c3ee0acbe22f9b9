import { Readable } from 'node:stream'
import type { Id } from '@muster/contract/values.ts'
import { say } from '@muster/engine/sentence.ts'
import { type Actor, isOwn, may } from '../../platform/actor.ts'
import type { App } from '../../platform/app.ts'
import type { Tx } from '../../platform/database/tx.ts'
import { notFound } from '../../platform/problem.ts'
import type { Bytes } from '../../platform/bytes.ts'
import { fileNames } from '../../platform/spreadsheet/file-names.ts'
import { zipped } from '../../platform/spreadsheet/zip.ts'
import { documentsOf, noteView, personThere } from './document.queries.ts'
import { logged } from './tell.ts'

/** All documents of one person. For someone else's, each is logged as viewed. */
export async function documentsZip(tx: Tx, app: App, actor: Actor, employee: Id): Promise<Bytes> {
  const isTheirs = isOwn(actor, employee)
  if (!isTheirs && (!may(actor, 'employeeDocumentRead') || !(await personThere(tx, { employee }))))
    throw notFound(say`The employee was not found.`)
  const documents = await documentsOf(tx, { employee })
  if (documents.length === 0) throw notFound(say`There are no documents to download.`)
  if (!isTheirs) {
    const seen: string[] = []
    for (const { _id: id, name } of documents)
      if ((await noteView(tx, { id, by: actor.account, now: tx.now })) > 0) seen.push(name)
    for (const name of seen) await logged(tx, actor, 'saw document', { employee, from: null, to: name })
  }
  const entries = async function* () {
    const named = fileNames()
    for (const { key, name, category } of documents)
      yield { name: `${category}/${named(name, key)}`, bytes: await app.files.read(key) }
  }
  return {
    type: 'application/zip',
    name: 'documents.zip',
    content: () => Promise.resolve(Readable.from(zipped(entries()))),
  }
}
