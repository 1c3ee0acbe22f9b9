import { randomBytes } from 'node:crypto'
import { call } from './call.ts'
import { hoursAgo } from './day.ts'
import { codeFor, invitationLinkFor } from './mailbox.ts'

export const password = 'violet-teapot-47-harbour'

/** A person with a sign-in, and a token for preparations. */
export interface Person {
  name: string
  email: string
  password: string
  token: string
  /** Empty for the company admin, who has no employee record. */
  employeeId: string
}

export interface Company {
  name: string
  domain: string
  admin: Person
}

/** Letters and digits unique to one story. */
export const unique = () => randomBytes(4).toString('hex')

/** A newly signed-up company, by the same calls as the screens make. */
export async function newCompany(name = 'Acme Tools', plan: 'growth' | 'scale' = 'growth'): Promise<Company> {
  const domain = `${unique()}.test`
  const admin = { name: 'Meera Iyer', email: `meera@${domain}`, phone: '+919876543210' }
  const { token: onboarding } = await call(null, 'POST /api/auth/user/signup', {
    body: { ...admin, companyName: name, terms: true },
  })
  await call(onboarding, 'POST /api/auth/user/verify-otp', { body: { code: await codeFor(admin.email) } })
  await call(onboarding, 'POST /api/auth/user/create-password', { body: { password } })
  await call(onboarding, 'POST /api/auth/user/choose-plan', { body: { plan } })
  await call(onboarding, 'POST /api/auth/user/company-details', {
    body: {
      ...{ legalName: `${name} Private Limited`, name, sector: 'Manufacturing', size: '11-50' },
      ...{ addressLine1: '12 Residency Road', city: 'Bengaluru', state: 'IN-KA', pinCode: '560001' },
      ...{ timeZone: 'Asia/Kolkata', weekStartsOn: 1 },
    },
  })
  const { accessToken: token } = await call(onboarding, 'POST /api/auth/user/company-admin-details', {
    body: { name: admin.name, designation: 'Director', phone: admin.phone },
  })
  return { name, domain, admin: { name: admin.name, email: admin.email, password, token, employeeId: '' } }
}

interface Terms {
  role?: 'HR' | 'Manager' | 'Accountant' | 'Employee'
  reportsTo?: Person
  joinedOn?: string
  /** The company's first shift by default. */
  shiftId?: string
}
type Hiring = Terms & { name: string }

const firstNames = 'Aarav Asha Chitra Dev Farah Gita Hari Ila Jaya Kiran Leela Madhav Nila Omar Priya Ravi'.split(' ')
const lastNames = 'Bose Das Gill Iyer Jain Khan Menon Nair Pillai Rao Sen Shah Shetty Singh Varma Vyas'.split(' ')

/** Adds an employee, who accepts the invitation. */
export async function hire(company: Company, { name, ...hiring }: Hiring): Promise<Person> {
  const email = `${name.split(' ')[0]?.toLowerCase() ?? ''}@${company.domain}`
  const { code } = await call(company.admin.token, 'GET /api/v1/employee/next-code')
  const employeeId = await add(company, { ...(await placesFor(company, hiring)), name, email, code })
  const token = new URLSearchParams((await invitationLinkFor(email)).split('#')[1]).get('token')
  const { accessToken } = await call(token, 'POST /api/auth/employee/password-reset', { body: { password } })
  if (accessToken === null) throw new Error(`${name} needs a second step.`)
  return { name, email, password, token: accessToken, employeeId }
}

/** Adds a shift that is running now, whatever the hour: the first shift's work date ends at night. */
export async function shiftOfNow({ admin }: Company): Promise<string> {
  const hours = { breakMinutes: 0, graceMinutes: 15, halfDayMinutes: 240, fullDayMinutes: 480 }
  const body = { name: 'Shift of now', startsAt: hoursAgo(2), endsAt: hoursAgo(-7), ...hours }
  return (await call(admin.token, 'POST /api/v1/user/shift', { body: { ...body, weeklyOffs: [], locationIds: [] } }))
    ._id
}

/** Adds that many employees, who never sign in; a few at a time. Returns their ids. */
export async function hireMany(company: Company, count: number): Promise<string[]> {
  const places = await placesFor(company, {})
  const each = Array.from({ length: count }, (_, at) => {
    const name = `${firstNames[at % 16] ?? ''} ${lastNames[Math.floor(at / 16) % 16] ?? ''}`
    return { ...places, name, email: `person${at}@${company.domain}`, code: `P${1000 + at}` }
  })
  const ids: string[] = []
  while (ids.length < count)
    ids.push(...(await Promise.all(each.slice(ids.length, ids.length + 4).map((one) => add(company, one)))))
  return ids
}

type Places = Awaited<ReturnType<typeof placesFor>>

async function placesFor(
  { admin }: Company,
  { role = 'Employee', reportsTo, joinedOn = '2024-04-01', shiftId }: Terms,
) {
  const [roles, locations, shifts] = await Promise.all([
    call(admin.token, 'GET /api/v1/user/role'),
    call(admin.token, 'GET /api/v1/user/location'),
    call(admin.token, 'GET /api/v1/user/all-shift'),
  ])
  return {
    joinedOn,
    roleId: one(roles.data, (row) => row.name === role)._id,
    locationId: one(locations.data, () => true)._id,
    shiftId: shiftId ?? one(shifts, () => true)._id,
    ...(reportsTo ? { reportsTo: reportsTo.employeeId } : {}),
  }
}

async function add({ admin }: Company, added: Places & { name: string; email: string; code: string }): Promise<string> {
  const { name, email: workEmail, ...terms } = added
  const [firstName = '', lastName = ''] = name.split(' ')
  const body = { ...terms, firstName, lastName, workEmail }
  return (await call(admin.token, 'POST /api/v1/employee/basic-info', { body }))._id
}

function one<T>(rows: readonly T[], wanted: (row: T) => boolean): T {
  const row = rows.find(wanted)
  if (row === undefined) throw new Error('The company lacks a record that it should start with.')
  return row
}
