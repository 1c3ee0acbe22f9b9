import { sql, type RawBuilder } from 'kysely'
import { allPermissions, startingRoles, type Permission } from '@muster/contract/permissions.ts'
import type { Day, Id } from '@muster/contract/values.ts'
import { openSession } from '../features/identity/index.ts'
import { secondsBetween } from '../platform/clock.ts'
import { builder } from '../platform/database/builder.ts'
import type { Tx } from '../platform/database/tx.ts'
import { newId } from '../platform/id.ts'
import { call, rawCall, refusal, type Key, type Sent } from './call.ts'
import { testServer, type TestServer } from './server.ts'

export type RoleName = 'Admin' | keyof typeof startingRoles

/** A signed-in person, who calls like a browser. */
export interface Person {
  account: Id
  /** Empty for the admin, who has no employee record. */
  employee: Id
  token: string
  call: <K extends Key>(key: K, sent?: Sent<K>) => ReturnType<typeof call<K>>
  refused: <K extends Key>(key: K, sent?: Sent<K>) => ReturnType<typeof refusal<K>>
  raw: <K extends Key>(key: K, sent?: Sent<K>) => ReturnType<typeof rawCall<K>>
}

export interface EmployeeOptions {
  role?: RoleName
  reportsTo?: Person
  joinedOn?: Day
  department?: string
  location?: Id
  shift?: Id
  /** Individual permissions in addition to the role's. */
  granted?: Permission[]
  status?: 'onboarding' | 'active' | 'onNotice' | 'inactive'
}

export interface Company extends TestServer {
  organisation: Id
  /** Bengaluru, IN-KA, Asia/Kolkata. */
  location: Id
  /** General, 09:30 to 18:30, one hour of break, 10 minutes of grace, Sundays off and the 2nd and 4th Saturday. */
  shift: Id
  admin: Person
  /** Adds an employee with an account and signs in. */
  employee(name: string, options?: EmployeeOptions): Promise<Person>
  /** Opens a session of an account. */
  signIn(account: Id, employee: Id): Promise<Person>
  /** Runs `work` in the organisation's transaction, as the application's role. */
  within<T>(work: (tx: Tx) => Promise<T>): Promise<T>
  /** The same without a time limit for its statements: to store thousands of rows on a busy machine. */
  fill<T>(work: (tx: Tx) => Promise<T>): Promise<T>
}

