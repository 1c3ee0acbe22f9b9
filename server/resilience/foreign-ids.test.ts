import { beforeAll, describe, expect, it } from 'vitest'
import { allRoutes } from '@muster/contract/all-routes.ts'
import type { Route } from '@muster/contract/routes.ts'
import type { Id } from '@muster/contract/values.ts'
import type { Key } from '../testing/call.ts'
import type { Company, Person } from '../testing/company.ts'
import { forgiveSendings } from '../testing/forgive-sendings.ts'
import { bodiesOf, sentOf } from '../testing/one-of-everything/bodies.ts'
import { withOneOfEverything } from '../testing/one-of-everything/one-of-everything.ts'
import { everything, idsOf } from '../testing/one-of-everything/rows-of.ts'
import { bank, event, payInput } from '../testing/one-of-everything/samples.ts'

const routes = (Object.entries(allRoutes) as [Key, Route][]).filter(([key]) => key.includes('{id}'))
let ours: Company
let theirs: Company
let ids: Map<string, Id>
let caller: Person
let bodies: Record<string, object>

beforeAll(async () => {
  theirs = await withOneOfEverything('Globex')
  ids = await idsOf(theirs)
  ours = await withOneOfEverything('Acme Components')
  caller = await ours.employee('Meera Iyer', { role: 'Admin' })
  bodies = await bodiesOf(ours, caller)
})

describe('the ids of another organisation', () => {
  it('exist for every kind', () => {
    const kinds = [
      ...['account', 'employee', 'department', 'location', 'shift', 'role', 'leave_policy', 'request', 'holiday'],
      ...['salary_component', 'salary_template', 'employee_salary', 'pay_input', 'pay_run', 'payslip', 'notification'],
      ...['tax_item', 'tax_proof', 'law_override', 'payable', 'payable_payment'],
      ...['expense_category', 'request_line', 'purchase_order', 'purchase_delivery', 'asset', 'asset_holding', 'note'],
      ...['announcement', 'company_policy'],
      ...['employee_document', 'event', 'document_request'],
    ]
    expect(kinds.filter((kind) => !ids.has(kind))).toEqual([])
  })

  // Each kind of id is tried with each call.
  it('are not found by any call, whatever kind of id it takes', { timeout: 240_000 }, async () => {
    const before = await everything(theirs)
    const answered: string[] = []
    for (const [key, route] of routes) {
      for (const [kind, id] of ids) {
        // Repeated attempts at numbers are limited, whether these exist or not.
        await theirs.app.limits.forgive('reveal', caller.account, { max: 20, seconds: 3600 })
        const { uploadsPerHour: max } = theirs.app.config
        await theirs.app.limits.forgive('uploads', caller.account, { max, seconds: 3600 })
        await forgiveSendings(theirs.app, { organisation: ours.organisation, account: caller.account }, id)
        const { status } = await caller.raw(key, sentOf(key, route, bodies, id))
        if (status !== 404 && status !== 403) answered.push(`${key} with the id of a ${kind}: ${status}`)
      }
    }
    expect(answered).toEqual([])
    expect(await everything(theirs)).toEqual(before)
  })

  it('cannot be named in a body', async () => {
    const before = await everything(theirs)
    const id = (kind: string) => ids.get(kind)!
    const salary = {
      templateId: id('salary_template'),
      employeeId: id('employee'),
      annualCtcPaise: 60_000_000,
      startsOn: '2026-11-01',
    }
    const span = {
      from: '2026-12-09',
      to: '2026-12-09',
      fromPart: 'full',
      toPart: 'full',
      reason: 'At the passport office',
    }
    const holiday = { name: "Founders' day", day: '2026-12-24', kind: 'public', locationIds: [id('location')] }
    const calls: [Key, object][] = [
      ['POST /api/v1/employee/salary', salary],
      ['POST /api/v1/employee/event-scheduling', { ...event, audience: 'people', employeeIds: [id('employee')] }],
      [
        'POST /api/v1/employee/event-scheduling',
        { ...event, audience: 'departments', departmentIds: [id('department')] },
      ],
      ['POST /api/v1/employee/gdpr-doc-request', { employeeId: id('employee'), category: 'identity' }],
      ['POST /api/v1/employee/leave', { policyId: id('leave_policy'), ...span }],
      ['POST /api/v1/employee/leave-preview', { policyId: id('leave_policy'), ...span }],
      ['POST /api/v1/employee/holiday', holiday],
      ['POST /api/v1/employee/bank-details', { ...bank, employeeId: id('employee') }],
      ['POST /api/v1/employee/personal-info', { employeeId: id('employee'), bloodGroup: 'A+' }],
      ['POST /api/v1/user/pay-input', { ...payInput, employeeId: id('employee') }],
      ['POST /api/v1/user/payable-payment', { payables: [id('payable')], reference: 'By transfer' }],
      ['POST /api/v1/user/salary-template', { name: 'Theirs', lines: [{ componentId: id('salary_component') }] }],
    ]
    for (const [key, body] of calls) {
      const { status } = await caller.raw(key, { body } as never)
      expect.soft([key, status >= 400 && status < 500], `answered ${status}`).toEqual([key, true])
    }
    expect(await everything(theirs)).toEqual(before)
  })
})
