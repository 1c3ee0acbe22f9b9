import { createHash } from 'node:crypto'
import { Readable } from 'node:stream'
import { sql } from 'kysely'
import { beforeEach, describe, expect, it } from 'vitest'
import type { Id } from '@muster/contract/values.ts'
import { aCompany, run, type Company, type Person } from '../../testing/company.ts'
import { pay, withPayroll } from '../payroll/testing.ts'
import { lettersFeature } from './index.ts'

const issue = 'POST /api/v1/user/letter'
const list = 'GET /api/v1/user/letter'
const pdf = 'GET /api/v1/user/letter/{id}/pdf'
const own = 'GET /api/v1/employee/self-letter'
const text = 'PUT /api/v1/user/letter-template/{kind}'
const acknowledge = 'POST /api/v1/employee/self-letter/{id}/acknowledge'
const cancel = 'POST /api/v1/user/letter/{id}/cancel'
const preview = 'POST /api/v1/user/letter-preview'
const day = '2026-11-20'

let company: Company & { template: Id }
let hr: Person
let priya: Person
let ravi: Person

beforeEach(async () => {
  company = await withPayroll(await aCompany())
  company.clock.set('2026-11-20T06:00:00.000Z')
  hr = await company.employee('Anita Rao', { role: 'HR' })
  ravi = await company.employee('Ravi Kumar', { role: 'Manager', joinedOn: '2021-04-01' })
  priya = await company.employee('Priya Nair', { reportsTo: ravi, joinedOn: '2024-04-01' })
  await named(priya, 'Engineer')
  await named(ravi, 'Lead')
  await hr.call('PUT /api/v1/user/letter-setting', {
    body: { signatoryName: 'Anita Rao', signatoryDesignation: 'Head of HR' },
  })
})

const named = (who: Person, designation: string) =>
  company.within((tx) => run(tx, sql`update account set designation = ${designation} where id = ${who.account}`))
const draw = () => lettersFeature.jobs!.letters!(company.app, { organisation: company.organisation })
const given = async (kind: 'employment' | 'revision' | 'relieving' | 'offer', ...people: Person[]) => {
  await hr.call(issue, { body: { kind, day, employeeIds: people.map(({ employee }) => employee) } })
  await draw()
}
const letters = async (query: object = {}) => (await hr.call(list, { query })).data
const told = async (who: Person) => (await who.call('GET /api/v1/notification/all')).map(({ message }) => message)

