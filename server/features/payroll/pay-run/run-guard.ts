import { asValue } from '../../../platform/audit/audit.ts'
import type { z } from 'zod'
import type { ReleaseInput } from '@muster/contract/payroll/pay-run/pay-run-steps.routes.ts'
import type { AuditAction } from '@muster/contract/security/audit-actions.ts'
import type { Id } from '@muster/contract/values.ts'
import { plural, say, verbatim, type Sentence } from '@muster/engine/sentence.ts'
import type { Actor } from '../../../platform/actor.ts'
import { whoDid } from '../../../platform/audit/audit.queries.ts'
import type { Tx } from '../../../platform/database/tx.ts'
import type { State } from '../run-state.ts'
import { enteredPay, paymentParts, returnsTold, runParts } from './run-parts.queries.ts'

interface RunCall {
  tx: Tx
  actor: Actor
  params: { id: Id }
}

/** The approver must not have started or calculated the run, and the payer must not have approved it. */
export async function runGuard({ tx, actor, params: { id }, body }: RunCall & { body: { action: string } }) {
  const { action } = body
  if (action !== 'approve' && action !== 'pay') return null
  const run = await runParts(tx, { id })
  if (!run) return null
  const { month, people } = run
  const title = action === 'approve' ? say`Approve: ${{ month }} pay run` : say`Mark as paid: ${{ month }} pay run`
  const net = { paise: run.netPaise }
  return {
    area: action === 'approve' ? ('payRun' as const) : ('payment' as const),
    title,
    record: { type: 'payRun' as const, id },
    employee: null,
    isBound: true,
    changes: [
      {
        label: say`Status`,
        from: stateLabels[run.state],
        to: action === 'approve' ? stateLabels.approved : stateLabels.paid,
      },
      { label: say`People`, from: null, to: asValue(run.people) },
      { label: say`Net pay`, from: null, to: { paise: run.netPaise } },
    ],
    parts: action === 'approve' ? await makersOf(tx, actor, id, run.startedBy) : approver(run.approvedBy),
    now: () => Promise.resolve({ _id: id, state: run.state as State }),
    news: (by: string) =>
      action === 'approve'
        ? say`${by} approved the ${{ month }} pay run: ${plural(people, { one: '# person', other: '# people' })}, net pay ${net}`
        : say`${by} marked the ${{ month }} pay run as paid: ${plural(people, { one: '# person', other: '# people' })}, net pay ${net}`,
  }
}

/** What two people decided, one alone cannot undo. */
export async function reopenGuard({ tx, params: { id }, body }: RunCall & { body: { reason: string } }) {
  const step = await stepBack(tx, id, body.reason)
  if (!step) return null
  const { of, back } = step
  return {
    ...back,
    area: 'payRun' as const,
    title: say`Reopen: ${of} pay run`,
    changes: [{ label: say`Status`, from: stateLabels.approved, to: stateLabels.draft }, ...back.changes],
    news: (by: string) => say`${by} reopened the ${of} pay run`,
  }
}

export async function notPaidGuard({ tx, params: { id }, body }: RunCall & { body: { reason: string } }) {
  const step = await stepBack(tx, id, body.reason)
  if (!step) return null
  const { of, back } = step
  return {
    ...back,
    area: 'payment' as const,
    title: say`Not paid: ${of} pay run`,
    changes: [{ label: say`Status`, from: stateLabels.paid, to: stateLabels.approved }, ...back.changes],
    news: (by: string) => say`${by} unmarked the ${of} pay run as paid`,
  }
}

async function stepBack(tx: Tx, id: Id, reason: string) {
  const run = await runParts(tx, { id })
  if (!run) return null
  const back = {
    record: { type: 'payRun' as const, id },
    employee: null,
    changes: [
      { label: say`Net pay`, from: null, to: { paise: run.netPaise } },
      { label: say`Reason`, from: null, to: verbatim(reason) },
    ],
    now: () => Promise.resolve({ _id: id, state: run.state as State }),
  }
  return { of: { month: run.month }, back }
}

/** Putting on hold stops money and needs no approval; releasing needs someone other than the person who held it. */
export async function releaseGuard({
  tx,
  params: { id: run },
  body: { employeeId: employee, paidBy, reference },
}: RunCall & { body: z.output<typeof ReleaseInput> }) {
  const of = await paymentParts(tx, { run, employee })
  if (!of) return null
  const how =
    paidBy !== 'other'
      ? say`By the bank file`
      : reference === ''
        ? say`Paid otherwise`
        : say`Paid otherwise, ${reference}`
  return {
    area: 'payment' as const,
    title: say`Release pay of ${of.name}: ${{ month: of.month }}`,
    record: { type: 'payRun' as const, id: run },
    employee,
    isRepeatable: true,
    changes: [
      { label: say`Net pay`, from: say`On hold`, to: { paise: of.netPaise } },
      { label: say`Payment`, from: null, to: how },
      ...(of.reason === null ? [] : [{ label: say`Held because`, from: verbatim(of.reason), to: null }]),
    ],
    ...(of.heldBy === null ? {} : { parts: [{ account: of.heldBy }] }),
    now: () => Promise.resolve(null),
    news: (by: string) => say`${by} released the pay of ${of.name} for ${{ month: of.month }}`,
  }
}

/** The file that moves the money. Whoever reported a returned payment must not also pay it again. */
export async function bankFileGuard({ tx, params }: Pick<RunCall, 'tx'> & { params: { id: Id; kind: string } }) {
  if (!params.kind.startsWith('bank')) return null
  const run = await runParts(tx, { id: params.id })
  if (!run) return null
  const isAgain = params.kind === 'bank-returned'
  return {
    area: 'payment' as const,
    title: say`Bank file: ${{ month: run.month }} pay run`,
    record: { type: 'payRun' as const, id: params.id },
    employee: null,
    changes: [],
    parts: isAgain ? await returnsTold(tx, { run: params.id }) : approver(run.approvedBy),
    refusal: isAgain
      ? say`You recorded a payment as returned. Another person has to download this bank file (two-person rule).`
      : say`You approved this pay run. Another person has to download its bank file (two-person rule).`,
    now: () => Promise.reject<never>(new Error('A file does not wait.')),
  }
}

const approver = (account: Id | null) => (account === null ? [] : [{ account }])

/** Who started or calculated a run; the latter under its earlier name as well. */
const begun = [
  'started',
  'recalculatedRun',
  'recalculatedPerson',
  'calculated again',
] as const satisfies readonly AuditAction[]

async function makersOf(tx: Tx, { account }: Actor, id: Id, startedBy: Id | null) {
  const calculated = await whoDid(tx, { type: 'payRun', id, actions: begun })
  const makers = [...calculated.map((one) => one.account), ...(startedBy === null ? [] : [startedBy])]
  const entered = (await enteredPay(tx, { account, run: id }))?.hasEntered === true
  return [...makers.map((one) => ({ account: one })), ...(entered ? [{ account, unless: 'salary' as const }] : [])]
}

const stateLabels: Record<State, Sentence> = {
  draft: say`Draft`,
  calculating: say`Calculating`,
  calculated: say`Calculated`,
  approved: say`Approved`,
  paid: say`Paid`,
}
