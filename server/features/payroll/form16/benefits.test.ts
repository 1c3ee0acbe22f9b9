import { PDFDocument } from '@cantoo/pdf-lib'
import { beforeAll, describe, expect, test } from 'vitest'
import { aCompany, type Person } from '../../../testing/company.ts'
import { pdfOf } from '../pdf/pdf.fixture.ts'
import { lockMonth, pay, withPayroll } from '../testing.ts'
import { issueCertificates } from './issue.ts'
import { makePartB } from './make.ts'

const financialYear = '2026-27'

/** Priya and Ravi have the same salary; Priya also has a car, for which she pays a part, and a gift. */
async function paid() {
  const company = await withPayroll(await aCompany(), { statutory: true })
  const anita = await company.employee('Anita Rao', { role: 'HR' })
  const priya = await company.employee('Priya Nair')
  const ravi = await company.employee('Ravi Kumar')
  const component = async (body: { name: string; code: string; type: 'benefit' | 'deduction'; rupees: number }) => {
    const { rupees, ...of } = body
    const calculation = { type: 'fixed', monthlyPaise: rupees * 100 } as const
    const kind = { benefit: 'car', inCtc: body.type !== 'benefit' } as const
    return anita.call('POST /api/v1/user/salary-component', { body: { ...of, ...kind, calculation } })
  }
  const car = await component({ name: 'Company car', code: 'CAR', type: 'benefit', rupees: 10_000 })
  const share = await component({ name: 'Share of the car', code: 'CAR_SHARE', type: 'deduction', rupees: 2_000 })
  const params = { id: company.template }
  const { lines } = await anita.call('GET /api/v1/user/salary-template/{id}', { params })
  const { _id: template } = await anita.call('POST /api/v1/user/salary-template', {
    body: {
      name: 'With a car',
      lines: [...lines.map(({ componentId }) => componentId), car._id, share._id].map((componentId) => ({
        componentId,
      })),
    },
  })
  await pay({ ...company, template }, priya, 480_000_000)
  await pay(company, ravi, 480_000_000)
  for (const [person, pan] of [
    [priya, 'ABCPN1234F'],
    [ravi, 'ABCPK4321G'],
  ] as const) {
    const of = { params: { id: person.employee }, body: { pan } }
    await company.admin.call('PUT /api/v1/employee/personal-info/{id}', of)
  }
  const gift = { name: 'Gift of ten years', amountPaise: 20_000_00, reason: 'Ten years here' }
  await anita.call('POST /api/v1/user/pay-input', {
    body: {
      ...{ ...gift, employeeId: priya.employee, type: 'earning', nature: 'perquisite', benefit: 'gifts' },
      ...{ fromMonth: '2026-10', toMonth: '2026-10' },
    },
  })
  const run = await lockMonth(company, '2026-10')
  const job = { organisation: company.organisation, financialYear, employees: null, account: anita.account }
  await makePartB(company.app, job)
  await anita.call('POST /api/v1/user/form-16-part-a', {
    body: { financialYear },
    files: { file: { name: 'ABCPN1234F.pdf', bytes: await pdfOf(['of the tax department']) } },
  })
  await issueCertificates(company.app, job)
  return { company, anita, priya, ravi, run }
}

let all: Awaited<ReturnType<typeof paid>>
beforeAll(async () => {
  all = await paid()
})

async function slipOf(person: Person) {
  const { data } = await person.call('GET /api/v1/user/passbook/{id}', { params: { id: person.employee } })
  return person.call('GET /api/v1/user/payslip/{id}', { params: { id: data[0]!._id } })
}

