import { sql } from 'kysely'
import { beforeAll, describe, expect, it } from 'vitest'
import { aCompany, run, type Company, type Person } from '../../../testing/company.ts'
import { unzip } from '../../payroll/form16/zip.ts'
import { privacyFeature } from '../index.ts'

const pdf = Buffer.from('%PDF-1.4\n%%EOF')

let company: Company
let priya: Person
let arjun: Person
let hr: Person

beforeAll(async () => {
  company = await aCompany()
  priya = await company.employee('Priya Nair')
  arjun = await company.employee('Arjun Mehta')
  hr = await company.employee('Hema Rao', { role: 'HR' })
  const body = { employeeId: priya.employee, birthDate: '1994-03-05', pan: 'ABCPN1234F' }
  await hr.call('POST /api/v1/employee/personal-info', { body } as never)
  await priya.call('POST /api/v1/notes/add', { body: { text: 'Ask <about> the raise' } })
  for (const number of ['Z1234567', 'Z7654321'])
    await priya.call('POST /api/v1/employee/gdpr-doc', {
      body: { category: 'identity', number },
      files: { file: { name: 'passport.pdf', bytes: pdf } },
    })
})

/** Runs pending jobs, as the worker would. */
async function make(): Promise<void> {
  const { rows } = await company.within((tx) =>
    run(
      tx,
      sql`delete from pgboss.job where name = 'personal-export' and data ->> 'organisation' = ${company.organisation} returning data`,
    ),
  )
  for (const { data } of rows as { data: never }[]) await privacyFeature.jobs!['personal-export']!(company.app, data)
}

async function download(who: Person, id: string): Promise<Map<string, string>> {
  const { status, body } = await who.raw('GET /api/v1/privacy/export-file/{id}', { params: { id } })
  expect(status).toBe(200)
  return new Map(
    (await Array.fromAsync(unzip(body as Buffer, 1_000_000))).map(({ name, bytes }) => [name, bytes!.toString('utf8')]),
  )
}

const nextDay = () => company.clock.advance(25 * 60 * 60)

describe("an export of one's own data", () => {
  it('has all data about the person, with full numbers and files, and nothing of others', async () => {
    const { _id: id } = await priya.call('POST /api/v1/privacy/own-export')
    expect(await priya.call('GET /api/v1/privacy/own-export')).toMatchObject([
      { _id: id, state: 'making', isOwn: true },
    ])
    expect((await priya.refused('POST /api/v1/privacy/own-export')).status).toBe(409)
    await make()
    const [ready] = await priya.call('GET /api/v1/privacy/own-export')
    expect(ready).toMatchObject({ state: 'ready', requestedBy: 'Priya Nair', downloadedAt: null })
    expect(ready!.done).toBe(ready!.total)
    const files = await download(priya, id)
    const profile = JSON.parse(files.get('data/profile.json')!) as Record<string, object[]>
    expect(profile['employee']).toMatchObject([{ name: 'Priya Nair' }])
    expect(profile['employee_personal']).toMatchObject([{ birth_date: '1994-03-05', pan: 'ABCPN1234F' }])
    expect(files.get('data/documents.json')).toContain('"number": "Z1234567"')
    expect(files.get('files/documents/passport.pdf')).toBe(pdf.toString())
    expect(files.get('files/documents/passport (2).pdf')).toBe(pdf.toString())
    expect(files.get('data/company.json')).toContain('Ask <about> the raise')
    const page = files.get('index.html')!
    expect(page).toContain('Personal data of Priya Nair')
    expect(page).toContain('ABCPN1234F')
    expect(page).not.toContain('<about>')
    const all = [...files.values()].join('\n')
    for (const other of [arjun.employee, 'Arjun Mehta', '_digest', 'password_hash']) expect(all).not.toContain(other)
    expect((await priya.call('GET /api/v1/privacy/own-export'))[0]?.downloadedAt).not.toBeNull()
  })

  it('is stored sealed', async () => {
    const { rows } = await company.within((tx) => run(tx, sql`select file_key as key, bytes from personal_export`))
    const [{ key, bytes }] = rows as [{ key: string; bytes: number }]
    const kept = await company.app.files.read(key)
    expect(kept.length).toBe(Number(bytes))
    for (const plain of ['profile.json', 'Priya Nair', 'PK\u0003\u0004']) expect(kept.includes(plain)).toBe(false)
  })

  it('is downloaded by no one else, and not after it expires', async () => {
    const id = (await priya.call('GET /api/v1/privacy/own-export'))[0]!._id
    for (const other of [arjun, hr, company.admin])
      expect((await other.refused('GET /api/v1/privacy/export-file/{id}', { params: { id } })).status).toBe(404)
    for (let day = 0; day < 7; day += 1) nextDay()
    expect((await priya.refused('GET /api/v1/privacy/export-file/{id}', { params: { id } })).status).toBe(404)
    await privacyFeature.jobs!['personal-export-cleaning']!(company.app, { organisation: company.organisation })
    expect((await priya.call('GET /api/v1/privacy/own-export'))[0]?.state).toBe('expired')
    const keys: string[] = []
    for await (const some of company.app.files.list(company.organisation)) keys.push(...some)
    expect(keys.filter((key) => key.includes('/export/'))).toEqual([])
  })

  it('is made at most three times a day', async () => {
    for (let time = 0; time < 3; time += 1) {
      await priya.call('POST /api/v1/privacy/own-export')
      await make()
    }
    expect(await priya.refused('POST /api/v1/privacy/own-export')).toMatchObject({
      status: 409,
      message: 'You can export this data 3 times in 24 hours. Try again later.',
    })
  })

  it('is reported as failed if its job stalled, and can be requested again', async () => {
    await arjun.call('POST /api/v1/privacy/own-export')
    company.clock.advance(15 * 60 + 1)
    expect((await arjun.call('GET /api/v1/privacy/own-export'))[0]?.state).toBe('failed')
    await arjun.call('POST /api/v1/privacy/own-export')
    await make()
  })

  it('works for an admin without an employee record, and after leaving', async () => {
    const { _id: id } = await company.admin.call('POST /api/v1/privacy/own-export')
    const meera = await company.employee('Meera Iyer', { status: 'inactive' })
    const { _id: hers } = await meera.call('POST /api/v1/privacy/own-export')
    await make()
    expect(JSON.parse((await download(company.admin, id)).get('data/profile.json')!)).toEqual({})
    expect((await download(meera, hers)).get('data/profile.json')).toContain('Meera Iyer')
  })
})

