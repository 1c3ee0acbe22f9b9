import { fullName } from '@muster/contract/name.ts'
import type { Id } from '@muster/contract/values.ts'
import { noteNewAccess } from '../../../platform/access/noting-access.ts'
import type { App } from '../../../platform/app.ts'
import type { Tx } from '../../../platform/database/tx.ts'
import { createAccounts, inviteAccount } from '../../identity/index.ts'
import type { ImportWork, WrittenRow } from '../../imports/index.ts'
import { sealAccount } from '../bank/bank-details.ts'
import { changeEmployee } from '../basic-info/change-employee.ts'
import { columns } from '../personal/personal-info.ts'
import { putPersonal } from '../personal/personal-info.queries.ts'
import { rehire } from '../rehire/rehire.ts'
import type { BasicChange } from './changed-person.ts'
import { addBanks, addContacts, addPersonals, insertPeople } from './import.queries.ts'
import type { EmployerMove } from './employer-cell.ts'
import type { FoundPerson, PersonPlan } from './preview-people.ts'
import { takeParts } from './undo.queries.ts'

export interface PersonUndo {
  /** Added with the row; null for an existing person. */
  account: Id | null
  /** A further employment of someone who had left, who keeps the account. */
  isHiredAgain?: boolean
  parts: ('personal' | 'bank' | 'contact')[]
  /** For an existing person: the previous and the new values. */
  before: BasicChange | null
  after: BasicChange | null
  /** The employer before and now; absent in older imports. */
  employer?: EmployerMove | null
}

type Row = FoundPerson & { plan: PersonPlan }

/** Accounts, people, shifts, details and leave: one statement each for all of them. Existing people are changed one by one. */
export async function writePeople(tx: Tx, work: ImportWork, rows: readonly Row[]): Promise<WrittenRow<PersonUndo>[]> {
  const { app, actor, isInvited } = work
  const added = rows.flatMap(({ plan: { input, id, former } }) =>
    input === null || former !== null ? [] : [{ ...input, id }],
  )
  const accounts = await createAccounts(
    tx,
    added.map(({ workEmail, phone, designation, roleId, ...person }) => ({
      ...{ email: workEmail, name: fullName(person), phone, designation, roleId },
    })),
  )
  await noteNewAccess(tx, actor, accounts)
  const accountOf = new Map(added.map(({ id }, at) => [id, accounts[at]!]))
  if (added.length > 0) {
    const people = added.map((one) => ({ ...one, account: accountOf.get(one.id) }))
    await insertPeople(tx, { people: JSON.stringify(people), now: tx.now })
  }
  for (const { plan } of rows) if (plan.former !== null) await hireAgain(tx, work, plan.former, plan)
  await addParts(tx, app, rows)
  const hired = added.map(({ id, entityId, joinedOn }) => ({ employee: id, entity: entityId, joinedOn }))
  await app.employers.hire(tx, actor, hired)
  for (const { plan } of rows)
    if (plan.employer) await app.employers.move(tx, actor, { ...plan.employer, employees: [plan.id] })
  for (const { plan } of rows) if (plan.change) await changeEmployee(tx, app, actor, plan.id, plan.change)
  if (added.length > 0)
    await app.employed(
      tx,
      added.map(({ id }) => id),
    )
  if (isInvited) for (const account of accounts) await inviteAccount(tx, app, account, actor.account)
  return rows.map(({ row, plan: { id, parts, before, change, employer, former } }) => ({
    ...{ row, record: id, employee: id },
    undo: {
      account: accountOf.get(id) ?? null,
      ...(former === null ? {} : { isHiredAgain: true }),
      parts: (['personal', 'bank', 'contact'] as const).filter((one) => parts[one] !== null),
      ...{ before, after: change, employer },
    },
  }))
}

/** What the file says of someone replaces what is known from the employment before. */
async function hireAgain(
  tx: Tx,
  { app, actor }: ImportWork,
  former: Id,
  { id, input, parts }: PersonPlan,
): Promise<void> {
  await rehire(tx, app, actor, former, input!, id)
  if (parts.personal)
    await putPersonal(tx, { id, changes: JSON.stringify(columns(app.secrets, parts.personal)), now: tx.now })
  for (const part of ['bank', 'contact'] as const) if (parts[part]) await takeParts[part](tx, { employees: [id] })
}

async function addParts(tx: Tx, app: App, rows: readonly Row[]): Promise<void> {
  const personals = rows.flatMap(({ plan: { id, parts } }) =>
    parts.personal === null ? [] : [{ ...columns(app.secrets, parts.personal), employee_id: id }],
  )
  const banks = rows.flatMap(({ plan: { id, parts } }) => {
    if (parts.bank === null) return []
    const { holderName, accountNumber, ifsc, bankName } = parts.bank
    return [{ employee: id, holderName, ifsc, bankName, ...sealAccount(app, accountNumber!) }]
  })
  const contacts = rows.flatMap(({ plan: { id, parts } }) =>
    parts.contact === null ? [] : [{ employee: id, ...parts.contact }],
  )
  if (personals.length > 0) await addPersonals(tx, { rows: JSON.stringify(personals), now: tx.now })
  if (banks.length > 0) await addBanks(tx, { rows: JSON.stringify(banks), now: tx.now })
  if (contacts.length > 0) await addContacts(tx, { rows: JSON.stringify(contacts), now: tx.now })
}
