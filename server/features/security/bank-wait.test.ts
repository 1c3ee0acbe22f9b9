import { expect, it } from 'vitest'
import { aCompany, type Person } from '../../testing/company.ts'
import { approveOnly, withPasswords } from '../../testing/second-person.ts'

it('lets only the admin change how long a new bank account waits, and notifies those who change such accounts', async () => {
  const company = await aCompany()
  const anita = await company.employee('Anita Rao', { role: 'HR' })
  const priya = await company.employee('Priya Nair')
  await withPasswords(company, anita, priya)
  const told = async (person: Person) =>
    (await person.call('GET /api/v1/notification/all')).map(({ message }) => message)
  const put = { body: { days: 5 } }
  expect(await anita.call('GET /api/v1/user/bank-wait')).toEqual({ days: 3 })
  for (const _ of ['once', 'and again']) {
    expect(await company.admin.call('PUT /api/v1/user/bank-wait', put)).toEqual({ days: 5 })
    expect(await told(anita)).toEqual(['Changed bank accounts now count for pay after 5 days'])
  }
  // A shorter wait takes two.
  expect((await company.admin.raw('PUT /api/v1/user/bank-wait', { body: { days: 0 } })).status).toBe(202)
  expect(await anita.call('GET /api/v1/user/bank-wait')).toEqual({ days: 5 })
  await approveOnly(anita)
  expect(await anita.call('GET /api/v1/user/bank-wait')).toEqual({ days: 0 })
  expect(await told(priya)).toEqual([])
  expect(await anita.refused('PUT /api/v1/user/bank-wait', put)).toMatchObject({ status: 403 })
  expect(await company.admin.refused('PUT /api/v1/user/bank-wait', { body: { days: 31 } })).toMatchObject({
    errors: [{ path: 'body.days', message: 'Enter 0 to 30 days' }],
  })
})
