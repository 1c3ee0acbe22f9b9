import { beforeAll, describe, expect, it } from 'vitest'
import { z } from 'zod'
import { allRoutes } from '@muster/contract/all-routes.ts'
import type { Route } from '@muster/contract/routes.ts'
import type { Person } from '../../testing/company.ts'
import { payScene, type PayScene } from '../testing.ts'

let scene: PayScene
beforeAll(async () => {
  scene = await payScene()
})

/** Calls that return amounts, found by their reply schemas; and payroll's documents. */
const telling = (Object.entries(allRoutes) as [string, Route][]).filter(
  ([key, { reply }]) => key.startsWith('GET') && (reply instanceof z.ZodType ? tellsPaise(reply) : isOfPay(key)),
)
const ofOthers = telling.map(([key]) => key).filter((key) => isOfPay(key) && !key.includes('/self-'))

describe("another person's pay", () => {
  it('is in the calls to be checked', () => {
    expect(ofOthers).toEqual(
      expect.arrayContaining([
        'GET /api/v1/user/payslip/{id}',
        'GET /api/v1/user/payslip/{id}/pdf',
        'GET /api/v1/user/passbook/{id}',
        'GET /api/v1/user/payrun/{id}/files/{kind}',
        'GET /api/v1/user/payrun/{id}/difference/people',
        'GET /api/v1/user/tax-projection/{id}',
        'GET /api/v1/user/form-16',
        'GET /api/v1/employee/loan/{id}',
        'GET /api/v1/employee/salary/{id}',
      ]),
    )
  })

  it.each(ofOthers)(
    '%s is refused to a colleague, the manager, and people who may only manage employees',
    async (key) => {
      for (const [who, person] of Object.entries(scene.outsiders)) {
        for (const id of scene.ids) {
          const { statusCode, body } = await read(person, key, id)
          expect.soft([403, 404], `${who} asks ${key}`).toContain(statusCode)
          expect.soft(body, `${who} asks ${key}`).not.toMatch(scene.figures)
        }
      }
    },
  )

  it('is in no reply that they can get', async () => {
    const keys = Object.keys(allRoutes).filter((key) => key.startsWith('GET') && !ofOthers.includes(key))
    for (const [who, person] of Object.entries(scene.outsiders)) {
      for (const key of keys) {
        for (const id of key.includes('{id}') ? scene.ids.slice(0, 2) : ['']) {
          const { body } = await read(person, key, id)
          expect.soft(scene.figures.exec(body)?.[0], `${who} asks ${key}`).toBe(undefined)
        }
      }
    }
  })

  it('is shown to payroll by these calls, so that there is something to protect', async () => {
    const told = []
    for (const key of ofOthers)
      for (const id of scene.ids) if (scene.figures.test((await read(scene.payroll, key, id)).body)) told.push(key)
    expect(told).toEqual(
      expect.arrayContaining([
        'GET /api/v1/user/payslip/{id}',
        'GET /api/v1/user/passbook/{id}',
        'GET /api/v1/user/payrun/{id}/payslips',
        'GET /api/v1/user/payrun/{id}/files/{kind}',
        'GET /api/v1/user/tax-projection/{id}',
        'GET /api/v1/employee/loan/{id}',
        'GET /api/v1/employee/salary/{id}',
      ]),
    )
  })

  it('is not shown in a draft: recalculating, reversing or adding is refused', async () => {
    const { outsiders, ids } = scene
    const [employee = '', run = '', slip = ''] = ids
    const loan = { employeeId: employee, name: 'Loan', principalPaise: 100_000, givenOn: '2026-10-01' }
    const calls: [string, object][] = [
      [`PUT /api/v1/user/payrun/${run}`, { action: 'recalculate' }],
      [`POST /api/v1/user/payslip/${slip}/reversal`, { reason: 'A test of it' }],
      [
        'POST /api/v1/employee/loan',
        { ...loan, startMonth: '2026-11', repaidBy: 'months', months: 2, reason: 'A test' },
      ],
      [`PUT /api/v1/user/tax-regime/${employee}`, { financialYear: '2026-27', regime: 'old' }],
      ['POST /api/v1/user/salary-breakdown', { templateId: ids[0], annualCtcPaise: 60_000_000 }],
    ]
    for (const person of Object.values(outsiders))
      for (const [call, body] of calls) expect.soft((await send(person, call, body)).statusCode, call).toBe(403)
  })
})

function tellsPaise(reply: z.ZodType): boolean {
  return /Paise"/.test(JSON.stringify(z.toJSONSchema(reply, { io: 'output', unrepresentable: 'any' })))
}

function isOfPay(key: string): boolean {
  return /\/(payrun|payslip|passbook|pay-input|opening-pay|salary\/|loan|settlement|tax-|self-tax|self-form-16|form-16|leave-encashment)/.test(
    key,
  )
}

const parts: Record<string, string> = { '{code}': 'excluded', '{kind}': 'register' }

function read(person: Person, key: string, id: string) {
  const url = key.replaceAll(/\{\w+\}/g, (part) => parts[part] ?? id)
  const employee = scene.ids[0] ?? ''
  const query = `employeeId=${employee}&financialYear=2026-27&year=2026-27&month=2026-10&limit=50&page=1`
  return send(person, knownQuery(key) ? `${url}?${query}` : url)
}

/** Their query is required. */
function knownQuery(key: string): boolean {
  const ofPerson = ['GET /api/v1/user/pay-input', 'GET /api/v1/user/opening-pay']
  return [...ofPerson, 'GET /api/v1/user/form-16', 'GET /api/v1/user/form-16-year'].includes(key)
}

function send({ token }: Person, call: string, body?: object) {
  const [method, url = ''] = call.split(' ')
  return scene.company.fastify.inject({
    method: method as 'GET',
    url,
    headers: { authorization: `Bearer ${token}`, ...(body ? { 'content-type': 'application/json' } : {}) },
    ...(body ? { payload: JSON.stringify(body) } : {}),
  })
}
