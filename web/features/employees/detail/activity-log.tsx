import { t } from '@lingui/core/macro'
import { Box, Typography } from '@mui/material'
import type { Changed } from '../../../shared/activity/changed.ts'
import { formatDate, dayOf } from '../../../shared/format/date.ts'
import { formatTime } from '../../../shared/format/time.ts'

export interface Activity {
  id: string
  who: string
  /** A full sentence: "Changed the bank account". */
  what: string
  /** An Instant. */
  at: string
  changes: readonly Changed[]
}

/** Who changed what and when, newest day first. */
export function ActivityLog({ entries }: { entries: readonly Activity[] }) {
  const days = Object.entries(Object.groupBy(entries, (entry) => dayOf(entry.at))).sort(([a], [b]) =>
    b.localeCompare(a),
  )
  return (
    <Box sx={{ display: 'grid', gap: 2 }}>
      {days.map(([day, ofDay = []]) => (
        <section key={day} aria-label={formatDate(day)}>
          <Typography variant="subtitle2" component="h3" sx={{ color: 'text.secondary', mb: 0.5 }}>
            {formatDate(day)}
          </Typography>
          <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0, display: 'grid', gap: 1 }}>
            {ofDay.map((entry) => (
              <Box key={entry.id} component="li" sx={{ display: 'flex', gap: 1.5, overflowWrap: 'anywhere' }}>
                <Typography
                  component="time"
                  dateTime={entry.at}
                  className="tnum"
                  variant="body2"
                  sx={{ color: 'text.secondary', flexShrink: 0 }}
                >
                  {formatTime(entry.at)}
                </Typography>
                <Box sx={{ minWidth: 0 }}>
                  <span>{entry.what}</span>
                  <Typography
                    component="span"
                    variant="body2"
                    sx={{ color: 'text.secondary' }}
                  >{` · ${entry.who}`}</Typography>
                  {entry.changes.length > 0 ? <Changes changes={entry.changes} /> : null}
                </Box>
              </Box>
            ))}
          </Box>
        </section>
      ))}
    </Box>
  )
}

function Changes({ changes }: Pick<Activity, 'changes'>) {
  return (
    <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0, color: 'text.secondary' }}>
      {changes.map((change) => (
        <li key={change.key}>{changeText(change)}</li>
      ))}
    </Box>
  )
}

/** "Mobile: 98450 12345 → 98450 54321" */
function changeText({ label, from, to }: Changed): string {
  if (from !== null) return `${label}: ${from} → ${to ?? t`empty`}`
  return to === null ? label : `${label}: ${to}`
}
