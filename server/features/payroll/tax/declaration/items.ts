import type { Id } from '@muster/contract/values.ts'
import { say } from '@muster/engine/sentence.ts'
import type { App } from '../../../../platform/app.ts'
import { audit } from '../../../../platform/audit/audit.ts'
import type { Tx } from '../../../../platform/database/tx.ts'
import { newId } from '../../../../platform/id.ts'
import { conflict, notFound, refused } from '../../../../platform/problem.ts'
import { organisationBook } from '../../statutory/index.ts'
import { checkDetails } from './item-check.ts'
import { notOneOfOurs } from './own-employer.ts'
import { declaredPaise } from './item-amount.ts'
import { sealPans } from './pans.ts'
import { notLocked, personIn, type By } from '../person.ts'
import {
  endItem,
  itemById,
  itemsOf,
  lockDeclaration,
  lockItem,
  submitItems,
  writeItem,
  type ItemForUpdate,
  type Item,
} from './tax-item.queries.ts'
import { taxYear, type TaxYear } from '../tax-year.ts'

type Details = Item['details']

const mostItems = 100

/** Declares an item for a year. The log leaves out what it is: more people can read it than may know about a disability. */
export async function addItem(
  { secrets }: App,
  tx: Tx,
  by: By,
  employee: Id,
  { financialYear, details }: { financialYear: string; details: Details },
): Promise<{ _id: Id }> {
  const year = await taxYear(tx, financialYear)
  notLocked(by, year)
  await personIn(tx, employee, year)
  await lockDeclaration(tx, { employee })
  const others = await itemsOf(tx, { employee, year: financialYear })
  if (others.length >= mostItems) throw conflict(say`A declaration holds ${mostItems} items. Combine some of them.`)
  const item = newId()
  const paise = await checked(tx, year, details, others)
  const kept = sealPans(secrets, details)
  await write(tx, by, { item, employee, year: financialYear, details: kept, declaredPaise: paise, state: 'declared' })
  await audit(tx, by.actor, 'declaredTaxItem', { type: 'employee', id: employee }, by.alone)
  return { _id: item }
}

/** Changes a declared item, which then has to be submitted and accepted again. */
export async function changeItem(
  { secrets }: App,
  tx: Tx,
  by: By,
  held: ItemForUpdate,
  details: Details,
): Promise<{ _id: Id }> {
  const year = await taxYear(tx, held.year)
  notLocked(by, year)
  if (details.section !== held.details.section) throw conflict(say`Remove this and declare the other thing instead.`)
  const { item, employee } = held
  await lockDeclaration(tx, { employee })
  const others = (await itemsOf(tx, { employee, year: held.year })).filter(({ _id }) => _id !== item)
  const paise = await checked(tx, year, details, others)
  const kept = sealPans(secrets, details)
  await replace(tx, by, { ...held, details: kept, declaredPaise: paise, state: 'declared' })
  await audit(tx, by.actor, 'changedTaxItem', { type: 'employee', id: employee }, by.alone)
  return { _id: item }
}

export async function removeItem(tx: Tx, by: By, held: ItemForUpdate): Promise<null> {
  notLocked(by, await taxYear(tx, held.year))
  await replace(tx, by, { ...held, state: 'removed' })
  await audit(tx, by.actor, 'removedTaxItem', { type: 'employee', id: held.employee }, by.alone)
  return null
}

/** Submits every item that has a proof to payroll. */
export async function submit(tx: Tx, by: By, employee: Id, financialYear: string) {
  notLocked(by, await taxYear(tx, financialYear))
  const sent = await submitItems(tx, { employee, year: financialYear, account: by.account, now: tx.now })
  const left = (await itemsOf(tx, { employee, year: financialYear })).filter(({ state }) => state === 'declared').length
  if (sent === 0) throw refused(say`There are no new proofs to submit. Add proofs, then submit them.`)
  await audit(tx, by.actor, 'sentTaxProofs', { type: 'employee', id: employee }, by.alone)
  return { sent, withoutProof: left }
}

/** An item to change, the employee's own or, with a null `own`, anyone's; locked until the transaction ends. 404 for any other. */
export async function itemForUpdate(tx: Tx, id: Id, own: Id | null): Promise<ItemForUpdate> {
  const isHeld = (await lockItem(tx, { id })) > 0
  const item = await itemById(tx, { id })
  if (!item || (own !== null && item.employee !== own)) throw notFound(say`The item was not found.`)
  // No row was locked although the item exists, so it was replaced while this call waited for the lock.
  if (!isHeld) throw conflict(say`This was changed at the same moment. Reload the page.`)
  return item
}

/** Replaces the present row of an item by the next one. */
export async function replace(
  tx: Tx,
  by: By,
  next: Omit<ItemForUpdate, 'state' | 'proofs'> & {
    state: Item['state'] | 'removed'
    acceptedPaise?: number
    reason?: string | null
  },
): Promise<void> {
  await endItem(tx, { item: next.item, now: tx.now })
  await write(tx, by, next)
}

async function write(tx: Tx, { account }: By, next: Parameters<typeof replace>[2]): Promise<void> {
  await writeItem(tx, {
    id: newId(),
    item: next.item,
    employee: next.employee,
    year: next.year,
    section: next.details.section,
    details: JSON.stringify(next.details),
    declaredPaise: next.declaredPaise,
    state: next.state,
    acceptedPaise: next.acceptedPaise ?? null,
    reason: next.reason ?? null,
    account,
    now: tx.now,
  })
}

async function checked(tx: Tx, year: TaxYear, details: Details, others: readonly Item[]): Promise<number> {
  const book = await organisationBook(tx)
  const rest = others.map((other) => other.details)
  checkDetails(book, year, details, rest)
  if (details.section === 'previousEmployer') await notOneOfOurs(tx, details)
  return declaredPaise(book, year.from, details)
}
