/** Where a click on a notification leads, by its type; what is not listed leads to the announcements. */
const targets: Readonly<Record<string, string>> = {
  leave: '/home/attendance/leave-request',
  comoff: '/home/attendance/compensation-work',
  'work-from-home': '/home/attendance/work-from-home',
  travel: '/home/travel-expenses',
  procurement: '/home/procurement',
  claim: '/home/claims',
  attendance: '/home/attendance/self-attendance',
  tax: '/home/payroll/tax',
  'own-settlement': '/home/profile?tab=salary',
  'form-16': '/home/payroll/form16',
  'own-form-16': '/home/payroll/my-form16',
  'leave-approvals': '/home/approval/leave',
  'comoff-approvals': '/home/approval/comp-off',
  'work-from-home-approvals': '/home/approval/work-from-home',
  'travel-approvals': '/home/approval/travel',
  'procurement-approvals': '/home/approval/procurement',
  'claim-approvals': '/home/approval/claim',
  'attendance-approvals': '/home/approval/attendance',
  'own-security': '/home/profile?tab=bank',
  'pending-change': '/home/approval/changes',
  birthday: '/home/organization?tab=6',
}

/** Requests open at the record itself; the settlement of somebody else is on the page of the person. */
export function targetOf({ type, targetId }: { type: string; targetId: string | null }): string {
  if (type === 'settlement' && targetId !== null) return `/home/employee-detail/${targetId}?tab=salary`
  if (type === 'security') return '/home/settings/activity-log'
  const path = targets[type] ?? '/home/organization?tab=1'
  return targetId === null || path.includes('?') ? path : `${path}?id=${targetId}`
}
