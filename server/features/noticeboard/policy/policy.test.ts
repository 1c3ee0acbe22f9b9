import { beforeAll, describe, expect, it } from 'vitest'
import type { Id } from '@muster/contract/values.ts'
import { aCompany, type Company, type Person } from '../../../testing/company.ts'
import { noticeboardFeature } from '../index.ts'

let company: Company
let hr: Person
let priya: Person
let ravi: Person
let design: Id

beforeAll(async () => {
  company = await aCompany()
  company.clock.set('2026-11-20T04:30:00.000Z')
  hr = await company.employee('Hema Rao', { role: 'HR' })
  priya = await company.employee('Priya Nair', { department: 'Design' })
  ravi = await company.employee('Ravi Kumar', { department: 'Sales' })
  design = (await hr.call('GET /api/v1/user/department')).find(({ name }) => name === 'Design')!._id
})

const pdf = (words: string) => ({ name: `${words}.pdf`, bytes: Buffer.from(`%PDF-1.4\n${words}\n%%EOF`) })
const base = { description: 'Travel by **train**.', audience: 'everyone', mustAcknowledge: true } as const
let number = 0
const add = (more: object = {}, files: object = {}, who = hr) =>
  who.raw('POST /api/v1/employee/company-policy', {
    body: { title: `Policy ${(number += 1)}`, ...base, ...more },
    files,
  } as never)
const added = async (more: object = {}, files: object = {}) =>
  ((await add(more, files)).body as unknown as { data: { _id: Id } }).data._id
const put = (id: Id, body: object, files: object = {}, who = hr) =>
  who.raw('PUT /api/v1/employee/company-policy/{id}', { params: { id }, body: { ...base, ...body }, files } as never)
const see = (who: Person, id: Id, version?: number) =>
  who.call('GET /api/v1/employee/company-policy/{id}', { params: { id }, query: version ? { version } : {} })
const row = async (who: Person, id: Id) =>
  (await who.call('GET /api/v1/employee/company-policy')).find(({ _id }) => _id === id)
const agree = (who: Person, id: Id, version = 1) =>
  who.raw('POST /api/v1/employee/company-policy/{id}/acknowledge', { params: { id }, body: { version } })
const list = async (id: Id, query: object = {}) =>
  (await hr.call('GET /api/v1/employee/company-policy/{id}/acknowledgements', { params: { id }, query })).data
const remind = () => noticeboardFeature.jobs!['company-policy']!(company.app, { organisation: company.organisation })
const asked = async (who: Person, title: string) =>
  (await who.call('GET /api/v1/notification/all'))
    .filter(({ type, message }) => type === 'policy' && message.includes(title))
    .map(({ message }) => message)
const fetched = async (who: Person, key: string) =>
  (await who.raw('GET /api/v1/utility/assets/private', { query: { key } })).status
const faultsOf = ({ status, body }: { status: number; body: unknown }) => [
  status,
  ...((body as { errors?: { path: string }[] }).errors ?? []).map(({ path }) => path),
]