describe('an export by HR', () => {
  it('excludes private notes, notifies the employee, is logged and alerted', async () => {
    const params = { id: priya.employee }
    const { _id: id } = await hr.call('POST /api/v1/privacy/export/{id}', { params })
    await make()
    const files = await download(hr, id)
    expect(files.get('data/profile.json')).toContain('ABCPN1234F')
    expect([...files.values()].join('\n')).not.toContain('the raise')
    expect((await hr.call('GET /api/v1/privacy/export/{id}', { params }))[0]).toMatchObject({ _id: id, isOwn: true })
    expect((await priya.call('GET /api/v1/privacy/own-export'))[0]).toMatchObject({ _id: id, isOwn: false })
    expect((await priya.refused('GET /api/v1/privacy/export-file/{id}', { params: { id } })).status).toBe(404)
    const told = await company.within((tx) =>
      run(
        tx,
        sql`select message from notification where account_id = ${priya.account} and type = 'own-data' order by id desc limit 1`,
      ),
    )
    expect(told.rows).toEqual([{ message: "HR exported your personal data. If you don't know why, ask HR." }])
    const log = await company.within((tx) =>
      run(
        tx,
        sql`select action from audit_event where account_id = ${hr.account} and record_id = ${priya.employee} order by n desc limit 2`,
      ),
    )
    expect(log.rows).toEqual([{ action: 'downloaded' }, { action: 'exportedData' }])
    const alerts = await company.within((tx) =>
      run(
        tx,
        sql`select 1 from pgboss.job where name = 'security-alert' and data ->> 'organisation' = ${company.organisation}`,
      ),
    )
    expect(alerts.rows.length).toBeGreaterThan(0)
  })

  it('needs the permissions of all its parts', async () => {
    const some = await company.employee('Zoya Khan', { granted: ['employeeDocumentRead', 'allEmployeeWrite'] })
    const params = { id: priya.employee }
    expect((await some.refused('POST /api/v1/privacy/export/{id}', { params })).status).toBe(403)
    expect((await some.refused('GET /api/v1/privacy/export/{id}', { params })).status).toBe(403)
    expect((await hr.refused('POST /api/v1/privacy/export/{id}', { params: { id: hr.employee } })).status).toBe(409)
  })
})
