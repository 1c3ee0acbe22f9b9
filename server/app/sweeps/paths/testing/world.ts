import { sql } from 'kysely'
import { keyScopes } from '@muster/contract/integrations/key-scopes.ts'
import type { Day, Id } from '@muster/contract/values.ts'
import { whatIsDue } from '../../../../features/approvals/due/due-job.ts'
import { seedExpenses } from '../../../../features/expenses/seed.ts'
import { aKey } from '../../../../features/integrations/testing/a-key.ts'
import { leave } from '../../../../features/leave/index.ts'
import { lockMonth, pay, runPayroll, withPayroll } from '../../../../features/payroll/testing.ts'
import { approvedClaim } from '../../../../features/payroll/payable/testing.ts'
import { eraseDue } from '../../../../features/privacy/erasure/erase-due.ts'
import { lookAtRules } from '../../../../features/security/rule/rule.ts'
import { proveDomain } from '../../../../features/single-sign-on/testing/company-with-provider.ts'
import { requestTypes } from '../../../request-types.ts'
import { aCompany, run, type Company, type Person, type RoleName } from '../../../../testing/company.ts'
import { bank } from '../../../../testing/one-of-everything/samples.ts'
import { withPasswords } from '../../../../testing/second-person.ts'

/** Somebody of the company, before anyone does anything. */
export type Name = 'admin' | 'hema' | 'ravi' | 'asha' | 'anita' | 'priya' | 'zoya'

export interface World {
  company: Company & { template: Id }
  people: Readonly<Record<Name, Person>>
  roles: ReadonlyMap<RoleName, Id>
  today: Day
  /** Of an expense, of a leave that is paid out. */
  category: Id
  policy: Id
  /** A calculated run, and what is owed for an approved claim. */
  run: Id
  payable: Id
  /** Of the provider, and of a program that may do whatever a key may. */
  scim: string
  key: { account: Id; token: string }
  /** Does what the product does by itself in time. */
  passes(): Promise<void>
}

const domain = 'acme-walk.test'

/**
 * A company in which everything is switched on: single sign-on, SCIM with a mapped group, a key with every scope, levels with time limits,
 * a stand-in, and two people for everything. Two of HR, one admin who is an employee too.
 */
export async function aWorld(): Promise<World> {
  const company = await withPayroll(await aCompany())
  const { admin } = company
  await company.within(async (tx) => {
    await leave.seed(tx)
    await seedExpenses(tx)
  })
  const { people, roles } = await staff(company)
  await company.within((tx) => run(tx, sql`update leave_policy_version set encashable = true where is_paid`))
  for (const one of [people.priya, people.hema, people.anita]) {
    await pay(company, one, 60_000_000)
    await admin.call('POST /api/v1/employee/bank-details', { body: { ...bank, employeeId: one.employee } as never })
  }
  await admin.call('PUT /api/v1/user/payrun-bank', { body: bank as never })
  await approvedClaim(company, people.anita, 'CL-9001', 500_000)
  await lockMonth(company, '2026-10')
  const run11 = await runPayroll(company, '2026-11')
  await withLevels(company, people, roles)
  await proveDomain(company, domain)
  const { token: scim } = await admin.call('POST /api/v1/user/single-sign-on/scim-token', {
    body: { expiresOn: '2027-06-30' },
  })
  const { _id, key } = await aKey(company, keyScopes)
  await withProvider(company, roles.get('Manager')!)
  const { data: payables } = await admin.call('GET /api/v1/user/payable', { query: {} })
  const categories = await admin.call('GET /api/v1/user/expense-category')
  const policies = await admin.call('GET /api/v1/user/leave-policy', {})
  await withPasswords(company, ...Object.values(people))
  return {
    ...{ company, people, roles, run: run11, scim, key: { account: _id, token: key } },
    today: company.clock.now().slice(0, 10),
    category: categories.find(({ name }) => name === 'Local travel')!._id,
    policy: (policies.find(({ isPaid }) => isPaid) ?? policies[0]!)._id,
    payable: payables[0]!._id,
    async passes() {
      const { app, organisation } = company
      await whatIsDue(requestTypes)(app, { organisation })
      await eraseDue(app, { organisation })
      await company.within((tx) => lookAtRules(tx, app))
    },
  }
}

async function staff(company: Company): Promise<Pick<World, 'people' | 'roles'>> {
  const { admin, location, shift } = company
  const { _id: employee } = await admin.call('POST /api/v1/employee/own-record', {
    body: {
      ...{ firstName: 'Asha', lastName: 'Owner', code: 'ACM-1', joinedOn: '2024-04-01' },
      ...{ locationId: location, shiftId: shift },
    },
  } as never)
  const hema = await company.employee('Hema Pillai', { role: 'HR' })
  const ravi = await company.employee('Ravi Kumar', { role: 'HR' })
  const asha = await company.employee('Asha Menon', { role: 'Accountant' })
  const anita = await company.employee('Anita Rao', { role: 'Manager' })
  const priya = await company.employee('Priya Nair', { reportsTo: anita })
  const zoya = await company.employee('Zoya Khan', { status: 'inactive' })
  await company.within((tx) =>
    run(
      tx,
      sql`update employee set left_on = '2026-08-31' where organisation_id = ${tx.organisation} and id = ${zoya.employee}`,
    ),
  )
  const { rows } = await company.within((tx) => run(tx, sql`select name, id from role`))
  const roles = new Map((rows as { name: RoleName; id: Id }[]).map(({ name, id }) => [name, id]))
  return { roles, people: { admin: { ...admin, employee }, hema, ravi, asha, anita, priya, zoya } }
}

/** Two levels for amounts, automatic approval of leave, and somebody who stands in. */
async function withLevels(company: Company, people: World['people'], roles: World['roles']): Promise<void> {
  const manager = { name: 'Manager', approver: { kind: 'manager' as const, levelsUp: 1 }, dueHours: 2 }
  const personnel = { name: 'HR', approver: { kind: 'role' as const, roleId: roles.get('HR')! } }
  for (const type of ['claim', 'travel'] as const)
    await company.admin.call('PUT /api/v1/user/approval-rules/{type}', {
      params: { type },
      body: { rules: [{ ...manager, dueAction: 'escalate' }, personnel] },
    })
  await company.admin.call('PUT /api/v1/user/approval-rules/{type}', {
    params: { type: 'leave' },
    body: { rules: [{ ...manager, dueAction: 'approve' }] },
  })
  await people.anita.call('POST /api/v1/employee/approval-delegation', {
    body: { employeeId: people.hema.employee, startsOn: '2026-11-01', endsOn: '2027-03-31' },
  })
}

export const ownIssuer = 'https://id.acme-walk.test'

/** Single sign-on is on, and a group of the provider is of managers. */
async function withProvider({ within, admin }: Company, manager: Id): Promise<void> {
  await within(async (tx) => {
    await run(
      tx,
      sql`insert into sso_provider (organisation_id, issuer, client_id, accounts, trusts_second_factor, groups_claim, state, tested_at,
          changed_by, changed_at)
        values (${tx.organisation}, ${ownIssuer}, 'muster', 'justInTime', true, 'groups', 'on', ${tx.now},
          ${admin.account}, ${tx.now})`,
    )
    await run(
      tx,
      sql`insert into sso_role (organisation_id, position, group_name, role_id)
        values (${tx.organisation}, 1, 'managers', ${manager})`,
    )
  })
}
