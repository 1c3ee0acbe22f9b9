import { t } from '@lingui/core/macro'
import { Box, Button, Typography } from '@mui/material'
import { useState } from 'react'
import type { Got } from '../../shared/call/types.ts'
import { useApi } from '../../shared/call/use-api.ts'
import { formatDuration, formatTime } from '../../shared/format/time.ts'
import { ActionButton } from '../../shared/ui/action/action-button.tsx'
import { Person } from '../../shared/ui/person.tsx'
import { StatusChip } from '../../shared/ui/status-chip.tsx'
import { PanelList, PanelRow, Quiet } from './panel-list.tsx'
import { Widget } from './widget.tsx'

type Row = Got<'GET /api/v1/employee/attendance-all'>['data'][number]

const few = 6
const most = 100

/** A manager's team today, latest arrivals first; each links to the person's month. */
export default function TeamPanel() {
  const [limit, setLimit] = useState(few)
  const reply = useApi('GET /api/v1/employee/attendance-all', {
    query: { scope: 'team', sortBy: 'lateMinutes', sortOrder: 'desc', page: 1, limit },
  })
  return (
    <Widget
      title={t`Your team today`}
      failed={t`Could not load your team.`}
      reply={reply}
      action={
        <ActionButton
          size="small"
          look="text"
          action={{ label: t`Attendance`, to: '/home/attendance/team-attendance' }}
        />
      }
    >
      {({ data, pagination }) =>
        data.length === 0 ? (
          <Quiet>{t`You have no direct reports yet.`}</Quiet>
        ) : (
          <>
            <PanelList label={t`Your team today`}>
              {data.map((row) => (
                <PanelRow key={row._id}>
                  <Box sx={{ flex: '1 1 200px', minWidth: 0 }}>
                    <Person
                      name={row.name}
                      photo={row.photoKey}
                      detail={row.department ?? row.code}
                      to={`/home/attendance/view-attendance/${row._id}`}
                    />
                  </Box>
                  <Typography variant="caption" className="tnum" sx={{ color: 'text.secondary' }}>
                    {timesOf(row)}
                  </Typography>
                  <StatusChip status={row.state} />
                </PanelRow>
              ))}
            </PanelList>
            {pagination.total > data.length && limit < most ? (
              <Button size="small" onClick={() => setLimit(most)} sx={{ mt: 1 }}>
                {t`Show all ${pagination.total}`}
              </Button>
            ) : null}
          </>
        )
      }
    </Widget>
  )
}

/** "In 09:51, 21 m late" */
function timesOf({ firstIn, lateMinutes }: Row): string {
  if (firstIn === null) return ''
  const at = formatTime(firstIn)
  return lateMinutes > 0 ? t`In ${at}, ${formatDuration(lateMinutes)} late` : t`In ${at}`
}
