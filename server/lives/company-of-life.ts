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

/** A person as recorded in Muster so far; at the end that is the truth. */
export interface Somebody {
  is: Newcomer
  /** The employment before, of someone who was hired again; and the one after. */
  former?: Somebody
  again?: Somebody
  employee: Id
  account: Id
  joinedOn: Day
  leftOn: Day | null
  /** Rupees a month, effective from a day. */
  salaries: Map<Day, number>
  /** The same as they were recorded, one after the other. */
  declared: { day: Day; monthly: number; at: Instant }[]
  /** Days without a punch, in the life. */
  away: Set<Day>
  /** Of these, half-days of approved paid leave, half-days of unpaid leave, and days on which presence was recorded. */
  paidLeave: Map<Day, number>
  unpaidLeave: Map<Day, 1 | 2>
  there: Map<Day, 'corrected' | 'late'>
  /** Days with punches later recorded as absent: before or after their month was locked. */
  absent: Map<Day, 'corrected' | 'late'>
  once: { id: Id; name: string; type: OnceType; amount: number; month: Month }[]
  loans: { id: Id; amount: number }[]
  places: Map<Day, PlaceState>
  /** The legal entity, effective from a month; without one the organisation. */
  employers: Map<Month, Id | null>
  /** Effective from a month, rupees a month. */
  voluntary: Map<Month, number>
  genders: { gender: Gender; at: Instant }[]
  /** The number of bank accounts recorded. */
  accounts: number
  /** When the PAN was recorded. */
  panAt: Instant | null
}

/** The company's configuration, and the one a run was calculated with. */
export interface SettledConfig {
  basis: ProrationBasis
  payMonth: PayMonth
}

/** The company of a life, as recorded so far. */
export interface CompanyOfLife extends Company {
  life: Life
  template: Id
  leavePolicies: Map<string, Id>
  role: Id
  places: Map<PlaceState, Id>
  /** The other legal entity, once someone is employed by it. */
  otherEntity: Id | null
  config: SettledConfig
  hasStateInsurance: boolean
  /** The chosen base of PF wages, effective from a month. */
  pfBases: { from: Month; wageBasis: PfWageBasis; at: Instant }[]
  /** Effective from a month, in order of recording; without a record the company is registered for a scheme. */
  registrations: { section: RegistrationSection; state: PlaceState | null; from: Month; isRegistered: boolean }[]
  /** People whose next payment fails, and whether it is paid again. */
  toReturn: Map<Somebody, boolean>
  /** People whose pay in the next run is held. */
  toHold: Map<Somebody, 'before' | 'after'>
  people: (Somebody | undefined)[]
  holidays: Set<Day>
  /** A month's known holidays when it was locked, and the configuration used for it. */
  lockedHolidays: Map<Month, Set<Day>>
  lockedBasis: Map<Month, ProrationBasis>
  lockedTo: Month | null
  punchedTo: Day | null
  today: Day
  /** The recorded facts, in order. */
  told: { kind: FactKind; day: Day; on: Day; isLate: boolean }[]
}

export async function companyOfLife(life: Life): Promise<CompanyOfLife> {
  const bare = await aCompany()
  bare.clock.set(`${life.begins}-01T02:00:00.000Z`)
  const company = await withPayroll(bare, { statutory: true })
  await company.within((tx) => leave.seed(tx))
  const config = { basis: life.basis, payMonth: life.payMonth }
  await saveConfig(company, config)
  const rowsOf = async <T>(statement: ReturnType<typeof sql>) =>
    (await company.within((tx) => run(tx, statement))).rows[0] as T
  const role = await rowsOf<{ id: Id }>(
    sql`select id from role where organisation_id = ${company.organisation} and name = 'Employee'`,
  )
  const policies = await company.admin.call('GET /api/v1/user/leave-policy')
  return {
    ...company,
    ...{ life, config, role: role.id, places: new Map([['KA', company.location]]) },
    leavePolicies: new Map(policies.map(({ code, _id }) => [code, _id])),
    ...{
      people: life.people.map(() => undefined),
      otherEntity: null,
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

/** Saves the pay configuration, replacing the earlier one. */
export async function saveConfig({ admin }: Company, { basis, payMonth }: SettledConfig): Promise<void> {
  const days = { cutOffDay: 25, payDay: payMonth === 'this' ? 28 : 7, payMonth, dayBasis: basis } as const
  const rounding = { lineRounding: 'nearestPaisa', netRounding: 'nearestRupee' } as const
  await admin.call('POST /api/v1/user/payrun-config', { body: { ...days, ...rounding } })
}

/** A call by one of the people, who signs in for it; any reply except a server error. */
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

/** Notes that a fact was recorded today; it is late after its month was locked. */
export function noteTold(company: CompanyOfLife, kind: FactKind, day: Day): void {
  const isLate = company.lockedTo !== null && day.slice(0, 7) <= company.lockedTo
  company.told.push({ kind, day, on: company.today, isLate })
}
