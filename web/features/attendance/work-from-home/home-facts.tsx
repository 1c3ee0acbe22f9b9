import { t } from '@lingui/core/macro'
import { Link } from '@mui/material'
import { formatRange } from '../../../shared/format/date.ts'
import { Facts } from '../../../shared/ui/facts.tsx'
import { partWords, weekdayWords, type WorkFromHome } from './work-from-home.ts'

/** Which days, how much of each, and where the person can be reached. */
export function HomeFacts({ request: { quantity, startsOn, endsOn, details } }: { request: WorkFromHome }) {
  const { pattern, weekdays, part, reachableAt, needsPunches } = details
  const dates = startsOn === null || endsOn === null ? '' : formatRange(startsOn, endsOn)
  return (
    <Facts
      minWidth={150}
      facts={[
        { label: t`Dates`, value: dates },
        pattern === 'weekly' ? { label: t`Every week`, value: weekdayWords(weekdays) } : null,
        { label: t`Days`, value: quantity },
        part === 'full' ? null : { label: t`Part of the day`, value: partWords[part] },
        reachableAt === null
          ? null
          : { label: t`Reachable at`, value: <Link href={`tel:${reachableAt}`}>{reachableAt}</Link> },
        { label: t`Punches`, value: needsPunches ? t`Required` : t`Not required` },
      ]}
    />
  )
}
