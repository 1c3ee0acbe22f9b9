import { z } from 'zod'
import { nameText } from '../name.ts'
import { defineRoutes } from '../routes.ts'
import { ending, Id, Instant } from '../values.ts'
import { webhookEvents, type WebhookEvent } from './webhook-events.ts'

const url = z
  .string('Enter an address')
  .trim()
  .max(500, ending('Use at most 500 characters'))
  .refine(isHttps, 'Enter an address that begins with https://, without a user name or password')

const events = z
  .array(z.enum(webhookEvents as [WebhookEvent, ...WebhookEvent[]], 'Choose from the list'))
  .min(1, 'Choose at least one event')
  .max(200, 'Choose each event once')
  .transform((chosen) => webhookEvents.filter((event) => chosen.includes(event)))

export const WebhookInput = z.object({
  name: nameText('a name', 60),
  url,
  events,
  isActive: z.boolean().default(true),
})

export const Webhook = z.object({
  _id: Id,
  name: z.string(),
  url: z.string(),
  events: z.array(z.string()),
  isActive: z.boolean(),
  /** Since when every delivery has failed. */
  failingSince: Instant.nullable(),
  /** When Muster turned it off because of that. */
  turnedOffAt: Instant.nullable(),
  /** Until when messages are also signed with the secret before the last renewal. */
  previousUntil: Instant.nullable(),
  createdAt: Instant,
  createdBy: z.string(),
  lastTriedAt: Instant.nullable(),
})

export const WebhookDelivery = z.object({
  _id: Id,
  event: z.string(),
  state: z.enum(['pending', 'delivered', 'failed']),
  tries: z.int(),
  createdAt: Instant,
  triedAt: Instant.nullable(),
  /** When it is sent next. */
  nextAt: Instant.nullable(),
  status: z.int().nullable(),
  /** The first kilobyte of the receiver's response. */
  answer: z.string().nullable(),
  /** Why there was no answer. */
  failure: z.enum(['address', 'private', 'connection', 'timeout', 'off']).nullable(),
  /** What was sent, as JSON. */
  payload: z.string(),
})

const NewSecret = z.object({ _id: Id, secret: z.string() })
const params = z.object({ id: Id })

export const webhookRoutes = defineRoutes({
  'GET /api/v1/user/webhook': {
    access: 'permissionWrite',
    summary: "The company's webhooks; for the admin alone.",
    reply: z.array(Webhook),
  },
  'POST /api/v1/user/webhook': {
    access: 'permissionWrite',
    proof: true,
    secret: true,
    summary: 'Adds a webhook and answers its signing secret, this once; for the admin alone.',
    body: WebhookInput,
    reply: NewSecret,
    message: 'Webhook added',
  },
  'PUT /api/v1/user/webhook/{id}': {
    access: 'permissionWrite',
    proof: true,
    summary: 'Changes a webhook, turns it off, or on again; for the admin alone.',
    params,
    body: WebhookInput,
    reply: Webhook,
    message: 'Saved',
  },
  'POST /api/v1/user/webhook/{id}/renew': {
    access: 'permissionWrite',
    proof: true,
    secret: true,
    summary: 'A new signing secret. For 24 hours messages are signed by the one before too.',
    params,
    reply: NewSecret,
    message: 'Signing secret renewed',
  },
  'DELETE /api/v1/user/webhook/{id}': {
    access: 'permissionWrite',
    summary: 'Deletes a webhook with its deliveries; for the admin alone.',
    params,
    reply: z.null(),
    message: 'Webhook deleted',
  },
  'POST /api/v1/user/webhook/{id}/test': {
    sends: 'webhook',
    access: 'permissionWrite',
    summary: 'Sends a test message to a webhook.',
    params,
    reply: z.object({ _id: Id }),
    message: 'Test message sent',
  },
  'GET /api/v1/user/webhook/{id}/delivery': {
    access: 'permissionWrite',
    summary: 'What a webhook was sent within 30 days, the newest first.',
    params,
    paging: 'page',
    limit: 20,
    reply: z.array(WebhookDelivery),
  },
  'POST /api/v1/user/webhook-delivery/{id}/replay': {
    sends: 'webhook',
    access: 'permissionWrite',
    summary: 'Sends a message again, with the number that it had.',
    params,
    reply: z.null(),
    message: 'Message queued again',
  },
})

function isHttps(text: string): boolean {
  if (!text.startsWith('https://') || !URL.canParse(text)) return false
  const { username, password } = new URL(text)
  return username === '' && password === ''
}
