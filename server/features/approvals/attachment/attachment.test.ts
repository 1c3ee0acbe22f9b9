import { createHash } from 'node:crypto'
import { sql } from 'kysely'
import { beforeAll, describe, expect, it } from 'vitest'
import type { Id } from '@muster/contract/values.ts'
import { buildServer } from '../../../app/build.ts'
import { features } from '../../../app/features.ts'
import { run, type Person } from '../../../testing/company.ts'
import { anApprovalCompany, type ApprovalCompany } from '../testing/approval-company.ts'

const pdf = (words: string) => Buffer.from(`%PDF-1.4\n${words}\n%%EOF`)
const png = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR4nGNgYPhfDwAChwGA60e6kgAAAABJRU5ErkJggg==',
  'base64',
)

describe('the files of a request', () => {
  let company: ApprovalCompany
  let anita: Person
  let arjun: Person
  let priya: Person
  let policyId: Id
  let day = 0

  beforeAll(async () => {
    company = await anApprovalCompany()
    anita = await company.employee('Anita Rao', { role: 'Manager' })
    arjun = await company.employee('Arjun Das', { role: 'Manager' })
    priya = await company.employee('Priya Nair', { reportsTo: anita })
    const types = await priya.call('GET /api/v1/employee/leave-types')
    policyId = types.find(({ isPaid }) => !isPaid)!._id
  })

  const draft = () => {
    day += 1
    const from = new Date(Date.UTC(2027, 0, 4 + 7 * day)).toISOString().slice(0, 10)
    return { policyId, from, to: from, reason: 'Something at home' }
  }
  const send = (documents: { name: string; bytes: Buffer }[], headers: Record<string, string> = {}, body = draft()) =>
    priya.raw('POST /api/v1/employee/leave', { body, files: { documents }, headers })
  const filesOf = async (id: Id) => (await company.see(priya, id)).attachments
  const kept = async () => {
    const keys: string[] = []
    for await (const some of company.app.files.list(company.organisation)) keys.push(...some)
    return keys.toSorted()
  }
  const idOf = ({ body }: { body: unknown }) => (body as { data: { _id: Id } }).data._id
  const fetched = async (who: Person, key: string) =>
    (await who.raw('GET /api/v1/utility/assets/private', { query: { key } })).status

  it('arrive with it, several in order, each with its own kind', async () => {
    const bytes = pdf('a note')
    const reply = await send([
      { name: 'note.pdf', bytes },
      { name: 'picture.pdf', bytes: png },
    ])
    const files = await filesOf(idOf(reply))
    expect(files).toMatchObject([
      { position: 1, name: 'note.pdf', mediaType: 'application/pdf', bytes: bytes.length },
      { position: 2, name: 'picture.pdf', mediaType: 'image/png', bytes: png.length },
    ])
    const { rows } = await company.within((tx) =>
      run(tx, sql`select sha256 from request_attachment where file_key = ${files[0]!.key}`),
    )
    expect(rows).toEqual([{ sha256: createHash('sha256').update(bytes).digest('hex') }])
    const { headers, body } = await anita.raw('GET /api/v1/utility/assets/private', { query: { key: files[1]!.key } })
    expect(body).toEqual(png)
    expect(headers).toMatchObject({
      'content-type': 'image/png',
      'content-disposition': "attachment; filename*=UTF-8''picture.pdf",
      'cache-control': 'no-store',
    })
  })

  it('are visible to those who decide or have decided it, and to no one else', async () => {
    const id = idOf(await send([{ name: 'note.pdf', bytes: pdf('x') }]))
    const { key } = (await filesOf(id))[0]!
    expect([await fetched(priya, key), await fetched(anita, key), await fetched(company.admin, key)]).toEqual([
      200, 200, 200,
    ])
    // Holds the permission to approve, but this request was never theirs.
    expect(await fetched(arjun, key)).toBe(404)
    expect(await company.forward(anita, id, { employeeId: arjun.employee })).toBe(200)
    expect(await fetched(arjun, key)).toBe(200)
    expect(await company.decide(arjun, id)).toBe(200)
    expect([await fetched(arjun, key), await fetched(anita, key)]).toEqual([200, 200])
    const other = await anApprovalCompany('Other Works')
    expect(await fetched(other.admin, key)).toBe(404)
  })

  it('are refused at their field: too many, empty, and of another kind whatever the name', async () => {
    const before = await kept()
    const six = Array.from({ length: 6 }, (_, n) => ({ name: `${n}.pdf`, bytes: pdf(String(n)) }))
    const wrong = [
      ['files.documents', 'Attach at most 5 files', six],
      ['files.documents.0', 'a.pdf is empty', [{ name: 'a.pdf', bytes: Buffer.alloc(0) }]],
    ] as const
    for (const [path, message, documents] of wrong)
      expect(await send([...documents])).toMatchObject({ status: 400, body: { errors: [{ path, message }] } })
    const many = Array.from({ length: 12 }, (_, n) => ({ name: `${n}.pdf`, bytes: pdf(String(n)) }))
    expect(await send(many)).toMatchObject({ status: 400, body: { errors: [{ message: 'Attach at most 5 files' }] } })
    const program = [{ name: 'note.pdf', bytes: Buffer.from('MZ a program') }]
    expect(await send(program)).toMatchObject({ status: 400, body: { errors: [{ path: 'files.documents.0' }] } })
    expect(await kept()).toEqual(before)
  })

  it('are stored before a database connection is taken, and deleted if the request is refused', async () => {
    let isWithin = false
    const { database, files } = company.app
    const within: typeof database.within = async (organisation, work) => {
      isWithin = true
      return database.within(organisation, work).finally(() => (isWithin = false))
    }
    const during: boolean[] = []
    const keep: typeof files.keep = (...args) => {
      during.push(isWithin)
      return files.keep(...args)
    }
    const read: typeof files.read = (key) => {
      during.push(isWithin)
      return files.read(key)
    }
    const app = { ...company.app, database: { ...database, within }, files: { ...files, keep, read } }
    const fastify = await buildServer(app, features)
    const form = new FormData()
    const body = draft()
    for (const [name, value] of Object.entries(body)) form.append(name, value)
    form.append('documents', new Blob([pdf('x')]), 'note.pdf')
    const sent = new Response(form)
    const payload = Buffer.from(await sent.arrayBuffer())
    const headers = { authorization: `Bearer ${priya.token}`, 'content-type': sent.headers.get('content-type')! }
    const submit = () => fastify.inject({ method: 'POST', url: '/api/v1/employee/leave', headers, payload })
    const reply = await submit()
    const { key } = (await filesOf(reply.json<{ data: { _id: Id } }>().data._id))[0]!
    const url = `/api/v1/utility/assets/private?key=${key}`
    expect((await fastify.inject({ url, headers: { authorization: headers.authorization } })).statusCode).toBe(200)
    expect(during).toEqual([false, false])
    const before = await kept()
    // The same days again.
    expect((await submit()).statusCode).toBe(400)
    expect(await kept()).toEqual(before)
    await fastify.close()
  })

  it('exist once, however often the request arrives', async () => {
    const before = (await kept()).length
    const body = draft()
    const headers = { 'idempotency-key': 'the-same-request' }
    const note = [{ name: 'note.pdf', bytes: pdf('x') }]
    const first = await send(note, headers, body)
    const again = await send(note, headers, body)
    expect(again.body).toEqual(first.body)
    expect(await kept()).toHaveLength(before + 1)
    expect(await send([{ name: 'note.pdf', bytes: pdf('other') }], headers, body)).toMatchObject({ status: 422 })
    expect(await kept()).toHaveLength(before + 1)
  })
})

describe('the number of a request', () => {
  it('counts up within its type without a gap, even with concurrent and refused requests', async () => {
    const company = await anApprovalCompany()
    const people = await Promise.all([1, 2, 3, 4, 5, 6].map((n) => company.employee(`Person ${n}`)))
    const ids = await Promise.all(people.map((person) => company.ask(person)))
    const types = await people[0]!.call('GET /api/v1/employee/leave-types')
    const body = {
      policyId: types.find(({ isPaid }) => !isPaid)!._id,
      from: '2027-01-04',
      to: '2027-01-04',
      reason: 'Short',
    }
    expect((await people[0]!.raw('POST /api/v1/employee/leave', { body })).status).toBe(400)
    const numbers = await Promise.all(ids.map(async (id, at) => (await company.see(people[at]!, id)).number))
    expect(numbers.toSorted()).toEqual(['LV-0001', 'LV-0002', 'LV-0003', 'LV-0004', 'LV-0005', 'LV-0006'])
    const { rows } = await company.within((tx) => run(tx, sql`update request_counter set last = 9999 returning last`))
    expect(rows).toEqual([{ last: 9999 }])
    expect((await company.see(people[0]!, await company.ask(people[0]!))).number).toBe('LV-10000')
  })
})
