import { beforeEach, describe, expect, test } from 'vitest'
import type { Id, Month } from '@muster/contract/values.ts'
import { aCompany, type Person } from '../../../testing/company.ts'
import { bank } from '../../../testing/one-of-everything/samples.ts'
import { lockMonth, pay, withPayroll } from '../testing.ts'

const [september, october, november] = ['2026-09', '2026-10', '2026-11'] as const
let company: Awaited<ReturnType<typeof withPayroll>>
let hr: Person
/** Hers is reversed; nothing happens to the pay of the other. */
let priya: Person
let meera: Person
const runs = new Map<Month, Id>()
let second = 0
/** What happens first is first also by the clock. */
const later = () => company.clock.set(`2026-11-20T04:05:${String(10 + second++)}.000Z`)

beforeEach(async () => {
  company = await withPayroll(await aCompany(), { statutory: true })
  hr = await company.employee('Anita Rao', { role: 'HR' })
  priya = await company.employee('Priya Nair')
  meera = await company.employee('Meera Das')
  for (const [n, person] of [priya, meera].entries()) {
    await pay(company, person, 600_000_00)
    const accountNumber = `00123456789${n}`
    await company.admin.call('PUT /api/v1/employee/bank-details/{id}', {
      params: { id: person.employee },
      body: { ...bank, accountType: 'savings', accountNumber, accountNumberAgain: accountNumber },
    })
  }
  runs.clear()
  second = 0
})

const payrun = 'PUT /api/v1/user/payrun/{id}'
const approve = async (month: Month) => {
  later()
  runs.set(month, await lockMonth(company, month))
}
const markPaid = (month: Month) => {
  later()
  return company.admin.call(payrun, { params: { id: runs.get(month)! }, body: { action: 'pay' } })
}
const payMonth = async (month: Month) => {
  await approve(month)
  await markPaid(month)
}
const paymentsOf = async (month: Month) =>
  (await company.admin.call('GET /api/v1/user/payrun/{id}/payments', { params: { id: runs.get(month)! }, query: {} }))
    .data
const slipOf = async (month: Month) => {
  const { data } = await priya.call('GET /api/v1/user/passbook/{id}', { params: { id: priya.employee } })
  const { _id: id } = data.find((one) => one.month === month && one.kind === 'regular')!
  return priya.call('GET /api/v1/user/payslip/{id}', { params: { id } })
}
const reverse = async (month: Month, more: { cameBack?: boolean } = {}) => {
  later()
  return hr.call('POST /api/v1/user/payslip/{id}/reversal', {
    params: { id: (await slipOf(month))._id },
    body: { reason: 'A wrong amount', ...more },
  })
}
const answer = async (month: Month, of: 'returned' | 'paid') =>
  company.admin.call('PUT /api/v1/user/payrun/{id}/bank-answer', {
    params: { id: runs.get(month)! },
    body: {
      payslipId: (await slipOf(month))._id,
      ...(of === 'paid' ? { answer: of } : { answer: of, reason: 'Account closed' }),
    },
  })
const filesOf = (month: Month) =>
  company.admin.call('GET /api/v1/user/payrun/{id}/files', { params: { id: runs.get(month)! } })
const receivables = async () => (await hr.call('GET /api/v1/user/receivable', { query: { state: 'open' } })).data

/** What reached an account, or is on its way there: once for each payment that did not come back. */
async function paidTo({ employee }: Person): Promise<number> {
  let total = 0
  for (const [month, id] of runs) {
    const { data } = await company.admin.call('GET /api/v1/user/payrun-history', {})
    if (data.find(({ _id }) => _id === id)?.state !== 'paid') continue
    for (const one of await paymentsOf(month))
      if (one.employee._id === employee && (one.state === 'open' || one.state === 'paid')) total += one.netPaise
  }
  return total
}

const expectPaidOnce = async () => expect(await paidTo(priya)).toBe(await paidTo(meera))

