import fc from 'fast-check'
import { expect, test } from 'vitest'
import { english } from '../../testing/english.ts'
import { addDays } from '../../day.ts'
import { earnedLeave } from '../policy.fixture.ts'
import { balanceAt, leaveLedger, ledgerChanges } from './ledger.ts'

const employment = { joinedOn: '2026-01-01', leftOn: null }
const ledger = (on: string, halfDays: number, upTo = '2026-12-31', taken: string[] = []) =>
  leaveLedger({
    ...{ policy: earnedLeave, employment, upTo, opening: { on, halfDays } },
    taken: taken.map((day) => ({ id: 'a', day, halfDays: 2 })),
  })
const told = (rows: ReturnType<typeof ledger>) =>
  rows.map(({ on, kind, halfDays, why }) => `${on} ${kind} ${halfDays}: ${english(why)}`)

test('an opening balance deducts what was used elsewhere, and adds what was left there', () => {
  expect(told(ledger('2026-10-31', 9)).slice(1)).toEqual([
    '2026-10-31 consumption -15: Taken before the opening balance',
  ])
  expect(told(ledger('2026-10-31', 30)).slice(1)).toEqual(['2026-10-31 grant 6: Opening balance on 31 Oct 2026'])
  expect(ledger('2026-10-31', 24)).toHaveLength(1)
})

test('it applies at the end of its day: it includes what was taken by then, not what comes later', () => {
  const rows = ledger('2026-10-31', 9, '2026-12-31', ['2026-10-30', '2026-11-02'])
  expect([balanceAt(rows, '2026-10-31'), balanceAt(rows, '2026-11-02')]).toEqual([9, 7])
})

test('leave taken ahead is settled by the next grant', () => {
  const rows = ledger('2026-10-31', -2, '2027-01-01')
  expect([balanceAt(rows, '2026-12-31'), balanceAt(rows, '2027-01-01')]).toEqual([-2, 22])
})

test('whatever was granted and taken, the balance of the day is the opening balance, and nothing is posted twice', () => {
  const day = fc.integer({ min: 0, max: 500 }).map((days) => addDays('2026-01-01', days))
  fc.assert(
    fc.property(
      day,
      fc.integer({ min: -40, max: 120 }),
      fc.uniqueArray(day, { maxLength: 8 }),
      (on, halfDays, days) => {
        const rows = ledger(on, halfDays, '2027-12-31', days)
        expect(balanceAt(rows, on)).toBe(halfDays)
        expect(ledgerChanges(rows, rows, '2027-12-31')).toEqual([])
      },
    ),
  )
})
