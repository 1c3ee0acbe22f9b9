import { sql } from 'kysely'
import { beforeEach, describe, expect, it } from 'vitest'
import { aCompany, run, type Company, type Person } from '../../../testing/company.ts'
import { reportsFeature } from '../index.ts'

const list = 'GET /api/v1/user/saved-report'
const add = 'POST /api/v1/user/saved-report'
const change = 'PUT /api/v1/user/saved-report/{id}'
const remove = 'DELETE /api/v1/user/saved-report/{id}'

let company: Company
let hr: Person
let clerk: Person
let payroll: Person

beforeEach(async () => {
  company = await aCompany()
  company.clock.set('2026-11-20T06:00:00.000Z')
  hr = await company.employee('Anita Rao', { role: 'HR', department: 'Design' })
  clerk = await company.employee('Chitra Das', { granted: ['allEmployeeRead'] })
  payroll = await company.employee('Farhan Ali', { granted: ['payRollHistoryRead'] })
})

const saved = {
  ...({ name: 'Joiners this year', report: 'movement', measure: 'joiners', period: 'thisMonth' } as const),
  ...{ from: '2026-09', to: '2026-11' },
}
const save = async (body: object = {}, who = hr) => (await who.call(add, { body: { ...saved, ...body } }))._id
const names = async (who: Person) => (await who.call(list)).map(({ name }) => name)
const job = () => reportsFeature.jobs!['saved-report']!(company.app, { organisation: company.organisation })
const told = async (who: Person) =>
  (await who.call('GET /api/v1/notification/all')).filter(({ type }) => type === 'report').map(({ message }) => message)

describe('a saved report', () => {
  it('stores its filters and chart, and moves with the month unless its months are fixed', async () => {
    const [department] = await hr.call('GET /api/v1/user/department')
    const departmentId = department!._id
    await save({ departmentId })
    await save({ name: 'Until last month', period: 'lastMonth' })
    await save({ name: 'That autumn', period: 'fixed' })
    const months = async () => (await hr.call(list)).map(({ name, from, to }) => [name, from, to])
    company.clock.set('2027-01-02T06:00:00.000Z')
    expect(await months()).toEqual([
      ['Joiners this year', '2026-11', '2027-01'],
      ['That autumn', '2026-09', '2026-11'],
      ['Until last month', '2026-10', '2026-12'],
    ])
    expect((await hr.call(list))[0]).toMatchObject({
      ...{ report: 'movement', measure: 'joiners', department: { _id: departmentId, name: 'Design' }, location: null },
      ...{ isShared: false, isOwn: true, mayChange: true, createdBy: 'Anita Rao', mailDay: null, readers: [] },
    })
  })

  it('is visible to its owner, or when shared to people who may see the report', async () => {
    const id = await save()
    expect([await names(hr), await names(clerk)]).toEqual([[saved.name], []])
    const body = { ...saved, name: 'Joiners', isShared: true }
    expect(await clerk.refused(change, { params: { id }, body })).toMatchObject({ status: 404 })
    await hr.call(change, { params: { id }, body })
    expect([await names(clerk), await names(payroll)]).toEqual([['Joiners'], []])
    expect(await clerk.refused(change, { params: { id }, body })).toMatchObject({ status: 403 })
    expect(await clerk.refused(remove, { params: { id } })).toMatchObject({ status: 403 })
    expect(await payroll.refused(remove, { params: { id } })).toMatchObject({ status: 404 })
    await company.admin.call(change, { params: { id }, body })
    await company.within((tx) => run(tx, sql`update account set is_active = false where id = ${hr.account}`))
    await clerk.call(change, { params: { id }, body: { ...body, name: 'All joiners' } })
    expect(await names(clerk)).toEqual(['All joiners'])
    await clerk.call(remove, { params: { id } })
    expect(await names(clerk)).toEqual([])
  })

  it('is refused with its errors', async () => {
    const refused = async (body: object, who = hr) => {
      const { status, errors } = await who.refused(add, { body: { ...saved, ...body } })
      return errors?.[0]?.path ?? status
    }
    const readerIds = [clerk.account]
    expect([
      ...[await refused({ measure: 'cost' }), await refused({ to: '2026-08' }), await refused({ mailDay: 5 })],
      ...[await refused({ readerIds }), await refused({ period: 'fixed', mailDay: 5, readerIds })],
      ...[await refused({ mailDay: 5, readerIds: [payroll.account] }), await refused({}, payroll)],
      ...[await refused({ departmentId: clerk.account }), await refused({ locationId: clerk.account })],
    ]).toEqual([
      ...['body.measure', 'body.to', 'body.readerIds', 'body.mailDay', 'body.period', 'body.readerIds.0', 403],
      ...['body.departmentId', 'body.locationId'],
    ])
    await save()
    expect(await refused({ name: 'joiners THIS year' })).toBe('body.name')
    await company.within((tx) =>
      run(
        tx,
        sql`insert into saved_report (organisation_id, name, report, measure, period, months, is_shared, created_by, created_at, updated_at)
          select organisation_id, name || n, report, measure, period, months, is_shared, created_by, created_at, updated_at
          from saved_report, generate_series(1, 49) n`,
      ),
    )
    expect(await refused({ name: 'One more' })).toBe(409)
  })
})

