import { plural, t } from '@lingui/core/macro'
import { Box, Typography } from '@mui/material'
import { daysBetween } from '@muster/engine/day.ts'
import { useApi } from '../../../shared/call/use-api.ts'
import { formatDate, today } from '../../../shared/format/date.ts'
import { useCan } from '../../../shared/session/session.ts'
import { ActionButton } from '../../../shared/ui/action/action-button.tsx'
import { ErrorState } from '../../../shared/ui/error-state.tsx'
import { Panel } from '../../../shared/ui/panel.tsx'
import { TextSkeleton } from '../../../shared/ui/skeletons.tsx'
import { StatusChip } from '../../../shared/ui/status-chip.tsx'
import { daysOf } from './comp-off.ts'

/** The balance of each credit, and when it expires. */
export default function CompOffCredits() {
  const { data, error, mutate } = useApi('GET /api/v1/employee/compOff-balance')
  const takesLeave = useCan('leaveWrite')
  const apply = { label: t`Apply for leave`, to: '/home/attendance/add-leave-request' }
  const title = data ? t`${daysOf(data.halfDays)} available` : t`Comp-off balance`
  return (
    <Box sx={{ mb: 2.5 }}>
      <Panel
        title={title}
        action={
          takesLeave && data && data.halfDays > 0 ? <ActionButton size="small" look="text" action={apply} /> : null
        }
      >
        {error && !data ? (
          <ErrorState slim title={t`Could not load your comp-off.`} error={error} onRetry={() => void mutate()} />
        ) : !data ? (
          <TextSkeleton lines={2} />
        ) : data.credits.length === 0 ? (
          <Typography sx={{ color: 'text.secondary' }}>
            {t`Approved comp-off appears here, with its expiry date.`}
          </Typography>
        ) : (
          <Box
            component="ul"
            aria-label={t`Comp-off credits`}
            sx={{ listStyle: 'none', m: 0, p: 0, display: 'grid', gap: 1 }}
          >
            {data.credits.map((credit) => (
              <Credit key={credit._id} {...credit} />
            ))}
          </Box>
        )}
      </Panel>
    </Box>
  )
}

function Credit({ workedOn, expiresOn, leftHalfDays }: { workedOn: string; expiresOn: string; leftHalfDays: number }) {
  const days = daysBetween(today(), expiresOn)
  return (
    <Box component="li" sx={{ display: 'flex', flexWrap: 'wrap', columnGap: 2, rowGap: 0.5, alignItems: 'center' }}>
      <Typography sx={{ fontWeight: 600, minWidth: 80 }}>{daysOf(leftHalfDays)}</Typography>
      <Typography
        sx={{ flexGrow: 1 }}
      >{t`Worked on ${formatDate(workedOn)}, expires on ${formatDate(expiresOn)}`}</Typography>
      {days > 14 ? null : (
        <StatusChip
          status="pending"
          label={days <= 0 ? t`Expires today` : plural(days, { one: 'Expires in # day', other: 'Expires in # days' })}
        />
      )}
    </Box>
  )
}
