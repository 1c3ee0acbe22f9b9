import { english } from '../../../../testing/english.ts'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { indianBook as book } from '../../../../statute-book/india.ts'
import { hraExemption, type RentStretch } from './hra.ts'

const amount = fc.integer({ min: 0, max: 100_000_00 })
const month: fc.Arbitrary<RentStretch> = fc.record({
  basicPaise: amount,
  daPaise: amount,
  commissionPaise: amount,
  hraPaise: amount,
  rentPaise: amount,
  city: fc.constantFrom('delhi', 'Pune', 'other'),
})

test('a stretch of months gives the same as its months one by one', () => {
  fc.assert(
    fc.property(month, fc.integer({ min: 1, max: 12 }), (one, count) => {
      const together = exempt([times(one, count)])
      expect(together.exemptionPaise).toBe(exempt(Array.from({ length: count }, () => one)).exemptionPaise)
    }),
  )
})

test('the order of stretches changes nothing, and exempt and taxed parts add up to the allowance', () => {
  fc.assert(
    fc.property(fc.array(month, { maxLength: 6 }), (months) => {
      const result = exempt(months)
      expect(exempt(months.toReversed()).exemptionPaise).toBe(result.exemptionPaise)
      const received = months.reduce((sum, { hraPaise }) => sum + hraPaise, 0)
      expect(result.exemptionPaise + result.taxablePaise).toBe(received)
      expect(result.taxablePaise).toBeGreaterThanOrEqual(0)
    }),
  )
})

test('more rent never exempts less; in the new regime nothing is exempt', () => {
  fc.assert(
    fc.property(month, amount, (one, more) => {
      const dearer = exempt([{ ...one, rentPaise: one.rentPaise + more }])
      expect(dearer.exemptionPaise).toBeGreaterThanOrEqual(exempt([one]).exemptionPaise)
      expect(hraExemption(book, { financialYear: '2026-27', regime: 'new', stretches: [one] }).exemptionPaise).toBe(0)
    }),
  )
})

test('a city is recognised by its older name and in any case', () => {
  const year = { basicPaise: 600_000_00, daPaise: 0, commissionPaise: 0, hraPaise: 400_000_00, rentPaise: 500_000_00 }
  const of = (city: string) => exempt([{ ...year, city }]).exemptionPaise
  expect([of('Bangalore'), of('NEW DELHI '), of('Mysuru')]).toEqual([300_000_00, 300_000_00, 240_000_00])
})

test('the steps say why nothing is exempt', () => {
  const month = {
    basicPaise: 50_000_00,
    daPaise: 0,
    commissionPaise: 0,
    hraPaise: 20_000_00,
    rentPaise: 0,
    city: 'pune',
  }
  const words = (stretch: RentStretch) => exempt([stretch]).trace.map((step) => english(step.words))
  const whole = 'HRA exemption'
  expect(words(month)).toEqual(['No rent paid: nothing is exempt', whole])
  expect(words({ ...month, rentPaise: 100, hraPaise: 0 })).toEqual(['No HRA received', whole])
  const other = hraExemption(book, { financialYear: '2026-27', regime: 'new', stretches: [month] })
  expect(other.trace.map((step) => english(step.words))).toEqual(['HRA is taxable in the new regime'])
})

test('half a paisa is exempt, and the exempt and taxed parts add up to what was received', () => {
  const pay = { basicPaise: 10_000_05, daPaise: 0, commissionPaise: 0, hraPaise: 10_000_01, rentPaise: 5_000_00 }
  const { exemptionPaise, taxablePaise } = exempt([{ ...pay, city: 'pune' }])
  expect([exemptionPaise, taxablePaise]).toEqual([4_000_00, 6_000_01])
})

function exempt(stretches: readonly RentStretch[]) {
  return hraExemption(book, { financialYear: '2026-27', regime: 'old', stretches })
}

function times({ city, ...amounts }: RentStretch, count: number): RentStretch {
  const { basicPaise, daPaise, commissionPaise, hraPaise, rentPaise } = amounts
  return {
    basicPaise: basicPaise * count,
    daPaise: daPaise * count,
    commissionPaise: commissionPaise * count,
    hraPaise: hraPaise * count,
    rentPaise: rentPaise * count,
    city,
  }
}

test('the three limits are stated, combined over the months in which the same one is lowest', () => {
  const months = { daPaise: 0, commissionPaise: 0, city: 'Delhi' }
  const dear = { ...months, basicPaise: 30_000_00, hraPaise: 15_000_00, rentPaise: 20_000_00 }
  const cheap = { ...months, basicPaise: 30_000_00, hraPaise: 15_000_00, rentPaise: 10_000_00 }
  expect(english(exempt([dear, cheap, cheap]).limits!)).toBe(
    'the least of HRA received ₹15,000, rent less 10% of salary ₹17,000, and 50% of salary ₹15,000; ' +
      'the least of HRA received ₹30,000, rent less 10% of salary ₹14,000, and 50% of salary ₹30,000',
  )
  expect(exempt([{ ...cheap, rentPaise: 0 }]).limits).toBeNull()
})
