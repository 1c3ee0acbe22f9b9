import { expect, test } from 'vitest'
import { aHomeCompany, weekly } from './testing.ts'

test('the preview of a leave request names its days of approved work from home, and no others', async () => {
  const { priya, submit, decide, casual, holiday } = await aHomeCompany()
  const types = await priya.call('GET /api/v1/employee/leave-types', {})
  const policyId = types.find(({ name }) => name.includes('Unpaid'))!._id
  const home = async (from: string, to: string) => {
    const body = { policyId, from, to, fromPart: 'full' as const, toPart: 'full' as const }
    return (await priya.call('POST /api/v1/employee/leave-preview', { body })).home
  }
  const pattern = await submit(weekly())
  expect(await home('2026-11-23', '2026-12-04')).toEqual([])
  await decide(pattern)
  expect(await home('2026-11-23', '2026-12-04')).toEqual(['2026-11-24', '2026-11-26', '2026-12-01', '2026-12-03'])
  expect(await home('2026-11-25', '2026-11-25')).toEqual([])
  await holiday('2026-12-01')
  await casual('2026-11-26')
  expect(await home('2026-11-23', '2026-12-04')).toEqual(['2026-11-24', '2026-12-03'])
})