describe('a payslip is reversed, and its month is paid again', () => {
  test('after it was paid: the next bank file pays the difference, and the payslip says so', async () => {
    await payMonth(september)
    const paid = (await slipOf(september)).netPaise
    const back = await reverse(september)
    const document = await priya.call('GET /api/v1/user/payslip/{id}', { params: { id: back._id } })
    expect([document.netPaise, document.lines.find(({ code }) => code === 'RECEIVABLE')?.amountPaise]).toEqual([
      0,
      -paid,
    ])
    expect(await receivables()).toMatchObject([
      {
        ...{ name: 'Salary paid before', principalPaise: paid, leftPaise: paid, employee: { name: 'Priya Nair' } },
        reason: 'The payslip of September 2026 was reversed after it was paid',
      },
    ])
    await payMonth(october)
    const slip = await slipOf(october)
    expect(slip.lines.find(({ name }) => name === 'Salary paid before')).toMatchObject({ amountPaise: paid })
    expect(slip.netPaise).toBe(
      (await paymentsOf(october)).find(({ employee }) => employee._id === meera.employee)!.netPaise,
    )
    expect(await receivables()).toEqual([])
    await expectPaidOnce()
  })

  test('before it was paid: the run that is then marked as paid does not pay it', async () => {
    await approve(september)
    await reverse(september)
    await markPaid(september)
    expect(await receivables()).toEqual([])
    const file = (await filesOf(september)).files.find(({ kind }) => kind === 'bank')!
    expect(file.excluded.map(({ name }) => name)).toContain('Priya Nair')
    expect((await paymentsOf(september)).map(({ employee }) => employee.name)).not.toContain('Priya Nair')
    await payMonth(october)
    await expectPaidOnce()
  })

  test('while it is on hold', async () => {
    await approve(september)
    const params = { id: runs.get(september)! }
    const body = { employeeId: priya.employee, reason: 'The account is being checked' }
    await company.admin.call('POST /api/v1/user/payrun/{id}/hold', { params, body })
    await markPaid(september)
    await reverse(september)
    expect(await receivables()).toEqual([])
    await payMonth(october)
    await expectPaidOnce()
  })

  test('after the bank returned it', async () => {
    await payMonth(september)
    await answer(september, 'returned')
    await reverse(september)
    expect(await receivables()).toEqual([])
    await payMonth(october)
    await expectPaidOnce()
    const again = (await filesOf(september)).files.find(({ kind }) => kind === 'bank-returned')
    expect(again?.amountPaise ?? 0).toBe(0)
  })

  test('after it was returned, sent again and paid', async () => {
    await payMonth(september)
    await answer(september, 'returned')
    await answer(september, 'paid')
    await reverse(september)
    expect(await receivables()).toHaveLength(1)
    await payMonth(october)
    await expectPaidOnce()
  })

  test('and HR says that the payment came back', async () => {
    await payMonth(september)
    await reverse(september, { cameBack: true })
    expect(await receivables()).toEqual([])
    await payMonth(october)
    await expectPaidOnce()
    expect((await paymentsOf(september)).find(({ employee }) => employee._id === priya.employee)?.state).toBe(
      'returned',
    )
  })

  test('and the bank returns it afterwards: nothing is set off, also if the answer was a mistake and comes again', async () => {
    await payMonth(september)
    await reverse(september)
    for (const [of, open] of [
      ['returned', 0],
      ['paid', 1],
      ['returned', 0],
    ] as const) {
      await answer(september, of)
      expect([of, (await receivables()).length]).toEqual([of, open])
    }
    await payMonth(october)
    await expectPaidOnce()
    expect((await filesOf(september)).files.find(({ kind }) => kind === 'bank-returned')?.amountPaise ?? 0).toBe(0)
  })

  test('and the bank returns the first payment after it was set off: that payment is sent again', async () => {
    await payMonth(september)
    await reverse(september)
    await payMonth(october)
    await answer(september, 'returned')
    const again = (await filesOf(september)).files.find(({ kind }) => kind === 'bank-returned')
    expect(again?.amountPaise).toBe((await slipOf(september)).netPaise)
    await answer(september, 'paid')
    await expectPaidOnce()
  })

  test('twice over', async () => {
    await payMonth(september)
    await reverse(september)
    await payMonth(october)
    await reverse(october)
    await payMonth(november)
    await expectPaidOnce()
    expect(await receivables()).toEqual([])
  })

  test('for less than was paid: the rest waits for later pay', async () => {
    await payMonth(september)
    const paid = (await slipOf(september)).netPaise
    await reverse(september)
    await pay(company, priya, 120_000_00, '2026-09-01')
    await payMonth(october)
    const [left] = await receivables()
    const taken = (await slipOf(october)).lines.find(({ name }) => name === 'Salary paid before')!.amountPaise
    expect([left!.leftPaise, (await slipOf(october)).netPaise]).toEqual([paid - taken, 0])
    await payMonth(november)
    expect((await slipOf(november)).lines.some(({ name }) => name === 'Salary paid before')).toBe(true)
  })
})
