import type { Day, Id, Month } from '@muster/contract/values.ts'
import { withPayroll } from '../features/payroll/testing.ts'
import { openSession } from '../features/identity/index.ts'
import { leave } from '../features/leave/index.ts'
import { rawCall, type Key, type Sent } from '../testing/call.ts'
import { aCompany, run, type Company } from '../testing/company.ts'
import { sql } from 'kysely'
import type { FactKind, Life, Newcomer, OnceType, PlaceState } from './life.ts'

/** Somebody as Muster was told of so far; at the end that is the truth. */
export interface Somebody {
  is: Newcomer
  employee: Id
  account: Id
  joinedOn: Day
  leftOn: Day | null
  /** Rupees a month from a day on. */
  salaries: Map<Day, number>
  /** Days without a punch, as the life has them. */
  away: Set<Day>
  /** Of them, days of paid leave that was decided, and days of which it was said since that the person was there. */
  paidLeave: Set<Day>
  there: Set<Day>
  /** Days with punches of which it was said since that the person was absent: before or after their month was locked. */
  absent: Map<Day, 'corrected' | 'late'>
  once: { id: Id; name: string; type: OnceType; amount: number; month: Month }[]
  loans: { id: Id; amount: number }[]
  places: Map<Day, PlaceState>
  /** From a month on, rupees a month. */
  voluntary: Map<Month, number>
}

/** A company whose life is lived, as far as it is known. */
export interface CompanyOfLife extends Company {
  life: Life
  template: Id
  casualLeave: Id
  role: Id
  places: Record<PlaceState, Id>
  people: (Somebody | undefined)[]
  holidays: Set<Day>
  /** The holidays that were known of a month when it was locked. */
  lockedHolidays: Map<Month, Set<Day>>
  lockedTo: Month | null
  punchedTo: Day | null
  today: Day
  /** What was told, in the order of telling. */
  told: { kind: FactKind; day: Day; on: Day; isLate: boolean }[]
}

export async function companyOfLife(life: Life): Promise<CompanyOfLife> {
  const bare = await aCompany()
  bare.clock.set(`${life.begins}-01T02:00:00.000Z`)
  const company = await withPayroll(bare, { statutory: true })
  await company.within((tx) => leave.seed(tx))
  const { admin } = company
  const config = { cutOffDay: 25, payDay: 28, dayBasis: life.basis } as const
  const rounding = { lineRounding: 'nearestPaisa', netRounding: 'nearestRupee' } as const
  await admin.call('POST /api/v1/user/payrun-config', { body: { ...config, ...rounding } })
  const place = async (name: string, state: string) => {
    const body = { ...somewhere, name, city: name, state }
    return (await admin.call('POST /api/v1/user/location', { body }))._id
  }
  const places = { KA: company.location, MH: await place('Pune', 'IN-MH'), DL: await place('New Delhi', 'IN-DL') }
  const found = async <T>(statement: ReturnType<typeof sql>) =>
    (await company.within((tx) => run(tx, statement))).rows[0] as T
  const role = await found<{ id: Id }>(
    sql`select id from role where organisation_id = ${company.organisation} and name = 'Employee'`,
  )
  const policies = await admin.call('GET /api/v1/user/leave-policy')
  return {
    ...company,
    ...{ life, places, role: role.id, casualLeave: policies.find(({ code }) => code === 'CL')!._id },
    ...{
      people: life.people.map(() => undefined),
      holidays: new Set(),
      lockedHolidays: new Map(),
      lockedTo: null,
      punchedTo: null,
      today: `${life.begins}-01`,
      told: [],
    },
  }
}

const somewhere = {
  ...{ addressLine1: '', addressLine2: '', postalCode: '', timeZone: 'Asia/Kolkata', latitude: null, longitude: null },
  ...({ radiusMetres: 200, punchRule: 'off' } as const),
}

/** A call of one of the people, who sign in for it; whatever comes, but no failure of the server. */
export async function rawAs<K extends Key>(
  { app, organisation }: CompanyOfLife,
  { account }: Somebody,
  key: K,
  sent: Sent<K>,
) {
  const client = { address: '127.0.0.1', agent: 'test' }
  const { accessToken } = await openSession(app, organisation, account, client)
  const answer = await rawCall(accessToken, key, sent)
  if (answer.status < 500 && answer.status !== 401) return answer
  throw new Error(`${key} answered ${answer.status}: ${JSON.stringify(answer.body)}`)
}

/** Keeps that something was told today; late is what is told after the month of its day was locked. */
export function noteTold(company: CompanyOfLife, kind: FactKind, day: Day): void {
  const isLate = company.lockedTo !== null && day.slice(0, 7) <= company.lockedTo
  company.told.push({ kind, day, on: company.today, isLate })
}
