import type { RouteKey } from '@muster/contract/routes.ts'
import type { App } from '../../../platform/app.ts'

/** Pending calls are sealed as sent, out of reach of migrations: fields that have been renamed since. */
const renamed: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  'POST /api/v1/employee/leave-encashment/{id}': { halves: 'halfDays' },
}

/** A pending change's call, in its current form. */
export function pendingCall(
  { secrets }: Pick<App, 'secrets'>,
  { call: key, payload }: { call: RouteKey; payload: string },
) {
  const { params, body } = JSON.parse(secrets.open(payloadPurpose, payload)) as Sent
  const names = renamed[key]
  if (names === undefined || body === undefined) return { key, params, body }
  const today = Object.fromEntries(Object.entries(body).map(([name, value]) => [names[name] ?? name, value as unknown]))
  return { key, params, body: today }
}

interface Sent {
  params: object
  body?: object
}

export const payloadPurpose = 'pending_change.payload'
