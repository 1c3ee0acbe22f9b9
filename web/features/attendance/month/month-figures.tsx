import { plural, t } from '@lingui/core/macro'
import { formatDuration } from '../../../shared/format/time.ts'
import { StatStrip } from '../../../shared/ui/stat-strip.tsx'
import type { MonthSummary } from '../day/attendance-day.ts'

/** A month's totals so far. */
export function MonthFigures({ summary }: { summary: MonthSummary | null | undefined }) {
  const of = (value: number | undefined) => value ?? 0
  return (
    <StatStrip
      label={t`Month to date`}
      loading={!summary}
      stats={[
        { label: t`Present`, value: of(summary?.present), tone: 'success', detail: halves(summary) },
        { label: t`On leave`, value: of(summary?.leave), tone: 'info' },
        ...atHome(summary),
        { label: t`Absent`, value: of(summary?.absent), tone: 'error' },
        { label: t`Late`, value: of(summary?.late), tone: 'warning' },
        { label: t`Daily average`, value: formatDuration(of(summary?.averageMinutes)), detail: t`per day` },
        { label: t`Overtime`, value: formatDuration(of(summary?.overtimeMinutes)) },
      ]}
    />
  )
}

function halves(summary: MonthSummary | null | undefined): string | undefined {
  if (!summary || summary.halfDay === 0) return undefined
  return plural(summary.halfDay, { one: 'and # half day', other: 'and # half days' })
}

/** Most people never work from home: an empty figure would only take space. */
function atHome(summary: MonthSummary | null | undefined) {
  if (!summary || summary.workFromHome === 0) return []
  return [{ label: t`Work from home`, value: summary.workFromHome, tone: 'violet' as const }]
}
