import { english } from '../../../../testing/english.ts'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { addMonths, months } from '../../../../day.ts'
import { indianBook } from '../../../../statute-book/india.ts'
import { contributionPeriod, stateInsurance, type StateInsuranceInput } from './state-insurance.ts'

const ravi: StateInsuranceInput = {
  month: '2026-11',
  contractWagesPaise: 20_000_00,
  wagesPaidPaise: 18_501_00,
  paidHalfDays: 50,
  personWithDisability: false,
  coveredEarlierInPeriod: false,
}

test('Ravi sees why he is covered and how both shares were calculated', () => {
  const { trace } = stateInsurance(indianBook, ravi)
  expect(trace.map(({ words, amountPaise }) => [english(words), amountPaise])).toEqual([
    ['Monthly wage of ₹20,000 is within the ceiling of ₹21,000: covered', null],
    ['Employee: 0.75% of ₹18,501, rounded up to the next rupee', 139_00],
    ['Employer: 3.25% of ₹18,501, rounded up to the next rupee', 602_00],
  ])
})

test('someone paid up to ₹176 a day is told why he pays nothing', () => {
  const { trace } = stateInsurance(indianBook, { ...ravi, wagesPaidPaise: 4_400_00 })
  expect(english(trace[1]!.words)).toBe('Employee: nil, because ₹4,400 for 25 days is not above ₹176 per day')
})

test('the government pays for a person with a disability where the employer says so', () => {
  const result = stateInsurance(indianBook, { ...ravi, personWithDisability: true }, { employerPaysForDisabled: false })
  expect([result.covered, result.employeePaise, result.employerPaise]).toEqual([true, 139_00, 0])
})

const wages = fc.integer({ min: 0, max: 5_000_000 })

test('each share is the exact part rounded up to the next rupee', () => {
  fc.assert(
    fc.property(wages, (wagesPaidPaise) => {
      const { employeePaise, employerPaise } = stateInsurance(indianBook, {
        ...ravi,
        wagesPaidPaise,
        paidHalfDays: null,
      })
      for (const [share, rate] of [
        [employeePaise, 75],
        [employerPaise, 325],
      ] as const) {
        expect(share % 100).toBe(0)
        expect(share * 10_000).toBeGreaterThanOrEqual(wagesPaidPaise * rate)
        expect((share - 100) * 10_000).toBeLessThan(wagesPaidPaise * rate)
      }
    }),
  )
})

test('more pay never means a smaller share, and no one pays outside the coverage', () => {
  fc.assert(
    fc.property(
      wages,
      fc.nat(1_000_000),
      fc.integer({ min: 1, max: 62 }),
      wages,
      (paid, more, paidHalfDays, contract) => {
        const of = { ...ravi, contractWagesPaise: contract, paidHalfDays }
        const low = stateInsurance(indianBook, { ...of, wagesPaidPaise: paid })
        const high = stateInsurance(indianBook, { ...of, wagesPaidPaise: paid + more })
        expect(high.employeePaise).toBeGreaterThanOrEqual(low.employeePaise)
        expect(high.employerPaise).toBeGreaterThanOrEqual(low.employerPaise)
        if (contract > 21_000_00) expect([low.covered, low.employeePaise, low.employerPaise]).toEqual([false, 0, 0])
      },
    ),
  )
})

test('every month is in one period of six months, April to September or October to March', () => {
  for (const month of months('2019-07', '2028-03')) {
    const period = contributionPeriod(indianBook, month)
    expect(['04', '10']).toContain(period.from.slice(5))
    expect(period.to).toBe(addMonths(period.from, 5))
    expect(period.from <= month && month <= period.to).toBe(true)
  }
})
