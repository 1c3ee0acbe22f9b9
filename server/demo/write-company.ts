import { sql } from 'kysely'
import { allPermissions, startingRoles } from '@muster/contract/permissions.ts'
import type { Day, Id } from '@muster/contract/values.ts'
import { builder } from '../platform/database/builder.ts'
import type { AnyTx, Tx } from '../platform/database/tx.ts'
import { newId } from '../platform/id.ts'
import { departments, places, shifts } from './names.ts'
import type { DemoPerson } from './people.ts'
import type { DemoPunch } from './punches.ts'

export interface DemoCompany {
  organisation: Id
  name: string
  /** The company admin's account. */
  admin: Id
  adminEmail: string
  people: DemoPerson[]
}

type Statement = ReturnType<typeof sql>

/** A statement that is used once or twice at all is not worth preparing. */
const run = async (tx: AnyTx, statement: Statement) => {
  const { sql: text, parameters } = statement.compile(builder)
  return (await tx.query({ name: '', text, values: parameters })).rows
}

/** Organisation, roles, locations, shifts, departments and everyone's account; no one can sign in yet. */
export async function writeCompany(tx: Tx, company: DemoCompany, passwordHash: string): Promise<void> {
  const { organisation, name, admin, adminEmail, people } = company
  const now = tx.now
  await run(
    tx,
    sql`
    insert into organisation (id, name, legal_name, sector, size, address, pan, gstin, tan, plan, created_at, updated_at)
    values (${organisation}, ${name}, ${`${name} Private Limited`}, 'Manufacturing', '51-250',
      '{"line1":"12 Residency Road","line2":"","city":"Bengaluru","state":"IN-KA","pinCode":"560001"}',
      'AAACM1234F', null, 'BLRM12345F', 'scale', ${now}, ${now})`,
  )
  const roles = [{ id: newId(), name: 'Admin', is_admin: true, permissions: allPermissions }, ...startingRolesRows()]
  await run(
    tx,
    sql`
    insert into role (organisation_id, id, name, is_admin, permissions, can_approve, is_fallback_approver, created_at)
    select ${organisation}, id, name, is_admin, permissions, name <> 'Employee', name = 'HR', ${now}
    from jsonb_to_recordset(${JSON.stringify(roles)}::jsonb) as r(id uuid, name text, is_admin boolean, permissions text[])
    returning 1`,
  )
  await run(
    tx,
    sql`
    insert into account (organisation_id, id, email, name, designation, password_hash, role_id, created_at)
    values (${organisation}, ${admin}, ${adminEmail}, 'Meera Krishnan', 'Director', ${passwordHash}, ${roles[0]!.id}, ${now})`,
  )
  const ids = await writePlaces(tx, organisation)
  for (const piece of pieces(people, 1000)) {
    const rows = JSON.stringify(piece.map((person) => personRow(person, ids, roles)))
    const given = sql`jsonb_to_recordset(${rows}::jsonb) as p(employee uuid, account uuid, code text, first_name text, last_name text,
      email text, role uuid, department uuid, location uuid, shift uuid, reports_to uuid, joined_on date,
      employment_type text, designation text)`
    await run(
      tx,
      sql`
      insert into account (organisation_id, id, email, name, designation, phone, password_hash, role_id, created_at)
      select ${organisation}, account, email, first_name || ' ' || last_name, designation, '+9198' || right('0000000' || (abs(hashtext(email)) % 100000000), 8),
        ${passwordHash}, role, ${now} from ${given}
      returning 1`,
    )
    await run(
      tx,
      sql`
      insert into employee (organisation_id, id, account_id, code, first_name, last_name, work_email, phone, department_id, location_id,
        reports_to, joined_on, employment_type, probation_days, status, created_at, updated_at)
      select ${organisation}, employee, account, code, first_name, last_name, email,
        '+9198' || right('0000000' || (abs(hashtext(email)) % 100000000), 8), department, location, reports_to, joined_on,
        employment_type, case when employment_type = 'fullTime' then 90 else 0 end, 'active', ${now}, ${now}
      from ${given}
      returning 1`,
    )
    await run(
      tx,
      sql`
      insert into employee_shift (organisation_id, employee_id, starts_on, shift_id, created_at)
      select ${organisation}, employee, joined_on, shift, ${now} from ${given}
      returning 1`,
    )
  }
}

/** The last step: from now on people can sign in to the company. */
export async function openDoors(tx: AnyTx, { organisation, admin, adminEmail, people }: DemoCompany): Promise<void> {
  const all = [{ account: admin, email: adminEmail }, ...people.map(({ account, email }) => ({ account, email }))]
  await run(
    tx,
    sql`
    insert into sign_in_directory (email, organisation_id, account_id)
    select email, ${organisation}, account from jsonb_to_recordset(${JSON.stringify(all)}::jsonb) as a(account uuid, email text)
    returning 1`,
  )
}