describe('the monthly email', () => {
  it('goes out once a month, on its day or as soon after as the job runs, to those who may still view the report', async () => {
    const viewers = await hr.call('GET /api/v1/user/report/{report}/viewer', { params: { report: 'movement' } })
    expect(viewers.map(({ name }) => name)).toEqual(expect.arrayContaining(['Anita Rao', 'Chitra Das']))
    expect(viewers.map(({ name }) => name)).not.toContain('Farhan Ali')
    const id = await save({ mailDay: 5, readerIds: [clerk.account, hr.account] })
    // Saved on the 20th: the 5th of this month is over.
    await job()
    company.clock.set('2026-12-04T06:00:00.000Z')
    await job()
    expect(await told(clerk)).toEqual([])
    company.clock.set('2026-12-07T06:00:00.000Z')
    await Promise.all([job(), job()])
    await job()
    const sentence = 'Your monthly report "Joiners this year" is ready.'
    expect([await told(clerk), await told(hr), await names(clerk)]).toEqual([[sentence], [sentence], [saved.name]])
    // Moved to a later day, it has still been sent this month.
    const body = { ...saved, mailDay: 20, readerIds: [clerk.account, hr.account] }
    await hr.call(change, { params: { id }, body })
    company.clock.set('2026-12-21T06:00:00.000Z')
    await job()
    expect(await told(clerk)).toEqual([sentence])
    await company.within((tx) =>
      run(
        tx,
        sql`delete from account_permission where account_id = ${clerk.account} and permission = 'allEmployeeRead'`,
      ),
    )
    company.clock.set('2027-01-20T06:00:00.000Z')
    await job()
    expect([await told(clerk), await told(hr)]).toEqual([[sentence], [sentence, sentence]])
  })

  it('of an unshared report ends with its owner', async () => {
    for (const isShared of [false, true])
      await save({ name: isShared ? 'Shared' : 'Own', isShared, mailDay: 5, readerIds: [clerk.account] })
    await company.within((tx) => run(tx, sql`update account set is_active = false where id = ${hr.account}`))
    company.clock.set('2026-12-05T06:00:00.000Z')
    await job()
    expect(await told(clerk)).toEqual(['Your monthly report "Shared" is ready.'])
  })

  it('is due in every organisation', async () => {
    await reportsFeature.jobs!['saved-report']!(company.app, { organisation: null })
    const { rows } = await company.within((tx) =>
      run(
        tx,
        sql`select 1 from pgboss.job where name = 'saved-report' and data ->> 'organisation' = ${company.organisation}`,
      ),
    )
    expect(rows).toHaveLength(1)
  })
})
