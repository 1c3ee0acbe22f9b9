import { describe, expect, test } from 'vitest'
import { startingSettings } from '@muster/contract/payroll/statutory/statutory-sections.ts'
import { aCompany } from '../../../../testing/company.ts'

const rupees = (lines: { label: string; amountPaise: number }[]) =>
  Object.fromEntries(lines.map(({ label, amountPaise }) => [label, amountPaise / 100]))

async function tried(body: object) {
  const { admin } = await aCompany()
  const month = '2026-11'
  return admin.call('POST /api/v1/user/statutory-settings/preview', { body: { month, ...body } as never })
}

describe('trying a wage', () => {
  test('shows the shares of provident fund and ESI, and the law behind them', async () => {
    const pf = await tried({ section: 'pf', monthlyWagePaise: 6_000_000 })
    expect(rupees(pf.lines)).toMatchObject({
      Employee: 3000,
      'Employer EPS': 2083,
      'Employer EPF': 917,
    })
    expect(pf.steps.flatMap(({ law }) => law)).toContainEqual(
      expect.objectContaining({ _id: 'in.pf.ceiling', value: '₹25,000', from: '2026-09-17' }),
    )
    const before = await tried({ section: 'pf', monthlyWagePaise: 6_000_000, month: '2026-08' })
    expect(rupees(before.lines)).toMatchObject({ Employee: 1800, 'Employer EPS': 1250 })
    const esi = await tried({ section: 'esi', monthlyWagePaise: 1_500_000 })
    expect(rupees(esi.lines)).toEqual({ Employee: 113, Employer: 488 })
  })

  test('uses an unsaved draft, and names what is wrong in it', async () => {
    const draft = { ...startingSettings.pf, epfRate: '0.10' }
    const pf = await tried({ section: 'pf', monthlyWagePaise: 1_000_000, draft })
    expect(pf.lines[0]).toEqual({ label: 'Employee', amountPaise: 100_000, savedPaise: 120_000 })
    // The pension share is the same in both.
    expect(pf.lines[1]).toMatchObject({ amountPaise: 83_300, savedPaise: null })
    const off = await tried({ section: 'pf', monthlyWagePaise: 1_000_000, draft: { ...draft, enabled: false } })
    expect(off).toMatchObject({
      lines: [{ label: 'Employee', amountPaise: 0, savedPaise: 120_000 }, {}, {}, {}, {}],
      steps: [{ words: 'Switched off: nothing is calculated', amountPaise: null, law: [] }],
    })
    const { admin } = await aCompany()
    const { errors } = await admin.refused('POST /api/v1/user/statutory-settings/preview', {
      body: { section: 'pf', month: '2026-11', monthlyWagePaise: 1, draft: { ...draft, epsRate: '9' } },
    })
    expect(errors).toEqual([{ path: 'body.draft.epsRate', message: 'Choose one' }])
  })

  test('knows the states and their periods', async () => {
    const pt = (state: string, more: object = {}) =>
      tried({ section: 'pt', monthlyWagePaise: 2_000_000, state, ...more }).then(({ lines }) => rupees(lines))
    expect(await pt('IN-MH')).toEqual({ 'Tax per month': 200 })
    expect(await pt('IN-MH', { gender: 'female' })).toEqual({ 'Tax per month': 0 })
    expect(await pt('IN-KL')).toEqual({ 'Tax per half-year': 1000 })
    expect(await pt('IN-TS')).toEqual({ 'Tax per month': 150 })
    expect(await pt('IN-DL')).toEqual({ Tax: 0 })
    const company = await aCompany()
    const place = { section: 'pt', state: 'IN-KA', locationId: company.location } as const
    const value = { ...startingSettings.pt, enabled: false }
    await company.admin.call('POST /api/v1/user/statutory-settings', { body: { ...place, from: '2026-11', value } })
    const off = await company.admin.call('POST /api/v1/user/statutory-settings/preview', {
      body: { ...place, month: '2026-11', monthlyWagePaise: 3_000_000, draft: startingSettings.pt },
    })
    expect(off.lines).toEqual([{ label: 'Tax per month', amountPaise: 20_000, savedPaise: 0 }])
    const lwf = await tried({ section: 'lwf', monthlyWagePaise: 2_000_000, state: 'IN-MH', month: '2026-12' })
    expect(rupees(lwf.lines)).toEqual({ Employee: 25, Employer: 75 })
    const { admin } = await aCompany()
    const body = { section: 'pt', month: '2026-11', monthlyWagePaise: 1 } as const
    const without = await admin.refused('POST /api/v1/user/statutory-settings/preview', { body })
    expect(without.errors).toEqual([{ path: 'body.state', message: 'Choose a state' }])
  })

  test('shows tax, gratuity, bonus and the rules of pay', async () => {
    // 18,00,000 less 75,000: 17,25,000; 20,000 + 40,000 + 60,000 + 25,000, and 4 % cess.
    const tds = await tried({ section: 'tds', monthlyWagePaise: 15_000_000 })
    expect(rupees(tds.lines)).toMatchObject({ 'Annual, new regime': 150_800, 'Monthly, new regime': 12_567 })
    // 15/26 of 52,000 for ten years.
    expect(rupees((await tried({ section: 'gratuity', monthlyWagePaise: 5_200_000 })).lines)).toEqual({
      Gratuity: 300_000,
    })
    expect(rupees((await tried({ section: 'bonus', monthlyWagePaise: 2_000_000 })).lines)).toEqual({
      'Annual bonus': 6997,
    })
    const overtimePaid = { ...startingSettings.pay, overtimePaid: true }
    const pay = await tried({ section: 'pay', monthlyWagePaise: 2_600_000, draft: overtimePaid })
    expect(rupees(pay.lines)).toEqual({
      'Maximum deductions': 13_000,
      'Leave encashment per day': 1000,
      'Notice pay per day': 866.67,
      'Overtime per hour': 250,
    })
  })

  test('says so if no value is known for the month', async () => {
    const { admin } = await aCompany()
    const body = { section: 'lwf', month: '2023-05', monthlyWagePaise: 1, state: 'IN-WB' } as const
    const { lines, steps } = await admin.call('POST /api/v1/user/statutory-settings/preview', { body })
    expect(lines.map(({ amountPaise }) => amountPaise)).toEqual([0, 0])
    expect(steps.map(({ words }) => words)).toEqual(['LWF: no amount is known for this month'])
  })
})
