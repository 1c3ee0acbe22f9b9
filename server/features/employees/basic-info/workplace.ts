import type { Day, Id } from '@muster/contract/values.ts'
import { addDays, latest } from '@muster/engine/day.ts'
import { say, type Sentence } from '@muster/engine/sentence.ts'
import type { Tx } from '../../../platform/database/tx.ts'
import { wrongField } from '../../../platform/problem.ts'
import { lockedUpTo, putWorkplace } from './workplace.queries.ts'

interface Move {
  employee: Id
  /** The person's location until then. */
  before: Id
  location: Id
  joinedOn: Day
  /** Null: from today, or from the first day that is not locked. */
  from: Day | null
  today: Day
}

/**
 * Records the start at another location, and returns that day. Enter a move once it has happened; if payroll has already locked today, it
 * starts on the next day.
 */
export async function moveTo(tx: Tx, { from, today, ...move }: Move): Promise<Day> {
  const last = latest(await openFrom(tx, today), move.joinedOn)
  const day = from === null ? last : latest(from, move.joinedOn)
  const open = await openFrom(tx, day)
  if (open > day) throw wrong(say`Pay is locked up to ${{ day: addDays(open, -1) }}. Choose a later day.`)
  if (day > last)
    throw wrong(last === today ? say`Choose today or an earlier day.` : say`Choose ${{ day: last }} or an earlier day.`)
  await putWorkplace(tx, { ...move, from: day, now: tx.now })
  return day
}

/** The day itself, or the first day after it that payroll has not locked. */
async function openFrom(tx: Tx, day: Day): Promise<Day> {
  const locked = (await lockedUpTo(tx, { day }))?.day ?? null
  return locked === null ? day : addDays(locked, 1)
}

const wrong = (message: Sentence) => wrongField('body.locationFrom', message)
