import type { z } from 'zod'
import type { BankTemplateInput } from '@muster/contract/payroll/pay-run/bank-template.routes.ts'
import type { Id } from '@muster/contract/values.ts'
import { say, verbatim } from '@muster/engine/sentence.ts'
import type { Tx } from '../../../platform/database/tx.ts'
import { isSettingUp } from '../locked-month/setting-up.ts'
import { bankTemplateOf } from './bank-template.queries.ts'
import { layoutText } from './bank-template.ts'

/** A layout decides which account the bank reads: once people are paid, a second person reviews it. */
export async function bankTemplateGuard(tx: Tx, id: Id | null, input: z.output<typeof BankTemplateInput> | null) {
  if (await isSettingUp(tx)) return null
  const before = id === null ? undefined : await bankTemplateOf(tx, { id })
  if (id !== null && !before) return null
  const [was, is] = [before?.layout, input?.layout].map((layout) => (layout ? verbatim(layoutText(layout)) : null))
  const name = input?.name ?? before?.name ?? ''
  return {
    area: 'companyBank' as const,
    title: say`Bank file template ${name}`,
    record: { type: 'organisation' as const, id: tx.organisation },
    employee: null,
    changes: [{ label: say`Bank file template`, from: was ?? null, to: is ?? null }],
    news: (by: string) => say`${by} changed the bank file template ${name}`,
  }
}
