import { expect, test } from 'vitest'
import { aCompany } from '../../../testing/company.ts'
import { pay, withPayroll } from '../testing.ts'

const key = 'GET /api/v1/user/gratuity'

test('shows the gratuity owed to everyone, and to those who have served long enough, with its calculation', async () => {
  const company = await withPayroll(await aCompany())
  const priya = await company.employee('Priya Nair', { joinedOn: '2018-01-01' })
  const rahul = await company.employee('Rahul Iyer', { joinedOn: '2024-01-01' })
  await pay(company, priya, 120_000_000)
  await pay(company, rahul, 120_000_000)
  const { data } = await company.admin.call(key, { query: { sortBy: 'accrued', sortOrder: 'desc' } })
  const [own, other] = [
    data.find((one) => one.employee.name === 'Priya Nair')!,
    data.find((one) => one.employee.name === 'Rahul Iyer')!,
  ]
  expect(own.service).toContain('8 years 10 months')
  // More than six months count as a year: nine.
  expect(own.payablePaise).toBe(Math.round((own.wagesPaise * 15 * 9) / 26 / 100) * 100)
  expect(own).toMatchObject({ isVested: true, accruedPaise: own.payablePaise })
  expect(own.steps.at(-1)?.words).toContain('15/26 of the last wages')
  expect(other).toMatchObject({ isVested: false, payablePaise: 0 })
  expect(other.accruedPaise).toBe(Math.round((other.wagesPaise * 15 * 3) / 26 / 100) * 100)
  expect(data[0]).toEqual(own)
  expect(await company.admin.call('GET /api/v1/user/gratuity-liability')).toMatchObject({
    ...{ vested: 1, payablePaise: own.payablePaise, accruedPaise: own.accruedPaise + other.accruedPaise },
  })
  const vested = await company.admin.call(key, { query: { state: 'vested', search: 'priya' } })
  expect(vested.data).toHaveLength(1)
  const { body } = await company.admin.raw('GET /api/v1/user/gratuity/file', { query: { format: 'csv' } })
  const line = Buffer.from(body as never)
    .toString('utf8')
    .split('\r\n')
    .find((one) => one.includes('Priya Nair'))!
  const cells = line.split(',').map((cell) => cell.replaceAll('"', ''))
  expect(cells.slice(2, 5)).toEqual(['2018-01-01', expect.stringContaining('8 years'), 'No'])
  expect(cells.at(-2)).toBe(`${own.payablePaise / 100}.00`)
  expect(await priya.refused(key)).toMatchObject({ status: 403 })
})
