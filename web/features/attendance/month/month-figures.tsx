import { formatDuration } from '../../../shared/format/time.ts'
import { StatStrip } from '../../../shared/ui/stat-strip.tsx'
import type { MonthSummary } from '../day/day-words.ts'

/** What a month came to so far. */
export function MonthFigures({ summary }: { summary: MonthSummary | null | undefined }) {
  const of = (value: number | undefined) => value ?? 0
  return (
    <StatStrip
      label="The month so far"
      loading={!summary}
      stats={[
        { label: 'Present', value: of(summary?.present), tone: 'success', detail: halves(summary) },
        { label: 'On leave', value: of(summary?.leave), tone: 'info' },
        { label: 'Absent', value: of(summary?.absent), tone: 'error' },
        { label: 'Late', value: of(summary?.late), tone: 'warning' },
        { label: 'Average', value: formatDuration(of(summary?.averageMinutes)), detail: 'a day' },
        { label: 'Overtime', value: formatDuration(of(summary?.overtimeMinutes)) },
      ]}
    />
  )
}

function halves(summary: MonthSummary | null | undefined): string | undefined {
  if (!summary || summary.halfDay === 0) return undefined
  return `and ${summary.halfDay} half ${summary.halfDay === 1 ? 'day' : 'days'}`
}
