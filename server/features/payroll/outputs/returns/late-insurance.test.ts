import { expect, test } from 'vitest'
import { lockMonth, pay } from '../../testing.ts'
import { lockedOctober } from '../testing.ts'

test('an insured month that is paid late has a contribution sheet of its own', async () => {
  const { company } = await lockedOctober()
  company.clock.advance(60)
  const asha = await company.employee('Asha Rao', { joinedOn: '2026-10-12' })
  await company.admin.call('POST /api/v1/employee/personal-info', {
    body: { employeeId: asha.employee, esi: '3100123499' },
  })
  await pay(company, asha, 18_000_000, '2026-10-12')
  const id = await lockMonth(company, '2026-11')
  const { files, problems } = await company.admin.call('GET /api/v1/user/payrun/{id}/files', { params: { id } })
  expect(problems).toEqual([])
  const of = (kind: string) => files.find((file) => file.kind === kind)
  const late = of('esi-late-2026-10')
  expect(late).toMatchObject({
    name: 'ESI contribution sheet for October 2026',
    fileName: 'ESI 2026-10 paid 2026-11.xls',
    people: 1,
    excluded: [],
  })
  const { data } = await company.admin.call('GET /api/v1/user/payrun/{id}/payslips', { params: { id } })
  let owed = 0
  for (const { _id } of data) {
    const { lines } = await company.admin.call('GET /api/v1/user/payslip/{id}', { params: { id: _id } })
    for (const { code, amountPaise } of lines) if (code === 'ESI' || code === 'EMPLOYER_ESI') owed += amountPaise
  }
  expect(of('esi')!.amountPaise! + late!.amountPaise!).toBe(owed)
  expect(late!.amountPaise).toBeGreaterThan(0)
})
