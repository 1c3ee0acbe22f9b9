import { beforeAll, describe, expect, it } from 'vitest'
import { allRoutes } from '@muster/contract/all-routes.ts'
import type { Route } from '@muster/contract/routes.ts'
import type { Id } from '@muster/contract/values.ts'
import { payrollFeature } from '../../features/payroll/index.ts'
import { aCompany, type Company, type Person } from '../../testing/company.ts'
import type { Key } from '../../testing/call.ts'

/** Visible only to their owner and people with the permission. */
const secrets = {
  pan: 'ABCPE1234F',
  aadhaar: '234123412346',
  account: '918273645546372',
  ifsc: 'HDFC0007654',
  ctc: 98_765_400,
  bonus: 1_234_300,
}

interface Scene {
  company: Company
  manager: Person
  colleague: Person
  accountant: Person
  hr: Person
  priya: Person
  run: Id
  payslip: Id
  /** The payslip's figures, as they would appear in a reply. */
  figures: string[]
}

let scene: Scene
beforeAll(async () => {
  scene = await setTheScene()
})

describe("Priya's pay, bank account and identity numbers", () => {
  type Who = 'manager' | 'colleague' | 'accountant' | 'hr' | 'priya'
  const order: Who[] = ['manager', 'colleague', 'accountant', 'hr', 'priya']
  const pay = { templateId: '01890a5d-ac96-774b-bcce-b302099a8057', annualCtcPaise: 60_000_000, startsOn: '2026-12-01' }
  const bank = { holderName: 'Priya Sharma', ifsc: secrets.ifsc, accountType: 'savings' }
  const input = { type: 'earning', name: 'Bonus', amountPaise: 100, reason: 'A test', fromMonth: '2026-11' }

  // People with the permission reach the change's own checks: in this table 400, 404 or 409 instead of a change.
  it.each<[string, object | undefined, string]>([
    ['GET /api/v1/employee/bank-details/PERSON', undefined, '403 403 200 200 403'],
    ['GET /api/v1/employee/bank-details/PERSON/reveal', undefined, '403 403 200 200 403'],
    ['PUT /api/v1/employee/bank-details/PERSON', bank, '403 403 403 200 403'],
    ['POST /api/v1/employee/bank-details', { ...bank, employeeId: 'PERSON' }, '403 403 403 200 403'],
    ['GET /api/v1/employee/personal-info/PERSON', undefined, '403 403 403 200 403'],
    ['GET /api/v1/employee/personal-info/PERSON/reveal?field=pan', undefined, '403 403 200 200 403'],
    ['GET /api/v1/employee/personal-info/PERSON/reveal?field=aadhaar', undefined, '403 403 200 200 403'],
    ['PUT /api/v1/employee/personal-info/PERSON', {}, '403 403 403 200 403'],
    ['GET /api/v1/employee/salary/PERSON', undefined, '403 403 200 200 403'],
    ['PUT /api/v1/employee/salary/PERSON', pay, '403 403 403 400 403'],
    ['POST /api/v1/employee/salary', { ...pay, employeeId: 'PERSON' }, '403 403 403 400 403'],
    ['GET /api/v1/user/pay-input?employeeId=PERSON', undefined, '403 403 200 200 403'],
    ['POST /api/v1/user/pay-input', { ...input, employeeId: 'PERSON', toMonth: '2026-12' }, '403 403 403 400 403'],
    ['GET /api/v1/user/opening-pay?employeeId=PERSON', undefined, '403 403 200 200 403'],
    ['GET /api/v1/user/passbook/PERSON', undefined, '404 404 200 200 200'],
    ['GET /api/v1/user/payslip/SLIP', undefined, '404 404 200 200 200'],
    ['GET /api/v1/user/payslip/SLIP/pdf', undefined, '404 404 200 200 200'],
    ['GET /api/v1/user/payrun', undefined, '403 403 200 200 403'],
    ['GET /api/v1/user/payrun/RUN', undefined, '403 403 200 200 403'],
    ['GET /api/v1/user/payrun/RUN/payslips', undefined, '403 403 200 200 403'],
    ['GET /api/v1/user/payrun-history', undefined, '403 403 200 200 403'],
    ['PUT /api/v1/user/payrun/RUN', { action: 'approve' }, '403 403 403 409 403'],
    ['POST /api/v1/user/payrun', { month: '2026-09' }, '403 403 403 422 403'],
    ['GET /api/v1/employee/basic-info/PERSON', undefined, '403 403 200 200 403'],
    ['GET /api/v1/employee/activity/PERSON', undefined, '403 403 403 200 403'],
    ['GET /api/v1/employee/permissions/PERSON', undefined, '403 403 403 200 403'],
    ['GET /api/v1/employee/leave-policy-days/PERSON', undefined, '200 403 200 200 403'],
    ['GET /api/v1/employee/attendance/PERSON', undefined, '200 403 403 200 403'],
  ])('%s is returned only to people with the right to it', async (call, body, expected) => {
    const told = []
    for (const who of order) told.push(await status(scene[who].token, call, body))
    expect(told.join(' ')).toBe(expected)
  })

  it('are in no reply that a manager or colleague can read', async () => {
    const words = [...Object.values(secrets).map(String), ...scene.figures, secrets.account.slice(-4)]
    for (const [key, route] of Object.entries(allRoutes) as [Key, Route][]) {
      if (!key.startsWith('GET') || route.access === 'onboarding') continue
      for (const id of [scene.priya.employee, scene.priya.account, scene.payslip, scene.run]) {
        for (const who of [scene.manager, scene.colleague]) {
          const said = await text(who.token, key.replaceAll(/\{\w+\}/g, id))
          for (const word of words) expect.soft(said.includes(word), `${key} tells ${word}`).toBe(false)
        }
      }
    }
  })

  it('are hidden in the log from people who may only add people', async () => {
    const { company, hr, priya } = scene
    const clerk = await company.employee('Clara Dias', { granted: ['allEmployeeWrite'] })
    const read = `GET /api/v1/employee/activity/${priya.employee}`
    const hidden = [secrets.ifsc, secrets.account.slice(-4), secrets.pan.slice(-4), secrets.aadhaar.slice(-4)]
    const [forHr, forClerk] = [await text(hr.token, read), await text(clerk.token, read)]
    for (const word of hidden) expect.soft([forHr.includes(word), forClerk.includes(word)]).toEqual([true, false])
    expect(forClerk).toContain('changedBank')
  })

  it('are not changed by their owner, nor a salary by its recipient', async () => {
    const { company, hr } = scene
    const { data } = await company.admin.call('GET /api/v1/user/salary-template-table')
    const body = { templateId: data[0]!._id, annualCtcPaise: 60_000_000, startsOn: '2026-12-01' }
    const own = { params: { id: hr.employee }, body }
    expect((await hr.refused('PUT /api/v1/employee/salary/{id}', own)).status).toBe(403)
    const paid = { ...input, employeeId: hr.employee, toMonth: input.fromMonth, type: 'earning' as const }
    expect((await hr.refused('POST /api/v1/user/pay-input', { body: paid })).status).toBe(403)
  })
})

