import fc from 'fast-check'
import { expect, test } from 'vitest'
import { percentText, rupeeText } from './format.ts'

test('rupees are grouped as in India, whatever their size', () => {
  const indian = new Intl.NumberFormat('en-IN')
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 90_000_000_000_000 }), (rupees) => {
      expect(rupeeText(rupees * 100)).toBe(`₹${indian.format(rupees)}`)
    }),
  )
  expect(rupeeText(12_500_050)).toBe('₹1,25,000.50')
  expect(rupeeText(-100_000_00)).toBe('−₹1,00,000')
})

test('per cents are written without zeros at the end', () => {
  expect([1200, 833, 850, 5, 0].map(percentText)).toEqual(['12%', '8.33%', '8.5%', '0.05%', '0%'])
})
