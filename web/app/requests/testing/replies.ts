import { days as daysBetween, monthOf } from '@muster/engine/day.ts'
import { today } from '../../../shared/format/date.ts'
import type { mockApi } from '../../../shared/testing/mock-api.ts'

type Served = Parameters<typeof mockApi>[0]

const id = (n: number) => `01930000-0000-7000-8000-00000000000${n}`
const month = monthOf(today())
/** A free day of this month. */
export const homeDay = `${month}-09`
const approver = 'Anita Rao'
const summed = { totalPaise: 1_550_00, lines: [], problems: [], duplicates: [], approver }
const category = {
  ...{ _id: id(1), name: 'Meals', isTaxed: false, maxAgeDays: 90, overLimit: 'flag' as const, basis: 'bill' as const },
  ...{ billAbovePaise: null, limits: [], rates: [] },
}
const categories = (use: 'claim' | 'travel') => ({ 'GET /api/v1/employee/expense-category': [{ ...category, use }] })

/** The server's replies while a form of each type is filled in. */
export const replies = {
  leave: {
    'GET /api/v1/employee/leave-types': [
      {
        ...{ _id: id(4), name: 'Casual', code: 'CL', isPaid: true, hasBalance: true, balanceHalfDays: 24 },
        ...{ pendingHalfDays: 0, from: '2024-04-01', allowsHalfDays: true, noticeDays: 0, longestRunDays: null },
        ...{ negativeLimitHalfDays: 0, proofAfterDays: null, sandwich: false },
      },
    ],
    'POST /api/v1/employee/leave-preview': {
      ...{
        halfDays: 4,
        days: [],
        problems: [],
        balance: [{ on: '2026-11-24', before: 24, after: 20 }],
        away: [],
        home: [],
        approver,
      },
    },
  },
  compOff: {
    'GET /api/v1/employee/compOff-days': {
      days: [
        {
          ...{ day: '2026-11-15', why: 'weeklyOff', name: null, zone: 'Asia/Kolkata', minutes: 540, mostHalfDays: 2 },
          ...{ firstIn: null, lastOut: null, isRequested: false, halfDayMinutes: 240, fullDayMinutes: 480 },
        },
      ],
      ...{ requestWithinDays: 60, validDays: 90 },
    },
  },
  workFromHome: {
    'GET /api/v1/employee/work-from-home-month': {
      ...{ month, today: `${month}-01`, approvedHalfDays: 0, pendingHalfDays: 0, limitHalfDays: 16 },
      days: daysBetween(`${month}-01`, `${month}-28`).map((day) => ({
        ...{ day, state: 'office' as const, halfDays: 0, request: null },
      })),
      rule: { noticeDays: 0, pastDays: 7, needsPunches: true },
    },
    'POST /api/v1/employee/work-from-home-preview': {
      ...{ halfDays: 2, days: [{ day: homeDay, halfDays: 2 }], excluded: [], months: [], problems: [], approver },
    },
  },
  attendance: {
    'GET /api/v1/employee/attendances': {
      today: {
        ...{ employeeAttendance: { punchIn: [], punchOut: [] }, lastPunchStatus: null, workDate: '2026-10-07' },
        ...{ zone: 'Asia/Kolkata', shift: null, expected: null, location: 'Bengaluru', asksForPosition: false },
        ...{ dayOff: null, missedPunchOut: '2026-10-06', canPunchOutLate: false },
      },
      summary: null,
    },
    'GET /api/v1/employee/attendance': { data: [], pagination: { page: 1, limit: 31, total: 0 } },
    'POST /api/v1/employee/attendance-preview': {
      days: [{ day: '2026-10-06', before: null, after: null, locked: null, pending: null, problems: [] }],
      ...{ usage: [], requestWithinDays: 60, approver },
    },
  },
  travel: {
    ...categories('travel'),
    'POST /api/v1/employee/travel-expense-preview': {
      ...{ totalPaise: 4_000_00, days: 3, mostAdvancePaise: 4_000_00, approver, problems: [] },
      lines: [{ totalPaise: 4_000_00, unitPaise: null, limitPaise: null }],
    },
  },
  settlement: {
    ...categories('travel'),
    'GET /api/v1/employee/travel-expense-approval/{id}': {
      ...{ _id: id(5), number: 'TR-0001', isMine: true, startsOn: '2026-11-02', endsOn: '2026-11-04' },
      details: {
        advance: { requestedPaise: 0, grantedPaise: 0, paidPaise: 0, recoveredPaise: 0 },
        ...{ maySettle: true, settlement: null },
      },
    } as never,
    'POST /api/v1/employee/travel-expense-settlement-preview': {
      ...{ ...summed, comparison: [], advancePaidPaise: 0, restPaise: 1_550_00 },
    },
  },
  procurement: {
    'POST /api/v1/employee/procurement-preview': {
      ...{ totalPaise: 10_000_00, quotes: [], problems: [], warnings: [], approver },
    },
  },
  claim: { ...categories('claim'), 'POST /api/v1/employee/claims-preview': summed },
} satisfies Record<string, Served>
