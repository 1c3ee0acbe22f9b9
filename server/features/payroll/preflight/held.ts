import type { Id, Month } from '@muster/contract/values.ts'
import { say, type Sentence } from '@muster/engine/sentence.ts'
import type { Tx } from '../../../platform/database/tx.ts'
import { heldBefore, holdsOfRun } from '../hold/hold.queries.ts'
import type { CheckedPerson } from './preflight.queries.ts'

interface Held {
  code: 'onHold' | 'heldBefore'
  person: { employee: Id; name: string; code: string }
  detail: Sentence
}

/** Employees whose pay is held back from this run, and those whose pay of an earlier month is still on hold. */
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
      : [{ code: 'onHold', person, detail: say`${{ paise: person.netPaise }}: ${reason}` }]
  })
  const before = (await heldBefore(tx, { before: month })).map(({ month: of, netPaise, ...person }): Held => {
    return { code: 'heldBefore', person, detail: say`${{ paise: netPaise }} for ${{ month: of }}` }
  })
  return [...now, ...before]
}
