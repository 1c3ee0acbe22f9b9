import { t } from '@lingui/core/macro'
import { Box } from '@mui/material'
import { useApi } from '../../../shared/call/use-api.ts'
import { formatDate } from '../../../shared/format/date.ts'
import { ActionButton } from '../../../shared/ui/action/action-button.tsx'
import { ErrorState } from '../../../shared/ui/error-state.tsx'
import { Panel } from '../../../shared/ui/panel.tsx'
import { Person } from '../../../shared/ui/person.tsx'
import { StatusChip } from '../../../shared/ui/status-chip.tsx'
import { occasionText } from './occasion.ts'

/** Birthdays and work anniversaries of this week; nothing in a week without any. */
export default function WeekPanel() {
  const reply = useApi('GET /api/v1/employee/birthday', { query: { period: 'week', limit: 5 } })
  const people = reply.data?.data ?? []
  if (!reply.error && people.length === 0) return null
  return (
    <Panel
      title={t`Birthdays and anniversaries`}
      subtitle={t`This week`}
      action={<ActionButton size="small" look="text" action={{ label: t`View all`, to: '/home/organization?tab=6' }} />}
    >
      {reply.error ? (
        <ErrorState title={t`Could not load birthdays.`} error={reply.error} onRetry={() => void reply.mutate()} />
      ) : (
        <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0, display: 'grid', gap: 1 }}>
          {people.map((one) => (
            <Box
              key={`${one._id} ${one.kind}`}
              component="li"
              sx={{ display: 'flex', gap: 1, alignItems: 'center', justifyContent: 'space-between' }}
            >
              <Person
                name={one.name}
                photo={one.photo}
                size={28}
                detail={[one.isToday ? '' : formatDate(one.day, 'weekday'), occasionText(one)]
                  .filter(Boolean)
                  .join(' · ')}
              />
              {one.isToday ? <StatusChip status="today" label={t`Today`} tone="info" /> : null}
            </Box>
          ))}
        </Box>
      )}
    </Panel>
  )
}
