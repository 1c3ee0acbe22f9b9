import { describe, expect, test } from 'vitest'
import { startingSettings } from '@muster/contract/payroll/statutory/statutory-sections.ts'
import { declare, financialYear, people, ppf, prove, rent } from '../testing.ts'

describe('a tax declaration', () => {
  test('starts with the new regime, and with the forms and limits of its year', async () => {
    const { priya } = await people()
    const mine = await priya.call('GET /api/v1/employee/self-tax')
    expect(mine).toMatchObject({
      financialYear,
      regime: { value: 'new', isChosen: false, fixed: null },
      proofCutOff: '2027-01-15',
      lastDay: '2027-03-31',
      isLocked: false,
      proofsOnly: false,
      forms: { claims: 'Form 124', previousEmployer: 'Form 122' },
      items: [],
    })
    expect(mine.groups.find(({ code }) => code === 'savings')).toMatchObject({
      name: '80C savings (now s.123)',
      limitPaise: 15_000_000,
    })
    const earlier = await priya.call('GET /api/v1/employee/self-tax', { query: { financialYear: '2025-26' } })
    expect(earlier.forms).toEqual({ claims: 'Form 12BB', previousEmployer: 'Form 12B' })
    const far = await priya.refused('GET /api/v1/employee/self-tax', { query: { financialYear: '2035-36' } })
    expect(far.errors?.[0]?.message).toBe('Choose a year from 2023-24 to 2027-28')
  })

  test('is filled in, proved and submitted by the employee, and accepted by payroll', async () => {
    const { priya, accounts, company } = await people()
    await priya.call('PUT /api/v1/employee/self-tax-regime', { body: { financialYear, regime: 'old' } })
    const item = await declare(priya, ppf)
    await declare(priya, rent)
    expect(await priya.refused('PUT /api/v1/employee/self-tax-submit', { body: { financialYear } })).toMatchObject({
      status: 422,
    })
    await prove(priya, item)
    expect(await priya.call('PUT /api/v1/employee/self-tax-submit', { body: { financialYear } })).toEqual({
      sent: 1,
      withoutProof: 1,
    })
    const { data } = await accounts.call('GET /api/v1/user/tax-declaration')
    expect(data[0]).toMatchObject({
      name: 'Priya Nair',
      regime: 'old',
      isChosen: true,
      declaredPaise: 34_000_000,
      acceptedPaise: 0,
      items: 2,
      waiting: 1,
    })
    const params = { id: item }
    await accounts.call('PUT /api/v1/user/tax-item-decision/{id}', { params, body: { action: 'accept' } })
    const mine = await priya.call('GET /api/v1/employee/self-tax')
    expect(mine.items).toMatchObject([
      {
        section: '80C',
        state: 'accepted',
        acceptedPaise: 10_000_000,
        changedBy: 'Dev Shah',
        proofs: [{ name: 'ppf.pdf' }],
      },
      { section: 'rent', state: 'declared', acceptedPaise: null, declaredPaise: 24_000_000 },
    ])
    const history = await company.within((tx) =>
      tx.query({ name: '', text: 'select state from tax_item where item_id = $1 order by id', values: [item] }),
    )
    expect(history.rows).toEqual([{ state: 'declared' }, { state: 'submitted' }, { state: 'accepted' }])
  })

  test('tells the employee why a proof was rejected; a new proof opens it again', async () => {
    const { priya, accounts } = await people()
    const item = await declare(priya, ppf)
    await prove(priya, item)
    const params = { id: item }
    const silent = await accounts.refused('PUT /api/v1/user/tax-item-decision/{id}', {
      params,
      body: { action: 'reject' },
    })
    expect(silent.errors?.[0]?.message).toBe('Enter a reason. The employee sees it.')
    const body = { action: 'reject', reason: 'The year cannot be read' } as const
    await accounts.call('PUT /api/v1/user/tax-item-decision/{id}', { params, body })
    const [news] = await priya.call('GET /api/v1/notification/all')
    expect(news).toMatchObject({
      type: 'tax',
      message: 'Public provident fund for 2026-27 was rejected: The year cannot be read',
      targetId: item,
    })
    const state = async () => (await priya.call('GET /api/v1/employee/self-tax')).items[0]
    expect(await state()).toMatchObject({ state: 'rejected', reason: 'The year cannot be read' })
    await prove(priya, item)
    expect(await state()).toMatchObject({ state: 'declared', reason: null })
  })

  test('asks for the relationship with the landlord where the form needs it', async () => {
    const { priya, company } = await people()
    const asks = async () => (await priya.call('GET /api/v1/employee/self-tax', {})).asksLandlordRelation
    expect(await asks()).toBe(false)
    const value = { ...startingSettings.tds, askLandlordRelation: true }
    await company.admin.call('POST /api/v1/user/statutory-settings', {
      body: { section: 'tds', from: '2026-04', note: '', value },
    })
    expect(await asks()).toBe(true)
    const body = { financialYear, details: rent }
    expect((await priya.refused('POST /api/v1/employee/self-tax-item', { body })).errors).toEqual([
      { path: 'body.details.landlordRelation', message: 'Say how you are related to the landlord, or none' },
    ])
    await declare(priya, { ...rent, landlordRelation: 'none' })
  })

  test("requires months of the year, rents that don't overlap, and the PAN of the landlord of a high rent", async () => {
    const { priya } = await people()
    const refusal = async (details: object) =>
      (
        await priya.refused('POST /api/v1/employee/self-tax-item', {
          body: { financialYear, details: details as never },
        })
      ).errors
    expect(await refusal({ ...rent, landlordPan: null })).toEqual([
      {
        path: 'body.details.landlordPan',
        message: "Enter the landlord's PAN: the rent of the year is above ₹1,00,000",
      },
    ])
    expect(await refusal({ ...rent, from: '2026-03' })).toMatchObject([{ path: 'body.details.from' }])
    expect(await refusal({ ...rent, to: '2027-04' })).toMatchObject([{ path: 'body.details.to' }])
    expect(await refusal({ ...rent, from: '2026-09', to: '2026-08' })).toMatchObject([{ path: 'body.details.to' }])
    // ₹1,00,000 in the year needs no PAN; one rupee more does.
    const low = { ...rent, to: '2026-08', monthlyRentPaise: 2_000_000, landlordPan: null }
    await declare(priya, low)
    expect(await refusal({ ...low, from: '2026-08' })).toMatchObject([
      { message: 'You have declared a rent for April 2026 to August 2026. Months cannot overlap.' },
      { path: 'body.details.landlordPan' },
    ])
    expect(await refusal({ ...low, from: '2026-09', to: '2026-09', monthlyRentPaise: 100 })).toMatchObject([
      { path: 'body.details.landlordPan' },
    ])
    expect(await refusal({ section: '80D', whose: 'parents' })).toMatchObject([
      { message: 'Enter at least one amount' },
    ])
  })

  test('two rents for the same months at the same moment: one of them is refused', async () => {
    const { priya } = await people()
    const send = () => priya.raw('POST /api/v1/employee/self-tax-item', { body: { financialYear, details: rent } })
    const answers = await Promise.all([send(), send()])
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 400])
  })
})
