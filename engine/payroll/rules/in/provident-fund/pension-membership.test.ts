import { expect, test } from 'vitest'
import { indianBook } from '../../../../statute-book/india.ts'
import { pensionMembership, type PensionFacts } from './pension-membership.ts'

const of = (fundJoinedOn: string | null, wagesAtJoining: PensionFacts['wagesAtJoining'] = null) => {
  const { isMember, missing } = pensionMembership(indianBook, { fundJoinedOn, wagesAtJoining })
  return [isMember, missing]
}

test('anyone who joined the fund before September 2014 is in the pension scheme, whatever the wages', () => {
  expect(of('2014-08-31')).toEqual([true, null])
  expect(of('2014-08-31', 'aboveCeiling')).toEqual([true, null])
})

test('someone who joined since is in it only with wages within the ceiling at that time', () => {
  expect(of('2014-09-01', 'withinCeiling')).toEqual([true, null])
  expect(of('2014-09-01', 'aboveCeiling')).toEqual([false, null])
  expect(of('2026-10-01', 'aboveCeiling')).toEqual([false, null])
})

test('what is not known is asked for, and membership is assumed until then', () => {
  expect(of(null)).toEqual([true, 'joining'])
  expect(of(null, 'aboveCeiling')).toEqual([true, 'joining'])
  expect(of(null, 'withinCeiling')).toEqual([true, null])
  expect(of('2019-04-01')).toEqual([true, 'wages'])
})
