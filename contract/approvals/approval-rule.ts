import { z } from 'zod'
import { nameText } from '../name.ts'
import { Id, Paise } from '../values.ts'
import { Assignee } from './request.ts'

/** How far up the reporting line a level may be decided. */
export const furthestUp = 10

/** What happens if no one decides in time: a daily reminder, or a step that ends by itself. */
export const DueAction = z.enum(['remind', 'escalate', 'approve', 'reject'])

const approver = z.discriminatedUnion('kind', [
  /** 1 is the requester's manager, 2 that person's manager. */
  z.object({ kind: z.literal('manager'), levelsUp: z.int().min(1).max(furthestUp) }),
  z.object({ kind: z.literal('role'), roleId: z.uuid('Choose a role') }),
  z.object({ kind: z.literal('person'), employeeId: z.uuid('Choose a person') }),
])

const isSet = (value: unknown) => (value ?? null) !== null

/** Reported together with other wrong fields, not only after those are corrected. */
const isObject = ({ value }: { value: unknown }) => typeof value === 'object' && value !== null

/** One level of approval; it applies if everything in its condition holds. */
export const ApprovalRuleInput = z
  .object({
    name: nameText('a name', 60, 2),
    approver,
    /** For requests of at least this amount. */
    amountFrom: Paise.min(1).nullish(),
    /** For requests of at least this many half-days. */
    halfDaysFrom: z.int().min(1).max(730).nullish(),
    departmentId: Id.nullish(),
    locationId: Id.nullish(),
    /** Working hours. */
    dueHours: z.int().min(1).max(1000).nullish(),
    dueAction: DueAction.nullish(),
  })
  .refine(({ dueHours, dueAction }) => isSet(dueHours) || !isSet(dueAction), {
    ...{ path: ['dueHours'], message: 'Enter the number of working hours' },
    when: isObject,
  })
  .refine(({ dueHours, dueAction }) => isSet(dueAction) || !isSet(dueHours), {
    ...{ path: ['dueAction'], message: 'Choose what happens after the time limit' },
    when: isObject,
  })

export const ApprovalRule = z.object({
  _id: Id,
  name: z.string(),
  approver: z.discriminatedUnion('kind', [
    z.object({ kind: z.literal('manager'), levelsUp: z.int() }),
    z.object({ kind: z.literal('role'), roleId: Id, name: z.string() }),
    z.object({ kind: z.literal('person'), employeeId: Id, name: z.string() }),
  ]),
  amountFrom: Paise.nullable(),
  halfDaysFrom: z.int().nullable(),
  department: z.object({ _id: Id, name: z.string() }).nullable(),
  location: z.object({ _id: Id, name: z.string() }).nullable(),
  dueHours: z.int().nullable(),
  dueAction: DueAction.nullable(),
})

/** One level, as it would apply to a request submitted now. */
export const PreviewedLevel = z.object({
  name: z.string(),
  /** Null if the level is skipped. */
  assignee: Assignee.nullable(),
  skipped: z.enum(['ownRequest', 'alreadyApproved', 'nobodyThere']).nullable(),
  dueHours: z.int().nullable(),
  dueAction: DueAction.nullable(),
})
