import { createHash } from 'node:crypto'
import type { z } from 'zod'
import type { AskedEntity } from '@muster/contract/payroll/legal-entity/asked-entity.ts'
import type { TdsStatement } from '@muster/contract/payroll/tax/tds.routes.ts'
import type { Day, Id } from '@muster/contract/values.ts'
import { sum } from '@muster/engine/money.ts'
import { statementFee } from '@muster/engine/payroll/outputs/late/late.ts'
import { isPublished, statementFileName, statementText } from '@muster/engine/payroll/outputs/tds/statement.ts'
import { formNames } from '@muster/engine/payroll/rules/in/forms/form-names.ts'
import { joined, say } from '@muster/engine/sentence.ts'
import type { Actor } from '../../../platform/actor.ts'
import type { App } from '../../../platform/app.ts'
import { audit, nowIs } from '../../../platform/audit/audit.ts'
import type { Tx } from '../../../platform/database/tx.ts'
import { refused, wrongField } from '../../../platform/problem.ts'
import type { Bytes } from '../../../platform/bytes.ts'
import { numbersOfPeople } from '../../employees/index.ts'
import { companyToday } from '../../organisation/index.ts'
import { employer, paidInYear, lockedMonths } from '../form16/index.ts'
import { entityAsked, oneEntity } from '../legal-entity/find-entity.ts'
import { statutorySettings } from '../statutory/index.ts'
import { challansOf } from './challan.queries.ts'
import { savedDeductor } from './deductor.queries.ts'
import { namedDeductor } from './deductor.ts'
import { registerYear } from './register-year.ts'
import { salaryDetails } from './salary-details.ts'
import { missingOf, namelessIn, notesOf, quarterBefore, type CheckedQuarter, type Point } from './statement-checks.ts'
import { firstDayOfQuarter, quarterMaterial, quarterStart, statementChallans } from './statement-material.ts'
import { putFiled, putFiledOfEntity, putMade, putMadeOfEntity, statementRows } from './statement.queries.ts'

type Shown = Omit<z.output<typeof TdsStatement>, 'missing' | 'notes'> & { missing: Point[]; notes: Point[] }
interface Quarter {
  year: string
  quarter: number
  /** The legal entity that files it; null for the organisation itself. */
  entity: Id | null
}

/** A quarter as named in a call. */
type AskedQuarter = Omit<Quarter, 'entity'> & { entity?: AskedEntity | undefined }

/** The quarters of a year that have begun. */
export async function statements(
  app: App,
  tx: Tx,
  asked?: string,
  of?: AskedEntity,
): Promise<{ financialYear: string; statements: Shown[] }> {
  const { year } = await registerYear(tx, asked)
  const entity = await entityAsked(tx, of)
  const today = await companyToday(tx)
  const begun = [1, 2, 3, 4].filter((quarter) => firstDayOfQuarter(year, quarter) <= today)
  const all: Shown[] = []
  for (const quarter of begun) all.push(await statement(app, tx, { year, quarter, entity }, today))
  return { financialYear: year, statements: all }
}

async function statement(app: App, tx: Tx, of: Quarter, today: Day): Promise<Shown> {
  const checked = await checkedQuarter(app, tx, of)
  const { material } = checked
  const row = (await statementRows(tx, { entity: of.entity })).find(
    ({ year, quarter }) => year === of.year && quarter === of.quarter,
  )
  const deductedPaise = sum(material.deductions.map(({ tax }) => tax.tdsPaise))
  const deposits = material.deductions.flatMap((one) => one.deposits)
  const filedOn = row?.filedOn ?? today
  return {
    quarter: of.quarter,
    form: formNames(material.book, firstDayOfQuarter(of.year, of.quarter)).quarterlyStatement,
    ...{ from: material.months[0]!, to: material.months.at(-1)!, dueOn: material.dueOn, deductedPaise },
    depositedPaise: sum(deposits.map(({ amountPaise }) => amountPaise)),
    people: new Set(material.deductions.map(({ employee }) => employee)).size,
    challans: new Set(deposits.map(({ challan }) => challan)).size,
    missing: missingOf(checked),
    notes: notesOf(checked),
    fileName: statementFileName(asQuarter(of)),
    made: row?.madeAt && row.sha256 ? { at: row.madeAt, by: row.madeBy, sha256: row.sha256 } : null,
    receipt: row?.receipt ?? null,
    filedOn: row?.filedOn ?? null,
    feePaise:
      deductedPaise <= 0 ? 0 : statementFee(material.book, { dueOn: material.dueOn, filedOn, taxPaise: deductedPaise }),
  }
}

