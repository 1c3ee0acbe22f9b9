import { privilegedPermissions } from '@muster/contract/access-levels.ts'
import { keyScopes } from '@muster/contract/integrations/key-scopes.ts'
import { twoPersonAreas } from '@muster/contract/security/two-person-areas.ts'
import type { Id } from '@muster/contract/values.ts'
import type { Attempt, Holder, Sight } from './holder.ts'
import type { World } from './world.ts'

/** Who may cause what through whom: every call by which somebody changes what they, or others for them, may do. */
export function enabling(world: World, by: Holder, sight: Sight): Attempt[] {
  return [
    ...ofAccess(world, by, sight),
    ...ofPeople(world, by, sight),
    ...ofSettings(world),
    ...ofApproval(world, by, sight),
  ]
}

/** Roles, single permissions, keys. */
function ofAccess({ people, roles }: World, by: Holder, { held }: Sight): Attempt[] {
  const permissions = [...privilegedPermissions]
  const employees = [...held.flatMap(({ employee }) => employee ?? []), people.priya.employee]
  const scopes = [...keyScopes]
  return [
    ...(['Employee', 'Manager', 'Accountant', 'HR'] as const).map((name) => ({
      ...{ name: `everything to the role ${name}`, key: 'PUT /api/v1/user/role/{id}' },
      ...{ params: { id: roles.get(name)! }, body: { name, permissions, canApprove: true } },
    })),
    ...[...new Set(employees)].flatMap((id) => [
      ...(['HR', 'Admin', 'Manager'] as const).map((name) => ({
        ...{ name: `the role ${name}`, key: 'PUT /api/v1/employee/permissions/{id}' },
        ...{ params: { id }, body: { roleId: roles.get(name)! } },
      })),
      {
        ...{ name: 'single permissions', key: 'PUT /api/v1/employee/permissions/{id}', params: { id } },
        body: { permissions: Object.fromEntries(permissions.map((one) => [one, true])) },
      },
      {
        ...{ name: 'the right to approve', key: 'PUT /api/v1/employee/permissions/{id}', params: { id } },
        body: { permissions: { claimApprovalRead: true, leaveApprovalRead: true } },
      },
    ]),
    {
      ...{ name: 'a key', key: 'POST /api/v1/user/api-key' },
      body: { name: `Key of ${by.name}`, scopes, expiresOn: '2027-01-31', callsPerMinute: 600 },
    },
  ]
}

/** New people, managers, addresses, ends of employment, and what the provider says of people. */
function ofPeople({ company, people, roles, today }: World, by: Holder, { held }: Sight): Attempt[] {
  const { hema, ravi, asha, anita, priya, admin } = people
  const own = held.flatMap(({ kind, employee }) => (kind === 'person' && employee !== null ? [employee] : []))
  const n = held.length
  const person = {
    ...{ firstName: 'New', lastName: `Person ${n}`, workEmail: `new${n}@elsewhere.test`, code: `NEW-${n}` },
    ...{ locationId: company.location, shiftId: company.shift, joinedOn: today },
  }
  const meta = { schemas: ['urn:ietf:params:scim:schemas:core:2.0:User'] }
  const group = { schemas: ['urn:ietf:params:scim:schemas:core:2.0:Group'] }
  const patch = { schemas: ['urn:ietf:params:scim:api:messages:2.0:PatchOp'] }
  const others = [hema, ravi, asha, anita].filter(({ account }) => account !== by.account)
  return [
    ...(['Employee', 'Manager', 'HR', 'Admin'] as const).map((name) => ({
      ...{ name: `a new ${name}`, key: 'POST /api/v1/employee/basic-info' },
      body: { ...person, roleId: roles.get(name)! },
    })),
    ...own.flatMap((reportsTo) =>
      [...own, priya.employee]
        .filter((one) => one !== reportsTo)
        .map((one) => ({
          ...{ name: 'a manager', key: 'POST /api/v1/employee/assignments' },
          body: { employees: [one], reportsTo },
        })),
    ),
    ...[hema, ravi, priya, admin]
      .filter(({ account }) => account !== by.account)
      .map(({ employee }) => ({
        ...{ name: 'an address', key: 'PUT /api/v1/employee/basic-info/{id}' },
        ...{ params: { id: employee }, body: { workEmail: 'taken@elsewhere.test' } },
      })),
    ...others.map(({ employee }) => ({
      ...{ name: 'an end of employment', key: 'PUT /api/v1/employee/status/{id}', params: { id: employee } },
      body: { status: 'inactive', inactiveDate: '2026-11-10', reason: 'Resigned' },
    })),
    {
      ...{ name: 'a provisioned person', key: 'POST /Users' },
      body: {
        ...{ ...meta, userName: `scim${n}@acme-walk.test`, active: true },
        name: { givenName: 'Scim', familyName: `Person ${n}` },
      },
    },
    ...held
      .filter(({ kind }) => kind === 'person')
      .flatMap(({ account }) =>
        ['managers', 'walkers'].map((displayName) => ({
          ...{ name: `a group ${displayName}`, key: 'POST /Groups' },
          body: { ...group, displayName, members: [{ value: account }] },
        })),
      ),
    ...[hema, ravi].map(({ account }) => ({
      ...{ name: 'an address by the provider', key: `PATCH /Users/${account}` },
      body: { ...patch, Operations: [{ op: 'replace', path: 'userName', value: 'taken@acme-walk.test' }] },
    })),
    ...[hema, ravi].map(({ account }) => ({
      ...{ name: 'switched off by the provider', key: `PATCH /Users/${account}` },
      body: { ...patch, Operations: [{ op: 'replace', path: 'active', value: false }] },
    })),
  ]
}

