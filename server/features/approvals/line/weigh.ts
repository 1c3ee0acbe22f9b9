import type { z } from 'zod'
import type { Decision } from '@muster/contract/approvals/request.ts'
import { entryOf } from '@muster/contract/request-types.ts'
import type { Id, Paise } from '@muster/contract/values.ts'
import { say } from '@muster/engine/sentence.ts'
import { rupeeText } from '@muster/engine/format.ts'
import type { Tx } from '../../../platform/database/tx.ts'
import { invalid, wrongField, type FieldFault } from '../../../platform/problem.ts'
import type { SeenRequest } from '../request.queries.ts'
import type { LineRow } from '../request-type.ts'
import { linesOf } from './line.queries.ts'

type Amounts = Pick<z.output<typeof Decision>, 'amount' | 'lines' | 'note'>

/** The amounts that a level approves of a request with money. */
export interface Weighed {
  approved: Paise
  /** The lines after the decision. */
  lines: LineRow[]
  /** Lines that this level reduced, for the history. */
  lowered: { _id: Id; amount: Paise; note: string }[]
}

/**
 * The result of a decision: whatever it doesn't name stays as the previous level left it. A level may reduce an amount with a note, and
 * never raise it. Null for a request without money.
 *
 * @throws a problem that names every wrong amount
 */
export async function weigh(tx: Tx, request: SeenRequest, { amount, lines, note }: Amounts): Promise<Weighed | null> {
  const { hasMoney, hasLines } = entryOf(request.type)
  if (!hasMoney || request.isCancelling) {
    if (amount !== undefined) throw wrongField('body.amount', noAmount)
    if (lines !== undefined) throw wrongField('body.lines', noLines)
    return null
  }
  if (hasLines) {
    if (amount !== undefined) throw wrongField('body.amount', say`Enter the approved amount of each line instead`)
    return ofLines(await linesOf(tx, { request: request._id }), lines ?? [])
  }
  if (lines !== undefined) throw wrongField('body.lines', noLines)
  const most = request.approved ?? request.claimed ?? 0
  const approved = amount ?? most
  if (approved > most) throw wrongField('body.amount', tooMuch(most))
  if (approved < most && note === undefined) throw wrongField('body.note', why)
  if (approved === 0 && most > 0) throw wrongField('body.amount', nothing)
  return { approved, lines: [], lowered: [] }
}

const noAmount = say`This request has no amount to approve`
const noLines = say`This request has no lines to approve`

function ofLines(known: readonly LineRow[], given: NonNullable<Amounts['lines']>): Weighed {
  const errors: FieldFault[] = []
  const lowered: Weighed['lowered'] = []
  const lines = new Map(known.map((line) => [line._id, { ...line, approved: mostOf(line) }]))
  const seen = new Set<Id>()
  given.forEach(({ _id, amount, note }, at) => {
    const path = `body.lines.${at}`
    const line = lines.get(_id)
    if (!line) return errors.push({ path: `${path}._id`, message: say`This request has no such line` })
    if (seen.has(_id)) return errors.push({ path: `${path}._id`, message: say`This line is named twice` })
    seen.add(_id)
    const most = line.approved
    if (amount > most) return errors.push({ path: `${path}.amount`, message: tooMuch(most) })
    if (amount === most) return
    if (note === undefined) return errors.push({ path: `${path}.note`, message: why })
    line.approved = amount
    line.note = note
    return lowered.push({ _id, amount, note })
  })
  if (errors.length > 0) throw invalid(errors)
  const all = [...lines.values()]
  const approved = all.reduce((sum, line) => sum + line.approved, 0)
  if (approved === 0 && known.some((line) => mostOf(line) > 0)) throw wrongField('body.lines', nothing)
  return { approved, lines: all, lowered }
}

const mostOf = ({ approved, total }: LineRow): Paise => approved ?? total
const tooMuch = (most: Paise) => say`Approve ${rupeeText(most)} at most`
const why = say`Enter why the amount is lower; the employee sees this`
const nothing = say`Nothing is left to approve. Reject the request instead.`
