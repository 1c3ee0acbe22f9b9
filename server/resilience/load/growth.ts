import type pg from 'pg'
import { rowsOfOrganisations } from '../rows-of-organisations.ts'

/** Bytes on disk per row, including its part of the indexes. */
export interface Growth {
  punch: number
  day: number
  /** Null before any pay. */
  payslip: number | null
  /** Punches per worked day. */
  punches: number
  /** Growth per employee and month. */
  perEmployeeMonth: number
}

const workedDays = 22
const calendarDays = 30

/** Monthly growth of the tables that grow with people and time, from their current content. */
export async function growthOf(owner: pg.ClientConfig): Promise<Growth> {
  const { list } = rowsOfOrganisations(() => owner)
  const bytes = async (table: string) => {
    const [measured] = await list<{ size: number; rows: number }>(
      `select pg_total_relation_size('${table}')::float8 as size, (select count(*)::float8 from ${table}) as rows`,
    )
    return { each: measured!.size / measured!.rows, rows: measured!.rows }
  }
  const [worked] = await list<{ days: number }>(
    'select count(*)::float8 as days from attendance_day where first_in is not null',
  )
  const [punch, day, payslip] = [await bytes('punch'), await bytes('attendance_day'), await bytes('payslip')]
  const punches = punch.rows / worked!.days
  const paid = payslip.rows === 0 ? null : payslip.each
  return {
    ...{ punch: punch.each, day: day.each, payslip: paid, punches },
    perEmployeeMonth: workedDays * punches * punch.each + calendarDays * day.each + (paid ?? 0),
  }
}