describe('a benefit in kind', () => {
  test('is separate on the payslip: gross pay and everything but the tax equal those of a colleague without it', async () => {
    const [priya, ravi] = [await slipOf(all.priya), await slipOf(all.ravi)]
    const benefits = priya.lines.filter(({ type }) => type === 'benefit')
    expect(benefits.map(({ name, amountPaise }) => [name, amountPaise])).toEqual([
      ['Company car', 10_000_00],
      ['Gift of ten years', 20_000_00],
    ])
    expect(priya.grossPaise).toBe(ravi.grossPaise)
    const rest = ({ lines }: typeof priya) =>
      lines
        .filter(({ code, type }) => type !== 'benefit' && code !== 'TDS' && code !== 'CAR_SHARE')
        .map(({ code, amountPaise }) => [code, amountPaise])
    expect(rest(priya)).toEqual(rest(ravi))
    const tds = ({ lines }: typeof priya) => lines.find(({ code }) => code === 'TDS')!.amountPaise
    expect(tds(priya)).toBeGreaterThan(tds(ravi))
    expect(ravi.netPaise - priya.netPaise).toBe(tds(priya) - tds(ravi) + 2_000_00)
    const { salaries } = await all.priya.call('GET /api/v1/employee/self-salary')
    expect(salaries[0]).toMatchObject({ totals: { ctcAnnualPaise: 480_000_000, benefitsMonthlyPaise: 10_000_00 } })
  })

  test('leaves the books, the register and the bank file unchanged', async () => {
    const { anita, run } = all
    const { files, problems } = await anita.call('GET /api/v1/user/payrun/{id}/files', { params: { id: run } })
    expect(files.length).toBeGreaterThan(0)
    expect(problems).toEqual([])
  })

  test('has a statement of what was given, recovered and taxed, with the certificate', async () => {
    const { anita, priya, ravi } = all
    const { data } = await anita.call('GET /api/v1/user/form-16', { query: { financialYear } })
    expect(data.map(({ name, partB }) => [name, partB?.perquisites])).toEqual([
      ['Priya Nair', 'Form 123'],
      ['Ravi Kumar', null],
    ])
    const [own] = await priya.call('GET /api/v1/employee/self-form-16')
    expect(own).toMatchObject({ perquisites: 'Form 123' })
    const params = { id: own!.partB }
    const document = async (paper: 'part' | 'perquisites' | 'whole') => {
      const reply = await priya.raw('GET /api/v1/employee/self-form-16-pdf/{id}', { params, query: { paper } })
      return { name: decodeURIComponent(String(reply.headers['content-disposition'])), body: reply.body as Buffer }
    }
    const pages = async ({ body }: { body: Buffer }) => (await PDFDocument.load(body)).getPageCount()
    const [part, statement, whole] = [await document('part'), await document('perquisites'), await document('whole')]
    expect(statement.name).toContain('Form 123 2026-27')
    expect(await pages(whole)).toBe(1 + (await pages(part)) + (await pages(statement)))
    const raviB = (await ravi.call('GET /api/v1/employee/self-form-16'))[0]!.partB
    const query = { paper: 'perquisites' as const }
    expect(
      await ravi.refused('GET /api/v1/employee/self-form-16-pdf/{id}', { params: { id: raviB }, query }),
    ).toMatchObject({ status: 404, message: 'A statement of perquisites was not found.' })
    expect((await ravi.refused('GET /api/v1/employee/self-form-16-pdf/{id}', { params, query })).status).toBe(404)
  })
})

test('a benefit keeps the flags of one, whatever else is sent, and only a benefit can be on top of the CTC', async () => {
  const { anita } = all
  const calculation = { type: 'fixed', monthlyPaise: 100 } as const
  const { _id: id } = await anita.call('POST /api/v1/user/salary-component', {
    body: { name: 'Club', code: 'CLUB', type: 'benefit', calculation, ptWage: true, tax: 'taxable' },
  })
  expect(await anita.call('GET /api/v1/user/salary-component/{id}', { params: { id } })).toMatchObject({
    ...{ benefit: 'club', tax: 'perquisite', ptWage: false, wageClass: 'outside', inCtc: true },
  })
  const refusal = await anita.refused('POST /api/v1/user/salary-component', {
    body: { name: 'Phone', code: 'PHONE', type: 'earning', calculation, inCtc: false },
  })
  expect(refusal.errors).toEqual([
    { path: 'body.inCtc', message: 'Only a benefit in kind can be given on top of the CTC' },
  ])
})
