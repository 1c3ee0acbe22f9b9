import type { z } from 'zod'
import type { EntityBankInput, LegalEntityInput } from '@muster/contract/payroll/legal-entity/legal-entity.routes.ts'
import type { Id } from '@muster/contract/values.ts'
import { say } from '@muster/engine/sentence.ts'
import { asValue } from '../../../platform/audit/audit.ts'
import type { Tx } from '../../../platform/database/tx.ts'
import { accountChanges } from '../../employees/index.ts'
import { isSettingUp } from '../locked-month/setting-up.ts'
import { shownBanks } from './entity-bank.ts'
import { entityRows } from './legal-entity.queries.ts'
import { recordOf } from './find-entity.ts'
import { told } from './legal-entity.ts'

/** The numbers an employer files under are a statutory setting. */
export async function entityGuard(tx: Tx, id: Id, input: z.output<typeof LegalEntityInput>) {
  if (await isSettingUp(tx)) return null
  const before = await entityNow(tx, id)
  if (!before) return null
  const [was, given] = [told(before), told(input)]
  const fields = Object.keys(labels) as (keyof typeof labels)[]
  return {
    area: 'statutory' as const,
    title: say`Legal entity ${before.name}`,
    record: recordOf(tx),
    employee: null,
    isRepeatable: true,
    changes: fields
      .filter((field) => (was[field] || null) !== (given[field] || null))
      .map((field) => ({ label: labels[field], from: asValue(was[field]), to: asValue(given[field]) })),
    now: () => Promise.resolve({ _id: id }),
    news: (by: string) => say`${by} changed the legal entity ${before.name}`,
  }
}

/** As with the company's own account, the first is entered without a second person. */
export async function entityBankGuard(tx: Tx, id: Id, input: z.output<typeof EntityBankInput>) {
  const entity = await entityNow(tx, id)
  const before = (await shownBanks(tx)).get(id)
  if (!entity || !before) return null
  return {
    area: 'companyBank' as const,
    title: say`The bank account of ${entity.name}`,
    record: recordOf(tx),
    employee: null,
    isRepeatable: true,
    changes: accountChanges(before, input),
    now: () => Promise.resolve(before),
    news: (by: string) => say`${by} changed the bank account of ${entity.name}`,
  }
}

const labels = {
  name: say`Short name`,
  legalName: say`Legal name`,
  pan: say`PAN`,
  tan: say`TAN`,
  establishmentNumber: say`PF establishment code`,
  employerCode: say`ESI employer code`,
  line1: say`Address line 1`,
  line2: say`Address line 2`,
  city: say`City`,
  state: say`State`,
  pinCode: say`PIN code`,
  stateRegistrations: say`State registrations`,
  responsiblePerson: say`Responsible person`,
}

async function entityNow(tx: Tx, id: Id) {
  return (await entityRows(tx, { month: tx.now.slice(0, 7) })).find(({ _id }) => _id === id)
}
