import { beforeAll, describe, expect, it } from 'vitest'
import type { Id } from '@muster/contract/values.ts'
import { sql } from 'kysely'
import { aCompany, run, type Company, type Person } from '../../testing/company.ts'
import { unzip } from '../payroll/form16/zip.ts'
import { documentsFeature } from './index.ts'

const post = 'POST /api/v1/employee/gdpr-doc'
const put = 'PUT /api/v1/employee/gdpr-doc/{id}'
const verify = 'PUT /api/v1/employee/gdpr-doc-verify/{id}'
const all = 'GET /api/v1/employee/all-gdpr-doc'
const asset = 'GET /api/v1/utility/assets/private'
const pdf = (words: string) => Buffer.from(`%PDF-1.4\n${words}\n%%EOF`)
const file = (words = 'x') => ({ file: { name: 'passport.pdf', bytes: pdf(words) } })

describe('the documents of employees', () => {
  let company: Company
  let priya: Person
  let ravi: Person
  let hr: Person
  beforeAll(async () => {
    company = await aCompany()
    priya = await company.employee('Priya Nair')
    ravi = await company.employee('Ravi Kumar', { role: 'Manager' })
    hr = await company.employee('Anita Rao', { role: 'HR' })
  })
  const mine = async (who = priya) => who.call('GET /api/v1/employee/gdpr-doc')
  const told = async (who: Person) => (await who.call('GET /api/v1/notification/all')).map(({ message }) => message)
  const add = (who: Person, body: object = {}, words = 'x') =>
    who.call(post, { body: { category: 'identity', ...body } as never, files: file(words) })
  const fetched = async (who: Person, key: string) => (await who.raw(asset, { query: { key } })).status

  it("are visible to their owner and to those who may see others' documents, with the viewers, and to no one else", async () => {
    const { _id } = await add(priya, { number: 'Z1234567', expiresOn: '2031-01-31' })
    const [one] = await mine()
    expect(one).toMatchObject({ _id, number: 'Z1234567', expiresOn: '2031-01-31', verified: null, seenBy: [] })
    expect([await fetched(priya, one!.key), await fetched(ravi, one!.key), await fetched(hr, one!.key)]).toEqual([
      200, 404, 200,
    ])
    await fetched(hr, one!.key)
    expect((await mine())[0]!.seenBy).toMatchObject([{ name: 'Anita Rao' }])
    expect(await ravi.refused(all)).toMatchObject({ status: 403 })
    const { data, pagination } = await hr.call(all, { query: { search: 'priya' } })
    expect([data[0]?.employee.name, pagination.total]).toEqual(['Priya Nair', 1])
    const { rows } = await company.within((tx) => run(tx, sql`select * from employee_document`))
    expect(JSON.stringify(rows)).not.toContain('Z1234567')
    const log = await hr.call('GET /api/v1/employee/activity/{id}', { params: { id: priya.employee } })
    expect(log.data.map(({ action }) => action)).toEqual(['saw document', 'addedDocument'])
  })

  it('are accepted by their content and not their name, with errors at the field', async () => {
    const program = { file: { name: 'passport.pdf', bytes: Buffer.from('MZ a program') } }
    expect(await priya.refused(post, { body: { category: 'identity' }, files: program })).toMatchObject({
      status: 400,
      errors: [{ path: 'files.file' }],
    })
    const wrong = { category: 'passport', expiresOn: '2026-02-30', number: 'x'.repeat(41) } as never
    const { errors } = await priya.refused(post, { body: wrong, files: file() })
    expect(errors?.map(({ path }) => path).toSorted()).toEqual(['body.category', 'body.expiresOn', 'body.number'])
  })

  it('of others are added and changed by HR only', async () => {
    const body = { category: 'employment' as const, employeeId: priya.employee }
    expect(await ravi.refused(post, { body, files: file() })).toMatchObject({ status: 403 })
    const { _id: id } = await hr.call(post, { body, files: file() })
    expect(await ravi.refused(put, { params: { id }, body: { category: 'other' } })).toMatchObject({ status: 404 })
    expect((await mine())[0]).toMatchObject({ _id: id, uploadedBy: 'Anita Rao' })
    const other = await aCompany('Other')
    expect(await other.admin.refused('DELETE /api/v1/employee/gdpr-doc/{id}', { params: { id } })).toMatchObject({
      status: 404,
    })
    expect(await company.admin.refused(post, { body: { category: 'other' }, files: file() })).toMatchObject({
      errors: [{ path: 'body.employeeId' }],
    })
  })

  it('are verified by someone else, for the version they saw, and again after a change', async () => {
    const { _id: id } = await add(hr)
    const key = (await mine(hr))[0]!.key
    const params = { id }
    expect(await hr.refused(verify, { params, body: { isVerified: true, key } })).toMatchObject({ status: 403 })
    await hr.call(put, { params, body: { category: 'identity' }, files: { file: [file('new').file] } })
    expect(await fetched(hr, key)).toBe(404)
    expect(await company.admin.refused(verify, { params, body: { isVerified: true, key } })).toMatchObject({
      status: 409,
    })
    const now = (await mine(hr))[0]!.key
    await company.admin.call(verify, { params, body: { isVerified: true, key: now } })
    expect((await mine(hr))[0]?.verified).toMatchObject({ by: 'Acme Components Admin' })
    expect(await told(hr)).toContain('Your document "passport.pdf" is verified.')
    await hr.call(put, { params, body: { category: 'identity', number: '77' } })
    expect((await mine(hr))[0]).toMatchObject({ verified: null, number: '77', key: now })
  })

  it('verified by HR are not deleted by their owner', async () => {
    const { _id: id } = await add(ravi)
    const [one] = await mine(ravi)
    await hr.call(verify, { params: { id }, body: { isVerified: true, key: one!.key } })
    const remove = 'DELETE /api/v1/employee/gdpr-doc/{id}'
    expect(await ravi.refused(remove, { params: { id } })).toMatchObject({ status: 409 })
    await hr.call(remove, { params: { id } })
    expect([await mine(ravi), await fetched(ravi, one!.key)]).toEqual([[], 404])
  })

  it('are requested once, and the requester is notified when they arrive', async () => {
    const body = { employeeId: ravi.employee, category: 'education' as const, note: 'Your degree' }
    await hr.call('POST /api/v1/employee/gdpr-doc-request', { body })
    expect(await company.admin.refused('POST /api/v1/employee/gdpr-doc-request', { body })).toMatchObject({
      status: 409,
      errors: [{ path: 'body.category' }],
    })
    expect(await ravi.call('GET /api/v1/employee/gdpr-doc-request')).toMatchObject([
      { category: 'education', note: 'Your degree', requestedBy: 'Anita Rao' },
    ])
    expect(await told(ravi)).toContain('Anita Rao requests an education certificate. Upload it in your profile.')
    await add(ravi, { category: 'identity' })
    expect(await ravi.call('GET /api/v1/employee/gdpr-doc-request')).toHaveLength(1)
    await add(ravi, { category: 'education' })
    expect(await ravi.call('GET /api/v1/employee/gdpr-doc-request')).toEqual([])
    expect(await told(hr)).toContain('Ravi Kumar uploaded the document that you requested.')
  })

  it('trigger a reminder a month and a week before they expire, once each, however often the job runs', async () => {
    const other = await aCompany('Initech')
    const neha = await other.employee('Neha Shah')
    const expiry = (organisation: Id) => documentsFeature.jobs!['document-expiry']!(other.app, { organisation })
    other.clock.set('2026-11-20T06:00:00.000Z')
    await add(neha, { expiresOn: '2026-12-20' })
    await add(neha, { expiresOn: '2026-12-21' })
    const reminded = async (now: string) => {
      other.clock.set(now)
      const before = (await told(neha)).length
      await Promise.all([expiry(other.organisation), expiry(other.organisation)])
      await expiry(other.organisation)
      return (await told(neha)).length - before
    }
    expect(await reminded('2026-11-20T06:00:00.000Z')).toBe(1)
    expect(await reminded('2026-11-21T06:00:00.000Z')).toBe(1)
    // The server was off for some days.
    expect(await reminded('2026-12-18T06:00:00.000Z')).toBe(2)
    expect(await reminded('2027-01-02T06:00:00.000Z')).toBe(0)
    expect((await neha.call('GET /api/v1/employee/gdpr-doc')).length).toBe(2)
  })

  it('are downloaded as one ZIP file by their owner and by HR, whose views are logged', async () => {
    const meera = await company.employee('Meera Iyer')
    const zip = 'GET /api/v1/employee/gdpr-doc-zip/{id}'
    const params = { id: meera.employee }
    expect(await meera.refused(zip, { params })).toMatchObject({ status: 404 })
    await add(meera, {}, 'one')
    await add(meera, {}, 'two')
    await add(meera, { category: 'education' }, 'three')
    const { body } = await hr.raw(zip, { params })
    const files = (await Array.fromAsync(unzip(body as Buffer, 10_000))).map(({ name, bytes }) => [
      name,
      bytes!.toString().includes('one'),
    ])
    expect(files).toEqual([
      ['education/passport.pdf', false],
      ['identity/passport (2).pdf', false],
      ['identity/passport (3).pdf', true],
    ])
    expect((await mine(meera)).map(({ seenBy }) => seenBy.length)).toEqual([1, 1, 1])
    expect((await meera.raw(zip, { params })).status).toBe(200)
    expect(await ravi.refused(zip, { params })).toMatchObject({ status: 404 })
  })

  it('that were requested are withdrawn by HR, which is logged', async () => {
    const body = { employeeId: ravi.employee, category: 'education' as const, note: 'Your degree' }
    const { _id: id } = await hr.call('POST /api/v1/employee/gdpr-doc-request', { body })
    const withdraw = 'DELETE /api/v1/employee/gdpr-doc-request/{id}'
    expect(await ravi.refused(withdraw, { params: { id } })).toMatchObject({ status: 403 })
    await hr.call(withdraw, { params: { id } })
    expect(await ravi.call('GET /api/v1/employee/gdpr-doc-request')).toEqual([])
    const log = await hr.call('GET /api/v1/employee/activity/{id}', { params: { id: ravi.employee } })
    expect(log.data[0]?.action).toBe('withdrewDocumentRequest')
  })
})
