import {
  alertingActions,
  bankAlertDays,
  manyFailures,
  manyRows,
  type AlertKind,
} from '@muster/contract/security/alert-kinds.ts'
import type { AuditAction } from '@muster/contract/security/audit-actions.ts'
import type { Id } from '@muster/contract/values.ts'
import { addDays, addMonths, type Day, daysBetween, earliest, firstDay, lastDay, monthOf } from '@muster/engine/day.ts'
import { plural, say, type Sentence } from '@muster/engine/sentence.ts'
import { localDay } from '@muster/engine/zone.ts'
import type { App } from '../../../platform/app.ts'
import type { Tx } from '../../../platform/database/tx.ts'
import type { KeptValue } from '../../../platform/audit-value.ts'
import { failures, loggedEvent } from '../../../platform/audit/event.queries.ts'
import { savedAlertDays } from '../setting.queries.ts'
import { payDay } from './pay-day.queries.ts'
import { type Alert, raise } from './raise.ts'

type Event = NonNullable<Awaited<ReturnType<typeof loggedEvent>>>
type NewAlert = Pick<Alert, 'cause' | 'message' | 'more' | 'isAlways'>

/** Checks an activity log entry for acts typical of an intruder, and alerts the admins. */
export async function securityAlert(
  app: App,
  { organisation, event: n }: { organisation: Id; event: number },
): Promise<void> {
  await app.database.within(organisation, async (tx) => {
    const event = await loggedEvent(tx, { n })
    const kind = event && alertingActions[event.action]
    if (!event || !kind) return
    for (const alert of await looks[kind]!(tx, event))
      await raise(tx, app, { ...alert, kind, by: event.account, event: n })
  })
}

type Look = (tx: Tx, event: Event) => Promise<NewAlert[]> | NewAlert[]

const looks: Readonly<Partial<Record<AlertKind, Look>>> = {
  bank: bankBeforePayDay,
  export: exported,
  import: imported,
  failures: failedSignIns,
  secondStep: (_, { who, whom, record }) => [
    { cause: record, message: say`${who} turned off the second step of ${whom ?? ''}` },
  ],
  access: (_, { whom, record }) => [
    { cause: record, message: say`${whom ?? ''} got privileged access by a group of the identity provider` },
  ],
  signIn: (_, { who, account, action }) => [
    { cause: `${account ?? 'system'} ${action}`, message: signInNews(action, who) },
  ],
  scimToken: (_, { who, account }) => [{ cause: account ?? 'system', message: say`${who} created a SCIM token` }],
  erasure: (_, { who, whom, record }) => [
    {
      cause: record,
      message: say`${who} requested the erasure of ${whom ?? ''}'s personal data`,
      more: say`It begins in three days. If it is not right, stop it in the employee's profile under Data.`,
    },
  ],
  alerts: alertsChanged,
}

function signInNews(action: AuditAction, who: string): Sentence {
  if (action === 'createdApiKey') return say`${who} created an API key`
  return action === 'renewedApiKey' ? say`${who} renewed an API key` : say`${who} changed how people sign in`
}

/** Someone who turns these very alerts off would go unnoticed from then on: always reported, with whatever was just reported before. */
function alertsChanged(_: Tx, { who, account, changes }: Event): NewAlert[] {
  const by = account ?? 'system'
  if (changes['alert.alerts'] === undefined)
    return [{ cause: by, message: say`${who} changed which security alerts are sent` }]
  const message = say`${who} turned alerts about changes to security alerts on or off`
  return [{ cause: `${by} alerts`, message, isAlways: true }]
}

async function bankBeforePayDay(tx: Tx, { who, whom, record, at, zone }: Event): Promise<NewAlert[]> {
  const today = localDay(at, zone)
  const paidOn = nextPayDay(today, (await payDay(tx, {}))?.day ?? 31)
  const left = daysBetween(today, paidOn)
  if (left > ((await savedAlertDays(tx, {}))?.days ?? bankAlertDays.usual)) return []
  const message =
    left === 0
      ? say`${who} changed the bank account of ${whom ?? ''} on pay day`
      : say`${who} changed the bank account of ${whom ?? ''}, ${plural(left, { one: '# day', other: '# days' })} before pay day`
  return [{ cause: record, message }]
}

/** In shorter months, pay day is the last day. */
export function nextPayDay(today: Day, day: number): Day {
  const [month, next] = [monthOf(today), addMonths(monthOf(today), 1)]
  const dayIn = (one: string) => earliest(addDays(firstDay(one), day - 1), lastDay(one))
  return dayIn(month) >= today ? dayIn(month) : dayIn(next)
}

/** A file about one person is their own document; all others cover many people, except a list of a few rows. */
function exported(_: Tx, { who, whom, account, action, record, type, changes }: Event): NewAlert[] {
  if (action === 'exportedData')
    return [
      { cause: `${account ?? 'system'} ${record}`, message: say`${who} exported all personal data of ${whom ?? ''}` },
    ]
  if (type === 'employee') return []
  const file = written(changes['file']?.to)
  const people = Number(written(changes['people']?.to))
  const rows = Number(written(changes['number']?.to))
  if (changes['number'] !== undefined && rows < manyRows) return []
  const message: Sentence =
    people > 0
      ? say`${who} downloaded ${file}, with data of ${plural(people, { one: '# person', other: '# people' })}`
      : rows > 0
        ? say`${who} downloaded ${file}, with ${plural(rows, { one: '# row', other: '# rows' })}`
        : say`${who} downloaded ${file}`
  return [{ cause: account ?? 'system', message }]
}

/** Bulk imports of pay, people or holidays, and their undo. */
function imported(_: Tx, { who, account, action, changes }: Event): NewAlert[] {
  const rows = Number(written(changes['number']?.to))
  if (rows < manyRows) return []
  const file = written(changes['file']?.to)
  const message =
    action === 'undidImport'
      ? say`${who} undid the import of ${file}: ${plural(rows, { one: '# row', other: '# rows' })}`
      : say`${who} imported ${file}: ${plural(rows, { one: '# row', other: '# rows' })}`
  return [{ cause: `${account ?? 'system'} ${action}`, message }]
}

async function failedSignIns(tx: Tx, { whom, record, network, at }: Event): Promise<NewAlert[]> {
  const counted = await failures(tx, { account: record, network, until: at })
  const { ofAccount, fromNetwork } = counted ?? { ofAccount: 0, fromNetwork: 0 }
  const more = say`Whoever tries is slowed down. If it goes on, ask the person to choose a new password and to turn on a second step.`
  return [
    ...(ofAccount >= manyFailures.ofAccount
      ? [{ cause: `account ${record}`, message: say`Many failed sign-ins to the account of ${whom ?? ''}`, more }]
      : []),
    ...(network !== null && fromNetwork >= manyFailures.fromNetwork
      ? [{ cause: `network ${network}`, message: say`Many failed sign-ins from the network ${network}`, more }]
      : []),
  ]
}

/** Text that people wrote, a code or a number. */
function written(value: KeptValue | null | undefined): string {
  return typeof value === 'string' ? value : ''
}