describe('a letter', () => {
  it('has the next number of its kind and year, is stored as a document, and its receiver is notified', async () => {
    await given('employment', priya, ravi)
    await given('employment', priya)
    expect((await letters()).map(({ number, state }) => [number, state]).toSorted()).toEqual([
      ['EMP/2026-27/0001', 'issued'],
      ['EMP/2026-27/0002', 'issued'],
      ['EMP/2026-27/0003', 'issued'],
    ])
    await hr.call(issue, { body: { kind: 'employment', day: '2026-03-31', employeeIds: [priya.employee] } })
    expect((await letters({ search: '2025-26' })).map(({ number }) => number)).toEqual(['EMP/2025-26/0001'])
    const mine = await priya.call(own)
    // For several people, by employee ID: Ravi before Priya.
    expect(mine.map(({ number }) => number)).toEqual(['EMP/2026-27/0003', 'EMP/2026-27/0002'])
    expect(await told(priya)).toContain('A letter is issued to you: "Employment Verification" (EMP/2026-27/0002).')
    const reply = await priya.raw(pdf, { params: { id: mine[0]!._id } })
    const bytes = reply.body as Buffer
    const [row] = await letters({ search: mine[0]!.number })
    expect([bytes.subarray(0, 5).toString(), row!.sha256]).toEqual([
      '%PDF-',
      createHash('sha256').update(bytes).digest('hex'),
    ])
    expect((await priya.raw(pdf, { params: { id: mine[0]!._id } })).status).toBe(200)
  })

  it('keeps its number when numbers are taken concurrently', async () => {
    const body = { kind: 'employment' as const, day, employeeIds: [priya.employee] }
    await Promise.all([1, 2, 3, 4].map(() => hr.call(issue, { body })))
    expect((await letters()).map(({ number }) => number.slice(-4)).toSorted()).toEqual(['0001', '0002', '0003', '0004'])
  })

  it('is drawn once, whichever process runs the job, and is refused if storage holds another document', async () => {
    await hr.call(issue, { body: { kind: 'employment', day, employeeIds: [priya.employee] } })
    const [waiting] = await letters()
    expect([waiting!.state, await priya.call(own)]).toEqual(['making', []])
    await Promise.all([draw(), draw()])
    await lettersFeature.jobs!.letters!(company.app, { organisation: null })
    expect((await told(priya)).filter((message) => message.includes('EMP/'))).toHaveLength(1)
    const { rows } = await company.within((tx) => run(tx, sql`select file_key as key, paper from letter`))
    const [{ key, paper }] = rows as [{ key: string; paper: unknown }]
    expect(paper).toBeNull()
    expect(await company.within((tx) => lettersFeature.filesInUse!(tx, [key, 'x']))).toEqual([key])
    await company.app.files.putBack(key, Readable.from(['forged']), 6)
    expect(await priya.refused(pdf, { params: { id: waiting!._id } })).toMatchObject({ status: 409 })
  })

  it('names what is missing before any number is taken', async () => {
    const { errors } = await hr.refused(issue, {
      body: { kind: 'relieving', day, employeeIds: [priya.employee, ravi.employee] },
    })
    expect(errors?.map(({ message }) => message)).toEqual([
      expect.stringContaining('{{date.lastWorkingDay}} is empty for Ravi Kumar'),
      expect.stringContaining('{{date.lastWorkingDay}} is empty for Priya Nair'),
    ])
    expect(await letters()).toEqual([])
    expect(
      (await hr.refused(issue, { body: { kind: 'employment', day: '2027-06-01', employeeIds: [priya.employee] } }))
        .errors,
    ).toMatchObject([{ path: 'body.day' }])
    expect(
      await hr.refused(issue, { body: { kind: 'employment', day: '2020-06-01', employeeIds: [priya.employee] } }),
    ).toMatchObject({
      status: 400,
    })
    expect(await hr.refused(issue, { body: { kind: 'employment', day, employeeIds: [hr.employee] } })).toMatchObject({
      status: 403,
    })
    expect(
      await hr.refused(issue, {
        body: { kind: 'employment', day, employeeIds: ['01890a5d-ac96-774b-bcce-b302099a8057'] },
      }),
    ).toMatchObject({ status: 400 })
  })

  it('is acknowledged by its receiver alone, and by no one once it is cancelled', async () => {
    await given('employment', priya)
    const id = (await priya.call(own))[0]!._id
    expect(await ravi.refused(acknowledge, { params: { id } })).toMatchObject({ status: 404 })
    await priya.call(acknowledge, { params: { id } })
    expect((await letters())[0]).toMatchObject({ state: 'acknowledged', acknowledgedAt: '2026-11-20T06:00:00.000Z' })
    await hr.call(cancel, { params: { id }, body: { reason: 'Wrong designation' } })
    expect(await hr.refused(cancel, { params: { id }, body: { reason: 'Again' } })).toMatchObject({ status: 409 })
    expect(await priya.refused(acknowledge, { params: { id } })).toMatchObject({ status: 409 })
    expect((await letters({ state: 'cancelled' }))[0]).toMatchObject({
      number: 'EMP/2026-27/0001',
      cancelReason: 'Wrong designation',
    })
    await given('employment', priya)
    expect((await letters({ state: 'issued' })).map(({ number }) => number)).toEqual(['EMP/2026-27/0002'])
    expect(await told(priya)).toContain('Your letter "Employment Verification" (EMP/2026-27/0001) is cancelled.')
  })

  it('stays open to former employees, and is mailed to them as news', async () => {
    await hr.call('PUT /api/v1/employee/status/{id}', {
      params: { id: priya.employee },
      body: { status: 'inactive', inactiveDate: '2026-11-19', reason: 'Moved' },
    })
    await given('relieving', priya)
    const { rows } = await company.app.database.globally((tx) =>
      tx.query({ name: '', text: `select subject from mail where template = 'letter'`, values: [] }),
    )
    expect(rows).toContainEqual({ subject: 'Your letter: Relieving Letter' })
  })
})

