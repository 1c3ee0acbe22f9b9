import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import pg from 'pg'
import { startingSection, startingSettings } from '@muster/contract/payroll/statutory/statutory-sections.ts'
import { describe, expect, inject, test } from 'vitest'
import { aCompany, type Company } from '../../../../testing/company.ts'
import { testDatabase } from '../../../../testing/database.ts'
import { statutorySettings } from './settings.ts'

const pfIn = async (company: Company, month: string) =>
  (await company.within((tx) => statutorySettings(tx, `${month}-01`))).pf
const save = (company: Company, from: string, value: object, seenIn?: string) =>
  company.admin.call('POST /api/v1/user/statutory-settings', {
    body: { section: 'pf', from, value, ...(seenIn === undefined ? {} : { seenIn }) } as never,
  })

describe('a change of one setting', () => {
  test('before a change of law leaves the others to the law', async () => {
    const company = await aCompany()
    await save(company, '2025-08', { ...startingSection('pf', '2025-08'), epsRate: '1/12' })
    expect(await pfIn(company, '2025-10')).toMatchObject({ wageBasis: 'basicDa', epsRate: '1/12' })
    expect(await pfIn(company, '2025-11')).toMatchObject({ wageBasis: 'codeWages', epsRate: '1/12' })
  })

  test("backdated from today's form does not bring today's law with it", async () => {
    const company = await aCompany()
    await save(company, '2025-08', { ...startingSettings.pf, adminMinimum: false }, '2026-11')
    expect(await pfIn(company, '2025-10')).toMatchObject({ wageBasis: 'basicDa', adminMinimum: false })
    expect(await pfIn(company, '2025-11')).toMatchObject({ wageBasis: 'codeWages', adminMinimum: false })
    const [change] = await company.admin.call('GET /api/v1/user/statutory-settings/history', {
      query: { section: 'pf' },
    })
    expect(change?.changes).toEqual([{ field: 'adminMinimum', from: 'true', to: 'false' }])
  })

  test('keeps what was chosen before, even if the law has a different default by then', async () => {
    const company = await aCompany()
    await save(company, '2025-11', { ...startingSettings.pf, wageBasis: 'basicDa' })
    await save(company, '2026-04', { ...startingSettings.pf, wageBasis: 'basicDa', epsRate: '1/12' })
    expect(await pfIn(company, '2026-11')).toMatchObject({ wageBasis: 'basicDa', epsRate: '1/12' })
    await save(company, '2026-06', { ...startingSettings.pf, epsRate: '1/12' })
    expect(await pfIn(company, '2026-11')).toMatchObject({ wageBasis: 'codeWages', epsRate: '1/12' })
  })
})

const migration = join(import.meta.dirname, '../../../../db/migrations/0059_what_was_chosen.sql')

/** Rows stored in full, as they once were; then the migration runs. */
async function migrated(company: Company, rows: [from: string, value: object][]) {
  const client = new pg.Client((await testDatabase()).owner)
  await client.connect()
  try {
    await client.query('begin')
    await client.query('alter table statutory_setting no force row level security')
    for (const [from, value] of rows)
      await client.query(
        `insert into statutory_setting (organisation_id, section, from_month, value, created_at) values ($1, 'pf', $2, $3, now())`,
        [company.organisation, from, JSON.stringify(value)],
      )
    await client.query('alter table statutory_setting force row level security')
    await client.query('commit')
    await client.query(`begin; ${readFileSync(migration, 'utf8')}; commit`)
  } finally {
    await client.end()
  }
}

// A cluster never had such rows.
describe.skipIf(inject('nodes').length > 0)('rows that were stored in full', () => {
  const august = startingSection('pf', '2025-08')

  test('are freed of what no one chose, and say so where it changes pay', async () => {
    const company = await aCompany()
    await migrated(company, [
      ['2025-08', { ...august, epsRate: '1/12' }],
      ['2026-04', { ...august, epsRate: '1/12', adminMinimum: false }],
    ])
    expect(await pfIn(company, '2025-10')).toMatchObject({ wageBasis: 'basicDa', epsRate: '1/12', adminMinimum: true })
    expect(await pfIn(company, '2025-11')).toMatchObject({ wageBasis: 'codeWages', epsRate: '1/12' })
    expect(await pfIn(company, '2026-11')).toMatchObject({
      wageBasis: 'codeWages',
      epsRate: '1/12',
      adminMinimum: false,
    })
    const history = await company.admin.call('GET /api/v1/user/statutory-settings/history', {
      query: { section: 'pf' },
    })
    expect(history[0]).toMatchObject({ from: '2025-11', who: 'Muster', changes: [] })
    expect(history[0]?.note).toContain('PF wages go by the labour codes from November 2025')
  })

  test('keep what someone chose', async () => {
    const company = await aCompany()
    await migrated(company, [
      ['2025-11', { ...startingSettings.pf, wageBasis: 'basicDa' }],
      ['2026-04', { ...startingSettings.pf, wageBasis: 'basicDa', epsRate: '1/12' }],
    ])
    expect(await pfIn(company, '2026-11')).toMatchObject({ wageBasis: 'basicDa', epsRate: '1/12' })
    const history = await company.admin.call('GET /api/v1/user/statutory-settings/history', {
      query: { section: 'pf' },
    })
    expect(history).toHaveLength(2)
  })
})
