import type { z } from 'zod'
import {
  identityNumbers,
  OwnPersonalChange,
  type PersonalInfo,
  type PersonalInfoInput,
} from '@muster/contract/employees/personal-info.routes.ts'
import type { Day, Id } from '@muster/contract/values.ts'
import { say, type Sentence } from '@muster/engine/sentence.ts'
import { type Actor, isOwn, may } from '../../../platform/actor.ts'
import type { App } from '../../../platform/app.ts'
import { audit, differences, asValue } from '../../../platform/audit/audit.ts'
import type { Tx } from '../../../platform/database/tx.ts'
import { Problem, forbidden, notFound, wrongField } from '../../../platform/problem.ts'
import type { Secrets } from '../../../platform/secrets/secrets.ts'
import { changeAccount } from '../../identity/index.ts'
import { lockEmployee } from '../basic-info/basic-info.queries.ts'
import { masked, opened, sealed, type IdentityNumber } from './identity-numbers.ts'
import { numberHolders, personalInfo, putPersonal, sealedNumbers, setPhone } from './personal-info.queries.ts'

type Shown = z.output<typeof PersonalInfo>
type Change = z.output<typeof PersonalInfoInput>

export async function showPersonal(tx: Tx, actor: Actor, id: Id): Promise<Shown> {
  const info = await personalInfo(tx, { id })
  if (!info) throw notFound(say`The employee was not found.`)
  const canSeeIdentity = isOwn(actor, id) || may(actor, 'employeeIdentityRead')
  const numbers = Object.fromEntries(
    identityNumbers.map((one) => [one, canSeeIdentity ? masked(info[one]) : null]),
  ) as Record<IdentityNumber, string | null>
  const { currentAddress, permanentAddress } = info
  return {
    ...info,
    ...numbers,
    currentAddress: { ...noAddress, ...currentAddress },
    permanentAddress: { ...noAddress, ...permanentAddress },
    canSeeIdentity,
  }
}

const noAddress = { line1: '', line2: '', city: '', state: '', pinCode: '' }

/** Changes the given fields; only those who may see an identity number may write one. */
export async function changePersonal(tx: Tx, app: App, actor: Actor, id: Id, change: Change): Promise<Shown> {
  const before = await showPersonal(tx, actor, id)
  const numbers = identityNumbers.filter((one) => change[one] !== undefined)
  if (numbers.length > 0 && !before.canSeeIdentity)
    throw forbidden(say`You don't have permission to change identity numbers.`)
  if (change.birthDate) assertAge(tx, change.birthDate)
  await assertNobodyElses(tx, app.secrets, id, change)
  await putPersonal(tx, { id, changes: JSON.stringify(columns(app.secrets, change)), now: tx.now })
  const after = await showPersonal(tx, actor, id)
  // Some leave is for one gender only.
  if (before.gender !== after.gender) await app.employed(tx, [id])
  const changes = differences(translateAll(before), translateAll(after))
  // A number can change and keep its last four characters.
  for (const one of numbers.filter((kind) => change[kind] !== null))
    changes[one] ??= { from: asValue(before[one]), to: asValue(after[one]) }
  if (Object.keys(changes).length > 0) await audit(tx, actor, 'changedPersonal', { type: 'employee', id }, changes)
  return after
}

/** Those in HR cannot use this to change fields of their own that employees may not change: tax and statutory dues depend on them. */
export async function changeByHr(tx: Tx, app: App, actor: Actor, id: Id, change: Change): Promise<Shown> {
  if (isOwn(actor, id)) {
    const before: Record<string, unknown> = await showPersonal(tx, actor, id)
    const isOwnAffair = (field: string) => field in OwnPersonalChange.shape
    const isChanged = Object.entries(change).some(
      ([field, value]) => value !== undefined && !isOwnAffair(field) && value !== before[field],
    )
    if (isChanged)
      throw forbidden(say`You can change only your own contact details. Ask another administrator for the rest.`)
  }
  return changePersonal(tx, app, actor, id, change)
}

