import type { LeavePolicy } from './policy.ts'

/** Twelve days a year, granted on 1 January, four carried. */
export const earnedLeave: LeavePolicy = {
  code: 'EL',
  name: 'Earned leave',
  paid: true,
  halvesAYear: 24,
  accrual: 'atOnce',
  year: 'calendar',
  prorate: true,
  waitingDays: 0,
  carryForward: { capHalves: 8, expiresAfterMonths: 3 },
  encashable: true,
  longestRunDays: null,
  noticeDays: 0,
  halfDays: true,
  sandwich: false,
  negativeLimitHalves: 0,
  proofAfterDays: null,
  active: true,
}
