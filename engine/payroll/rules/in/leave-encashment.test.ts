import fc from 'fast-check'
import { expect, test } from 'vitest'
import { indianBook } from '../../../law/india.ts'
import { leaveEncashment } from './leave-encashment.ts'

const day = '2026-11-20'

test('what of a leave encashment is exempt and what is taxed are together what was received', () => {
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
