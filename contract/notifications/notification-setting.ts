import type { Permission } from '../permissions.ts'

/** Where settings stand, in this order. */
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
  /** Whoever can be sent one: everyone, people with an employee record, or holders of any of these permissions. */
  sentTo: 'everyone' | 'employees' | readonly Permission[]
  /** By email too, until its reader chooses otherwise; in the app all of them are on at first. */
  byMail: boolean
  /** Cannot be turned off. Its email is written at once by whoever tells of it. */
  mandatory?: true
  /** What it says in the app may hold amounts or reasons, so its email says something else. */
  confidential?: true
}

export interface NotificationTypeEntry {
  /** Where a click leads; `{id}` stands for the record, which otherwise follows as `?id=` where there is no query yet. */
  path: string
  setting: NotificationSetting
}