describe('a company policy', () => {
  it('is acknowledged by each person, once, and the list shows who has', async () => {
    const id = await added({ title: 'Travel' })
    expect(await row(priya, id)).toMatchObject({ isAsked: true, acknowledgedAt: null, progress: null })
    await Promise.all([agree(priya, id), agree(priya, id)])
    expect(await row(priya, id)).toMatchObject({ isAsked: false, acknowledgedAt: '2026-11-20T04:30:00.000Z' })
    expect(await row(hr, id)).toMatchObject({ isAsked: true, progress: { acknowledged: 1, asked: 3 } })
    expect(await list(id, { state: 'acknowledged' })).toMatchObject([{ name: 'Priya Nair', version: 1 }])
    expect((await list(id, { state: 'missing' })).map(({ name }) => name)).toEqual(['Hema Rao', 'Ravi Kumar'])
    // The admin has no employee record.
    expect((await agree(company.admin, id)).status).toBe(403)
    const file = await hr.raw('GET /api/v1/employee/company-policy/{id}/acknowledgement-file', { params: { id } })
    expect(String(file.body).split('\r\n')[2]).toContain('"Priya Nair","Design","1","2026-11-20"')
    const params = { params: { id } }
    expect((await priya.refused('GET /api/v1/employee/company-policy/{id}/acknowledgements', params)).status).toBe(403)
  })

  it('needs a new acknowledgement after a change only if its author chooses so, and keeps its versions', async () => {
    const id = await added({ title: 'Leave' })
    await agree(priya, id)
    await put(id, { title: 'Leave', description: 'Spelt better.', note: 'A typo' })
    expect(await row(priya, id)).toMatchObject({ version: 2, isAsked: false })
    await put(id, { title: 'Leave of all kinds', description: 'Spelt better.' })
    expect(await row(priya, id)).toMatchObject({ version: 2, title: 'Leave of all kinds' })
    const again = { title: 'Leave', description: 'Ten days.', note: 'More days', asksAgain: true }
    expect((await put(id, again)).status).toBe(200)
    expect(await row(priya, id)).toMatchObject({ version: 3, isAsked: true })
    // The version from another tab.
    expect((await agree(priya, id, 2)).status).toBe(409)
    expect((await agree(priya, id, 3)).status).toBe(200)
    expect(await see(priya, id, 1)).toMatchObject({ html: '<p>Travel by <strong>train</strong>.</p>' })
    expect((await see(priya, id)).versions.map(({ version, note }) => [version, note])).toEqual([
      [3, 'More days'],
      [2, 'A typo'],
      [1, ''],
    ])
    expect(faultsOf(await put(id, { ...again }))).toEqual([400, 'body.asksAgain'])
  })

  it('does not exist, nor does its file, outside its audience', async () => {
    const file = pdf('studio rules')
    const id = await added({ description: '', audience: 'department', audienceIds: [design] }, { file })
    const { key } = (await see(priya, id)).file!
    expect([await fetched(priya, key), await fetched(ravi, key), await fetched(hr, key)]).toEqual([200, 404, 200])
    expect(await row(ravi, id)).toBeUndefined()
    expect((await ravi.refused('GET /api/v1/employee/company-policy/{id}', { params: { id } })).status).toBe(404)
    expect((await agree(ravi, id)).status).toBe(404)
    expect((await list(id)).map(({ name }) => name)).toEqual(['Priya Nair'])
    const title = 'Studio'
    await put(id, { title, description: '', audience: 'department', audienceIds: [design] })
    expect((await see(priya, id)).file?.key).toBe(key)
    const other = { title, description: '', audience: 'department', audienceIds: [design] }
    await put(id, other, { file: pdf('new rules') })
    const versions = (await see(priya, id)).versions.map((one) => one.file?.name)
    expect(versions).toEqual(['new rules.pdf', 'studio rules.pdf'])
    expect(faultsOf(await put(id, { ...other, removeFile: true }))).toEqual([400, 'body.description'])
    await hr.call('DELETE /api/v1/employee/company-policy/{id}', { params: { id } })
    expect([await fetched(priya, key), await row(hr, id)]).toEqual([404, undefined])
    expect(faultsOf(await put(id, other))).toEqual([404])
  })

  it('is requested once, then weekly until acknowledged', async () => {
    const title = 'Security'
    const id = await added({ title })
    await Promise.all([remind(), remind()])
    await remind()
    expect(await asked(priya, title)).toEqual(['Read and acknowledge the policy "Security".'])
    await agree(ravi, id)
    company.clock.set('2026-11-26T03:45:00.000Z')
    await remind()
    expect(await asked(priya, title)).toHaveLength(1)
    company.clock.set('2026-11-27T03:45:00.000Z')
    await remind()
    await remind()
    expect((await asked(priya, title)).toSorted()).toEqual([
      'Read and acknowledge the policy "Security".',
      'Reminder: read and acknowledge the policy "Security".',
    ])
    expect(await asked(ravi, title)).toHaveLength(1)
    const joined = await company.employee('Tara Shah')
    await remind()
    expect(await asked(joined, title)).toHaveLength(1)
    await put(id, { title, description: 'Lock your screen.', asksAgain: true })
    await remind()
    expect(await asked(ravi, title)).toHaveLength(2)
    expect((await list(id, { search: 'tara' }))[0]?.remindedAt).not.toBeNull()
  })

  it('is refused with errors at their fields, and written only with the permission', async () => {
    await add({ title: 'Only one' })
    expect(faultsOf(await add({ title: 'only ONE' }))).toEqual([409, 'body.title'])
    expect(faultsOf(await add({ description: '' }))).toEqual([400, 'body.description'])
    expect(faultsOf(await add({ title: 'A' }))).toEqual([400, 'body.title'])
    expect(faultsOf(await add({ audience: 'location' }))).toEqual([400, 'body.audienceIds'])
    const program = { name: 'rules.pdf', bytes: Buffer.from('MZ a program') }
    expect(faultsOf(await add({}, { file: program }))).toEqual([400, 'files.file'])
    expect((await add({}, {}, priya)).status).toBe(403)
    const quiet = await added({ mustAcknowledge: false })
    expect(await row(priya, quiet)).toMatchObject({ isAsked: false })
    expect((await agree(priya, quiet)).status).toBe(409)
  })
})
