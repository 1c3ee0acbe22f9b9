import type { Day, Id, Instant, Month } from '@muster/contract/values.ts'
import type { ProrationBasis } from '@muster/engine/payroll/payslip/payslip-input.ts'
import { withPayroll } from '../features/payroll/testing.ts'
import { openSession } from '../features/identity/index.ts'
import { leave } from '../features/leave/index.ts'
import { rawCall, type Key, type Sent } from '../testing/call.ts'
import { aCompany, run, type Company } from '../testing/company.ts'
import { sql } from 'kysely'
import type {
  FactKind,
  Gender,
  Life,
  Newcomer,
  OnceType,
  PayMonth,
  PfWageBasis,
  PlaceState,
  RegistrationSection,
} from './life.ts'

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
  /** Of them, half days of paid leave that was decided, halves lost with unpaid leave, and days of which it was said that the person was there. */
  paidLeave: Map<Day, number>
  unpaidLeave: Map<Day, 1 | 2>
  there: Map<Day, 'corrected' | 'late'>
  /** Days with punches of which it was said since that the person was absent: before or after their month was locked. */
  absent: Map<Day, 'corrected' | 'late'>
  once: { id: Id; name: string; type: OnceType; amount: number; month: Month }[]
  loans: { id: Id; amount: number }[]
  places: Map<Day, PlaceState>
  /** From a month on, rupees a month. */
  voluntary: Map<Month, number>
  genders: { gender: Gender; at: Instant }[]
  /** How many bank accounts were told. */
  accounts: number
  /** Since when the PAN is known. */
  panAt: Instant | null
}

/** What the company has settled, and what a run was calculated with. */
export interface SettledConfig {
  basis: ProrationBasis
  payMonth: PayMonth
}

/** A company whose life is lived, as far as it is known. */
export interface CompanyOfLife extends Company {
  life: Life
  template: Id
  leavePolicies: Map<string, Id>
  role: Id
  places: Map<PlaceState, Id>
  config: SettledConfig
  hasStateInsurance: boolean
  /** What PF wages are, from a month on, as it was chosen. */
  pfBases: { from: Month; wageBasis: PfWageBasis; at: Instant }[]
  /** From a month on, in the order of telling; of a scheme that nothing was told of the company is registered. */
  registrations: { section: RegistrationSection; state: PlaceState | null; from: Month; isRegistered: boolean }[]
  /** Those whose next payment comes back, and whether it is paid again. */
  toReturn: Map<Somebody, boolean>
  /** Those whose pay of the next run is kept back. */
  toHold: Map<Somebody, 'before' | 'after'>
  people: (Somebody | undefined)[]
  holidays: Set<Day>
  /** The holidays that were known of a month when it was locked, and what was settled for it. */
  lockedHolidays: Map<Month, Set<Day>>
  lockedBasis: Map<Month, ProrationBasis>
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
  const config = { basis: life.basis, payMonth: life.payMonth }
  await saveConfig(company, config)
  const found = async <T>(statement: ReturnType<typeof sql>) =>
    (await company.within((tx) => run(tx, statement))).rows[0] as T
  const role = await found<{ id: Id }>(
    sql`select id from role where organisation_id = ${company.organisation} and name = 'Employee'`,
  )
  const policies = await company.admin.call('GET /api/v1/user/leave-policy')
  return {
    ...company,
    ...{ life, config, role: role.id, places: new Map([['KA', company.location]]) },
    leavePolicies: new Map(policies.map(({ code, _id }) => [code, _id])),
    ...{
      people: life.people.map(() => undefined),
      holidays: new Set(),
      lockedHolidays: new Map(),
      lockedBasis: new Map(),
      pfBases: [],
      hasStateInsurance: true,
      registrations: [],
      toReturn: new Map(),
      toHold: new Map(),
      lockedTo: null,
      punchedTo: null,
      today: `${life.begins}-01`,
      told: [],
    },
  }
}

/** Saves how the company pays, in place of what it settled before. */
export async function saveConfig({ admin }: Company, { basis, payMonth }: SettledConfig): Promise<void> {
  const days = { cutOffDay: 25, payDay: payMonth === 'this' ? 28 : 7, payMonth, dayBasis: basis } as const
  const rounding = { lineRounding: 'nearestPaisa', netRounding: 'nearestRupee' } as const
  await admin.call('POST /api/v1/user/payrun-config', { body: { ...days, ...rounding } })
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