/** Returns the file, and records it in the register and the log. */
export async function statementFile(app: App, tx: Tx, actor: Actor, asked: AskedQuarter): Promise<Bytes> {
  const of = { ...asked, entity: await entityAsked(tx, asked.entity) }
  const { entity } = of
  await registerYear(tx, of.year)
  const checked = await checkedQuarter(app, tx, of)
  const missing = missingOf(checked)
  if (missing.length > 0) throw refused(joined(missing.map(({ message }) => message)))
  const salaries = of.quarter === 4 ? await salaryDetails(app, tx, of.year, entity) : []
  const nameless = namelessIn(salaries)
  if (nameless !== null) throw refused(nameless)
  const company = (await companyNumbers(tx, of))!
  const { tan, pan, gstin } = company
  const deductor = (await namedDeductor(app, tx, entity, { tan: tan!, pan: pan!, gstin }))!
  const whole = {
    ...asQuarter(of),
    deductor,
    createdOn: await companyToday(tx),
    previousReceipt: checked.before?.receipt ?? deductor.earlierReceipt,
    challans: await statementChallans(app, tx, checked.material),
    salaries,
  }
  const content = Buffer.from([...statementText(whole)].join(''), 'latin1')
  const fileName = statementFileName(asQuarter(of))
  const sha256 = createHash('sha256').update(content).digest('hex')
  const made = { year: of.year, quarter: of.quarter, fileName, sha256, account: actor.account, now: tx.now }
  await (entity === null ? putMade(tx, made) : putMadeOfEntity(tx, { ...made, entity }))
  await audit(
    tx,
    actor,
    'downloaded',
    { type: 'organisation', id: tx.organisation },
    { file: nowIs(fileName), sha256: nowIs(sha256) },
  )
  return { type: 'text/plain; charset=us-ascii', content, name: fileName }
}

/** Records the receipt of a filed statement, or removes it. */
export async function fileStatement(
  tx: Tx,
  actor: Actor,
  of: Omit<Quarter, 'entity'>,
  {
    receipt,
    filedOn,
    entity: asked,
  }: { receipt: string | null; filedOn: Day | null; entity?: AskedEntity | undefined },
): Promise<null> {
  const entity = await entityAsked(tx, asked)
  await registerYear(tx, of.year)
  if ((receipt === null) !== (filedOn === null))
    throw wrongField(
      receipt === null ? 'body.receipt' : 'body.filedOn',
      say`Enter both the receipt number and the filing date`,
    )
  if (filedOn !== null && filedOn > (await companyToday(tx)))
    throw wrongField('body.filedOn', say`The date cannot be in the future`)
  const filed = { ...of, receipt, filedOn, account: actor.account }
  await (entity === null ? putFiled(tx, filed) : putFiledOfEntity(tx, { ...filed, entity }))
  const changes = {
    quarter: nowIs(`Q${of.quarter} ${of.year}`),
    receipt: nowIs(receipt),
    filedOn: nowIs(filedOn === null ? null : { day: filedOn }),
  }
  await audit(tx, actor, 'filedTdsStatement', { type: 'organisation', id: tx.organisation }, changes)
  return null
}

async function checkedQuarter(app: App, tx: Tx, { year, quarter, entity }: Quarter): Promise<CheckedQuarter> {
  const material = await quarterMaterial(tx, quarterStart(year, quarter), entity)
  const { deductions, months } = material
  const numbers = await numbersOfPeople(tx, app, [...new Set(deductions.map(({ employee }) => employee))])
  const locked = await lockedMonths(tx, { from: months[0]!, to: months.at(-1)! })
  const ids = [...new Set(deductions.flatMap(({ deposits }) => deposits.map(({ challan }) => challan)))]
  const challans = await challansOf(tx, { ids })
  const earlier = quarterBefore(year, quarter)
  const known = await statementRows(tx, { entity })
  return {
    ...{ year, quarter, material },
    salaries: quarter === 4 && isPublished(year, quarter) ? await paidInYear(tx, year, entity) : [],
    company: (await companyNumbers(tx, { year, quarter, entity })) ?? { tan: null, pan: null },
    deductor: (await savedDeductor(tx, { entity }))?.value ?? null,
    lockedMonths: new Set(locked.map(({ month }) => month)),
    withoutPan: [...new Set(deductions.filter(({ employee }) => !numbers.get(employee)?.pan).map(({ name }) => name))],
    before: known.find((one) => one.year === earlier.year && one.quarter === earlier.quarter),
    unlinkedPaise: sum(challans.map((one) => one.taxPaise + one.surchargePaise + one.cessPaise - one.linkedPaise)),
    interestPaise: sum(challans.map((one) => one.interestPaise)),
  }
}

async function companyNumbers(tx: Tx, { year, quarter, entity }: Quarter) {
  if (entity !== null) {
    const { tan, pan } = await oneEntity(tx, entity)
    return { tan, pan, gstin: null }
  }
  const who = await employer(tx, {})
  const { tds } = await statutorySettings(tx, firstDayOfQuarter(year, quarter))
  return who && { tan: tds.tan, pan: who.pan, gstin: who.gstin }
}

function asQuarter({ year, quarter }: Omit<Quarter, 'entity'>) {
  return { year, quarter: quarter as 1 | 2 | 3 | 4 }
}
