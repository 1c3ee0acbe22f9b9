import { beforeAll, describe, expect, it } from 'vitest'
import { allRoutes } from '@muster/contract/all-routes.ts'
import { allPermissions } from '@muster/contract/permissions.ts'
import type { Route } from '@muster/contract/routes.ts'
import type { Id } from '@muster/contract/values.ts'
import type { Key } from '../../testing/call.ts'
import { aCompany, type Company, type Person } from '../../testing/company.ts'
import { png } from '../../testing/one-of-everything/samples.ts'

const document = 'blue-passport-81723'
const note = 'Ask the doctor about the blue pills'
const routes = Object.entries(allRoutes) as [Key, Route][]
const reads = routes.filter(
  ([key, { access }]) => key.startsWith('GET ') && access !== 'public' && access !== 'onboarding',
)

let company: Company
let priya: Person
let manager: Person
/** Holds every permission except the one for other people's documents. */
let clerk: Person
let ids: Id[]
let file: string

beforeAll(async () => {
  company = await aCompany()
  manager = await company.employee('Anita Rao', { role: 'Manager' })
  priya = await company.employee('Priya Nair', { reportsTo: manager })
  clerk = await company.employee('Chitra Das', {
    granted: allPermissions.filter((one) => one !== 'employeeDocumentRead'),
  })
  const files = { file: { name: `${document}.png`, bytes: png } }
  await priya.call('POST /api/v1/employee/gdpr-doc', { body: { category: 'identity' }, files })
  await priya.call('POST /api/v1/notes/add', { body: { text: note } })
  const [stored] = await priya.call('GET /api/v1/employee/gdpr-doc')
  const [kept] = await priya.call('GET /api/v1/notes/get')
  file = stored!.key
  ids = [priya.employee, stored!._id, kept!._id]
})

/** Makes every read call about Priya and each of her records, and returns the calls whose reply contains the words. */
async function telling(who: Person | Company['admin'], words: string): Promise<string[]> {
  const query = {
    ...{ from: '2026-11-01', to: '2026-11-30', month: '2026-11', year: 2026 },
    employeeId: priya.employee,
  }
  const revealing: string[] = []
  for (const [key] of reads)
    for (const id of key.includes('{') ? ids : ['']) {
      const params = Object.fromEntries([...key.matchAll(/\{(\w+)\}/g)].map(([, name]) => [name, id]))
      for (const asked of [{}, query]) {
        const { body } = await who.raw(key, { params, query: asked } as never)
        const said = Buffer.isBuffer(body) ? body.toString('utf8') : JSON.stringify(body)
        if (said?.includes(words) === true) revealing.push(key)
      }
    }
  return [...new Set(revealing)]
}

describe('a private note', () => {
  it('is read by no one else in any call, the admin included', { timeout: 240_000 }, async () => {
    for (const who of [company.admin, clerk]) expect(await telling(who, note)).toEqual([])
    expect(await telling(priya, note)).toContain('GET /api/v1/notes/get')
  })

  it('is changed and deleted by no one else', async () => {
    for (const who of [company.admin, clerk, manager]) {
      const params = { id: ids[2]! }
      const { status } = await who.refused('PUT /api/v1/notes/update/{id}', { params, body: { text: 'Read' } })
      expect([status, (await who.refused('DELETE /api/v1/notes/delete/{id}', { params })).status]).toEqual([404, 404])
    }
  })
})

describe('a document', () => {
  it(
    "is read in no call by people without the permission for other people's documents",
    { timeout: 240_000 },
    async () => {
      for (const who of [manager, clerk]) expect(await telling(who, document)).toEqual([])
      expect(await telling(company.admin, document)).not.toEqual([])
    },
  )

  it('is not fetched, changed or deleted by them', async () => {
    for (const who of [manager, clerk]) {
      const fetched = await who.raw('GET /api/v1/utility/assets/private', { query: { key: file } })
      expect(fetched.status).toBe(404)
      for (const [key] of routes.filter(([one]) => /gdpr-doc.*\{id\}$/.test(one))) {
        const body = { category: 'other', isVerified: true, key: file }
        const { status } = await who.raw(key, { params: { id: ids[1]! }, body } as never)
        expect([key, [403, 404].includes(status)]).toEqual([key, true])
      }
    }
    expect((await priya.call('GET /api/v1/employee/gdpr-doc'))[0]).toMatchObject({ _id: ids[1]! })
  })
})
