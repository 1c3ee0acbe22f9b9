import type { z } from 'zod'
import type { TdsChallan, TdsChallanInput } from '@muster/contract/payroll/tax/tds.routes.ts'
import type { AskedEntity } from '@muster/contract/payroll/legal-entity/asked-entity.ts'
import type { Id, Month, Paise } from '@muster/contract/values.ts'
import { earliest, latest } from '@muster/engine/day.ts'
import type { LawBook } from '@muster/engine/law/law.ts'
import { sum } from '@muster/engine/money.ts'
import { lateDepositInterest } from '@muster/engine/payroll/outputs/late/late.ts'
import { formOf, quarterOfDay } from '@muster/engine/payroll/outputs/tds/statement.ts'
import { say } from '@muster/engine/sentence.ts'
import type { Actor } from '../../../platform/actor.ts'
import { audit, nowIs } from '../../../platform/audit/audit.ts'
import type { Tx } from '../../../platform/database/tx.ts'
import { newId } from '../../../platform/id.ts'
import { conflict, notFound, wrongField } from '../../../platform/problem.ts'
import { companyToday } from '../../organisation/index.ts'
import { entityAsked } from '../legal-entity/find-entity.ts'
import { organisationBook } from '../statutory/index.ts'
import {
  challanPage,
  challansOf,
  deleteChallan,
  deleteDeposits,
  insertChallan,
  insertDeposits,
  lockRegister,
  type ChallanRow,
} from './challan.queries.ts'
import { deductionsIn, openOf, type Deduction } from './deductions.ts'
import { filedQuarters } from './statement.queries.ts'
import { registerYear } from './register-year.ts'

type Shown = z.output<typeof TdsChallan>
type Input = z.output<typeof TdsChallanInput>

/** A page of the register, with the interest due on late deposits. */
export async function challans(
  tx: Tx,
  query: { financialYear?: string | undefined; entity?: AskedEntity | undefined; limit: number; offset: number },
) {
  const { from, to } = await registerYear(tx, query.financialYear)
  const { limit, offset } = query
  const entity = await entityAsked(tx, query.entity)
  const page = await challanPage(tx, { from, to, entity, limit, offset, sortBy: 'paidOn', sortOrder: 'desc' })
  const filed = await filedOf(tx, entity)
  const book = await organisationBook(tx)
  const deductions = new Map(
    (await deductionsIn(tx, { from, to, entity })).map((one) => [`${one.month} ${one.paidIn}`, one]),
  )
  return { ...page, data: page.data.map((row) => shown(book, row, deductions, filed)) }
}

function shown(
  book: LawBook,
  { deposits, entity: _, ...row }: ChallanRow,
  deductions: ReadonlyMap<string, Deduction>,
  filed: ReadonlySet<string>,
): Shown {
  const { taxPaise, surchargePaise, cessPaise, interestPaise, feePaise, otherPaise } = row
  const late = deposits.map(({ month, paidIn, amountPaise }) => {
    const deductedOn = deductions.get(`${month} ${paidIn}`)?.payDate ?? `${paidIn}-28`
    return lateDepositInterest(book, { deductedOn, depositedOn: row.paidOn, amountPaise })
  })
  return {
    ...row,
    totalPaise: sum([taxPaise, surchargePaise, cessPaise, interestPaise, feePaise, otherPaise]),
    dueInterestPaise: sum(late),
    isFiled: row.months.some((month) => filed.has(quarterKey(month))),
  }
}

/** Records a challan and links it to the open deductions of its months. */
export async function addChallan(tx: Tx, actor: Actor, input: Input): Promise<{ _id: Id; linkedPaise: Paise }> {
  await lockRegister(tx, {})
  const entity = await entityAsked(tx, input.entity)
  await checkInput(tx, input, entity)
  const id = newId()
  const { months, ...challan } = input
  const amounts = {
    taxPaise: input.taxPaise,
    surchargePaise: input.surchargePaise ?? 0,
    cessPaise: input.cessPaise ?? 0,
    interestPaise: input.interestPaise ?? 0,
    feePaise: input.feePaise ?? 0,
    otherPaise: input.otherPaise ?? 0,
  }
  if (sum(Object.values(amounts)) === 0) throw wrongField('body.taxPaise', say`Enter the amount of the challan`)
  await insertChallan(tx, { ...challan, ...amounts, id, entity, account: actor.account, now: tx.now })
  const { taxPaise, surchargePaise, cessPaise } = amounts
  const linkedPaise = await link(tx, { _id: id, entity }, months, taxPaise + surchargePaise + cessPaise)
  await told(tx, actor, 'addedChallan', { ...input, months })
  return { _id: id, linkedPaise }
}

