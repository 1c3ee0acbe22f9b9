import fc from 'fast-check'
import { expect, test } from 'vitest'
import { accountNames } from '../journal-accounts.ts'
import {
  owedTotal,
  provisionChange,
  provisionJournal,
  provisionOf,
  type OwedPart,
  type Provision,
} from './provisions.ts'

const part: fc.Arbitrary<OwedPart> = fc.record({
  entity: fc.constantFrom(null, 'Labs', 'Works'),
  department: fc.constantFrom('Sales', 'Support', null),
  location: fc.constantFrom('Pune', 'Chennai'),
  paise: fc.integer({ min: 0, max: 10_000_000 }),
})
const parts = fc.array(part, { maxLength: 8 })
const provisions: fc.Arbitrary<Provision[]> = fc.uniqueArray(
  fc.record({
    kind: fc.constantFrom('gratuity' as const, 'leave' as const, 'bonus' as const),
    ...{ owed: parts, before: parts, booked: parts },
  }),
  { selector: ({ kind }) => kind },
)

test('earlier provisions and bookings plus the change equal what is owed, part by part', () => {
  fc.assert(
    fc.property(provisions, (all) => {
      for (const one of all) {
        const change = owedTotal(provisionChange(one))
        expect(owedTotal(one.before) + owedTotal(one.booked) + change).toBe(owedTotal(one.owed))
      }
    }),
  )
})

test("the legal entities' provisions add up to the total, and so do their journals", () => {
  fc.assert(
    fc.property(provisions, (all) => {
      const ofAll = provisionJournal(all, 'department', accountNames)
      const own = [null, 'Labs', 'Works'].map((entity) => all.map((one) => provisionOf(one, entity)))
      const balance = (journal: typeof ofAll) =>
        journal.entries.reduce((sum, { isExpense, debitPaise, creditPaise }) => {
          return isExpense ? sum + debitPaise - creditPaise : sum
        }, 0)
      const ofParts = own.map((part) => balance(provisionJournal(part, 'department', accountNames)))
      expect(ofParts.reduce((sum, paise) => sum + paise, 0)).toBe(balance(ofAll))
    }),
  )
})

test('the journal balances and shows the sum of the changes as owed, by department and by location', () => {
  fc.assert(
    fc.property(provisions, (all) => {
      const changes = all.map((one) => owedTotal(provisionChange(one))).reduce((sum, paise) => sum + paise, 0)
      for (const by of ['department', 'location'] as const) {
        const { entries, debitPaise, creditPaise } = provisionJournal(all, by, accountNames)
        expect(debitPaise).toBe(creditPaise)
        const owed = entries.filter(({ isExpense }) => !isExpense)
        expect(owed.reduce((sum, one) => sum + one.creditPaise - one.debitPaise, 0)).toBe(changes)
        expect(owed.every(({ department }) => department === null)).toBe(true)
      }
    }),
  )
})

test('a lower amount owed releases the provision in the department that had it', () => {
  const sales = (paise: number) => [{ department: 'Sales', location: 'Pune', paise }]
  const { entries } = provisionJournal(
    [{ kind: 'leave', owed: sales(300), before: sales(1_000), booked: [] }],
    'department',
    accountNames,
  )
  expect(
    entries.map(({ account, department, debitPaise, creditPaise }) => [
      account.text,
      department,
      debitPaise,
      creditPaise,
    ]),
  ).toEqual([
    ['Leave encashment expense', 'Sales', 0, 700],
    ['Provision for leave encashment', null, 700, 0],
  ])
})