/** Rules about two people, waiting times, the provider. */
function ofSettings({ roles }: World): Attempt[] {
  const provider = { clientId: 'muster', accounts: 'justInTime', trustsSecondFactor: true, groupsClaim: 'groups' }
  return [
    ...Object.keys(twoPersonAreas).map((area) => ({
      ...{ name: `${area} by one person`, key: 'PUT /api/v1/user/two-person-rule' },
      body: { area, isOn: false },
    })),
    { name: 'no waiting time', key: 'PUT /api/v1/user/bank-wait', body: { days: 0 } },
    { name: 'a SCIM token', key: 'POST /api/v1/user/single-sign-on/scim-token', body: { expiresOn: '2027-06-30' } },
    ...['off', 'on'].map((state) => ({
      ...{ name: `a privileged group, ${state}`, key: 'PUT /api/v1/user/single-sign-on' },
      body: {
        ...{ ...provider, issuer: 'https://id.acme-walk.test', state },
        roles: [{ group: 'walkers', roleId: roles.get('HR')! }],
      },
    })),
    {
      ...{ name: 'another provider', key: 'PUT /api/v1/user/single-sign-on' },
      body: { ...provider, issuer: 'https://id.elsewhere.test', state: 'off', roles: [] },
    },
  ]
}

/** Levels, stand-ins, requests of one's own, and what is decided of requests. */
function ofApproval({ people, roles, category, today }: World, by: Holder, { held, claims }: Sight): Attempt[] {
  const own = held.flatMap(({ kind, employee }) => (kind === 'person' && employee !== null ? [employee] : []))
  const other = own.filter((one) => one !== by.employee)
  const due = { dueHours: 1, dueAction: 'approve' as const }
  const person = (employeeId: Id) => ({ name: 'Own', approver: { kind: 'person', employeeId } })
  const owner = { name: 'Owner', approver: { kind: 'role', roleId: roles.get('Admin')! } }
  const chains = [
    ...own.map((one) => [person(one)]),
    [{ ...owner, ...due }],
    [{ ...owner, ...due, dueAction: 'escalate' as const }],
    [],
  ]
  return [
    ...chains.map((rules) => ({
      ...{ name: 'levels', key: 'PUT /api/v1/user/approval-rules/{type}', params: { type: 'claim' }, body: { rules } },
    })),
    ...[...other, people.ravi.employee].map((employeeId) => ({
      ...{ name: 'a stand-in', key: 'POST /api/v1/employee/approval-delegation' },
      body: { employeeId, startsOn: today, endsOn: '2027-01-31' },
    })),
    {
      ...{ name: 'a claim', key: 'POST /api/v1/employee/claims-request' },
      body: {
        reason: 'Customers in town',
        lines: [{ day: today, categoryId: category, words: 'Garuda Cabs', amountPaise: 350_00 }],
      },
    },
    ...claims.flatMap(({ request }) => [
      {
        ...{ name: 'approval', key: 'PUT /api/v1/employee/claims-approval/{id}', params: { id: request } },
        body: { status: 'approved' },
      },
      ...other.map((employeeId) => ({
        ...{ name: 'forwarding', key: 'PUT /api/v1/employee/claim-approval-forward/{id}', params: { id: request } },
        ...{ query: { type: 'claims' }, body: { employeeId, note: 'Please' } },
      })),
    ]),
  ]
}
