import fc from 'fast-check'
import { expect, test } from 'vitest'
import { leaveLedger, ledgerChanges } from './ledger/ledger.ts'
import { earnedLeave } from './policy.fixture.ts'
import { isEligible, type Gender } from './eligibility.ts'

const gender = fc.constantFrom<Gender | null>('female', 'male', 'other', 'notTold', null)
const genders = fc.uniqueArray(fc.constantFrom<Gender>('female', 'male', 'other', 'notTold'))
const facts = { taken: [{ id: 'a', day: '2026-03-02', halfDays: 2 }], upTo: '2027-06-01' }
const day = '2026-06-01'
const person = { joinedOn: '2026-01-01', leftOn: null }

test('leave for everyone includes people with no recorded gender; restricted leave does not', () => {
  expect(isEligible({}, {}, day)).toBe(true)
  expect(isEligible({ genders: [] }, { gender: null }, day)).toBe(true)
  expect(isEligible({ genders: ['female'] }, { gender: null }, day)).toBe(false)
  expect(isEligible({ genders: ['female'] }, { gender: 'male' }, day)).toBe(false)
  expect(isEligible({ genders: ['female', 'other'] }, { gender: 'other' }, day)).toBe(true)
})

test('an eligible person has the whole ledger; anyone else is granted nothing and keeps what was taken', () => {
  fc.assert(
    fc.property(genders, gender, (limit, own) => {
      const rows = leaveLedger({
        ...facts,
        policy: { ...earnedLeave, genders: limit },
        employment: { ...person, gender: own },
      })
      const everybodys = leaveLedger({ ...facts, policy: earnedLeave, employment: person })
      if (isEligible({ genders: limit }, { gender: own }, day)) expect(rows).toEqual(everybodys)
      else expect(rows.map(({ kind, halfDays }) => [kind, halfDays])).toEqual([['consumption', -2]])
    }),
  )
})

test('a limit added later reverses the grants once, and removing it restores them', () => {
  fc.assert(
    fc.property(genders, genders, gender, (before, after, own) => {
      const due = (limit: Gender[]) =>
        leaveLedger({ ...facts, policy: { ...earnedLeave, genders: limit }, employment: { ...person, gender: own } })
      const posted = due(before)
      const corrected = [...posted, ...ledgerChanges(due(after), posted, facts.upTo)]
      expect(ledgerChanges(due(after), corrected, facts.upTo)).toEqual([])
      const sum = (rows: { halfDays: number }[]) => rows.reduce((total, { halfDays }) => total + halfDays, 0)
      expect(sum(corrected)).toBe(sum(due(after)))
    }),
  )
})
