import type { Got } from '../../shared/call/types.ts'
import { mockApi } from '../../shared/testing/mock-api.ts'

type Request = Got<'GET /api/v1/dashboard/recent-approval'>['waiting'][number]

export const noPunches = { punchIn: [], punchOut: [] }
export const today = {
  lastPunchStatus: null,
  workDate: '2026-11-20',
  zone: 'Asia/Kolkata',
  shift: {
    name: 'General',
    startsAt: '2026-11-20T04:00:00.000Z',
    endsAt: '2026-11-20T13:00:00.000Z',
    fullDayMinutes: 480,
  },
  expected: { from: '2026-11-20T04:00:00.000Z', to: '2026-11-20T13:00:00.000Z' } as { from: string; to: string } | null,
  dayOff: null as { kind: 'weeklyOff'; name: string } | null,
  location: 'Bengaluru',
  asksForPosition: false,
  missedPunchOut: '2026-11-19',
  canPunchOutLate: false,
}
export const week = {
  from: '2026-11-16',
  minutes: 1930,
  days: ['16', '17', '18', '19', '20', '21', '22'].map((day) => ({
    day: `2026-11-${day}`,
    state: null,
    workedMinutes: 0,
  })),
}
export const priyas: Request = {
  _id: '01930000-0000-7000-8000-0000000000b1',
  type: 'leave',
  state: 'pending',
  isCancelling: false,
  title: 'Casual leave',
  quantity: '2 days',
  reason: 'A wedding in the family',
  startsOn: '2026-11-24',
  endsOn: '2026-11-25',
  number: 'LV-0001',
  claimed: null,
  approved: null,
  stage: null,
  requester: { _id: '01930000-0000-7000-8000-0000000000b2', name: 'Priya Nair', code: 'ACM-0002', department: null },
  assignee: { kind: 'person', _id: '01930000-0000-7000-8000-0000000000b3', name: 'Anita Rao' },
  since: null,
  dueAt: null,
  level: 1,
  levelCount: 1,
  forwardedBy: null,
  createdAt: '2026-11-19T04:05:00.000Z',
  decidedAt: null,
}
/** Approved at its first level. */
const passed: Request = {
  ...priyas,
  _id: '01930000-0000-7000-8000-0000000000b4',
  quantity: '1 day',
  level: 2,
  levelCount: 3,
}
export const counts = {
  date: '2026-11-20',
  ...{ presentCount: 41, absentCount: 2, leaveCount: 4, workFromHomeCount: 3, halfdayCount: 1, lateCount: 5 },
  ...{ totalEmployees: 60, notYetCount: 9, holidayCount: 0, weeklyOffCount: 0 },
}
const emptyPage = { data: [], pagination: { page: 1, limit: 1, total: 0 } }

export function mockAll() {
  return mockApi({
    'GET /api/v1/dashboard/first': {
      employeeAttendance: noPunches,
      date: '2026-11-20',
      zone: 'Asia/Kolkata',
      today,
      week,
    },
    'GET /api/v1/employee/attendances': { today: { ...today, employeeAttendance: noPunches }, summary: null },
    'GET /api/v1/notes/get': [],
    'GET /api/v1/dashboard/second': {
      AllApprovals: 1,
      totalPendingLeaveRequests: 1,
      approvals: [],
      headcount: { employees: 60, joinedThisMonth: 2, leftThisMonth: 0, onNotice: 1, onProbation: 3 },
      missing: [{ what: 'bank', people: 7 }],
    },
    'GET /api/v1/dashboard/recent-approval': { mine: [priyas, passed], waiting: [priyas], waitingTotal: 1 },
    'GET /api/v1/dashboard/coming-up': [{ day: '2026-11-30', kind: 'payDay', title: 'Pay date' }],
    'GET /api/v1/employee/birthday': { data: [], pagination: { page: 1, limit: 5, total: 0 } },
    'GET /api/v1/employee/self-requested-detail': [],
    'GET /api/v1/dashboard/out': { department: 'Design', today: [], tomorrow: [] },
    'GET /api/v1/dashboard/attendance': [{ day: '2026-11-20', inOffice: 42, remote: 3, onLeave: 4, absent: 2 }],
    'GET /api/v1/dashboard/checklist': [
      { key: 'logo', title: 'Add your logo', text: 'Shown in the menu.', to: '/home/organization', isDone: false },
      { key: 'shift', title: 'Check the working hours', text: '', to: '/home/organization/shift', isDone: true },
    ],
    'GET /api/v1/employee/attendance-counts': counts,
    'GET /api/v1/employee/leave-policy-days': [],
    'GET /api/v1/user/passbook/{id}': emptyPage,
    'GET /api/v1/user/announcement': emptyPage,
  })
}
