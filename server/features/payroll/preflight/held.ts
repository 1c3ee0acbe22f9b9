import type { Id, Month } from '@muster/contract/values.ts'
import { longMonthText, rupeeText } from '@muster/engine/words.ts'
import type { Tx } from '../../../platform/database/tx.ts'
import { heldBefore, holdsOfRun } from '../hold/hold.queries.ts'
import type { CheckedPerson } from './preflight.queries.ts'

interface Held {
  code: 'onHold' | 'heldBefore'
  person: { employee: Id; name: string; code: string }
  detail: string
}

/** Whose pay is not paid with the run, and whose of an earlier month still waits. */
export async function paymentsOnHold(
  tx: Tx,
  run: Id,
  month: Month,
  people: ReadonlyMap<Id, CheckedPerson>,
): Promise<Held[]> {
  const held = (await holdsOfRun(tx, { run })).filter(({ isOnHold }) => isOnHold)
  const now = held.flatMap(({ employee, reason }): Held[] => {
    const person = people.get(employee)
    return person === undefined || person.netPaise <= 0
      ? []
      : [{ code: 'onHold', person, detail: `${rupeeText(person.netPaise)}: ${reason}` }]
  })
  const before = (await heldBefore(tx, { before: month })).map(({ month: of, netPaise, ...person }): Held => {
    return { code: 'heldBefore', person, detail: `${rupeeText(netPaise)} of ${longMonthText(of)}` }
  })
  return [...now, ...before]
}
