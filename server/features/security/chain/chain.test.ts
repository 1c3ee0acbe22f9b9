import { expect, it } from 'vitest'
import { migrated } from '../../../testing/before-migration.ts'
import { aCompany, type Company } from '../../../testing/company.ts'
import { tamper } from '../../../testing/tamper.ts'
import { auditCheck } from './audit-check.ts'

const chain = ({ admin }: Company) => admin.call('GET /api/v1/user/activity-log-chain')
const look = ({ admin }: Company, head: string) =>
  admin.call('POST /api/v1/user/activity-log-chain/head', { body: { head } })

async function companyWithLog(name: string) {
  const company = await aCompany(name)
  const turn = (isOn: boolean) =>
    company.admin.call('PUT /api/v1/user/two-person-rule', { body: { area: 'loan', isOn } })
  for (const isOn of [false, true, false]) await turn(isOn)
  return { company, turn }
}

it('shows a head that the log contains from then on, whatever text surrounds it', async () => {
  const { company, turn } = await companyWithLog('Acme')
  const { head } = await chain(company)
  expect(head).toMatchObject({ n: 3, text: expect.stringMatching(/^3-[0-9a-f]{64}$/) })
  await turn(true)
  const written = `Muster activity log of Acme\n20 Nov 2026, 09:35\n  ${head!.text.toUpperCase()}  `
  expect(await look(company, written)).toEqual({ found: 'contained', n: 3, at: head!.at })
  const { status, errors } = await company.admin.refused('POST /api/v1/user/activity-log-chain/head', {
    body: { head: '3-abc' },
  })
  expect([status, errors?.map(({ path }) => path)]).toEqual([400, ['body.head']])
})

it('reports entries that were rewritten, cut off its end, or differ from what was written', async () => {
  const { company } = await companyWithLog('Globex')
  const { head } = await chain(company)
  const [n, digest] = head!.text.split('-') as [string, string]
  expect((await look(company, `9${n}-${digest}`)).found).toBe('missing')
  expect((await look(company, `2-${digest}`)).found).toBe('changed')
  await tamper(`update audit_event set network = '203.0.113.1' where organisation_id = $1 and n = 2`, [
    company.organisation,
  ])
  expect((await look(company, head!.text)).found).toBe('broken')
  expect((await company.admin.call('POST /api/v1/user/activity-log-chain/verify')).broken).toEqual([2])
})

it('finds and reports what was cut off its end since the last check, day by day until it is mended', async () => {
  const { company, turn } = await companyWithLog('Initech')
  expect((await chain(company)).checked).toBeNull()
  await auditCheck(company.app, { organisation: company.organisation })
  const { checked } = await chain(company)
  expect(checked).toMatchObject({ at: company.clock.now(), broken: [] })
  await tamper(`delete from audit_event where organisation_id = $1 and n >= ${checked!.n}`, [company.organisation])
  await turn(true)
  await auditCheck(company.app, { organisation: company.organisation })
  expect((await chain(company)).checked?.broken).toEqual([checked!.n])
  const alerts = async () =>
    (await company.admin.call('GET /api/v1/user/alert', { query: { kind: 'chain' } })).data.map(
      ({ message }) => message,
    )
  expect(await alerts()).toEqual(['The activity log was tampered with'])
  company.clock.advance(86_400)
  await auditCheck(company.app, { organisation: company.organisation })
  expect(await alerts()).toHaveLength(2)
})

it('is for the admin alone', async () => {
  const { company } = await companyWithLog('Hooli')
  const ravi = await company.employee('Ravi Kumar', { role: 'HR' })
  expect((await ravi.refused('GET /api/v1/user/activity-log-chain')).status).toBe(403)
  expect((await ravi.refused('POST /api/v1/user/activity-log-chain/verify')).status).toBe(403)
  const body = { head: `1-${'0'.repeat(64)}` }
  expect((await ravi.refused('POST /api/v1/user/activity-log-chain/head', { body })).status).toBe(403)
})

it('stays intact over the migration that added where entries came from', async () => {
  const id = '01930000-0000-7000-8000-000000000001'
  const event = (
    action: string,
  ) => `insert into audit_event (organisation_id, action, record_type, record_id, changes, at)
    values ('${id}', '${action}', 'organisation', '${id}', '{"name": {"from": null, "to": "Acme"}}', now());`
  const before = `insert into organisation (id, name, created_at, updated_at) values ('${id}', 'Acme', now(), now());
    ${event('added')} ${event('changed')}`
  await migrated('0159', before, async (database) => {
    await database.query(
      event('deleted')
        .replace('changes, at', 'changes, network, at')
        .replace(/now\(\)\)/, `'10.0.0.1', now())`),
    )
    const { rows } = await database.query(
      'select n::integer, digest = audit_digest(audit_event) as same from audit_event',
    )
    expect(rows).toEqual([1, 2, 3].map((n) => ({ n, same: true })))
  })
})
