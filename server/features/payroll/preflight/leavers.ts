import type { Id, Month } from '@muster/contract/values.ts'
import { addMonths, firstDay, lastDay } from '@muster/engine/day.ts'
import { dayText } from '@muster/engine/words.ts'
import type { Tx } from '../../../platform/database/tx.ts'
import { unsettledLeavers } from './leavers.queries.ts'

/** Months back in which an exit is still asked after. */
const monthsBack = 12

interface Left {
  code: 'noSettlement'
  person: { employee: Id; name: string; code: string }
  detail: string
}

/** Who was paid here, has left by the end of the month, and has no settlement that pays the rest. */
export async function leaversWithoutSettlement(tx: Tx, month: Month): Promise<Left[]> {
  const between = { from: firstDay(addMonths(month, -monthsBack)), to: lastDay(month) }
  const leavers = await unsettledLeavers(tx, between)
  return leavers.map(({ leftOn, has, ...person }) => ({
    code: 'noSettlement',
    person,
    detail: `Last day ${dayText(leftOn)}, ${words[has]}`,
  }))
}

const words = {
  nothing: 'nothing is settled',
  draft: 'the settlement is not approved',
  otherDay: 'the settlement is for another day',
} as const
