import { describe, expect, test } from 'vitest'
import { noDeclarations } from '@muster/engine/payroll/payslip/statutory-input.ts'
import { taxFactsOfPeople } from './index.ts'
import { declare, financialYear, people, ppf, prove, rent } from './testing.ts'

describe('what a pay run takes into account', () => {
  test('declared amounts before the cut-off; accepted ones after it, and income as declared', async () => {
    const { priya, accounts, company } = await people()
    await priya.call('PUT /api/v1/employee/self-tax-regime', { body: { financialYear, regime: 'old' } })
    const item = await declare(priya, ppf)
    await declare(priya, { ...ppf, kind: 'elss', amountPaise: 2_000_000 })
    await declare(priya, rent)
    await declare(priya, { section: '80D', whose: 'selfFamily', premiumPaise: 1_800_000, preventivePaise: 300_000 })
    await declare(priya, { section: '80DD', severe: true })
    await declare(priya, { section: '80DDB', amountPaise: 7_000_000, senior: true })
    await declare(priya, { section: 'ownHouse', interestPaise: 30_000_000, lender: 'HDFC Bank', purpose: 'purchase' })
    await declare(priya, { section: 'otherTax', type: 'tcs', amountPaise: 50_000 })
    await declare(priya, { section: 'otherIncome', amountPaise: 700_000 })
    await declare(priya, {
      section: 'previousEmployer',
      employer: 'Globex',
      from: '2026-04',
      to: '2026-05',
      incomePaise: 9_000_000,
      tdsPaise: 400_000,
      pfPaise: 360_000,
    })
    const facts = (proofsOnly: boolean) =>
      company.within(async (tx) => (await taxFactsOfPeople(tx, { financialYear, proofsOnly })).get(priya.employee))
    expect(await facts(false)).toEqual({
      regime: 'old',
      isChosen: true,
      declarations: {
        previousEmployer: { incomePaise: 9_000_000, tdsPaise: 400_000, professionalTaxPaise: 0, pfPaise: 360_000 },
        otherTdsPaise: 50_000,
        housePropertyPaise: -20_000_000,
        otherSourcesPaise: 700_000,
        rents: [{ from: '2026-04', to: '2027-03', monthlyRentPaise: 2_000_000, city: 'mumbai' }],
        ltaPaise: 0,
        patientIsSenior: true,
        otherExemptionsPaise: 0,
        deductions: { '80C': 12_000_000, '80DD': 12_500_000, '80DDB': 7_000_000 },
        health: {
          selfFamily: { premiumPaise: 1_800_000, preventivePaise: 300_000, medicalPaise: 0, senior: false },
          parents: null,
        },
      },
    })
    await prove(priya, item)
    await accounts.call('PUT /api/v1/user/tax-item-decision/{id}', {
      params: { id: item },
      body: { action: 'accept', acceptedPaise: 6_000_000, reason: 'One receipt is of 2025' },
    })
    expect(await facts(true)).toEqual({
      regime: 'old',
      isChosen: true,
      declarations: {
        ...noDeclarations,
        previousEmployer: { incomePaise: 9_000_000, tdsPaise: 0, professionalTaxPaise: 0, pfPaise: 0 },
        otherSourcesPaise: 700_000,
        deductions: { '80C': 6_000_000 },
      },
    })
  })

  test('someone who declared nothing is in the new regime and not in the list', async () => {
    const { company } = await people()
    const facts = await company.within((tx) => taxFactsOfPeople(tx, { financialYear, proofsOnly: false }))
    expect(facts.size).toBe(0)
  })
})
