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
  const departments = await hr.call('GET /api/v1/user/department')
  design = departments.find(({ name }) => name === 'Design')!._id
})

const told = { title: 'Office closed', description: 'On **Friday**.', audience: 'everyone' } as const
const publish = (more: object = {}, who = hr) =>
  who.raw('POST /api/v1/user/announcement', { body: { ...told, ...more } })
const idOf = ({ body }: { body: unknown }) => (body as { data: { _id: Id } }).data._id
const published = async (more: object = {}) => idOf(await publish(more))
const change = (id: Id, more: object = {}, who = hr) =>
  who.raw('PUT /api/v1/user/announcement/{id}', { params: { id }, body: { ...told, ...more } })
const seen = async (who: Person, query: object = {}) =>
  (await who.call('GET /api/v1/user/announcement', { query: { limit: 100, ...query } })).data
const sees = async (who: Person, id: Id) => (await seen(who)).some(({ _id }) => _id === id)
const one = (who: Person, id: Id) => who.raw('GET /api/v1/user/announcement/{id}', { params: { id } })
const tell = () => noticeboardFeature.jobs!.announcement!(company.app, { organisation: company.organisation })
const news = async (who: Person) =>
  (await who.call('GET /api/v1/notification/all'))
    .filter(({ type }) => type === 'announcement')
    .map(({ message }) => message)
const faultsOf = ({ status, body }: { status: number; body: unknown }) => [
  status,
  ...((body as { errors?: { path: string }[] }).errors ?? []).map(({ path }) => path),
]

