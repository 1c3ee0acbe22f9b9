import type { Holding } from '../holding.ts'

const employee = { employee: 'employee_id' }
const ofRequest = { within: 'request', by: 'request_id' }

/** Attendance, leave, and what people request. */
export const timeHoldings = {
  punch: { subject: 'attendance', whose: employee },
  attendance_day: { subject: 'attendance', whose: employee },
  attendance_archive_month: { subject: 'attendance', whose: employee },
  attendance_correction: { subject: 'attendance', whose: employee },
  attendance_reminder: { subject: 'attendance', whose: employee },
  late_attendance: { subject: 'attendance', whose: employee },
  work_from_home_day: { subject: 'attendance', whose: employee },
  leave_ledger: { subject: 'leave', whose: employee },
  leave_day: { subject: 'leave', whose: employee },
  leave_cover: { subject: 'leave', whose: { employee: 'cover_id' } },
  leave_credit: { subject: 'leave', whose: employee },
  leave_opening: { subject: 'leave', whose: employee },
  leave_encashment: { subject: 'leave', whose: employee },
  request: { subject: 'requests', whose: { employee: 'requester_id' } },
  request_line: { subject: 'requests', whose: ofRequest },
  request_event: { subject: 'requests', whose: ofRequest },
  request_stage: { subject: 'requests', whose: ofRequest },
  request_step: { subject: 'requests', whose: ofRequest },
  request_attachment: { subject: 'requests', whose: ofRequest, file: { key: 'file_key', name: 'name' } },
  travel_settlement: { subject: 'requests', whose: ofRequest },
  travel_exit_recovery: { subject: 'requests', whose: { within: 'request', by: 'trip_id' } },
  travel_reminder: { subject: 'requests', whose: { within: 'request', by: 'trip_id' } },
  approval_delegation: { subject: 'requests', whose: { account: 'account_id' } },
} as const satisfies Record<string, Holding>