async function setTheScene(): Promise<Scene> {
  const company = await aCompany()
  const { admin } = company
  await company.within((tx) => payrollFeature.onFounded!(tx))
  const manager = await company.employee('Meera Nair', { role: 'Manager' })
  const priya = await company.employee('Priya Sharma', { reportsTo: manager })
  const colleague = await company.employee('Arjun Rao', { reportsTo: manager })
  const accountant = await company.employee('Ravi Iyer', { role: 'Accountant' })
  const hr = await company.employee('Kavya Menon', { role: 'HR' })
  const params = { id: priya.employee }
  await admin.call('PUT /api/v1/employee/personal-info/{id}', {
    params,
    body: { pan: secrets.pan, aadhaar: secrets.aadhaar },
  })
  const { account: accountNumber, ifsc } = secrets
  const bank = { holderName: 'Priya Sharma', accountNumber, accountNumberAgain: accountNumber, ifsc }
  await admin.call('PUT /api/v1/employee/bank-details/{id}', { params, body: { ...bank, accountType: 'savings' } })
  const [template] = await admin.call('GET /api/v1/user/salary-template')
  const salary = { templateId: template!._id, annualCtcPaise: secrets.ctc, startsOn: '2026-04-01' }
  await admin.call('PUT /api/v1/employee/salary/{id}', { params, body: salary })
  const bonus = { type: 'earning' as const, name: 'Bonus', amountPaise: secrets.bonus, reason: 'A year well done' }
  const once = { employeeId: priya.employee, fromMonth: '2026-10', toMonth: '2026-10' }
  await admin.call('POST /api/v1/user/pay-input', { body: { ...bonus, ...once } })
  const { _id: run } = await admin.call('POST /api/v1/user/payrun', { body: { month: '2026-10' } })
  await payrollFeature.jobs!['pay-run']!(company.app, { organisation: company.organisation, run })
  await admin.call('PUT /api/v1/user/payrun/{id}', { params: { id: run }, body: { action: 'approve' } })
  const { data } = await admin.call('GET /api/v1/user/payrun/{id}/payslips', { params: { id: run } })
  const slip = data.find(({ employee }) => employee._id === priya.employee)!
  const figures = [slip.grossPaise, slip.netPaise].map(String)
  return { company, manager, colleague, accountant, hr, priya, run, payslip: slip._id, figures }
}

async function status(token: string, call: string, body: object | undefined): Promise<number> {
  return (await send(token, call, body)).statusCode
}

async function text(token: string, call: string): Promise<string> {
  return (await send(token, call)).body
}

function send(token: string, call: string, body?: object) {
  const named = (template: string) =>
    template.replaceAll('PERSON', scene.priya.employee).replaceAll('SLIP', scene.payslip).replaceAll('RUN', scene.run)
  const [method, url = ''] = named(call).split(' ')
  return scene.company.fastify.inject({
    method: method as 'GET',
    url,
    headers: { authorization: `Bearer ${token}`, ...(body ? { 'content-type': 'application/json' } : {}) },
    ...(body ? { payload: named(JSON.stringify(body)) } : {}),
  })
}