/** Links a challan to other months; its previous deductions are open again. */
export async function relink(tx: Tx, actor: Actor, id: Id, months: Month[]): Promise<{ linkedPaise: Paise }> {
  await lockRegister(tx, {})
  const challan = await unfiled(tx, id)
  await checkMonths(tx, months, challan.entity)
  await deleteDeposits(tx, { challan: id })
  const linkedPaise = await link(tx, challan, months, challan.taxPaise + challan.surchargePaise + challan.cessPaise)
  await told(tx, actor, 'linkedChallan', { ...challan, months })
  return { linkedPaise }
}

export async function removeChallan(tx: Tx, actor: Actor, id: Id): Promise<null> {
  await lockRegister(tx, {})
  const challan = await unfiled(tx, id)
  await deleteDeposits(tx, { challan: id })
  await deleteChallan(tx, { id })
  await told(tx, actor, 'deletedChallan', challan)
  return null
}

/** Links open deductions to a challan, oldest month first, then by employee code, until its tax is used up. */
async function link(
  tx: Tx,
  { _id: challan, entity }: Pick<ChallanRow, '_id' | 'entity'>,
  months: readonly Month[],
  taxPaise: Paise,
): Promise<Paise> {
  const [first, ...others] = months
  if (first === undefined) return 0
  const between = { from: earliest(first, ...others), to: latest(first, ...others), entity }
  let left = taxPaise
  const deposits: { employee: Id; month: Month; paidIn: Month; amountPaise: Paise }[] = []
  for (const deduction of await deductionsIn(tx, between)) {
    const { employee, month, paidIn } = deduction
    const amountPaise = Math.min(left, openOf(deduction))
    if (amountPaise <= 0 || !months.includes(paidIn)) continue
    deposits.push({ employee, month, paidIn, amountPaise })
    left -= amountPaise
  }
  if (deposits.length > 0) await insertDeposits(tx, { challan, deposits: JSON.stringify(deposits) })
  return taxPaise - left
}

async function checkInput(
  tx: Tx,
  { paidOn, months, surchargePaise, cessPaise }: Input,
  entity: Id | null,
): Promise<void> {
  if (paidOn > (await companyToday(tx))) throw wrongField('body.paidOn', say`The date cannot be in the future`)
  const hasParts = (surchargePaise ?? 0) > 0 || (cessPaise ?? 0) > 0
  if (hasParts && months.some((month) => formOf(quarterOfDay(`${month}-01`).year) === '138'))
    throw wrongField(
      'body.surchargePaise',
      say`From April 2026 a challan has no surcharge and cess: enter one amount of tax`,
    )
  await checkMonths(tx, months, entity)
}

async function checkMonths(tx: Tx, months: readonly Month[], entity: Id | null): Promise<void> {
  const filed = await filedOf(tx, entity)
  const late = months.find((month) => filed.has(quarterKey(month)))
  if (late !== undefined)
    throw wrongField(
      'body.months',
      say`The statement for ${{ month: late }} is already filed. Remove its receipt number first.`,
    )
}

async function unfiled(tx: Tx, id: Id): Promise<ChallanRow> {
  const [challan] = await challansOf(tx, { ids: [id] })
  if (!challan) throw notFound(say`The challan was not found.`)
  const filed = await filedOf(tx, challan.entity)
  if (challan.months.some((month) => filed.has(quarterKey(month))))
    throw conflict(say`A statement with this challan is already filed. Remove its receipt number first.`)
  return challan
}

async function filedOf(tx: Tx, entity: Id | null): Promise<Set<string>> {
  return new Set((await filedQuarters(tx, { entity })).map(({ year, quarter }) => `${year} ${quarter}`))
}

function quarterKey(month: Month): string {
  const { year, quarter } = quarterOfDay(`${month}-01`)
  return `${year} ${quarter}`
}

async function told(
  tx: Tx,
  actor: Actor,
  action: 'addedChallan' | 'linkedChallan' | 'deletedChallan',
  { bsr, serial, paidOn, months }: Pick<ChallanRow, 'bsr' | 'serial' | 'paidOn' | 'months'>,
): Promise<void> {
  const changes = {
    bsr: nowIs(bsr),
    number: nowIs(serial),
    paidOn: nowIs({ day: paidOn }),
    months: nowIs(months.join(', ')),
  }
  await audit(tx, actor, action, { type: 'organisation', id: tx.organisation }, changes)
}
