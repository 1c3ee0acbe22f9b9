import type { z } from 'zod'
import type { Registration } from '@muster/contract/payroll/statutory/statutory-registration.routes.ts'
import { monthOf } from '@muster/engine/day.ts'
import type { Tx } from '../../../../platform/database/tx.ts'
import { companyToday } from '../../../organisation/index.ts'
import { organisationBook } from '../law/book.ts'
import { settingsIn, workLocations, type SettingRow } from '../setting/setting.queries.ts'
import { savedRow } from '../setting/settings.ts'
import { employeesByState } from './registration.queries.ts'
import { schemesOf, type Scheme } from './schemes.ts'

type Shown = Omit<z.output<typeof Registration>, 'law'> & Pick<Scheme, 'law'>

/** The company's registrations today. A section with saved settings is answered by them. */
export async function registrations(tx: Tx): Promise<Shown[]> {
  const day = await companyToday(tx)
  const book = await organisationBook(tx)
  const saved = await settingsIn(tx, { month: day.slice(0, 7) })
  const states = (await workLocations(tx, {})).map(({ state }) => state).filter((state) => state !== '')
  const people = await employeesByState(tx, { month: monthOf(day) })
  const count = (rows: typeof people) => rows.reduce((sum, { employees }) => sum + employees, 0)
  const countOf = ({ state, threshold }: Scheme) => {
    const own = people.filter((row) => state === null || row.state === state)
    const isSplit = threshold !== null && people.some(({ entity }) => entity !== null)
    const byEntity = isSplit ? [...Map.groupBy(own, ({ entity }) => entity)] : []
    return { employees: count(own), byEntity: byEntity.map(([name, rows]) => ({ name, employees: count(rows) })) }
  }
  return schemesOf(book, [...new Set(states)].toSorted(), day).map((scheme) =>
    shown(scheme, savedRow(saved, scheme.section, scheme.state), countOf(scheme)),
  )
}

type Counted = Pick<Shown, 'employees' | 'byEntity'>

function shown({ numberField, ...scheme }: Scheme, row: SettingRow | undefined, count: Counted): Shown {
  const { threshold } = scheme
  const answer = row === undefined ? null : answerOf(row.value)
  return {
    ...scheme,
    ...count,
    answer,
    number: (row?.value[numberField] as string | null | undefined) ?? null,
    since: row?.from ?? null,
    isCrossed: answer === 'notCovered' && threshold !== null && count.employees >= threshold,
  }
}

function answerOf({ enabled, voluntary }: Record<string, unknown>): Shown['answer'] {
  if (enabled === false) return 'notCovered'
  return voluntary === true ? 'voluntary' : 'registered'
}
