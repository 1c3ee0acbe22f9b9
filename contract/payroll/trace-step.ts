import { z } from 'zod'
import { Day, Paise } from '../values.ts'

export const Rounding = z.enum(['nearestPaisa', 'nearestRupee', 'upRupee', 'downRupee'])

/** A statutory value that a step used: its value on that day in words, with its source. */
const LawUse = z.object({
  /** `in.pf.ceiling` */
  id: z.string(),
  name: z.string(),
  from: Day,
  source: z.string(),
  value: z.string(),
})

/** One step in the calculation of a figure, in order. */
export const TraceStep = z.object({
  words: z.string(),
  /** Null for a step that only decides something. */
  amountPaise: Paise.nullable(),
  law: z.array(LawUse).optional(),
  /** The part of the month it is for, if the month was split. */
  from: Day.optional(),
  to: Day.optional(),
  rounding: Rounding.optional(),
})