export async function writePunches(tx: Tx, punches: readonly DemoPunch[]): Promise<void> {
  for (const piece of pieces(punches, 5000)) {
    await run(
      tx,
      sql`
      insert into punch (organisation_id, employee_id, kind, at, zone, offset_minutes, place, source, created_at)
      select ${tx.organisation}, employee, kind, at, 'Asia/Kolkata', "offset", 'notAsked', 'web', at
      from jsonb_to_recordset(${JSON.stringify(piece)}::jsonb) as p(employee uuid, kind text, at timestamptz, "offset" smallint)
      returning 1`,
    )
  }
}

export async function writeHolidays(tx: Tx, holidays: readonly { name: string; day: Day }[]): Promise<void> {
  await run(
    tx,
    sql`
    insert into holiday (organisation_id, name, day, kind, created_at, updated_at)
    select ${tx.organisation}, name, day, 'public', ${tx.now}, ${tx.now}
    from jsonb_to_recordset(${JSON.stringify(holidays)}::jsonb) as h(name text, day date)
    returning 1`,
  )
}

/** Old notifications have been read by now, and no one gets mails about invented events. */
export async function readOldNotifications(tx: Tx, before: string): Promise<void> {
  await run(
    tx,
    sql`
    update notification set is_read = true where organisation_id = ${tx.organisation} and created_at < ${before}`,
  )
  await run(tx, sql`delete from notification_mail where organisation_id = ${tx.organisation}`)
}

interface Places {
  departments: Map<string, Id>
  locations: Id[]
  shifts: Id[]
}

async function writePlaces(tx: Tx, organisation: Id): Promise<Places> {
  const ids: Places = {
    departments: new Map(departments.map((name) => [name, newId()])),
    locations: places.map(() => newId()),
    shifts: shifts.map(() => newId()),
  }
  for (const [name, id] of ids.departments) {
    await run(
      tx,
      sql`insert into department (organisation_id, id, name, created_at) values (${organisation}, ${id}, ${name}, ${tx.now})`,
    )
  }
  for (const [index, place] of places.entries()) {
    await run(
      tx,
      sql`
      insert into location (organisation_id, id, name, address_line1, city, state, postal_code, latitude_e6, longitude_e6, created_at, updated_at)
      values (${organisation}, ${ids.locations[index]}, ${place.name}, '1 Main Road', ${place.city}, ${place.state}, ${place.postalCode},
        ${place.latitude}, ${place.longitude}, ${tx.now}, ${tx.now})`,
    )
  }
  for (const [index, shift] of shifts.entries()) {
    await run(
      tx,
      sql`
      insert into shift (organisation_id, id, name, starts_at, ends_at, break_minutes, grace_minutes, half_day_minutes, full_day_minutes,
        weekly_offs, created_at, updated_at)
      values (${organisation}, ${ids.shifts[index]}, ${shift.name}, ${shift.startsAt}, ${shift.endsAt}, ${shift.breakMinutes}, ${shift.graceMinutes},
        ${shift.halfDayMinutes}, ${shift.fullDayMinutes}, ${JSON.stringify(shift.weeklyOffs)}, ${tx.now}, ${tx.now})`,
    )
  }
  return ids
}

const startingRolesRows = () =>
  Object.entries(startingRoles).map(([name, permissions]) => ({
    id: newId(),
    name,
    is_admin: false,
    permissions: [...permissions],
  }))

function personRow(person: DemoPerson, ids: Places, roles: readonly { id: Id; name: string }[]) {
  const {
    employee,
    account,
    code,
    email,
    firstName: first_name,
    lastName: last_name,
    reportsTo: reports_to,
    joinedOn: joined_on,
    employmentType: employment_type,
  } = person
  return {
    ...{ employee, account, code, email, first_name, last_name, reports_to, joined_on, employment_type },
    role: roles.find(({ name }) => name === person.role)!.id,
    department: ids.departments.get(person.department),
    location: ids.locations[person.place],
    shift: ids.shifts[person.shift],
    designation: designationOf(person),
  }
}

function designationOf({ role, department }: DemoPerson): string {
  if (role === 'HR') return 'HR Executive'
  return role === 'Accountant' ? 'Accountant' : `${department} ${role === 'Manager' ? 'Manager' : 'Executive'}`
}

export function* pieces<T>(list: readonly T[], size: number): Generator<T[]> {
  for (let at = 0; at < list.length; at += size) yield list.slice(at, at + size)
}
