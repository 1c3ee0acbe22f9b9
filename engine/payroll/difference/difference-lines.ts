import { sum } from '../../money.ts'
import { netSigns } from '../payslip/net-signs.ts'
import type { ComparedLine, ComparedSlip, Delta } from './difference-cause.ts'
import { payEffects, type Effect } from './difference-pay.ts'
import { statutoryEffects } from './difference-statutory.ts'
import { say } from '../../sentence.ts'

/** The lines that differ between two payslips of one person, each with its causes. */
export function lineDeltas(before: ComparedSlip, after: ComparedSlip, underNewLaw: ComparedSlip | undefined): Delta[] {
  const pairs = paired(before, after)
  const deltas: Delta[] = []
  const add = ({ before: was, after: is }: Pair, effects: readonly Effect[]) => {
    const { code = '', name = '' } = is ?? was ?? {}
    for (const effect of effects) deltas.push({ code, name, ...effect })
  }
  const pay: Delta[] = []
  // Pay first, because contributions follow it.
  for (const pair of pairs.filter(({ group }) => group !== 'statutory')) {
    const from = deltas.length
    add(pair, effectsOf(pair, before, after))
    if ((pair.after ?? pair.before)?.kind === 'earning') pay.push(...deltas.slice(from))
  }
  for (const pair of pairs.filter(({ group }) => group === 'statutory')) {
    const { code = '', name = '', kind } = pair.after ?? pair.before ?? {}
    const amounts = underNewLaw?.lines.filter((line) => line.code === code && line.kind === kind)
    const known = amounts === undefined ? undefined : sum(amounts.map(({ amountPaise }) => amountPaise))
    add(
      pair,
      statutoryEffects({ code, name, before: pair.before, after: pair.after, underNewLaw: known }, before, after, pay),
    )
  }
  return deltas
}

interface Pair {
  group: Group
  before: ComparedLine | undefined
  after: ComparedLine | undefined
}

type Group = 'monthly' | 'oneOff' | 'arrears' | 'statutory' | 'tax' | 'deduction' | 'rounding'

const plain = {
  oneOff: 'oneOff',
  arrears: 'arrears',
  tax: 'tax',
  deduction: 'deduction',
  rounding: 'rounding',
} as const

function effectsOf({ group, before: was, after: is }: Pair, before: ComparedSlip, after: ComparedSlip): Effect[] {
  const line = is ?? was
  const more = (is?.amountPaise ?? 0) - (was?.amountPaise ?? 0)
  if (line === undefined || group === 'statutory') return []
  if (group === 'monthly')
    return payEffects({ slip: before, line: was ?? null }, { slip: after, line: is ?? null }, more)
  if (more === 0) return []
  const words =
    was === undefined
      ? say`${line.name} of ${{ paise: line.amountPaise }}, none in the previous month`
      : is === undefined
        ? say`${line.name} of ${{ paise: was.amountPaise }} was in the previous month only`
        : say`${line.name} changed from ${{ paise: was.amountPaise }} to ${{ paise: is.amountPaise }}`
  return [{ cause: plain[group], amountPaise: netSigns[line.kind] * more, words }]
}

/** Matches the lines of both payslips; several with the same code and origin count as one. */
function paired(before: ComparedSlip, after: ComparedSlip): Pair[] {
  const pairs = new Map<string, Pair>()
  for (const [slip, side] of [
    [after, 'after'],
    [before, 'before'],
  ] as const) {
    for (const line of slip.lines) {
      if (line.kind === 'employer' || line.kind === 'benefit') continue
      const group = groupOf(line)
      const key = `${line.kind} ${group} ${line.code}`
      const pair = pairs.get(key) ?? { group, before: undefined, after: undefined }
      const known = pair[side]
      pair[side] = known === undefined ? line : { ...known, amountPaise: known.amountPaise + line.amountPaise }
      pairs.set(key, pair)
    }
  }
  return [...pairs.values()]
}

function groupOf({ code, kind, explanation: { rule } }: ComparedLine): Group {
  if (rule === 'arrears' || code.includes('@')) return 'arrears'
  if (rule === 'roundOff') return 'rounding'
  if (rule === 'oneOff') return 'oneOff'
  if (rule === 'statutory') return code === 'TDS' ? 'tax' : 'statutory'
  return kind === 'deduction' ? 'deduction' : 'monthly'
}
