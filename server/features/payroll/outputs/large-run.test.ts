import { expect, test } from 'vitest'
import { aCompany } from '../../../testing/company.ts'
import { copied } from '../../../testing/copied.ts'
import { lockMonth, pay, withPayroll } from '../testing.ts'
import { mostAtOnce } from './kept-files.ts'
import { makeRunFiles } from './make-files.ts'

test('the files of a large run are made by a job, kept, and made anew once something has changed', async () => {
  const company = await withPayroll(await aCompany())
  const priya = await company.employee('Priya Nair')
  await pay(company, priya, 60_000_000)
  await copied(company, priya, mostAtOnce)
  const run = await lockMonth(company, '2026-10')
  const files = () => company.admin.call('GET /api/v1/user/payrun/{id}/files', { params: { id: run } })
  const make = () => makeRunFiles(company.app, { organisation: company.organisation, run })

  expect(await files()).toMatchObject({ files: [], making: { done: 0 } })
  // The job may run twice, and at the same moment.
  await Promise.all([make(), make()])
  const made = await files()
  expect(made.making).toBeNull()
  const kinds = made.files.map(({ kind }) => kind)
  expect(kinds.length).toBeGreaterThan(3)
  const register: unknown = await company.admin.call('GET /api/v1/user/payrun/{id}/files/{kind}', {
    params: { id: run, kind: 'register' },
  })
  expect(Buffer.isBuffer(register) ? register.toString('utf8') : '').toContain('Priya Nair')

  await company.admin.call('PUT /api/v1/user/payrun/{id}', { params: { id: run }, body: { action: 'pay' } })
  expect(await files()).toMatchObject({ files: [], making: { done: 0 } })
  await make()
  expect((await files()).files.map(({ kind }) => kind)).toEqual(kinds)
}, 120_000)
