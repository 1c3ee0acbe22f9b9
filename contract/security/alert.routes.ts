import { z } from 'zod'
import { defineRoutes } from '../routes.ts'
import { Id, Instant } from '../values.ts'
import { alertKinds, bankAlertDays } from './alert-kinds.ts'

const AlertKind = z.enum(alertKinds, 'Choose a kind of alert')

export const AlertSetting = z.object({
  kind: AlertKind,
  isOn: z.boolean(),
  changedBy: z.string().nullable(),
  changedAt: Instant.nullable(),
})

const settings = z.object({
  kinds: z.array(AlertSetting),
  /** Who may receive alerts: the admins, and those who may change access. */
  people: z.array(z.object({ account: Id, name: z.string(), isAdmin: z.boolean(), isTold: z.boolean() })),
  /** Days before pay day from which a changed bank account raises an alert. */
  bankDays: z.int(),
})

const daysText = `Enter 0 to ${bankAlertDays.most} days`

export const AlertDelivery = z.object({
  recipients: z.array(Id).min(1, 'Choose at least one person').max(100, 'Choose at most 100 people'),
  bankDays: z.int(daysText).min(0, daysText).max(bankAlertDays.most, daysText),
})

export const alertRoutes = defineRoutes({
  'GET /api/v1/user/alert': {
    access: 'permissionWrite',
    ofPeople: true,
    summary: 'A page of alerts about what an intruder would do, the newest first; for the admin alone.',
    query: z.object({ kind: AlertKind.optional() }),
    paging: 'page',
    limit: 20,
    reply: z.array(
      z.object({
        _id: Id,
        kind: AlertKind,
        message: z.string(),
        at: Instant,
        /** How often it happened within the hour, with the last time. */
        times: z.int(),
        lastAt: Instant,
        /** False if alerts of this kind were off. */
        isTold: z.boolean(),
        /** The account that did it, for the activity log. */
        account: Id.nullable(),
      }),
    ),
  },
  'GET /api/v1/user/alert-setting': {
    access: 'permissionWrite',
    summary: 'Which alerts are on, and who receives them; for the admin alone.',
    reply: settings,
  },
  'PUT /api/v1/user/alert-setting': {
    access: 'permissionWrite',
    proof: true,
    summary: 'Turns alerts of one kind on or off; the other admins are told.',
    body: z.object({ kind: AlertKind, isOn: z.boolean() }),
    reply: settings,
  },
  'PUT /api/v1/user/alert-delivery': {
    access: 'permissionWrite',
    proof: true,
    summary:
      'Chooses who receives alerts, and from how many days before pay day; whoever received them before is told.',
    body: AlertDelivery,
    reply: settings,
    message: 'Saved',
  },
})
