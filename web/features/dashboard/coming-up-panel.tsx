import { t } from '@lingui/core/macro'
import { Box, Typography } from '@mui/material'
import type { Got } from '../../shared/call/types.ts'
import { useApi } from '../../shared/call/use-api.ts'
import { formatDate } from '../../shared/format/date.ts'
import { useCan } from '../../shared/session/session.ts'
import type { Tone } from '../../shared/theme/status-tone.ts'
import { ActionButton } from '../../shared/ui/action/action-button.tsx'
import { StatusChip } from '../../shared/ui/status-chip.tsx'
import { PanelList, PanelRow, Quiet } from './panel-list.tsx'
import { Widget } from './widget.tsx'

type Kind = Got<'GET /api/v1/dashboard/coming-up'>[number]['kind']

const kinds: Readonly<Record<Kind, { label: string; tone: Tone }>> = {
  holiday: { label: t`Holiday`, tone: 'violet' },
  leave: { label: t`My leave`, tone: 'info' },
  workFromHome: { label: t`At home`, tone: 'violet' },
  payDay: { label: t`Payroll`, tone: 'success' },
  event: { label: t`Event`, tone: 'info' },
}

/** Holidays, own leave, own days at home, the pay day and events of the next two weeks. */
export function ComingUpPanel() {
  const reply = useApi('GET /api/v1/dashboard/coming-up')
  const canRead = useCan('calendarRead')
  return (
    <Widget
      title={t`Upcoming`}
      failed={t`Could not load upcoming events.`}
      reply={reply}
      action={
        canRead ? (
          <ActionButton size="small" look="text" action={{ label: t`Holidays`, to: '/home/organization?tab=3' }} />
        ) : undefined
      }
    >
      {(entries) =>
        entries.length === 0 ? (
          <Quiet>{t`No events in the next 14 days.`}</Quiet>
        ) : (
          <PanelList label={t`Upcoming`}>
            {entries.map(({ day, kind, title }, at) => (
              // Two events on a day may share a name.
              <PanelRow key={`${at} ${day}`}>
                <Typography sx={{ minWidth: 92, whiteSpace: 'nowrap', color: 'text.secondary' }}>
                  {formatDate(day, 'weekday')}
                </Typography>
                <Box sx={{ flex: '1 1 100px', minWidth: 0 }}>{title}</Box>
                <StatusChip status={kind} {...kinds[kind]} />
              </PanelRow>
            ))}
          </PanelList>
        )
      }
    </Widget>
  )
}