/** Everyone may change their own contact details and address. */
export async function changeOwn(
  tx: Tx,
  app: App,
  actor: Actor,
  { phone, ...change }: z.output<typeof OwnPersonalChange>,
): Promise<Shown> {
  if (actor.employee === null) throw notFound(say`Your employee record was not found.`)
  const id = actor.employee
  if (phone !== undefined) {
    await setPhone(tx, { id, phone, now: tx.now })
    await changeAccount(tx, actor, actor.account, { phone })
  }
  return changePersonal(tx, app, actor, id, change)
}

/** Reveals one number in full, and logs who saw it. */
export async function revealNumber(tx: Tx, app: App, actor: Actor, id: Id | null, field: IdentityNumber) {
  const kept = id === null ? undefined : (await sealedNumbers(tx, { id }))?.[field]
  if (id === null || !kept) throw notFound(say`The number was not found.`)
  if (!isOwn(actor, id)) await audit(tx, actor, `saw ${field}`, { type: 'employee', id })
  return { value: opened(app.secrets, field, kept) }
}

/** Serves the calls that name the employee in their body. */
export async function addPersonal(
  tx: Tx,
  app: App,
  actor: Actor,
  { employeeId, ...input }: Change & { employeeId: Id },
) {
  if (!(await lockEmployee(tx, { id: employeeId })))
    throw wrongField('body.employeeId', say`This employee does not exist`)
  return changeByHr(tx, app, actor, employeeId, input)
}

/** No one under 14 may be employed; there is no upper age for working, only one at which the year must be a typo. */
function assertAge(tx: Tx, birthDate: Day): void {
  const fault = ageFault(tx, birthDate)
  if (fault) throw wrongField('body.birthDate', fault)
}

export function ageFault(tx: Tx, birthDate: Day): Sentence | null {
  const years = (ago: number) => `${Number(tx.now.slice(0, 4)) - ago}${tx.now.slice(4, 10)}`
  if (birthDate > years(14)) return say`An employee must be at least 14 years old`
  return birthDate <= years(110) ? say`Check the year: this is more than 110 years ago` : null
}

async function assertNobodyElses(tx: Tx, secrets: Secrets, id: Id, change: Change): Promise<void> {
  const digest = (one: IdentityNumber) => sealed(secrets, one, change[one] ?? null).digest
  const [pan, aadhaar, uan, esi] = [digest('pan'), digest('aadhaar'), digest('uan'), digest('esi')]
  if (!(pan ?? aadhaar ?? uan ?? esi)) return
  const holders = await numberHolders(tx, { id, pan, aadhaar, uan, esi })
  const errors = holders.map(({ field, code, name, leftOn }) => ({
    path: `body.${field}`,
    message:
      leftOn !== null && leftOn < tx.now.slice(0, 10)
        ? say`This ${numberNames[field]} belongs to ${code} (${name}), who left on ${{ day: leftOn }}. If this is the same person, use Rehire on that employee's page.`
        : say`This ${numberNames[field]} belongs to ${code}`,
  }))
  if (errors[0]) throw new Problem(409, errors[0].message, { errors })
}

const numberNames: Record<IdentityNumber, string> = { pan: 'PAN', aadhaar: 'Aadhaar', uan: 'UAN', esi: 'ESI number' }

/** Columns of the table, with sealed numbers: only the given ones. */
export function columns(secrets: Secrets, change: Change): Record<string, unknown> {
  const plain = Object.entries(plainColumns)
    .map(([name, column]) => [column, change[name as keyof typeof plainColumns]] as const)
    .filter(([, value]) => value !== undefined)
  const numbers = identityNumbers.flatMap((one) => {
    const value = change[one]
    if (value === undefined) return []
    return Object.entries(sealed(secrets, one, value)).map(([part, kept]) => [`${one}_${part}`, kept] as const)
  })
  return Object.fromEntries([...plain, ...numbers])
}

const plainColumns = {
  birthDate: 'birth_date',
  gender: 'gender',
  bloodGroup: 'blood_group',
  maritalStatus: 'marital_status',
  nationality: 'nationality',
  currentAddress: 'current_address',
  permanentAddress: 'permanent_address',
} as const

function translateAll({ _id, canSeeIdentity: _, currentAddress, permanentAddress, ...shown }: Shown) {
  const line = (address: Shown['currentAddress']) => Object.values(address).filter(Boolean).join(', ')
  return { ...shown, currentAddress: line(currentAddress), permanentAddress: line(permanentAddress) }
}
