import { describe, expect, test } from 'vitest'
import type { LeaveFacts } from '../leave-facts.ts'
import { balanceAt, leaveLedger, ledgerChanges, lowestBalance } from './ledger.ts'
import { earnedLeave } from '../policy.fixture.ts'
import { english } from '../../testing/english.ts'

const facts = (more: Partial<LeaveFacts> = {}): LeaveFacts => ({
  policy: earnedLeave,
  employment: { joinedOn: '2025-01-01', leftOn: null },
  taken: [],
  ...more,
})

describe('the leave ledger', () => {
  test('includes a grant on its last day, and excludes grants that come later or have expired', () => {
    const extra = [
      { id: 'worked', on: '2026-03-01', halfDays: 2, expiresOn: '2026-03-01', reason: 'Worked on Holi' },
      { id: 'gift', on: '2026-02-01', halfDays: 4, expiresOn: null },
      { id: 'over', on: '2026-02-01', halfDays: 6, expiresOn: '2026-01-31' },
      { id: 'later', on: '2026-03-02', halfDays: 8, expiresOn: null },
    ]
    const policy = { ...earnedLeave, halfDaysAYear: 0 }
    const rows = leaveLedger({ ...facts({ policy, extra }), upTo: '2026-03-01' })
    expect(rows.map(({ on, halfDays, expiresOn, why }) => [on, halfDays, expiresOn, english(why)])).toEqual([
      ['2026-02-01', 4, '2026-12-31', 'Added'],
      ['2026-03-01', 2, '2026-03-01', 'Worked on Holi'],
    ])
    expect(balanceAt(rows, '2026-03-01')).toBe(6)
  })

  test('corrects rows recorded differently, in day order, and says so', () => {
    const taken = (...days: string[]) => days.map((day) => ({ id: day, day, halfDays: 2 }))
    const due = (...days: string[]) => leaveLedger({ ...facts({ taken: taken(...days) }), upTo: '2025-12-31' })
    const changes = ledgerChanges(due('2025-03-03', '2025-05-05'), due('2025-06-02', '2025-04-07'), '2025-12-31')
    expect(changes.map(({ on, halfDays, correction = false }) => [on, halfDays, correction])).toEqual([
      ['2025-03-03', -2, false],
      ['2025-04-07', 2, true],
      ['2025-05-05', -2, false],
      ['2025-06-02', 2, true],
    ])
  })

  test('the lowest balance is on the earliest of its days, whatever the row order', () => {
    const row = (on: string, halfDays: number) => ({
      ...leaveLedger({ ...facts(), upTo: '2025-01-01' })[0]!,
      on,
      halfDays,
    })
    const rows = [row('2025-07-01', -4), row('2025-05-01', 4), row('2025-06-01', -4), row('2025-01-01', 2)]
    expect(lowestBalance(rows, '2025-04-01')).toEqual({ day: '2025-07-01', halfDays: -2 })
    expect(lowestBalance([...rows, row('2025-08-01', 4), row('2025-09-01', -4)], '2025-04-01').day).toBe('2025-07-01')
  })
})
