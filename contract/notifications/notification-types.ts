import { entryOf, requestTypeNames, requestTypes } from '../request-types.ts'
import { reportAccess } from '../reports/report-kinds.ts'
import { decidingPermissions } from '../security/deciding-permissions.ts'
import { notificationAreas, type NotificationSetting, type NotificationTypeEntry } from './notification-setting.ts'
import { payNotificationTypes } from './pay-notification-types.ts'

type RequestNotification = (typeof requestTypes)[keyof typeof requestTypes]['notification']
type OfRequests = RequestNotification | `${RequestNotification}-approvals`

/** Each type of request has two: for its requester and for its approvers. */
const ofRequests = Object.fromEntries(
  requestTypeNames.map(entryOf).flatMap(({ title, noun, notification, own, inbox, decide }) => {
    const requester: NotificationSetting = {
      ...{ area: 'requests', label: `${title} requests`, sentTo: 'employees', byMail: true },
      detail: `Your ${noun} is approved, rejected, forwarded or changed.`,
    }
    const approvers: NotificationSetting = {
      ...{ area: 'approvals', label: `${title} approvals`, sentTo: [decide], byMail: true },
      detail: `${/^[aeiou]/.test(noun) ? 'An' : 'A'} ${noun} is submitted or forwarded to you, or withdrawn.`,
    }
    return [
      [notification, { path: own, setting: requester }],
      [`${notification}-approvals`, { path: inbox, setting: approvers }],
    ]
  }),
) as Record<OfRequests, NotificationTypeEntry>

