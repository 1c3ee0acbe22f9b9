import { sql } from 'kysely'
import { expect, it } from 'vitest'
import { draftDays, undoDays } from '@muster/contract/imports/import-kinds.ts'
import { plusSeconds } from '../../platform/clock.ts'
import { aCompany, run } from '../../testing/company.ts'
import { cleanImports } from './run-import.ts'
import { checkedFile, imported, rowsOf } from './testing/run-file.ts'

it('deletes drafts, and the rows of imports that can no longer be undone; their counts stay', async () => {
  const company = await aCompany()
  const { admin, organisation } = company
  const file = async (day: string) => checkedFile(company, admin, 'holidays', ['Name,Date', `Founders' day,${day}`])
  const [draft, fresh] = [await file('02/11/2027'), await file('03/11/2027')]
  const [old, recent] = [await file('04/11/2027'), await file('05/11/2027')]
  for (const id of [old, recent]) await imported(company, admin, id)
  const age = (id: string, days: number) =>
    company.within((tx) => {
      const then = plusSeconds(tx.now, -days * 86_400)
      return run(tx, sql`update data_import set created_at = ${then}, finished_at = ${then} where id = ${id}`)
    })
  await age(draft, draftDays + 1)
  await age(old, undoDays + 1)
  await cleanImports(company.app, { organisation })
  const one = 'GET /api/v1/user/data-import/{id}'
  expect(await admin.refused(one, { params: { id: draft } })).toMatchObject({ status: 404 })
  expect(await rowsOf(admin, fresh)).toHaveLength(1)
  expect(await rowsOf(admin, recent)).toHaveLength(1)
  expect(await rowsOf(admin, old)).toEqual([])
  expect(await admin.call(one, { params: { id: old } })).toMatchObject({ counts: { new: 1 } })
})
