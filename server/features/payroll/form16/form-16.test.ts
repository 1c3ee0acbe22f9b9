import { PDFDocument } from '@cantoo/pdf-lib'
import { sql } from 'kysely'
import { beforeAll, describe, expect, test } from 'vitest'
import { newestMails } from '../../../platform/mail/mail.queries.ts'
import { aCompany, run, type Person } from '../../../testing/company.ts'
import { addressOf, mail } from '../../notifications/mail/testing.ts'
import { lockMonth, pay, withPayroll } from '../testing.ts'
import { issueCertificates } from './issue.ts'
import { makePartB } from './make.ts'
import { pdfBomb, pdfOf } from '../pdf/pdf.fixture.ts'
import { zipOf } from './zip.fixture.ts'

const financialYear = '2026-27'
let pdf: Buffer

type Set = Awaited<ReturnType<typeof paid>>
let all: Set

/** Priya and Ravi were paid in October, the year's tax withheld; Anita runs payroll. */
async function paid() {
  const company = await withPayroll(await aCompany(), { statutory: true })
  const anita = await company.employee('Anita Rao', { role: 'HR' })
  const accounts = await company.employee('Dev Shah', { role: 'Accountant' })
  const priya = await company.employee('Priya Nair')
  const ravi = await company.employee('Ravi Kumar')
  for (const [person, pan] of [
    [priya, 'ABCPN1234F'],
    [ravi, 'ABCPK4321G'],
  ] as const) {
    await pay(company, person, 240_000_000)
    const params = { id: person.employee }
    await company.admin.call('PUT /api/v1/employee/personal-info/{id}', { params, body: { pan } })
  }
  await lockMonth(company, '2026-10')
  return { company, anita, accounts, priya, ravi }
}

async function make({ company, anita }: Set, employees: string[] | null = null): Promise<void> {
  const job = { organisation: company.organisation, financialYear, employees, account: anita.account }
  await makePartB(company.app, job)
}

/** Requests issuing everything available, and runs the job twice, as a job may. */
async function give({ company, anita }: Set) {
  const reply = await anita.call('PUT /api/v1/user/form-16-issue', { body: { financialYear } })
  const job = { organisation: company.organisation, financialYear, employees: null, account: anita.account }
  await issueCertificates(company.app, job)
  await issueCertificates(company.app, job)
  return reply
}

const rowOf = async (person: Person, name: string) => {
  const { data } = await person.call('GET /api/v1/user/form-16', { query: { financialYear } })
  return data.find((row) => row.name === name)!
}

beforeAll(async () => {
  pdf = await pdfOf(['of the tax department'])
  all = await paid()
})

