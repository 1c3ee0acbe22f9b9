import { describe, expect, test } from 'vitest'
import { aCompany, type Company } from '../../../testing/company.ts'
import type { Id } from '@muster/contract/values.ts'
import { withPayroll } from '../testing.ts'

async function founded() {
  const company = await withPayroll(await aCompany(), { statutory: true })
  const { _id: own } = await company.admin.call('POST /api/v1/employee/own-record', {
    body: {
      ...{ firstName: 'Asha', lastName: 'Menon', code: 'ACM-1', joinedOn: '2026-04-01', designation: 'Founder' },
      ...{ locationId: company.location, shiftId: company.shift },
    },
  })
  return { company, own }
}

/** Every kind of change of one's own pay, in an order in which each can be made. */
async function changes(company: Company & { template: Id }, own: Id) {
  const { admin } = company
  const params = { id: own }
  const { value } = await admin.call('GET /api/v1/employee/statutory/{id}', { params })
  const text = ['ACM-1', 'Incentive', 'Incentive', '500', 'First order'].join('\t')
  return [
    () =>
      admin.raw('POST /api/v1/employee/salary', {
        body: { employeeId: own, templateId: company.template, annualCtcPaise: 240_000_000, startsOn: '2026-04-01' },
      }),
    () =>
      admin.raw('POST /api/v1/user/pay-input', {
        body: {
          ...{ employeeId: own, type: 'earning', name: 'Bonus', amountPaise: 100_000, reason: 'Well done' },
          ...{ fromMonth: '2026-12', toMonth: '2026-12' },
        },
      }),
    () => admin.raw('POST /api/v1/user/pay-input-batch', { body: { month: '2026-12', text } }),
    () =>
      admin.raw('POST /api/v1/user/opening-pay', {
        body: {
          ...{
            employeeId: own,
            fromMonth: '2026-04',
            toMonth: '2026-09',
            salaryPaise: 120_000_000,
            tdsPaise: 10_000_00,
          },
        },
      }),
    () =>
      admin.raw('POST /api/v1/employee/loan', {
        body: {
          ...{
            employeeId: own,
            name: 'Advance',
            principalPaise: 100_000,
            givenOn: '2026-11-20',
            startMonth: '2026-12',
          },
          ...{ repaidBy: 'months', months: 2, installmentPaise: null, reason: 'A wedding' },
        },
      }),
    () => admin.raw('PUT /api/v1/user/tax-regime/{id}', { params, body: { financialYear: '2026-27', regime: 'old' } }),
    () =>
      admin.raw('POST /api/v1/user/tax-item', {
        body: {
          employeeId: own,
          financialYear: '2026-27',
          details: { section: '80C', kind: 'ppf', note: '', amountPaise: 100_000 },
        },
      }),
    () =>
      admin.raw('PUT /api/v1/employee/statutory/{id}', {
        params,
        body: { from: '2026-12', note: '', value: { ...value, disabled: true } },
      }),
  ]
}

describe("a sole founder's own pay", () => {
  test('is entered alone, and says so in its lists and in the log', async () => {
    const { company, own } = await founded()
    for (const [n, made] of (await changes(company, own)).entries()) {
      const { status, body } = await made()
      const told: unknown = status === 200 ? null : body
      expect([n, status, told]).toEqual([n, 200, null])
    }
    const query = { employeeId: own }
    const inputs = await company.admin.call('GET /api/v1/user/pay-input', { query })
    expect(inputs.map(({ wasAlone }) => wasAlone)).toEqual([true, true])
    const { entries } = await company.admin.call('GET /api/v1/user/opening-pay', { query })
    expect(entries).toMatchObject([{ wasAlone: true }])
    const { salaries } = await company.admin.call('GET /api/v1/employee/salary/{id}', { params: { id: own } })
    expect(salaries).toMatchObject([{ wasAlone: true }])
    const log = await company.admin.call('GET /api/v1/user/activity-log', { query: { limit: 100 } })
    const said = log.data.filter(({ changes: of }) => of['secondPerson'] !== undefined).map(({ action }) => action)
    expect(new Set(said)).toEqual(
      new Set([
        ...['changedSalary', 'addedPayInput', 'addedPayInputs', 'addedOpeningPay', 'addedLoan'],
        ...['choseTaxRegime', 'declaredTaxItem', 'changedStatutory'],
      ]),
    )
  })

  test('takes someone else for all of it once there is a second person', async () => {
    const { company, own } = await founded()
    await company.employee('Anita Rao', { role: 'HR' })
    for (const [n, made] of (await changes(company, own)).entries())
      expect([n, [400, 403, 422].includes((await made()).status)]).toEqual([n, true])
  })

  test('is marked as entered alone for nobody else', async () => {
    const { company, own } = await founded()
    const priya = await company.employee('Priya Nair')
    for (const employeeId of [own, priya.employee])
      await company.admin.call('POST /api/v1/employee/salary', {
        body: { employeeId, templateId: company.template, annualCtcPaise: 60_000_000, startsOn: '2026-04-01' },
      })
    const { salaries } = await company.admin.call('GET /api/v1/employee/salary/{id}', {
      params: { id: priya.employee },
    })
    expect(salaries).toMatchObject([{ wasAlone: false }])
  })
})
