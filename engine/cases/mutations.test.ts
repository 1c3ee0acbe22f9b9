import { expect, test } from 'vitest'
import { indianBook, indianLaws } from '../statute-book/india.ts'
import { adapters } from './adapters.ts'
import { mutationsOf, survivors } from './mutations.ts'
import { ownCases } from './own-cases.fixture.ts'

test('changing a number or a day of the law by one unit makes a worked example fail', () => {
  const left = survivors(indianLaws, ownCases, adapters, indianBook)
  expect(left.map(({ law, from, what }) => `${law} from ${from}: ${what}`)).toEqual([])
})

test('the check finds numbers inside tables, rupees and days', () => {
  const ceiling = indianLaws.find(({ id }) => id === 'in.pf.ceiling')!
  expect(mutationsOf(ceiling, indianBook).map(({ what }) => what)).toEqual([
    'value 1500000 → 1500100',
    'value 1500000 → 1499900',
    'from 2018-06-01 → 2018-06-02',
    'value 2500000 → 2500100',
    'value 2500000 → 2499900',
    'from 2026-09-17 → 2026-09-18',
    'from 2026-09-17 → 2026-09-16',
  ])
  const karnataka = indianLaws.find(({ id }) => id === 'in.pt.KA')!
  expect(mutationsOf(karnataka, indianBook).map(({ what }) => what)).toContain('value.slabs.0.except.month 2 → 3')
})

test('a law without examples survives', () => {
  const law = indianLaws.filter(({ id }) => id === 'in.lwf.KA')
  const others = ownCases.filter(({ rule }) => rule !== 'lwf')
  expect(survivors(law, others, adapters, indianBook)).toHaveLength(mutationsOf(law[0]!, indianBook).length)
})
