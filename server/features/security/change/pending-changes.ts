import type { z } from 'zod'
import type { PendingChange } from '@muster/contract/security/pending-change.routes.ts'
import type { Id } from '@muster/contract/values.ts'
import type { Actor } from '../../../platform/actor.ts'
import type { Tx } from '../../../platform/database/tx.ts'
import { wordsOf } from '../../../platform/audit-value.ts'
import { translate } from '../../../platform/language/translate.ts'
import { approversOf } from '../rule/approvers.ts'
import { mayDecide, titleOf } from './decide.ts'
import { changePage, toDecide, type ChangeRow } from './pending-change.queries.ts'

interface Query {
  view: 'toDecide' | 'own' | 'decided' | 'pending'
  recordId?: Id | undefined
  limit: number
  offset: number
}

export async function pendingChanges(tx: Tx, actor: Actor, { view, recordId, limit, offset }: Query, language: string) {
  const { data, total } = await changePage(tx, {
    ...who(actor),
    ...{ view, recordId: recordId ?? null, limit, offset },
    ...{ sortBy: 'requestedAt', sortOrder: view === 'decided' ? 'desc' : 'asc' },
  })
  const shown: z.output<typeof PendingChange>[] = []
  for (const row of data) shown.push(await show(tx, actor, row, language))
  return { data: shown, total }
}

export async function countToDecide(tx: Tx, actor: Actor): Promise<{ toDecide: number }> {
  return { toDecide: (await toDecide(tx, who(actor)))?.n ?? 0 }
}

function who({ account, employee, permissions }: Actor) {
  return { account, employee, permissions: [...permissions] }
}

async function show(tx: Tx, actor: Actor, row: ChangeRow, language: string): Promise<z.output<typeof PendingChange>> {
  const { employee, needs, barred, requestedById: requestedBy, titleValues, changes, ...shown } = row
  const isOpen = row.state === 'pending'
  const decidable = { requestedBy, employee, needs, barred }
  const found = isOpen ? await approversOf(tx, decidable) : null
  return {
    ...shown,
    title: translate(titleOf({ title: row.title, titleValues }), language),
    changes: changes.map(({ label, from, to }) => ({
      label: wordsOf(label, language),
      from: from && wordsOf(from, language),
      to: to && wordsOf(to, language),
    })),
    canDecide: found !== null && mayDecide(actor, decidable) && !(found.isStrict && found.near.has(actor.account)),
    isOwn: requestedBy === actor.account,
    approvers: found?.approvers.map(({ name }) => name) ?? [],
    holdsUntil: found?.holdsUntil ?? null,
  }
}
