import type { LeaveRequest } from './leave-request.ts'

export const id = (n: number) => `01930000-0000-7000-8000-00000000000${n}`
const soon = new Date(Date.now() - 3 * 86_400_000).toISOString()

/** A request pending with the viewer, for two days far in the future. */
export function request(n: number, name: string, more: Partial<LeaveRequest> = {}): LeaveRequest {
  return {
    _id: id(n),
    type: 'leave',
    state: 'pending',
    isCancelling: false,
    title: 'Casual leave',
    quantity: '2 days',
    reason: 'A wedding in the family',
    startsOn: '2099-11-24',
    endsOn: '2099-11-25',
    number: `LV-000${n}`,
    claimed: null,
    approved: null,
    stage: null,
    requester: { _id: id(9), name, code: `ACM-000${n}`, department: 'Sales' },
    assignee: { kind: 'person', _id: id(8), name: 'Anita Rao' },
    since: soon,
    dueAt: null,
    level: 1,
    levelCount: 1,
    forwardedBy: null,
    createdAt: soon,
    decidedAt: null,
    events: [
      {
        _id: id(7),
        kind: 'submitted',
        by: { _id: id(9), name },
        onBehalfOf: null,
        to: null,
        note: null,
        amount: null,
        at: soon,
      },
    ],
    lines: [],
    attachments: [],
    stages: [],
    nextStages: [],
    isMine: false,
    mayDecide: true,
    mayCancel: false,
    details: {
      policyId: id(6),
      cover: null,
      policy: 'Casual',
      isPaid: true,
      fromPart: 'full',
      toPart: 'full',
      halfDays: 4,
      days: [
        { day: '2099-11-24', halfDays: 2, why: 'leave', name: null },
        { day: '2099-11-25', halfDays: 2, why: 'leave', name: null },
      ],
      balance: [{ on: '2026-11-24', before: 14, after: 10 }],
      away: [{ _id: id(6), name: 'Rahul Shah', from: '2099-11-24', to: '2099-11-24', isPending: true }],
      isEligible: true,
    },
    ...more,
  }
}

export const page = (rows: LeaveRequest[]) => ({ data: rows, pagination: { page: 1, limit: 20, total: rows.length } })
