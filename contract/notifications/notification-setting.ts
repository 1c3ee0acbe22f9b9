import type { Permission } from '../permissions.ts'

/** The sections of the settings, in order. */
export const notificationAreas = {
  requests: 'Your requests',
  approvals: 'Approvals',
  time: 'Attendance',
  pay: 'Pay and tax',
  company: 'Company news',
  security: 'Security',
} as const
export type NotificationArea = keyof typeof notificationAreas

/** What people can choose about a type of notification. */
export interface NotificationSetting {
  area: NotificationArea
  label: string
  /** When one is sent. */
  detail: string
  /** Possible recipients: everyone, people with an employee record, or holders of any of these permissions. */
  sentTo: 'everyone' | 'employees' | readonly Permission[]
  /** Also mailed unless the reader turns that off; in the app all are on at first. */
  byMail: boolean
  /** Cannot be turned off. Its sender mails it immediately. */
  mandatory?: true
  /** Its text in the app may contain amounts or reasons, so its mail has a different text. */
  confidential?: true
}

export interface NotificationTypeEntry {
  /** The page a click opens; `{id}` is replaced by the record, which is otherwise added as `?id=` if there is no query yet. */
  path: string
  setting: NotificationSetting
}
