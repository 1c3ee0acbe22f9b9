import { sql } from 'kysely'
import { expect, it } from 'vitest'
import { builder } from '../../../platform/database/builder.ts'
import { aCompany, type Company } from '../../../testing/company.ts'

const slow = '*a_'.repeat(3300)
const told = { title: 'Office closed', audience: 'everyone' } as const
const tooComplex = {
  status: 400,
  errors: [{ path: 'body.description', message: expect.stringContaining('too complex to format') as string }],
}

const run = (company: Company, text: ReturnType<typeof sql>) =>
  company.within((tx) => {
    const { sql: words, parameters } = text.compile(builder)
    return tx.query({ name: '', text: words, values: [...parameters] })
  })

it(
  'a text that takes too long to format is refused where it is written, and in its preview',
  { timeout: 300_000 },
  async () => {
    const { admin } = await aCompany()
    const body = { ...told, description: slow }
    expect(await admin.refused('POST /api/v1/user/announcement', { body })).toMatchObject(tooComplex)
    expect(await admin.refused('PUT /api/v1/employee/company-summary', { body })).toMatchObject(tooComplex)
    expect(await admin.refused('POST /api/v1/employee/company-policy', { body })).toMatchObject(tooComplex)
    const preview = await admin.refused('POST /api/v1/employee/markdown-preview', { body: { text: slow } })
    expect(preview.errors?.map(({ path }) => path)).toEqual(['body.text'])
    expect((await admin.call('GET /api/v1/user/announcement')).data).toEqual([])
  },
)

it(
  'a text of an earlier release is formatted when it is first read; one that takes too long is shown as written',
  { timeout: 300_000 },
  async () => {
    const company = await aCompany()
    const { admin } = company
    const idOf = async (description: string) => {
      const { _id: id } = await admin.call('POST /api/v1/user/announcement', { body: { ...told, description } })
      return id
    }
    const ids = [await idOf('**Old**'), await idOf('<b>slow</b>')]
    const key = 'GET /api/v1/user/announcement/{id}' as const
    const shown = async () =>
      Promise.all(ids.map(async (id) => (await admin.call(key, { params: { id: id! } })).html.slice(0, 30)))
    expect(await shown()).toEqual(['<p><strong>Old</strong></p>', '<p>&lt;b&gt;slow&lt;/b&gt;</p>'])
    // As an earlier release changes them.
    await run(company, sql`update announcement set body = '*New*', updated_at = now() where id = ${ids[0]!}`)
    await run(company, sql`update announcement set body = ${`<b>${slow}`}, updated_at = now() where id = ${ids[1]!}`)
    expect(await shown()).toEqual(['<p><em>New</em></p>', `<p>&lt;b&gt;${slow}`.slice(0, 30)])
    const kept = await run(company, sql`select count(*)::int as n from announcement where html_at = updated_at`)
    expect(kept.rows).toEqual([{ n: 2 }])
  },
)

it('a policy and the summary of an earlier release are formatted when they are first read', async () => {
  const company = await aCompany()
  const { admin } = company
  await admin.call('PUT /api/v1/employee/company-summary', { body: { description: '*We*' } })
  const body = { ...told, description: '**Rules**' }
  const { _id: id } = await admin.call('POST /api/v1/employee/company-policy', { body })
  await run(company, sql`update company_summary set html = null`)
  await run(company, sql`update company_policy_version set html = null`)
  const policy = () => admin.call('GET /api/v1/employee/company-policy/{id}', { params: { id } })
  expect([(await policy()).html, (await policy()).html]).toEqual(Array(2).fill('<p><strong>Rules</strong></p>'))
  expect((await admin.call('GET /api/v1/employee/company-summary'))?.html).toBe('<p><em>We</em></p>')
})
