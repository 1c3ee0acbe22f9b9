import { say, type Sentence } from '@muster/engine/sentence.ts'
import type { Tx } from '../../../platform/database/tx.ts'
import { namesOf } from '../pay-run/calculation/attempt.queries.ts'
import { changedPeople, changesIn, type ChangedPart } from '../pay-run/calculation/changed-inputs.ts'
import { readInputs } from '../pay-run/inputs/inputs.ts'
import type { RunRow } from '../pay-run/pay-run.queries.ts'
import type { ItemPerson } from './item-people.ts'

/** Everyone whose inputs differ from those that a calculated run used, with the changes. */
export async function changedInRun(tx: Tx, run: RunRow | null): Promise<ItemPerson[]> {
  if (run?.state !== 'calculated') return []
  const { people } = await readInputs(tx, { id: run._id, month: run.month, config: run.config })
  const { changed, gone } = await changedPeople(tx, run._id, people)
  const parts = await changesIn(tx, run._id, changed)
  const left = await namesOf(tx, { employees: gone })
  return [
    ...changed.map(({ employee, person: { name, code } }) => {
      const [first = 'other'] = parts.get(employee) ?? []
      return { employee, name, code, detail: said[first], isOpen: true }
    }),
    ...left.map(({ employee, name, code }) => ({ employee, name, code, detail: said.gone, isOpen: true })),
  ].toSorted((a, b) => a.name.localeCompare(b.name))
}

const said: Record<ChangedPart, Sentence> = {
  employment: say`Joining or last working day changed`,
  salary: say`Salary changed`,
  attendance: say`Attendance changed`,
  oneTime: say`One-time payments changed`,
  deductions: say`Deductions changed`,
  arrears: say`Arrears changed`,
  statutory: say`Tax or statutory details changed`,
  law: say`Statutory rates changed`,
  joined: say`Not in this calculation`,
  gone: say`No longer employed in the month`,
  other: say`Pay run configuration changed`,
}
