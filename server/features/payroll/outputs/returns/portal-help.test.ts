import { expect, test } from 'vitest'
import { lockedOctober } from '../testing.ts'

test('a part payment has the chosen members, and none without a UAN', async () => {
  const { company, october, priya, rahul } = await lockedOctober()
  const params = { id: october }
  const members = await company.admin.call('GET /api/v1/user/payrun/{id}/pf-members', { params })
  expect(members.map(({ employee, hasUan }) => [employee.name, hasUan])).toEqual([
    ['Priya Nair', true],
    ['Rahul Iyer', false],
  ])
  const [{ epfPaise, epsPaise, differencePaise }] = members as [(typeof members)[number]]
  const bytes: unknown = await company.admin.call('POST /api/v1/user/payrun/{id}/pf-part-payment', {
    params,
    body: { employees: [priya.employee] },
  })
  const [uan, name, ...amounts] = (Buffer.isBuffer(bytes) ? bytes.toString('ascii') : '').trimEnd().split('#~#')
  expect([uan, name]).toEqual(['100904319456', 'Priya Nair'])
  expect(amounts).toEqual([epfPaise, epsPaise, differencePaise, 0].map((paise) => String(paise / 100)))
  const refusal = await company.admin.refused('POST /api/v1/user/payrun/{id}/pf-part-payment', {
    params,
    body: { employees: [priya.employee, rahul.employee] },
  })
  expect(refusal.message).toContain('Rahul Iyer: No UAN')
})

test('errors of the portal are shown by member, with what to do', async () => {
  const { company, october } = await lockedOctober()
  const text =
    '1,100904319456,PRIYA NAIR,Member has attained the age of 58 years\nFile rejected\nLine 1: Aadhaar is not verified'
  const { errors, unread } = await company.admin.call('POST /api/v1/user/payrun/{id}/pf-errors', {
    params: { id: october },
    body: { text },
  })
  expect(errors).toMatchObject([
    { row: 1, employee: { name: 'Priya Nair' }, fix: expect.stringContaining('age 58') },
    { row: 3, employee: { name: 'Priya Nair' }, fix: expect.stringContaining('Aadhaar') },
  ])
  expect(unread).toBe(1)
  const reader = await company.employee('Asha Pillai', { granted: ['payRollHistoryRead'] })
  for (const key of ['GET /api/v1/user/payrun/{id}/pf-members'] as const)
    expect(await reader.refused(key, { params: { id: october } })).toMatchObject({ status: 403 })
})