/** A new company with an admin, the starting roles, one location and one shift. */
export async function aCompany(name = 'Acme Components'): Promise<Company> {
  const server = await testServer()
  const organisation = newId()
  const within = <T>(work: (tx: Tx) => Promise<T>) => server.app.database.within(organisation, work)
  const fill = <T>(work: (tx: Tx) => Promise<T>) =>
    within(async (tx) => {
      await run(tx, sql`set local statement_timeout = 0`)
      return work(tx)
    })
  const ids = { location: newId(), shift: newId() }
  const roles = new Map<RoleName, Id>()
  await within(async (tx) => {
    await run(
      tx,
      sql`insert into organisation (id, name, legal_name, plan, created_at, updated_at) values (${organisation}, ${name}, ${name}, 'scale', ${tx.now}, ${tx.now})`,
    )
    for (const [role, permissions] of [['Admin', allPermissions], ...Object.entries(startingRoles)] as [
      RoleName,
      Permission[],
    ][]) {
      roles.set(role, newId())
      await run(
        tx,
        sql`insert into role (organisation_id, id, name, is_admin, permissions, can_approve, is_fallback_approver, created_at)
          values (${organisation}, ${roles.get(role)}, ${role}, ${role === 'Admin'}, ${[...permissions]}, ${role !== 'Employee'}, ${role === 'HR'}, ${tx.now})`,
      )
    }
    await run(
      tx,
      sql`insert into location (organisation_id, id, name, city, state, created_at, updated_at) values (${organisation}, ${ids.location}, 'Bengaluru', 'Bengaluru', 'IN-KA', ${tx.now}, ${tx.now})`,
    )
    await run(
      tx,
      sql`insert into shift (organisation_id, id, name, starts_at, ends_at, break_minutes, grace_minutes, half_day_minutes, full_day_minutes, weekly_offs, created_at, updated_at)
      values (${organisation}, ${ids.shift}, 'General', '09:30', '18:30', 60, 10, 240, 480, '[{"weekday":0},{"weekday":6,"weeks":[2,4]}]', ${tx.now}, ${tx.now})`,
    )
  })
  const account = async (person: string, role: RoleName) => {
    const id = newId()
    const email = `${person.toLowerCase().replace(/\W+/g, '.')}.${id.slice(-6)}@acme.test`
    await within((tx) =>
      run(
        tx,
        sql`insert into account (organisation_id, id, email, name, role_id, created_at) values (${organisation}, ${id}, ${email}, ${person}, ${roles.get(role)}, ${tx.now})`,
      ),
    )
    await server.app.database.globally((tx) =>
      tx.query({
        name: '',
        text: 'insert into sign_in_directory (email, organisation_id, account_id) values ($1, $2, $3)',
        values: [email, organisation, id],
      }),
    )
    return { id, email }
  }
  const signIn = async (id: Id, employee: Id): Promise<Person> => {
    const open = async () => {
      const client = { address: '127.0.0.1', agent: 'test' }
      const { accessToken } = await openSession(server.app, organisation, id, client)
      return { token: accessToken, since: server.clock.now() }
    }
    let session = await open()
    // A test that moves the clock outlives its access token: the person signs in again, like a browser refreshing.
    const token = async () => {
      if (Math.abs(secondsBetween(session.since, server.clock.now())) >= 500) session = await open()
      return session.token
    }
    return {
      account: id,
      employee,
      token: session.token,
      call: async (key, sent) => call(await token(), key, sent),
      refused: async (key, sent) => refusal(await token(), key, sent),
      raw: async (key, sent) => rawCall(await token(), key, sent),
    }
  }
  const admin = await signIn((await account(`${name} Admin`, 'Admin')).id, '')
  let people = 0

  const employee: Company['employee'] = async (person, options = {}) => {
    const { id, email } = await account(person, options.role ?? 'Employee')
    const employeeId = newId()
    const [first, ...rest] = person.split(' ')
    const joinedOn = options.joinedOn ?? '2024-04-01'
    people += 1
    const code = `ACM-${String(people).padStart(4, '0')}`
    await within(async (tx) => {
      const department = options.department ? await departmentNamed(tx, options.department) : null
      await run(
        tx,
        sql`insert into employee (organisation_id, id, account_id, code, first_name, last_name, work_email, department_id, location_id, reports_to, joined_on, status, created_at, updated_at)
        values (${organisation}, ${employeeId}, ${id}, ${code}, ${first}, ${rest.join(' ')}, ${email}, ${department}, ${options.location ?? ids.location}, ${options.reportsTo?.employee ?? null}, ${joinedOn}, ${options.status ?? 'active'}, ${tx.now}, ${tx.now})`,
      )
      await run(
        tx,
        sql`insert into employee_shift (organisation_id, employee_id, starts_on, shift_id, created_at) values (${organisation}, ${employeeId}, ${joinedOn}, ${options.shift ?? ids.shift}, ${tx.now})`,
      )
      for (const permission of options.granted ?? []) {
        await run(
          tx,
          sql`insert into account_permission (organisation_id, account_id, permission, is_granted) values (${organisation}, ${id}, ${permission}, true)`,
        )
      }
    })
    return signIn(id, employeeId)
  }
  return { ...server, organisation, ...ids, admin, employee, signIn, within, fill }
}

async function departmentNamed(tx: Tx, name: string): Promise<Id> {
  const id = newId()
  const { rows } = await run(
    tx,
    sql`insert into department (organisation_id, id, name, created_at) values (${tx.organisation}, ${id}, ${name}, ${tx.now})
    on conflict (organisation_id, lower(name)) do update set name = excluded.name returning id`,
  )
  return (rows[0] as { id: Id }).id
}

/** A custom statement, for builders and for reading rows in a test. */
export function run(tx: Tx, statement: RawBuilder<unknown>) {
  const { sql: text, parameters: values } = statement.compile(builder)
  return tx.query({ name: '', text, values })
}
