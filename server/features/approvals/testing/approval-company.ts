import { sql } from 'kysely'
import type { Id } from '@muster/contract/values.ts'
import type { Sentence } from '@muster/engine/sentence.ts'
import { translate } from '../../../platform/language/translate.ts'
import { requestTypes } from '../../../app/request-types.ts'
import { aCompany, run, type Company, type Person, type RoleName } from '../../../testing/company.ts'
import { leave } from '../../leave/index.ts'
import { whatIsDue } from '../due/due-job.ts'

/** A company whose people request unpaid leave, and the acts on their requests. */
export interface ApprovalCompany extends Company {
  role(name: RoleName): Promise<Id>
  /** A day of unpaid leave, a different working day on each call. */
  ask(person: Person, days?: number): Promise<Id>
  see(person: Person, id: Id): ReturnType<typeof seeLeave>
  decide(person: Person, id: Id, status?: 'approved' | 'rejected'): Promise<number>
  forward(person: Person, id: Id, to: { employeeId?: Id; roleId?: Id }): Promise<number>
  inbox(person: Person): Promise<Id[]>
  told(person: Person, id: Id): Promise<string[]>
  /** Sets the levels of leave. */
  chain(rules: readonly Rule[]): Promise<void>
  runDue(): Promise<void>
}

export interface Rule {
  name: string
  approver: { kind: 'manager'; levelsUp: number } | { kind: 'role'; roleId: Id } | { kind: 'person'; employeeId: Id }
  halfDaysFrom?: number
  departmentId?: Id
  locationId?: Id
  dueHours?: number
  dueAction?: 'remind' | 'escalate' | 'approve' | 'reject'
}

const seeLeave = (person: Person, id: Id) => person.call('GET /api/v1/employee/leave/{id}', { params: { id } })

export async function anApprovalCompany(name?: string): Promise<ApprovalCompany> {
  const company = await aCompany(name)
  const policyId = await company.within(async (tx) => {
    await leave.seed(tx)
    const { rows } = await run(tx, sql`select id from leave_policy where code = 'LWP'`)
    return (rows[0] as { id: Id }).id
  })
  let day = 0
  const ask = async (person: Person, days = 1): Promise<Id> => {
    const from = dateAt(day)
    day += days
    const body = { policyId, from, to: dateAt(day - 1), reason: 'Something at home' }
    const { halfDays } = await person.call('POST /api/v1/employee/leave-preview', { body })
    if (halfDays === 0) return ask(person, days)
    return (await person.call('POST /api/v1/employee/leave', { body }))._id
  }
  return {
    ...company,
    ask,
    see: seeLeave,
    role: (role) =>
      company.within(async (tx) => {
        const { rows } = await run(tx, sql`select id from role where name = ${role}`)
        return (rows[0] as { id: Id }).id
      }),
    decide: async (person, id, status = 'approved') => {
      const body = status === 'rejected' ? { status, note: 'Not now' } : { status }
      return (await person.raw('PUT /api/v1/employee/leave-approval/{id}', { params: { id }, body })).status
    },
    forward: async (person, id, body) =>
      (
        await person.raw('PUT /api/v1/employee/claim-approval-forward/{id}', {
          params: { id },
          query: { type: 'leave' },
          body,
        })
      ).status,
    inbox: async (person) =>
      (await person.call('GET /api/v1/employee/all-leave', { query: { page: 1, limit: 100 } })).data.map(
        ({ _id }) => _id,
      ),
    told: (person, id) =>
      company.within(async (tx) => {
        const { rows } = await run(
          tx,
          sql`select message as text, message_values as "values" from notification where account_id = ${person.account} and target_id = ${id} order by created_at, id`,
        )
        return (rows as Sentence[]).map((said) => translate(said))
      }),
    chain: async (rules) => {
      await company.admin.call('PUT /api/v1/user/approval-rules/{type}', {
        params: { type: 'leave' },
        body: { rules: [...rules] },
      })
    },
    runDue: () => whatIsDue(requestTypes)(company.app, { organisation: company.organisation }),
  }
}

/** A day of 2027, counted from the first. */
const dateAt = (day: number) => new Date(Date.UTC(2027, 0, 1 + day)).toISOString().slice(0, 10)
