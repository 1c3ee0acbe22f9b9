import { t } from '@lingui/core/macro'
import { formatDate, formatRange } from '../../../shared/format/date.ts'
import { formatDays } from '../../../shared/format/time.ts'

type Part = 'full' | 'first' | 'second'

interface Span {
  from: string
  to: string
  fromPart: Part
  toPart: Part
}

const halfLabels = { first: t`first half`, second: t`second half` }

/** "23 – 25 Nov 2026, from the second half": days, with the halves at either end. */
export function spanText({ from, to, fromPart, toPart }: Span): string {
  const days = formatRange(from, to)
  if (from === to) return fromPart === 'full' ? days : `${days}, ${halfLabels[fromPart]}`
  const ends = [
    fromPart === 'full' ? '' : t`from the second half of ${formatDate(from, 'short')}`,
    toPart === 'full' ? '' : t`to the first half of ${formatDate(to, 'short')}`,
  ].filter(Boolean)
  return [days, ...ends].join(', ')
}

/** Half-days as "2.5 days". */
export const daysOf = (halfDays: number): string => formatDays(halfDays / 2)

const whyLabels = { sandwich: t`sandwich rule`, weeklyOff: t`weekly off`, holiday: t`holiday` }

/** Why a day takes less leave than expected. */
export function countedAsText({
  why,
  name,
}: {
  why: 'leave' | 'sandwich' | 'weeklyOff' | 'holiday'
  name: string | null
}): string {
  if (why === 'leave') return ''
  return why === 'holiday' && name !== null ? name : whyLabels[why]
}
