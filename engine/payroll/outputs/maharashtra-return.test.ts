import { expect, test } from 'vitest'
import { indianBook } from '../../statute-book/india.ts'
import { english } from '../../testing/english.ts'
import { maharashtraReturn, type MaharashtraPerson } from './maharashtra-return.ts'
import { worded } from './table.ts'

const person = (gender: MaharashtraPerson['gender'], rupees: number, tax: number, isExempt = false) => ({
  ...{ gender, isExempt },
  ...{ basePaise: rupees * 100, taxPaise: tax * 100 },
})
const rowsOf = (month: string, people: readonly MaharashtraPerson[]) => [
  ...worded(maharashtraReturn(indianBook, month, people), english).rows,
]

test('men and women are counted by slab, including nil and exempt ones', () => {
  const people = [
    ...[
      person('male', 7_500, 0),
      person('male', 8_000, 175),
      person('other', 12_000, 200),
      person('male', 90_000, 0, true),
    ],
    ...[person('female', 25_000, 0), person('female', 25_001, 200)],
  ]
  expect(rowsOf('2026-10', people)).toEqual([
    ['Men and transgender persons', 'Up to ₹7,500', 0, 1, 0],
    ['Men and transgender persons', 'Over ₹7,500, up to ₹10,000', 175_00, 1, 175_00],
    ['Men and transgender persons', 'Over ₹10,000', 200_00, 1, 200_00],
    ['Women', 'Up to ₹25,000', 0, 1, 0],
    ['Women', 'Over ₹25,000', 200_00, 1, 200_00],
    ['All', 'Exempt under section 27A', 0, 1, 0],
    ['Total', '', null, 6, 575_00],
  ])
})

test('in February the highest slab is 300, and before April 2023 women were taxed from 10,000 on', () => {
  expect(rowsOf('2027-02', [person('male', 12_000, 300)])[2]).toEqual([
    ...['Men and transgender persons', 'Over ₹10,000', 300_00, 1, 300_00],
  ])
  expect(rowsOf('2023-03', [])[4]?.slice(0, 3)).toEqual(['Women', 'Over ₹10,000', 200_00])
})
