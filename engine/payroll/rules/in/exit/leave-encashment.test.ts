import { english } from '../../../../testing/english.ts'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { indianBook } from '../../../../statute-book/india.ts'
import { leaveEncashment } from './leave-encashment.ts'

const day = '2026-11-20'

test('the exempt and taxed parts of a leave encashment add up to what was received', () => {
  fc.assert(
    fc.property(
      fc.nat(40_00_000_00),
      fc.nat(5_00_000_00),
      fc.nat(330),
      fc.nat(30_00_000_00),
      fc.boolean(),
      (received, salary, leave, earlier, duringService) => {
        const { exemptPaise, taxablePaise } = leaveEncashment(indianBook, {
          day,
          receivedPaise: received,
          averageSalaryPaise: salary,
          leaveDays: { numerator: leave, denominator: 1 },
          serviceYears: null,
          exemptEarlierPaise: earlier,
          duringService,
          government: false,
        })
        expect(exemptPaise + taxablePaise).toBe(received)
        expect(exemptPaise).toBeGreaterThanOrEqual(0)
        expect(taxablePaise).toBeGreaterThanOrEqual(0)
        expect(exemptPaise).toBeLessThanOrEqual(Math.max(0, 25_00_000_00 - earlier))
      },
    ),
  )
})

test('leave counts up to thirty days per completed year, and the statutory limit applies where the employer has none', () => {
  const of = (serviceYears: number | null, days: number, limitPaise: number | null = null) =>
    leaveEncashment(
      indianBook,
      {
        ...{ day, receivedPaise: 90_000_00, averageSalaryPaise: 30_000_00, serviceYears, exemptEarlierPaise: 0 },
        leaveDays: { numerator: days, denominator: 1 },
        ...{ duringService: false, government: false },
      },
      limitPaise,
    )
  const words = (...args: Parameters<typeof of>) => of(...args).trace.map((step) => english(step.words))
  expect(words(1, 31).at(-2)).toBe('Cash equivalent of leave balance, at most 30 days for 1 completed year')
  expect(words(2, 61).at(-2)).toBe('Cash equivalent of leave balance, at most 60 days for 2 completed years')
  expect(words(2, 60).slice(2)).toEqual([
    '₹25,00,000 less the amount exempted earlier',
    'Cash equivalent of leave balance',
    'Exempt: the least of these',
  ])
  expect([of(2, 61).exemptPaise, of(2, 61, 3_00_000_00).exemptPaise, of(2, 61, 1000_00).exemptPaise]).toEqual([
    ...[60_000_00, 60_000_00, 1000_00],
  ])
  expect(english(of(null, 3_000, 26_00_000_00).trace[2]!.words)).toBe('₹26,00,000 less the amount exempted earlier')
  expect(of(2, 60).trace.map(({ law }) => law?.length ?? 0)).toEqual([0, 1, 1, 2, 0])
})
