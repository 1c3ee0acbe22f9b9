import { expect } from '@playwright/test'
import { call } from './call.ts'
import type { Person } from './company.ts'

/** Gives a person a salary by the first template, on behalf of the token's owner. */
export async function raise(
  token: string,
  person: Pick<Person, 'employeeId'>,
  annualCtcPaise: number,
  startsOn: string,
): Promise<void> {
  const [template] = await call(token, 'GET /api/v1/user/salary-template')
  await call(token, 'POST /api/v1/employee/salary', {
    body: { employeeId: person.employeeId, templateId: template?._id ?? '', annualCtcPaise, startsOn },
  })
}

/** Gives many people the same salary, a few at a time. */
export async function raiseAll(token: string, employees: readonly string[], annualCtcPaise: number): Promise<void> {
  const [template] = await call(token, 'GET /api/v1/user/salary-template')
  const salary = { templateId: template?._id ?? '', annualCtcPaise, startsOn: '2024-04-01' }
  for (let at = 0; at < employees.length; at += 4)
    await Promise.all(
      employees
        .slice(at, at + 4)
        .map((employeeId) => call(token, 'POST /api/v1/employee/salary', { body: { employeeId, ...salary } })),
    )
}

/** Calculates a month, and returns its run. */
export async function calculate(token: string, month: string): Promise<string> {
  const { _id: id } = await call(token, 'POST /api/v1/user/payrun', { body: { month } })
  const state = async () => (await call(token, 'GET /api/v1/user/payrun/{id}', { params: { id } })).state
  await expect.poll(state, { timeout: 60_000 }).toBe('calculated')
  return id
}

/** Calculates a month and locks it, and returns its run. */
export async function lock(token: string, month: string): Promise<string> {
  const id = await calculate(token, month)
  await call(token, 'PUT /api/v1/user/payrun/{id}', { params: { id }, body: { action: 'approve' } })
  return id
}

export function monthBefore(month: string): string {
  const date = new Date(`${month}-01`)
  date.setUTCMonth(date.getUTCMonth() - 1)
  return date.toISOString().slice(0, 7)
}
