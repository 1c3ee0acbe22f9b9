import { expect, test } from 'vitest'
import { remindTaxRegimes } from './remind.ts'
import { financialYear, people } from '../testing.ts'

test('anyone without a regime is asked once a year; a joiner on the first day', async () => {
  const { priya, manager, company } = await people()
  await manager.call('PUT /api/v1/employee/self-tax-regime', { body: { financialYear, regime: 'old' } })
  const joiner = await company.employee('Meera Iyer', { joinedOn: '2026-11-21' })
  const ask = () => remindTaxRegimes(company.app, { organisation: company.organisation })
  const news = async (person: typeof priya) =>
    (await person.call('GET /api/v1/notification/all')).map(({ message }) => message)
  await ask()
  await ask()
  const message = 'Choose your tax regime for 2026-27 and declare what counts.'
  expect([await news(priya), await news(manager), await news(joiner)]).toEqual([[message], [], []])
  company.clock.set('2026-11-21T04:00:00.000Z')
  await ask()
  expect([await news(priya), await news(joiner)]).toEqual([[message], [message]])
  company.clock.set('2027-04-01T04:00:00.000Z')
  await ask()
  expect(await news(manager)).toEqual(['Choose your tax regime for 2027-28 and declare what counts.'])
})
