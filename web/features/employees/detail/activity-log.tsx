import { Box, Typography } from '@mui/material'
import { formatDate, dayOf } from '../../../shared/format/date.ts'
import { formatTime } from '../../../shared/format/time.ts'

export interface Activity {
  id: string
  who: string
  /** "changed the department" */
  what: string
  /** Instant. */
  at: string
  from?: string | null
  to?: string | null
}

/** Who changed what and when, the newest day first. */
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
                <span>
                  <strong>{entry.who}</strong> {entry.what}
                  {entry.from || entry.to ? (
                    <Box
                      component="span"
                      sx={{ color: 'text.secondary' }}
                    >{`: ${entry.from || 'empty'} → ${entry.to || 'empty'}`}</Box>
                  ) : null}
                </span>
              </Box>
            ))}
          </Box>
        </section>
      ))}
    </Box>
  )
}