describe('an announcement', () => {
  it('is sent once to its readers, and marked as read by each separately', async () => {
    const id = await published({ title: 'Diwali hours' })
    await Promise.all([tell(), tell()])
    await tell()
    expect(await news(priya)).toEqual(['New announcement: Diwali hours'])
    expect(await news(company.admin)).toEqual(['New announcement: Diwali hours'])
    // Not to its author.
    expect(await news(hr)).toEqual([])
    const shown = (await one(priya, id)).body as { data: object }
    expect(shown.data).toMatchObject({ html: '<p>On <strong>Friday</strong>.</p>', isRead: false, reads: null })
    const read = () => priya.call('POST /api/v1/user/announcement/{id}/read', { params: { id } })
    await Promise.all([read(), read()])
    expect((await seen(priya)).find(({ _id }) => _id === id)).toMatchObject({ isRead: true, excerpt: 'On Friday.' })
    expect((await seen(ravi)).find(({ _id }) => _id === id)).toMatchObject({ isRead: false })
    expect((await seen(hr)).find(({ _id }) => _id === id)?.reads).toEqual({ read: 1, readers: 4 })
    const readers = (query: object) => hr.call('GET /api/v1/user/announcement/{id}/readers', { params: { id }, query })
    expect((await readers({ state: 'read' })).data).toMatchObject([{ name: 'Priya Nair', department: 'Design' }])
    expect((await readers({ state: 'unread', search: 'ravi' })).data).toMatchObject([{ readAt: null }])
  })

  it('is neither shown nor sent to anyone outside its audience', async () => {
    const id = await published({ title: 'New studio', audience: 'department', audienceIds: [design] })
    await tell()
    expect([await sees(priya, id), await sees(ravi, id), await sees(company.admin, id)]).toEqual([true, false, true])
    expect((await one(ravi, id)).status).toBe(404)
    const read = await ravi.refused('POST /api/v1/user/announcement/{id}/read', { params: { id } })
    expect(read.status).toBe(404)
    expect(await news(ravi)).not.toContain('New announcement: New studio')
    expect(await news(priya)).toContain('New announcement: New studio')
    const choices = { query: { kind: 'department', search: 'des' } } as const
    expect(await hr.call('GET /api/v1/user/audience-choice', choices)).toEqual([{ _id: design, name: 'Design' }])
    expect((await ravi.refused('GET /api/v1/user/audience-choice', choices)).status).toBe(403)
    const forOthers = async (audience: string, audienceIds: Id[]) => {
      const other = await published({ audience, audienceIds })
      return [await sees(priya, other), await sees(ravi, other)]
    }
    expect(await forOthers('location', [company.location])).toEqual([true, true])
    const roles = await company.admin.call('GET /api/v1/user/role', { query: {} })
    const manager = roles.data.find(({ name }) => name === 'Manager')!._id
    expect(await forOthers('role', [manager])).toEqual([false, false])
    expect((await hr.raw('GET /api/v1/user/announcement/{id}', { params: { id } })).body).toMatchObject({
      data: { audience: { kind: 'department', members: [{ name: 'Design' }] } },
    })
  })

  it("is published at its time in the company's time zone, can be rescheduled, and ends after its last day", async () => {
    const later = { title: 'Later', publishOn: '2026-11-20', publishTime: '11:00', expiresOn: '2026-11-21' }
    const id = await published(later)
    await tell()
    expect([await sees(priya, id), (await one(priya, id)).status]).toEqual([false, 404])
    expect((await seen(hr, { state: 'scheduled' })).map(({ title }) => title)).toEqual(['Later'])
    expect(faultsOf(await change(id, { ...later, publishTime: '09:00' }))).toEqual([400, 'body.publishTime'])
    expect((await change(id, { ...later, publishTime: '12:00' })).status).toBe(200)
    company.clock.set('2026-11-20T06:00:00.000Z')
    await tell()
    expect(await sees(priya, id)).toBe(false)
    company.clock.set('2026-11-20T06:31:00.000Z')
    await tell()
    await tell()
    expect((await news(priya)).filter((text) => text.includes('Later'))).toEqual(['New announcement: Later'])
    expect(faultsOf(await change(id, later))).toEqual([400, 'body.publishOn'])
    company.clock.set('2026-11-21T18:29:00.000Z')
    expect(await sees(priya, id)).toBe(true)
    company.clock.set('2026-11-21T18:31:00.000Z')
    expect([await sees(priya, id), await sees(hr, id)]).toEqual([false, true])
    expect((await seen(hr, { state: 'expired' })).map(({ title }) => title)).toEqual(['Later'])
    expect(await seen(priya, { state: 'expired' })).toEqual([])
  })

  it('is sent again only if its author chooses so', async () => {
    const id = await published({ title: 'Parking', notify: false })
    await tell()
    expect((await news(ravi)).filter((text) => text.includes('Parking'))).toEqual([])
    await change(id, { title: 'Parking', notify: true })
    await tell()
    await change(id, { title: 'Parking lot', notify: false })
    await tell()
    expect((await news(ravi)).filter((text) => text.includes('Parking'))).toEqual(['Updated announcement: Parking'])
  })

  it('is first if pinned, and deleted with its read receipts', async () => {
    const pinned = await published({ title: 'Fire drill', isPinned: true })
    await published({ title: 'Newer' })
    expect((await seen(priya))[0]?.title).toBe('Fire drill')
    await priya.call('POST /api/v1/user/announcement/{id}/read', { params: { id: pinned } })
    expect((await priya.refused('DELETE /api/v1/user/announcement/{id}', { params: { id: pinned } })).status).toBe(403)
    await hr.call('DELETE /api/v1/user/announcement/{id}', { params: { id: pinned } })
    expect((await one(priya, pinned)).status).toBe(404)
    expect((await hr.refused('DELETE /api/v1/user/announcement/{id}', { params: { id: pinned } })).status).toBe(404)
  })

  it('is refused with errors at their fields', async () => {
    const other = await aCompany('Globex')
    const { _id: theirs } = await other.admin.call('POST /api/v1/user/department', { body: { name: 'Theirs' } })
    expect(faultsOf(await publish({ title: 'Hi' }))).toEqual([400, 'body.title'])
    expect(faultsOf(await publish({ title: 'See www.evil.example' }))).toEqual([400, 'body.title'])
    expect(faultsOf(await publish({ description: ' ' }))).toEqual([400, 'body.description'])
    expect(faultsOf(await publish({ audience: 'department' }))).toEqual([400, 'body.audienceIds'])
    expect(faultsOf(await publish({ audience: 'department', audienceIds: [theirs] }))).toEqual([
      400,
      'body.audienceIds',
    ])
    expect(faultsOf(await publish({ audience: 'role', audienceIds: [design] }))).toEqual([400, 'body.audienceIds'])
    expect(faultsOf(await publish({ publishOn: '2027-01-04' }))).toEqual([400, 'body.publishTime'])
    expect(faultsOf(await publish({ publishTime: '09:00' }))).toEqual([400, 'body.publishOn'])
    const over = { publishOn: '2027-01-04', publishTime: '09:00', expiresOn: '2027-01-03' }
    expect(faultsOf(await publish(over))).toEqual([400, 'body.expiresOn'])
    expect(faultsOf(await publish({ expiresOn: '2026-11-01' }))).toEqual([400, 'body.expiresOn'])
    expect((await publish({}, priya)).status).toBe(403)
  })
})