describe('letters that show pay', () => {
  beforeEach(async () => {
    await pay(company, priya, 60_000_000)
    await hr.call('PUT /api/v1/employee/salary/{id}', {
      params: { id: priya.employee },
      body: { templateId: company.template, annualCtcPaise: 69_000_000, startsOn: '2026-12-01' },
    })
  })

  it("are issued to everyone whose salary was revised on a day, with the revision's figures", async () => {
    const query = { kind: 'revision' as const, revisedOn: '2026-12-01' }
    expect((await hr.call('GET /api/v1/user/letter-person', { query })).data).toMatchObject([
      { name: 'Priya Nair', lastIssued: null },
    ])
    expect(
      (await hr.call('GET /api/v1/user/letter-person', { query: { ...query, revisedOn: '2026-11-01' } })).data,
    ).toEqual([])
    const body = { kind: 'revision' as const, day, employeeId: priya.employee, revisedOn: '2026-12-01' }
    const { paper, problems } = await hr.call(preview, { body })
    const words = JSON.stringify(paper.blocks)
    expect(problems).toEqual([])
    expect(['₹6,00,000', '₹6,90,000', '15%', '1 December 2026'].filter((figure) => !words.includes(figure))).toEqual([])
    const table = paper.blocks.find((block) => block.type === 'table')!
    expect(table.rows.at(-1)!.map(([cell]) => cell!.text)).toEqual(['Cost to company (CTC)', '₹57,500', '₹6,90,000'])
    const file = await hr.raw('POST /api/v1/user/letter-preview-pdf', { body })
    expect([file.status, file.headers['content-type']]).toEqual([200, 'application/pdf'])
    await hr.call(issue, { body: { kind: 'revision', day, revisedOn: '2026-12-01', employeeIds: [priya.employee] } })
    await draw()
    expect((await hr.call('GET /api/v1/user/letter-person', { query })).data).toMatchObject([{ lastIssued: day }])
  })

  it("are previewed, issued and opened only by those who may see others' pay", async () => {
    const clerk = await company.employee('Clerk Das', { granted: ['letterRead', 'letterWrite'] })
    await hr.call(issue, { body: { kind: 'revision', day, employeeIds: [priya.employee] } })
    await draw()
    const id = (await letters())[0]!._id
    const body = { kind: 'revision' as const, day }
    expect(await clerk.refused(preview, { body: { ...body, employeeId: priya.employee } })).toMatchObject({
      status: 403,
    })
    expect(await clerk.refused(issue, { body: { ...body, employeeIds: [priya.employee] } })).toMatchObject({
      status: 403,
    })
    expect(await clerk.refused(cancel, { params: { id }, body: { reason: 'Not mine' } })).toMatchObject({ status: 404 })
    const opened = (who: Person) => who.raw(pdf, { params: { id } }).then(({ status }) => status)
    expect([await opened(clerk), await opened(ravi), await opened(priya), await opened(hr)]).toEqual([
      404, 404, 200, 200,
    ])
    expect((await clerk.call(list)).data).toMatchObject([{ holdsPay: true, canOpen: false }])
    await clerk.call(issue, { body: { kind: 'employment', day, employeeIds: [priya.employee] } })
    const log = await hr.call('GET /api/v1/employee/activity/{id}', { params: { id: priya.employee } })
    expect(log.data.map(({ action }) => action)).toEqual(expect.arrayContaining(['issuedLetter', 'downloaded']))
  })
})

describe('the text of a letter', () => {
  const body = { title: 'Proof', body: 'We confirm that {{employee.name}} works here.', note: 'Shorter', version: 0 }
  const params = { kind: 'employment' as const }

  it('is stored in versions; issued letters stay, and a concurrent change is not lost', async () => {
    expect(await hr.call(text, { params, body })).toEqual({ version: 1 })
    expect(await hr.call(text, { params, body: { ...body, version: 1 } })).toEqual({ version: 1 })
    expect(await hr.refused(text, { params, body: { ...body, title: 'Other' } })).toMatchObject({ status: 409 })
    const all = 'GET /api/v1/user/letter-template'
    expect((await hr.call(all)).find(({ kind }) => kind === 'employment')).toMatchObject({
      version: 1,
      tellsPay: false,
    })
    const one = 'GET /api/v1/user/letter-template/{kind}'
    expect(await hr.call(one, { params, query: {} })).toMatchObject({ title: 'Proof', versions: [{ note: 'Shorter' }] })
    expect(await hr.call(one, { params, query: { version: 0 } })).toMatchObject({ title: 'Employment Verification' })
    expect(await hr.refused(one, { params, query: { version: 9 } })).toMatchObject({ status: 404 })
    expect(await priya.refused(one, { params, query: {} })).toMatchObject({ status: 403 })
  })

  it('is refused with an unknown field, reported at the text, and previewed with an invented person', async () => {
    const { errors } = await hr.refused(text, { params, body: { ...body, body: 'Dear {{employee.nmae}}, welcome.' } })
    expect(errors).toMatchObject([
      { path: 'body.body', message: expect.stringContaining('{{employee.nmae}}') as string },
    ])
    const seen = await hr.call('POST /api/v1/user/letter-template/{kind}/preview', {
      params,
      body: { title: 'Pay', body: 'Dear {{employee.name}}: {{salary.annual}} {{x}}' },
    })
    expect(seen.problems).toEqual(['{{x}} is not a field. Choose one from the list of fields.'])
    expect(seen.paper.blocks).toEqual([
      { type: 'paragraph', runs: [{ text: 'Dear Priya Nair: ₹12,00,000 {{x}}', bold: false, italic: false }] },
    ])
    expect(await hr.call('GET /api/v1/user/letter-setting')).toMatchObject({ signatoryName: 'Anita Rao' })
  })
})
