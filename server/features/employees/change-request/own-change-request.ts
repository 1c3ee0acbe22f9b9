import type { z } from 'zod'
import type { ChangeRequestKind } from '@muster/contract/employees/change-request.ts'
import type {
  BankChangeRequest,
  ChangeRequest,
  NameChangeRequest,
  NumberChangeRequest,
} from '@muster/contract/employees/change-request.routes.ts'
import { fullName } from '@muster/contract/name.ts'
import type { Id } from '@muster/contract/values.ts'
import { addDays } from '@muster/engine/day.ts'
import { say } from '@muster/engine/sentence.ts'
import { type Actor, isOwn } from '../../../platform/actor.ts'
import type { App } from '../../../platform/app.ts'
import { audit, nowIs } from '../../../platform/audit/audit.ts'
import type { Tx } from '../../../platform/database/tx.ts'
import { dropFile, takeFiles } from '../../../platform/serve/keep.ts'
import { newId } from '../../../platform/id.ts'
import { conflict, notFound, wrongField } from '../../../platform/problem.ts'
import type { KeptUpload } from '../../../platform/serve/call.ts'
import { openedAccount } from '../bank/bank-details.ts'
import { bankOf } from '../bank/bank-details.queries.ts'
import { oneEmployee } from '../basic-info/change-employee.ts'
import { masked, opened } from '../personal/identity-numbers.ts'
import { sealedNumbers } from '../personal/personal-info.queries.ts'
import {
  changeRequestForUpdate,
  closeChangeRequest,
  insertChangeRequest,
  ownChangeRequests,
  unpaidRun,
} from './change-request.queries.ts'
import { tellDeciders, titleOf } from './tell-change-request.ts'

type Changes = z.output<typeof ChangeRequest>['changes']

const shownDays = 90

export async function ownRequests(tx: Tx, { employee }: Actor) {
  const runMonth = (await unpaidRun(tx, {}))?.month ?? null
  if (employee === null) return { requests: [], runMonth }
  const since = `${addDays(tx.now.slice(0, 10), -shownDays)}T00:00:00Z`
  return { requests: await ownChangeRequests(tx, { employee, since }), runMonth }
}

export async function requestBank(
  tx: Tx,
  app: App,
  actor: Actor,
  { reason, accountNumberAgain: _, ...account }: z.output<typeof BankChangeRequest>,
  upload: KeptUpload,
) {
  const employee = ownId(actor)
  const bank = await bankOf(tx, { id: employee })
  const before = bank && bank.sealed !== null ? bank : null
  const { accountNumber, ...rest } = account
  const isSameNumber = before !== null && openedAccount(app, before.sealed) === accountNumber
  const changes: Changes = (Object.keys(rest) as (keyof typeof rest)[])
    .map((field) => ({ field, from: before?.[field] || null, to: rest[field] || null }))
    .filter(({ from, to }) => from !== to)
  if (isSameNumber && changes.length === 0) throw wrongField('body.accountNumber', say`This is your account already`)
  const number = {
    field: 'accountNumber' as const,
    from: masked(before?.last4 ?? null),
    to: masked(accountNumber.slice(-4)),
  }
  const value = { ...account, accountNumberAgain: accountNumber }
  return send(tx, app, actor, { kind: 'bank', employee, reason, upload, value, changes: [number, ...changes] })
}

export async function requestNumber(
  tx: Tx,
  app: App,
  actor: Actor,
  { kind, value, reason }: z.output<typeof NumberChangeRequest>,
  upload: KeptUpload,
) {
  const employee = ownId(actor)
  const sealed = (await sealedNumbers(tx, { id: employee }))?.[kind]
  const before = sealed ? opened(app.secrets, kind, sealed) : null
  if (before === value) throw wrongField('body.value', say`This number is in your record already`)
  const changes: Changes = [{ field: kind, from: masked(before?.slice(-4) ?? null), to: masked(value.slice(-4)) }]
  return send(tx, app, actor, { kind, employee, reason, upload, value: { [kind]: value }, changes })
}

export async function requestName(
  tx: Tx,
  app: App,
  actor: Actor,
  { reason, ...value }: z.output<typeof NameChangeRequest>,
  upload: KeptUpload,
) {
  const employee = ownId(actor)
  const { firstName, lastName, name } = await oneEmployee(tx, employee)
  if (firstName === value.firstName && lastName === value.lastName)
    throw wrongField('body.firstName', say`This is your name already`)
  const changes: Changes = [{ field: 'name', from: name, to: fullName(value) }]
  return send(tx, app, actor, { kind: 'name', employee, reason, upload, value, changes })
}

function ownId({ employee }: Actor): Id {
  if (employee === null) throw notFound(say`Your employee record was not found.`)
  return employee
}

interface Sent {
  kind: ChangeRequestKind
  employee: Id
  reason: string
  upload: KeptUpload
  /** In the form that the manual change takes. */
  value: object
  changes: Changes
}

async function send(tx: Tx, app: App, actor: Actor, { kind, employee, reason, upload, value, changes }: Sent) {
  const id = newId()
  await takeFiles(app, tx, { purpose: 'document', account: actor.account, uploads: [upload] })
  const { key, name, type: mediaType } = upload
  const sealed = app.secrets.seal('change_request.value', JSON.stringify(value))
  const row = { id, employee, kind, value: sealed, changes: JSON.stringify(changes), reason, key, name, mediaType }
  if ((await insertChangeRequest(tx, { ...row, now: tx.now })) === 0)
    throw conflict(say`You have a request for this already. Withdraw it first, or wait for HR.`)
  const { name: whose } = await oneEmployee(tx, employee)
  await tellDeciders(tx, actor, { kind, name: whose, id })
  await audit(tx, actor, 'requestedChange', { type: 'employee', id: employee }, { change: nowIs(titleOf(kind, whose)) })
  return { _id: id }
}

export async function withdrawOwn(tx: Tx, app: App, actor: Actor, id: Id): Promise<null> {
  const request = await changeRequestForUpdate(tx, { id })
  if (!request || !isOwn(actor, request.employee)) throw notFound(say`The request was not found.`)
  if (request.state !== 'pending') throw conflict(say`This request is decided already.`)
  await closeChangeRequest(tx, { id, state: 'withdrawn', note: '', key: null, by: actor.account, now: tx.now })
  if (request.key !== null) await dropFile(app, tx, request.key)
  const change = nowIs(titleOf(request.kind, request.name))
  await audit(tx, actor, 'withdrawnChange', { type: 'employee', id: request.employee }, { change })
  return null
}
