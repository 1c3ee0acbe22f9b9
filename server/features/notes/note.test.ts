import { beforeAll, describe, expect, it } from 'vitest'
import { mostNotes } from '@muster/contract/notes/note.ts'
import { sql } from 'kysely'
import { aCompany, run, type Company, type Person } from '../../testing/company.ts'

describe('private notes', () => {
  let company: Company
  let priya: Person
  let hr: Person
  beforeAll(async () => {
    company = await aCompany()
    priya = await company.employee('Priya Nair')
    hr = await company.employee('Anita Rao', { role: 'HR' })
  })
  const texts = async (who: Person, search?: string) =>
    (await who.call('GET /api/v1/notes/get', { query: search === undefined ? {} : { search } })).map(({ text }) => text)

  it('are added, changed, pinned, searched and deleted', async () => {
    const { _id: milk } = await priya.call('POST /api/v1/notes/add', { body: { text: '  - [ ] 100% milk ' } })
    company.clock.set(new Date(Date.parse(company.clock.now()) + 60_000).toISOString())
    const { _id: call } = await priya.call('POST /api/v1/notes/add', { body: { text: 'Call the bank' } })
    expect(await texts(priya)).toEqual(['Call the bank', '- [ ] 100% milk'])
    await priya.call('PUT /api/v1/notes/update/{id}', { params: { id: milk }, body: { isPinned: true } })
    expect(await texts(priya)).toEqual(['- [ ] 100% milk', 'Call the bank'])
    await priya.call('PUT /api/v1/notes/update/{id}', { params: { id: milk }, body: { text: '- [x] 100% milk' } })
    expect([await texts(priya, 'BANK'), await texts(priya, '0%'), await texts(priya, '_')]).toEqual([
      ['Call the bank'],
      ['- [x] 100% milk'],
      [],
    ])
    await priya.call('DELETE /api/v1/notes/delete/{id}', { params: { id: call } })
    expect(await texts(priya)).toEqual(['- [x] 100% milk'])
    expect(await priya.refused('DELETE /api/v1/notes/delete/{id}', { params: { id: call } })).toMatchObject({
      status: 404,
    })
  })

  it.each(['admin', 'HR'])('are neither seen nor changed by %s', async (role) => {
    const other = role === 'HR' ? hr : company.admin
    const { _id: id } = await priya.call('POST /api/v1/notes/add', { body: { text: 'Only mine' } })
    expect(await texts(other)).toEqual([])
    const refused = [
      await other.refused('PUT /api/v1/notes/update/{id}', { params: { id }, body: { text: 'Seen' } }),
      await other.refused('DELETE /api/v1/notes/delete/{id}', { params: { id } }),
    ]
    expect(refused.map(({ status }) => status)).toEqual([404, 404])
    expect(await texts(priya)).toContain('Only mine')
  })

  it('are refused if empty or too long, at their field', async () => {
    for (const text of ['  ', 'x'.repeat(5001)])
      expect((await hr.refused('POST /api/v1/notes/add', { body: { text } })).errors).toMatchObject([
        { path: 'body.text' },
      ])
  })

  it('have a limit, also when several are added at the same moment', async () => {
    await company.within((tx) =>
      run(
        tx,
        sql`insert into note (organisation_id, account_id, text, created_at, updated_at)
          select ${company.organisation}, ${hr.account}, n::text, ${tx.now}, ${tx.now} from generate_series(1, ${mostNotes - 1}) n
          returning 1`,
      ),
    )
    // The same text would count as the same tap.
    const add = (n: number) => hr.raw('POST /api/v1/notes/add', { body: { text: `One more, ${n}` } })
    const statuses = (await Promise.all([add(1), add(2), add(3)])).map(({ status }) => status)
    expect(statuses.toSorted()).toEqual([200, 409, 409])
  })
})
