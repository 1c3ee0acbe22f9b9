import { expect, test } from 'vitest'
import { csvRows } from '@muster/engine/payroll/outputs/csv.ts'
import { aCompany } from '../../../testing/company.ts'
import { anInventedLanguage } from '../../../testing/other-language.ts'
import { copied } from '../../../testing/copied.ts'
import { lockMonth, pay, withPayroll } from '../testing.ts'
import { mostAtOnce } from '../pay-run/large-run.ts'
import { makeRunFiles } from './make-files.ts'

test("a large run's files are made by a job, stored, and made again once something has changed", async () => {
  const company = await withPayroll(await aCompany())
  const priya = await company.employee('Priya Nair')
  await pay(company, priya, 60_000_000)
  await copied(company, priya, mostAtOnce)
  const run = await lockMonth(company, '2026-10')
  const files = () => company.admin.call('GET /api/v1/user/payrun/{id}/files', { params: { id: run } })
  const make = () => makeRunFiles(company.app, { organisation: company.organisation, run })

  expect(await files()).toMatchObject({ files: [], making: { done: 0 } })
  // The job may run twice at the same moment.
  await Promise.all([make(), make()])
  const made = await files()
  expect(made.making).toBeNull()
  const kinds = made.files.map(({ kind }) => kind)
  expect(kinds.length).toBeGreaterThan(3)
  const register: unknown = await company.admin.call('GET /api/v1/user/payrun/{id}/files/{kind}', {
    params: { id: run, kind: 'register' },
  })
  expect(Buffer.isBuffer(register) ? register.toString('utf8') : '').toContain('Priya Nair')
  // Stored before its reader was known, it is in each reader's language: English above, another one here.
  await anInventedLanguage('xx')
  const other = await company.fastify.inject({
    ...{ method: 'GET', url: `/api/v1/user/payrun/${run}/files/register` },
    headers: { authorization: `Bearer ${company.admin.token}`, 'accept-language': 'xx' },
  })
  const [[code, , , department] = [], ...slips] = [...csvRows(other.body)]
  expect([code, department]).toEqual(['Ｃｏｄｅ', 'Ｄｅｐａｒｔｍｅｎｔ'])
  expect(slips.at(0)?.at(-1)).toMatch(/^Ｄｕｅ 2026-/)
  expect(slips.at(-1)?.[1]).toBe('Ｔｏｔａｌ')
  const [english = []] = [...csvRows(String(register))]
  expect([english[0], english.at(-1)]).toEqual(['Code', 'Payment'])

  await company.admin.call('PUT /api/v1/user/payrun/{id}', { params: { id: run }, body: { action: 'pay' } })
  expect(await files()).toMatchObject({ files: [], making: { done: 0 } })
  await make()
  expect((await files()).files.map(({ kind }) => kind)).toEqual(kinds)
}, 120_000)
