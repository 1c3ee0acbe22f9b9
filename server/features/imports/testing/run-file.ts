import { sql } from 'kysely'
import type { ImportKind } from '@muster/contract/imports/import-needs.ts'
import type { Id } from '@muster/contract/values.ts'
import type { JobData } from '../../../platform/after-commit/job.ts'
import { run, type Company, type Person } from '../../../testing/company.ts'
import { importKinds } from '../../../app/import-kinds.ts'
import { runImport } from '../run-import.ts'

const call = 'GET /api/v1/user/data-import/{id}'

/** Runs pending import jobs, as the worker would. */
export async function workImports(company: Company): Promise<void> {
  const waiting = await company.within(
    async (tx) =>
      (
        await run(
          tx,
          sql`delete from pgboss.job where name = 'data-import' and data ->> 'organisation' = ${company.organisation} returning data`,
        )
      ).rows as { data: JobData['data-import'] }[],
  )
  for (const { data } of waiting) await runImport(importKinds)(company.app, data)
}

/** Uploads the lines of a text file, or a workbook, and checks its rows, matched by heading names. */
export async function checkedFile(
  company: Company,
  person: Person,
  kind: ImportKind,
  file: readonly string[] | Buffer,
): Promise<Id> {
  const files = {
    file: Buffer.isBuffer(file)
      ? { name: `${kind}.xlsx`, bytes: file }
      : { name: `${kind}.csv`, bytes: Buffer.from(file.join('\r\n')) },
  }
  const sent = await person.raw('POST /api/v1/user/data-import', { body: { kind }, files })
  if (sent.status !== 200) throw new Error(JSON.stringify(sent.body))
  const { _id: id } = (sent.body as { data: { _id: Id } }).data
  const { columns } = await person.call(call, { params: { id } })
  await person.call('PUT /api/v1/user/data-import/{id}', { params: { id }, body: { columns } })
  await workImports(company)
  return id
}

/** The rows of an import with their results. */
export async function rowsOf(person: Person, id: Id) {
  return (await person.call('GET /api/v1/user/data-import/{id}/row', { params: { id }, query: { limit: 100 } })).data
}

/** Imports what was checked, and returns the import's state afterwards. */
export async function imported(company: Company, person: Person, id: Id, body: { isInvited?: boolean } = {}) {
  await person.call('POST /api/v1/user/data-import/{id}/start', { params: { id }, body })
  await workImports(company)
  return person.call(call, { params: { id } })
}

export async function undone(company: Company, person: Person, id: Id) {
  await person.call('POST /api/v1/user/data-import/{id}/undo', { params: { id } })
  await workImports(company)
  return person.call(call, { params: { id } })
}