/** Every type of notification. */
export const notificationTypes = {
  ...ofRequests,
  asset: {
    path: '/home/profile?tab=assets',
    setting: {
      ...{ area: 'requests', label: 'Assets', sentTo: 'employees', byMail: true },
      detail: 'An asset is handed over to you, or its return is recorded.',
    },
  },
  'change-request': {
    path: '/home/profile',
    setting: {
      ...{ area: 'requests', label: 'Changes to your details', sentTo: 'employees', byMail: true },
      detail: 'HR approves or rejects a change you requested to your bank account, identity numbers or name.',
    },
  },
  'change-request-review': {
    path: '/home/employees/change-requests',
    setting: {
      ...{ area: 'approvals', label: 'Changes to employee details', byMail: true },
      sentTo: ['allEmployeeWrite', 'employeeBankWrite'],
      detail: 'An employee requests a change to their bank account, identity numbers or name.',
    },
  },
  'requested-detail': {
    path: '/home/profile',
    setting: {
      ...{ area: 'requests', label: 'Your details', sentTo: 'employees', byMail: true },
      detail: 'HR asks you to fill in details of your record, or reminds you of them.',
    },
  },
  'requested-detail-review': {
    path: '/home/employee-detail/{id}',
    setting: {
      ...{ area: 'approvals', label: 'Requested details', sentTo: ['allEmployeeWrite'], byMail: false },
      detail: 'An employee fills in details that you requested.',
    },
  },
  document: {
    path: '/home/profile?tab=documents',
    setting: {
      ...{ area: 'requests', label: 'Documents', sentTo: 'employees', byMail: true },
      detail: 'HR requests or verifies a document, or one of yours expires soon.',
    },
  },
  letter: {
    path: '/home/profile?tab=letters',
    setting: {
      ...{ area: 'requests', label: 'Letters', sentTo: 'employees', byMail: true },
      detail: 'A letter is issued to you or cancelled.',
    },
  },
  'document-review': {
    path: '/home/organization?tab=7',
    setting: {
      ...{ area: 'approvals', label: 'Requested documents', sentTo: ['employeeDocumentRead'], byMail: false },
      detail: 'An employee uploads a document that you requested.',
    },
  },
  delegation: {
    path: '/home/approval/stand-ins',
    setting: {
      ...{ area: 'approvals', label: 'Stand-ins', byMail: true },
      sentTo: requestTypeNames.map((name) => requestTypes[name].decide),
      detail: 'A colleague makes you their stand-in while they are away, or ends it.',
    },
  },
  'pending-change': {
    path: '/home/approval/changes',
    setting: {
      ...{ area: 'approvals', label: 'Changes that need a second person', sentTo: decidingPermissions, byMail: true },
      detail: 'A change awaits your approval, or one of yours is decided.',
      confidential: true,
    },
  },
  attendance: {
    path: '/home/attendance/self-attendance',
    setting: {
      ...{ area: 'time', label: 'Attendance', sentTo: 'employees', byMail: false },
      detail:
        'Your attendance request is approved, rejected, forwarded or changed, or you are reminded that you are late, absent or not in yet.',
    },
  },
  'leave-cover': {
    path: '/home/event-calendar',
    setting: {
      ...{ area: 'time', label: 'Cover for leave', sentTo: 'employees', byMail: true },
      detail: 'The leave of a colleague whom you cover for is approved or cancelled.',
    },
  },
  event: {
    path: '/home/event-calendar',
    setting: {
      ...{ area: 'time', label: 'Events', sentTo: ['calendarRead'], byMail: false },
      detail: 'You are invited to an event, an event is cancelled, or one begins soon.',
    },
  },
  roster: {
    path: '/home/attendance/self-attendance',
    setting: {
      ...{ area: 'time', label: 'Shifts', sentTo: 'employees', byMail: true },
      detail: 'HR changes your shift in the roster.',
    },
  },
  'missed-punch': {
    path: '/home/attendance/self-attendance',
    setting: {
      ...{ area: 'time', label: 'Missed punches', sentTo: 'employees', byMail: true },
      detail: 'You did not punch out on a day that is over.',
    },
  },
  ...payNotificationTypes,
  'own-security': {
    path: '/home/profile?tab=bank',
    setting: {
      ...{ area: 'security', label: 'Your account', sentTo: 'everyone', byMail: true },
      detail: 'Your bank account or your sign-in email is changed.',
      mandatory: true,
    },
  },
  'own-data': {
    path: '/home/settings/your-data',
    setting: {
      ...{ area: 'security', label: 'Your personal data', sentTo: 'everyone', byMail: true },
      detail: 'The export of your personal data is ready, or HR exports it.',
      mandatory: true,
    },
  },
  'personal-data': {
    path: '/home/employee-detail/{id}?tab=data',
    setting: {
      ...{ area: 'security', label: 'Exports of personal data', sentTo: ['employeeDocumentRead'], byMail: false },
      detail: "An export of an employee's personal data that you requested is ready.",
    },
  },
  security: {
    path: '/home/settings/activity-log',
    setting: {
      ...{ area: 'security', label: 'Company security', sentTo: decidingPermissions, byMail: true },
      detail: 'Sensitive changes, reported changes and unusual access.',
      mandatory: true,
    },
  },
  alert: {
    path: '/home/settings/alerts',
    setting: {
      ...{ area: 'security', label: 'Security alerts', sentTo: ['permissionWrite'], byMail: true },
      detail: 'Something happens that an intruder would do, such as a bank account changed before pay day.',
      mandatory: true,
    },
  },
  announcement: {
    path: '/home/organization?tab=1',
    setting: {
      ...{ area: 'company', label: 'Announcements', sentTo: 'everyone', byMail: true },
      detail: 'An announcement for you is published or changed.',
    },
  },
  policy: {
    path: '/home/organization?tab=2',
    setting: {
      ...{ area: 'company', label: 'Company policies', sentTo: 'employees', byMail: true },
      detail: 'You are asked, or reminded, to acknowledge a company policy.',
    },
  },
  birthday: {
    path: '/home/organization?tab=6',
    setting: {
      ...{ area: 'company', label: 'Birthdays and anniversaries', sentTo: 'employees', byMail: false },
      detail: 'A colleague has a birthday or work anniversary today.',
    },
  },
  report: {
    path: '/home/organization/reports/saved/{id}',
    setting: {
      ...{ area: 'company', label: 'Saved reports', sentTo: reportAccess, byMail: true },
      detail: 'A saved report that you receive each month is ready.',
    },
  },
  'api-key': {
    path: '/home/settings/api-keys',
    setting: {
      ...{ area: 'security', label: 'API keys', sentTo: ['permissionWrite'], byMail: true },
      detail: 'An API key of the company is created, or expires soon.',
      mandatory: true,
    },
  },
  scim: {
    path: '/home/settings/single-sign-on',
    setting: {
      ...{ area: 'security', label: 'SCIM tokens', sentTo: ['permissionWrite'], byMail: true },
      detail: 'A token of your identity provider expires soon or no longer works.',
      mandatory: true,
    },
  },
  provisioned: {
    path: '/home/employees?status=onboarding',
    setting: {
      ...{ area: 'company', label: 'People from the identity provider', sentTo: ['allEmployeeWrite'], byMail: true },
      detail: 'Your identity provider added people or turned off their sign-in, at most once a day.',
    },
  },
  webhook: {
    path: '/home/settings/activity-log',
    setting: {
      ...{ area: 'security', label: 'Webhooks', sentTo: ['permissionWrite'], byMail: true },
      detail: 'A webhook of the company is turned off because its deliveries fail.',
      mandatory: true,
    },
  },
} as const satisfies Record<string, NotificationTypeEntry>

export type NotificationType = keyof typeof notificationTypes
/** Area by area, in the order of the settings page. */
export const notificationTypeNames = (Object.keys(notificationTypes) as NotificationType[]).toSorted(
  (one, other) => areaOf(one) - areaOf(other),
)

function areaOf(type: NotificationType): number {
  return Object.keys(notificationAreas).indexOf(notificationTypes[type].setting.area)
}

type With<Mark extends keyof NotificationSetting> = {
  [T in NotificationType]: (typeof notificationTypes)[T]['setting'] extends Record<Mark, true> ? T : never
}[NotificationType]
export type ConfidentialType = With<'confidential'>
export type MandatoryType = With<'mandatory'>

export const settingOf = (type: NotificationType): NotificationSetting => notificationTypes[type].setting

/** Those that people can turn off, in the order of the settings page. */
export const switchableTypes = notificationTypeNames.filter((type) => settingOf(type).mandatory !== true)

/** The page of a notification: its record if it names one. An unknown type opens the announcements. */
export function notificationPath(type: string, targetId: string | null): string {
  const { path } = isKnown(type) ? notificationTypes[type] : notificationTypes.announcement
  if (path.includes('{id}')) return targetId === null ? '/home/employees' : path.replace('{id}', targetId)
  return targetId === null || path.includes('?') ? path : `${path}?id=${targetId}`
}

const isKnown = (type: string): type is NotificationType => Object.hasOwn(notificationTypes, type)
