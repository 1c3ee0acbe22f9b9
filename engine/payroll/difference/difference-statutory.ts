import type { LawUse } from '../../law/law.ts'
import { apportion, type Paise } from '../../money.ts'
import type { Cause, ComparedLine, ComparedSlip, Delta } from './difference-cause.ts'
import type { Effect } from './difference-pay.ts'
import { joined, say, type Sentence, type SentenceValue } from '../../sentence.ts'

/** A contribution on either side; undefined if the payslip has no such line. */
export interface Contribution {
  code: string
  name: string
  before: ComparedLine | undefined
  after: ComparedLine | undefined
  /** The amount before, under the law of after; undefined if that was not calculated. */
  underNewLaw: Paise | undefined
}

/**
 * Why a contribution has a different amount: the law changed, as far as the same pay would have been treated differently; the rest follows
 * pay, and is shared among the causes of its change. Amounts are effects on net pay.
 *
 * @param pay the causes of the change in earnings
 */
export function statutoryEffects(
  of: Contribution,
  before: ComparedSlip,
  after: ComparedSlip,
  pay: readonly Delta[],
): Effect[] {
  const was = of.before?.amountPaise ?? 0
  const is = of.after?.amountPaise ?? 0
  const change = was - is
  const changed = of.before && of.after ? changedLaw(of.before, of.after) : []
  const rule = of.underNewLaw === undefined ? (changed.length > 0 ? change : 0) : was - of.underNewLaw
  const rest = change - rule
  const words = say`${of.name} changed from ${{ paise: was }} to ${{ paise: is }}`
  const effects: Effect[] = [{ cause: 'rule', amountPaise: rule, words: ruleWords(of.name, changed) }]
  const other = otherCause(of.code, was, is, before, after)
  if (other !== null) effects.push({ cause: other, amountPaise: rest, words })
  else effects.push(...shared(rest, pay, words, of.code))
  return effects.filter(({ amountPaise }) => amountPaise !== 0)
}

/** A cause that has nothing to do with pay; null if the contribution follows pay. */
function otherCause(code: string, was: Paise, is: Paise, before: ComparedSlip, after: ComparedSlip): Cause | null {
  if (code === 'PT') {
    const [one, two] = [before.facts.pt, after.facts.pt]
    if (one !== null && two !== null && one.state !== two.state) return 'terms'
    return one !== null && two !== null && one.basePaise === two.basePaise ? 'period' : null
  }
  if (code === 'LWF') {
    const [one, two] = [before.facts.lwf, after.facts.lwf]
    if (one !== null && two !== null && one.state !== two.state) return 'terms'
    return was === 0 || is === 0 ? 'period' : null
  }
  return null
}

/** Shared among the causes that moved pay in the same direction; a contribution that moves against pay has a cause of its own. */
function shared(rest: Paise, pay: readonly Delta[], words: Sentence, code: string): Effect[] {
  const sums = new Map<Cause, Paise>()
  let total = 0
  for (const { cause, amountPaise } of pay) {
    sums.set(cause, (sums.get(cause) ?? 0) + amountPaise)
    total += amountPaise
  }
  const follows = rest !== 0 && total !== 0 && Math.sign(rest) === -Math.sign(total)
  if (!follows) return [{ cause: code === 'PT' ? 'period' : 'terms', amountPaise: rest, words }]
  const causes = [...sums].filter(([, amount]) => Math.sign(amount) === Math.sign(total))
  const parts = apportion(
    rest,
    causes.map(([, amount]) => Math.abs(amount)),
  )
  return causes.map(([cause], index) => ({ cause, amountPaise: parts[index] ?? 0, words }))
}

/** A statutory value by its name, before and after. */
export interface ChangedLaw {
  name: SentenceValue
  before: Sentence
  after: Sentence
}

/** The statutory values of a line that changed, by name. */
export function changedLaw(before: ComparedLine, after: ComparedLine): ChangedLaw[] {
  const was = uses(before)
  const is = uses(after)
  const changed: ChangedLaw[] = []
  for (const [id, rows] of is) {
    const known = was.get(id)
    if (known === undefined) continue
    // Older payslips have each value as a text rather than a sentence, so those can be matched by their day only.
    const byDay = known.some(hasText) !== rows.some(hasText)
    const text = (list: readonly LawUse[]) =>
      [...new Set(list.map(({ from, value }) => (byDay ? from : `${from} ${JSON.stringify(value)}`)))].toSorted().join()
    if (text(known) === text(rows)) continue
    changed.push({ name: rows[0]?.name ?? id, before: valuesOf(known), after: valuesOf(rows) })
  }
  return changed
}

/** `₹15,000, then ₹25,000` in a month in which it changed, `10 % and 12 %` if both apply. */
function valuesOf(rows: readonly LawUse[]): Sentence {
  const changes = new Set(rows.map(({ from }) => from)).size > 1
  const inOrder = rows.toSorted((a, b) => (a.from < b.from ? -1 : 1))
  const values = [...new Map(inOrder.map(({ value }) => [JSON.stringify(value), value])).values()]
  return values
    .map((value) => say`${value}`)
    .reduce((before, next) => (changes ? say`${before}, then ${next}` : say`${before} and ${next}`))
}

function uses(line: ComparedLine): Map<string, LawUse[]> {
  const byLaw = new Map<string, LawUse[]>()
  for (const { law } of line.explanation.steps)
    for (const use of law ?? []) byLaw.set(use.id, [...(byLaw.get(use.id) ?? []), use])
  return byLaw
}

function ruleWords(name: SentenceValue, changed: readonly ChangedLaw[]): Sentence {
  const short = changed.filter(({ before, after }) => isShort(before) && isShort(after))
  if (short.length === 0) return say`${name}: statutory change`
  // The name of a law starts with its subject.
  return joined(
    short.map((one) => say`${one.name} is ${one.after}, was ${one.before}`),
    '; ',
  )
}

/** Tables are too long for one line. */
function isShort({ text, values }: Sentence): boolean {
  const length = (value: SentenceValue): number =>
    typeof value === 'string' ? value.length : typeof value === 'object' && 'text' in value ? lengthOf(value) : 10
  const lengthOf = (said: Sentence): number =>
    said.values.reduce<number>((sum, value) => sum + length(value), said.text.length)
  return values.reduce<number>((sum, value) => sum + length(value), text.length) <= 60
}

const hasText = ({ value }: LawUse) => typeof value === 'string'
