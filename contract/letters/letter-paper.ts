import { z } from 'zod'

/** Text in one style. */
const Run = z.object({ text: z.string(), bold: z.boolean(), italic: z.boolean() })
const Runs = z.array(Run)

/** A block of a letter, from top to bottom. Depth counts nested lists, from 0. */
export const LetterBlock = z.discriminatedUnion('type', [
  z.object({ type: z.literal('heading'), level: z.int(), runs: Runs }),
  z.object({ type: z.literal('paragraph'), runs: Runs }),
  z.object({ type: z.literal('item'), mark: z.string(), depth: z.int(), runs: Runs }),
  z.object({ type: z.literal('quote'), runs: Runs }),
  z.object({ type: z.literal('rule') }),
  z.object({
    type: z.literal('table'),
    header: z.array(Runs),
    rows: z.array(z.array(Runs)),
    /** By column. */
    align: z.array(z.enum(['left', 'right', 'center'])),
    /** The last row is a total. */
    hasTotal: z.boolean(),
  }),
])
export type LetterBlock = z.output<typeof LetterBlock>
export type LetterRun = z.output<typeof Run>

/** A letter as drawn, both on paper and on the screen. */
export const LetterPaper = z.object({
  title: z.string(),
  number: z.string(),
  date: z.string(),
  company: z.object({ name: z.string(), address: z.string(), logo: z.string().nullable() }),
  blocks: z.array(LetterBlock),
  signatory: z.object({ name: z.string(), designation: z.string() }).nullable(),
})
export type LetterPaper = z.output<typeof LetterPaper>
