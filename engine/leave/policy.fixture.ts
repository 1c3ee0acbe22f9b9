import type { LeavePolicy } from './policy.ts'

/** Twelve days a year, granted on 1 January, four carried. */
export const earnedLeave: LeavePolicy = {
  code: 'EL',
  name: 'Earned leave',
  paid: true,
  halfDaysAYear: 24,
  accrual: 'atOnce',
  year: 'calendar',
  prorate: true,
  waitingDays: 0,
  carryForward: { capHalfDays: 8, expiresAfterMonths: 3 },
  encashable: true,
  longestRunDays: null,
  noticeDays: 0,
  allowsHalfDays: true,
  sandwich: false,
  negativeLimitHalfDays: 0,
  proofAfterDays: null,
  active: true,
}
