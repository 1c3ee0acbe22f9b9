import { beforeEach, describe, expect, it } from 'vitest'
import type { Id } from '@muster/contract/values.ts'
import { aCompany, type Company, type Person } from '../../../testing/company.ts'
import { mail, mailsTo } from '../../notifications/mail/testing.ts'
import { calculateRun } from '../pay-run/calculation/calculate-run.ts'
import { lockMonth, pay, runPayroll, withPayroll } from '../testing.ts'

const available = 'Your payslip for October 2026 is available.'
const onHold = 'Your pay of October 2026 is on hold: it is calculated and not paid yet. Ask HR why.'

let company: Company & { template: Id }
let priya: Person
let rahul: Person

beforeEach(async () => {
  company = await withPayroll(await aCompany())
  priya = await company.employee('Priya Nair')
  rahul = await company.employee('Rahul Iyer')
  await pay(company, priya, 60_000_000)
  await pay(company, rahul, 76_543_200)
})

const told = async (person: Person) =>
  (await person.call('GET /api/v1/notification/all')).filter(({ type }) => type === 'payslip')
const messages = async (person: Person) => (await told(person)).map(({ message }) => message)
const step = (id: Id, action: 'approve' | 'pay' | 'recalculate') =>
  company.admin.call('PUT /api/v1/user/payrun/{id}', { params: { id }, body: { action } })

describe('a published payslip', () => {
  it('is announced to its employee, with a link, once the run is approved and not before', async () => {
    const unpaid = await company.employee('Without Salary')
    const id = await runPayroll(company, '2026-10')
    expect(await messages(priya)).toEqual([])
    await step(id, 'approve')
    for (const person of [priya, rahul]) {
      const [news, ...more] = await told(person)
      expect([news?.message, more]).toEqual([available, []])
      const params = { id: person.employee }
      const { data } = await person.call('GET /api/v1/user/passbook/{id}', { params })
      expect(news?.targetId).toBe(data[0]?._id)
    }
    expect(await messages(unpaid)).toEqual([])
    await step(id, 'pay')
    expect(await messages(priya)).toEqual([available])
  })

  it('is mailed without any figures', async () => {
    await lockMonth(company, '2026-10')
    company.clock.advance(121)
    await mail(company)
    const [newest, ...more] = await mailsTo(company, rahul)
    expect([newest?.subject, more]).toEqual([available, []])
    expect(newest?.text).toContain(`/home/payroll/payslips?id=${(await told(rahul))[0]?.targetId}`)
    const words = `${newest?.text}`.replace(/https?:\S+/g, '').replace('2026', '')
    expect(words).not.toMatch(/\d|₹/)
  })

  it('says so if its payment is on hold', async () => {
    const id = await runPayroll(company, '2026-10')
    const body = { employeeId: priya.employee, reason: 'Laptop not given back' }
    await company.admin.call('POST /api/v1/user/payrun/{id}/hold', { params: { id }, body })
    await step(id, 'approve')
    expect(await messages(priya)).toEqual([onHold])
    expect(await messages(rahul)).toEqual([available])
  })

  it('is announced again when the run was reopened and approved', async () => {
    const id = await lockMonth(company, '2026-10')
    const params = { id }
    await company.admin.call('POST /api/v1/user/payrun/{id}/reopen', {
      params,
      body: { reason: 'A bonus was missing' },
    })
    await calculateRun(company.app, { organisation: company.organisation, run: id })
    await step(id, 'approve')
    const taken = 'Your payslip of October 2026 was withdrawn for correction. It will be available again once approved.'
    expect(await messages(priya)).toEqual([available, taken, available])
  })

  it('is announced once for two approvals at the same moment', async () => {
    const id = await runPayroll(company, '2026-10')
    const body = { action: 'approve' as const }
    const key = 'PUT /api/v1/user/payrun/{id}'
    const answers = await Promise.all([1, 2, 3].map(() => company.admin.raw(key, { params: { id }, body })))
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1)
    expect(await messages(priya)).toEqual([available])
  })
})
