import type { Id } from '@muster/contract/values.ts'
import type { CallAs } from '../calls.ts'
import type { Filling } from '../filling.ts'
import type { PlannedLeave } from '../leave-story.ts'
import type { DemoCompany } from '../write-company.ts'
import { forwardToHr, type Step } from './story.ts'

/** Submits and decides every leave at its time, in sequence. */
export async function tellLeaves(
  { clock }: Filling,
  callAs: CallAs,
  company: DemoCompany,
  leaves: readonly PlannedLeave[],
): Promise<void> {
  const policies = (await callAs(company.admin, 'GET /api/v1/user/leave-policy', {})) ?? []
  const policyOf = (code: string) => policies.find((policy) => policy.code === code)!._id
  const accountOf = (employee: Id | null) => company.people.find((person) => person.employee === employee)!.account
  const steps: Step[] = leaves.flatMap((one) => {
    let asked: { _id: Id } | null = null
    const part = one.isHalf ? ('first' as const) : ('full' as const)
    const body = {
      policyId: policyOf(one.policy),
      from: one.from,
      to: one.to,
      fromPart: part,
      toPart: part,
      reason: one.reason,
    }
    const ask = async () => {
      asked = await callAs(one.person.account, 'POST /api/v1/employee/leave', { body })
    }
    const end = () =>
      asked ? endLeave(callAs, one, asked._id, accountOf(one.person.reportsTo), company.admin) : Promise.resolve()
    return [{ at: one.submittedAt, act: ask }, ...(one.end === 'pending' ? [] : [{ at: one.decidedAt, act: end }])]
  })
  for (const step of steps.sort((a, b) => a.at.localeCompare(b.at))) {
    clock.set(step.at)
    await step.act()
  }
}

async function endLeave(callAs: CallAs, { end, person }: PlannedLeave, id: Id, boss: Id, admin: Id): Promise<void> {
  const params = { id }
  if (end === 'cancelled') await callAs(person.account, 'PUT /api/v1/employee/leave-cancel/{id}', { params, body: {} })
  else if (end === 'forwarded') {
    await forwardToHr({ callAs, admin }, boss, id, 'leave', 'Please check the balance first.')
  } else {
    const status = end === 'rejected' ? ('rejected' as const) : ('approved' as const)
    const note = end === 'rejected' ? 'Half of the team is away on these days. Choose others, please.' : undefined
    await callAs(boss, 'PUT /api/v1/employee/leave-approval/{id}', {
      params,
      body: { status, ...(note ? { note } : {}) },
    })
  }
}
