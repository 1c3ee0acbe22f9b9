import { expect, it } from 'vitest'
import { blankLine, type Category, claimBody, claimField, withBills, withoutFile } from './claim-values.ts'

const category = (_id: string, basis: Category['basis']) => ({ _id, basis }) as Category
const categories = [category('meals', 'bill'), category('car', 'mileage')]
const sent = (line: object) => (claimBody({ reason: 'x', lines: [line] }, categories)['lines'] as object[])[0]

it("sends the values of each expense's category, whatever was typed before", () => {
  const typed = { ...blankLine({ day: '2026-11-18', words: 'Udupi' }), amountPaise: 450_00, quantity: 12.5, bills: [1] }
  expect(sent({ ...typed, categoryId: 'meals' })).toMatchObject({ amountPaise: 450_00, words: 'Udupi', bills: [1] })
  expect(sent({ ...typed, categoryId: 'meals' })).not.toHaveProperty('quantity')
  expect(sent({ ...typed, categoryId: 'car' })).toEqual({
    ...{ day: '2026-11-18', categoryId: 'car', words: 'Udupi', bills: [1], quantity: 12_500 },
  })
  const dollars = { currency: 'USD', foreignAmount: 25.5, rate: 83.25 }
  expect(sent({ ...typed, ...dollars, categoryId: 'meals' })).toMatchObject({
    foreign: { currency: 'USD', thousandths: 25_500, rateMillionths: 83_250_000 },
  })
  expect(sent({ ...typed, ...dollars, categoryId: 'meals' })).not.toHaveProperty('amountPaise')
  expect(claimField('lines.2.foreign.thousandths')).toBe('lines.2.foreignAmount')
})

it('makes an expense of each bill, and keeps every bill with its expense if one is removed', () => {
  const two = withBills([blankLine()], 1, 2)
  expect(two.map(({ bills }) => bills)).toEqual([[1], [2]])
  const four = withBills(two, 3, 2)
  expect(four.map(({ bills }) => bills)).toEqual([[1], [2], [3], [4]])
  expect(withoutFile([...four, blankLine({ bills: [1, 4] })], 2).map(({ bills }) => bills)).toEqual([
    ...[[1], [], [2], [3]],
    [1, 3],
  ])
  expect(withBills([blankLine({ words: 'Udupi' })], 1, 1)).toHaveLength(2)
})