describe('certificates of a year', () => {
  test('are made by a job from what was paid, and are outdated when pay is locked again', async () => {
    const { anita, company, accounts } = all
    const year = await accounts.call('GET /api/v1/user/form-16-year', { query: { financialYear } })
    expect(year).toMatchObject({
      form: 'Form 130',
      people: 2,
      withPartB: 0,
      missing: ['tan', 'pan', 'signatory', 'address'],
    })
    expect(year.openMonths).toHaveLength(11)
    expect(await anita.call('POST /api/v1/user/form-16', { body: { financialYear } })).toEqual({ people: 2 })
    await make(all)
    const row = await rowOf(anita, 'Priya Nair')
    expect(row).toMatchObject({ hasPan: true, partA: null, issuedAt: null, partB: { isCurrent: true } })
    // One month of ₹2,00,000 leaves no tax; a sixth of the projected year's was withheld.
    expect(row.partB).toMatchObject({ taxPaise: 0, tdsPaise: expect.any(Number) })
    company.clock.advance(3600)
    await lockMonth(company, '2026-11')
    expect((await rowOf(anita, 'Priya Nair')).partB).toMatchObject({ isCurrent: false })
    await make(all)
    await make(all)
    expect((await rowOf(anita, 'Priya Nair')).partB).toMatchObject({ isCurrent: true })
    const news = await anita.call('GET /api/v1/notification/all')
    expect(news[0]).toMatchObject({ type: 'form-16', message: 'Form 130 of 2026-27: Part B generated for 2 people.' })
  })

  test('have Part A by the PAN in the name of a file; the others are told why not', async () => {
    const { anita } = all
    const zip = zipOf({
      'forms/ABCPN1234F_2026-27.pdf': pdf,
      'ABCPN1234F_again.pdf': pdf,
      'ABCPK4321G_2026-27.pdf': Buffer.from('<html>Session expired</html>'),
      'ZZZPZ9999Z_2026-27.pdf': pdf,
      'readme.pdf': pdf,
    })
    const body = { financialYear }
    const taken = await anita.call('POST /api/v1/user/form-16-part-a', {
      body,
      files: { file: { name: 'PartA.zip', bytes: zip } },
    })
    expect(taken.matched).toEqual([{ file: 'ABCPN1234F_2026-27.pdf', name: 'Priya Nair', code: 'ACM-0003' }])
    expect(taken.unmatched).toEqual([
      { file: 'ABCPN1234F_again.pdf', reason: 'Another file has the same PAN.' },
      { file: 'ABCPK4321G_2026-27.pdf', reason: "It isn't a PDF." },
      { file: 'ZZZPZ9999Z_2026-27.pdf', reason: 'No one employed in 2026-27 has this PAN.' },
      { file: 'readme.pdf', reason: 'The file name has no PAN.' },
    ])
    const { partA } = await rowOf(anita, 'Priya Nair')
    const kept = await anita.raw('GET /api/v1/user/form-16-pdf/{id}', { params: { id: partA!._id } })
    expect((kept.body as Buffer).equals(pdf)).toBe(true)
    const broken = await anita.refused('POST /api/v1/user/form-16-part-a', {
      body,
      files: { file: { name: 'PartA.zip', bytes: zip.subarray(0, zip.length - 30) } },
    })
    expect(broken).toMatchObject({ status: 400, errors: [{ path: 'files.file' }] })
  })

  test('take no Part A that asks for a password, is damaged or unpacks to gigabytes, and say which', async () => {
    const { anita } = all
    const sealed = await pdfOf(['of the tax department'], { userPassword: 'abcpk4321g', ownerPassword: 'x' })
    const body = { financialYear }
    const take = (bytes: Buffer) =>
      anita.call('POST /api/v1/user/form-16-part-a', { body, files: { file: { name: 'ABCPK4321G.pdf', bytes } } })
    expect((await take(sealed)).unmatched).toEqual([
      { file: 'ABCPK4321G.pdf', reason: 'It is password-protected. Save it without a password and upload it again.' },
    ])
    expect((await take(Buffer.from('%PDF-1.4\nof the tax department\n%%EOF'))).unmatched).toEqual([
      { file: 'ABCPK4321G.pdf', reason: 'The PDF is damaged. Download it again from TRACES.' },
    ])
    expect((await take(pdfBomb())).unmatched).toEqual([
      { file: 'ABCPK4321G.pdf', reason: 'The PDF is too large to read. Download it again from TRACES.' },
    ])
    expect((await rowOf(anita, 'Ravi Kumar')).partA).toBe(null)
  })

  test('are seen by their person once they are given, with news of it, and not changed by a later one', async () => {
    const { anita, priya, ravi } = all
    const { partB } = await rowOf(anita, 'Priya Nair')
    const params = { id: partB!._id }
    expect(await priya.call('GET /api/v1/employee/self-form-16')).toEqual([])
    expect((await priya.refused('GET /api/v1/employee/self-form-16-pdf/{id}', { params })).status).toBe(404)
    expect(await give(all)).toEqual({
      issued: 2,
      excluded: 0,
    })
    const [own] = await priya.call('GET /api/v1/employee/self-form-16')
    expect(own).toMatchObject({ financialYear, form: 'Form 130', partB: partB!._id, partA: expect.any(String) })
    const file = await priya.raw('GET /api/v1/employee/self-form-16-pdf/{id}', { params })
    expect((file.body as Buffer).subarray(0, 5).toString()).toBe('%PDF-')
    const query = { paper: 'whole' as const }
    const whole = await priya.raw('GET /api/v1/employee/self-form-16-pdf/{id}', { params, query })
    expect(decodeURIComponent(String(whole.headers['content-disposition']))).toContain('Form 130 2026-27 ACM-0003.pdf')
    const pages = async (body: unknown) => (await PDFDocument.load(body as Buffer)).getPageCount()
    expect(await pages(whole.body)).toBe(1 + (await pages(file.body)))
    const [news, ...older] = await priya.call('GET /api/v1/notification/all')
    expect(older.filter(({ type }) => type === 'own-form-16')).toEqual([])
    expect(news).toMatchObject({ type: 'own-form-16', message: 'Your Form 130 of 2026-27 is available.' })
    expect((await ravi.call('GET /api/v1/employee/self-form-16'))[0]).toMatchObject({ partA: null })
    const raviB = (await ravi.call('GET /api/v1/employee/self-form-16'))[0]!.partB
    const half = await ravi.refused('GET /api/v1/employee/self-form-16-pdf/{id}', { params: { id: raviB }, query })
    expect(half).toMatchObject({ status: 404, message: 'Part A was not found.' })
    await make(all, [priya.employee])
    expect(await rowOf(anita, 'Priya Nair')).toMatchObject({ isIssuedWhole: false })
    expect((await priya.call('GET /api/v1/employee/self-form-16'))[0]).toEqual(own)
    expect(await give(all)).toEqual({
      issued: 1,
      excluded: 0,
    })
  })

  test('are told to whoever has left by a mail of its own, and to the others as they chose', async () => {
    const { company, priya, ravi } = all
    await make(all)
    const isActive = (is: boolean) =>
      company.within((tx) => run(tx, sql`update account set is_active = ${is} where id = ${ravi.account}`))
    await isActive(false)
    expect(await give(all)).toEqual({ issued: 2, excluded: 0 })
    company.clock.advance(121)
    await mail(company)
    await isActive(true)
    const mails = await company.app.database.globally((tx) => newestMails(tx, { limit: 100 }))
    const [own, others] = [await addressOf(company, ravi), await addressOf(company, priya)]
    const to = (address: string) => mails.filter((one) => one.to === address).map(({ template }) => template)
    expect(to(own)).toEqual(['form-16'])
    expect(to(others)).toContain('news-own-form-16')
    expect(to(others)).not.toContain('form-16')
  })

  test("are nobody else's: not a colleague's, not those of a manager, not another company's", async () => {
    const { company, anita, priya, ravi } = all
    const { partA, partB } = await rowOf(anita, 'Priya Nair')
    const manager = await company.employee('Rohit Verma', { role: 'Manager' })
    const body = { financialYear }
    for (const outsider of [manager, ravi]) {
      const refusals = [
        await outsider.refused('GET /api/v1/user/form-16'),
        await outsider.refused('GET /api/v1/user/form-16-year'),
        await outsider.refused('POST /api/v1/user/form-16', { body }),
        await outsider.refused('PUT /api/v1/user/form-16-issue', { body }),
        await outsider.refused('POST /api/v1/user/form-16-part-a', {
          body,
          files: { file: { name: 'a.pdf', bytes: pdf } },
        }),
        await outsider.refused('GET /api/v1/user/form-16-pdf/{id}', { params: { id: partB!._id } }),
      ]
      expect(refusals.map(({ status }) => status)).toEqual([403, 403, 403, 403, 403, 403])
      for (const part of [partA, partB]) {
        const params = { id: part!._id }
        expect((await outsider.refused('GET /api/v1/employee/self-form-16-pdf/{id}', { params })).status).toBe(404)
      }
    }
    const other = await aCompany('Globex')
    expect(
      (await other.admin.refused('GET /api/v1/user/form-16-pdf/{id}', { params: { id: partB!._id } })).status,
    ).toBe(404)
    expect(await other.admin.call('GET /api/v1/employee/self-form-16')).toEqual([])
    expect((await priya.call('GET /api/v1/employee/self-form-16')).length).toBe(1)
  })
})
