import { t } from '@lingui/core/macro'
import { formatDate } from '../../../shared/format/date.ts'
import { formatDuration } from '../../../shared/format/time.ts'
import { Facts } from '../../../shared/ui/facts.tsx'
import { type CompOff, daysOf, whyWords } from './comp-off.ts'

/** Which day was worked, for how long, what it comes to and until when it can be used. */
export function CompOffFacts({ request: { state, details } }: { request: CompOff }) {
  const { work, halfDays, expiresOn, leftHalfDays } = details
  const isOver = state === 'rejected' || state === 'cancelled'
  return (
    <Facts
      minWidth={150}
      facts={[
        { label: t`Date worked`, value: `${formatDate(work.day, 'weekday')}, ${whyWords(work)}` },
        { label: work.why === 'overtime' ? t`Overtime` : t`Worked`, value: formatDuration(work.minutes) },
        { label: t`Comp-off`, value: daysOf(halfDays) },
        isOver ? null : { label: t`Expires on`, value: formatDate(expiresOn) },
        leftHalfDays === null || isOver ? null : { label: t`Left to use`, value: daysOf(leftHalfDays) },
      ]}
    />
  )
}
