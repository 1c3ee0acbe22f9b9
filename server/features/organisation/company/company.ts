import type { z } from 'zod'
import { plans, type PlanId } from '@muster/contract/identity/plan.ts'
import type { CompanyInfo, CompanyInfoInput } from '@muster/contract/organisation/company.routes.ts'
import type { Id } from '@muster/contract/values.ts'
import { say } from '@muster/engine/sentence.ts'
import type { Actor } from '../../../platform/actor.ts'
import type { App } from '../../../platform/app.ts'
import { audit, differences } from '../../../platform/audit/audit.ts'
import type { Tx } from '../../../platform/database/tx.ts'
import { dropFile, takeFiles } from '../../../platform/serve/keep.ts'
import { notFound } from '../../../platform/problem.ts'
import type { KeptUpload } from '../../../platform/serve/call.ts'
import { changeCompany, companyRow, setLogo } from './company.queries.ts'

export async function companyInfo(tx: Tx): Promise<z.output<typeof CompanyInfo>> {
  const row = await companyRow(tx, {})
  if (!row) throw notFound(say`The organisation was not found.`)
  const { line1 = '', line2 = '', city = '', state = '', pinCode = '' } = row.address
  const { employees: employeeLimit } = plans[row.plan as PlanId]
  return { ...row, address: { line1, line2, city, state, pinCode }, employeeLimit }
}

export async function overview(tx: Tx) {
  const row = await companyRow(tx, {})
  if (!row) throw notFound(say`The organisation was not found.`)
  return { ...row, city: row.address['city'] ?? '' }
}

export async function changeCompanyInfo(tx: Tx, actor: Actor, input: z.output<typeof CompanyInfoInput>) {
  const before = await companyInfo(tx)
  const columns = Object.entries(input).filter(([, value]) => value !== undefined)
  const changes = JSON.stringify(Object.fromEntries(columns.map(([name, value]) => [snake(name), value])))
  await changeCompany(tx, { changes, now: tx.now })
  const after = await companyInfo(tx)
  const said = differences(told(before), told(after))
  if (Object.keys(said).length > 0) await audit(tx, actor, 'changed', recordOf(tx), said)
  return after
}

function told({ address, ...company }: z.output<typeof CompanyInfo>) {
  const { name, legalName, sector, size, pan, gstin, tan, timeZone, weekStartsOn } = company
  return { name, legalName, sector, size, pan, gstin, tan, timeZone, weekStartsOn, ...address }
}

const recordOf = (tx: Tx) => ({ type: 'organisation', id: tx.organisation }) as const

export async function putLogo(tx: Tx, app: App, account: Id, upload: KeptUpload): Promise<{ logo: string }> {
  await takeFiles(app, tx, { purpose: 'logo', account, uploads: [upload] })
  await replaceLogo(tx, app, upload.key)
  return { logo: upload.key }
}

export async function changeLogo(tx: Tx, app: App, actor: Actor, upload: KeptUpload): Promise<{ logo: string }> {
  const changed = await putLogo(tx, app, actor.account, upload)
  await audit(tx, actor, 'changedLogo', recordOf(tx))
  return changed
}

export async function removeLogo(tx: Tx, app: App, actor: Actor): Promise<null> {
  await replaceLogo(tx, app, null)
  await audit(tx, actor, 'removedLogo', recordOf(tx))
  return null
}

/** The old file is deleted only once the new one is certain to stay. */
async function replaceLogo(tx: Tx, app: App, key: string | null): Promise<void> {
  const changed = await setLogo(tx, { key, now: tx.now })
  const before = changed?.before
  if (before) await dropFile(app, tx, before)
}

const snake = (name: string) => name.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`)
