import { t } from '@lingui/core/macro'
import { Box, Typography } from '@mui/material'
import { useApi } from '../../shared/call/use-api.ts'
import type { Got } from '../../shared/call/types.ts'
import { useCan } from '../../shared/session/session.ts'
import { ActionButton } from '../../shared/ui/action/action-button.tsx'
import { Person } from '../../shared/ui/person.tsx'
import { Quiet } from './panel-list.tsx'
import { Widget } from './widget.tsx'

type Out = Got<'GET /api/v1/dashboard/out'>

/** People on leave or working from home today and tomorrow. */
export function OutPanel() {
  const reply = useApi('GET /api/v1/dashboard/out')
  const first = useApi('GET /api/v1/dashboard/first')
  const dayOff = first.data?.today?.dayOff
  const seesAll = useCan(['organizationAttendanceRead', 'allEmployeeAttendanceRead'])
  return (
    <Widget
      title={t`Out today`}
      failed={t`Could not load who is on leave.`}
      lines={4}
      reply={reply}
      subtitle={reply.data?.department ?? undefined}
      action={
        seesAll ? (
          <ActionButton
            size="small"
            look="text"
            action={{ label: t`Attendance`, to: '/home/attendance/employees-attendance' }}
          />
        ) : undefined
      }
    >
      {({ today, tomorrow }) => (
        <Box sx={{ display: 'grid', gap: 2 }}>
          <Day
            label={t`Today`}
            people={today}
            nobody={dayOff ? t`Today is a day off: ${dayOff.name}` : t`No one is on leave today.`}
          />
          <Day label={t`Tomorrow`} people={tomorrow} nobody={t`No one is on leave tomorrow.`} />
        </Box>
      )}
    </Widget>
  )
}

function Day({ label, people, nobody }: { label: string; people: Out['today']; nobody: string }) {
  if (people.length === 0) return <Quiet>{nobody}</Quiet>
  return (
    <Box>
      <Typography variant="subtitle2" component="h3" sx={{ mb: 1 }}>
        {`${label} (${people.length})`}
      </Typography>
      <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0, display: 'grid', gap: 1 }}>
        {people.map((person) => (
          <li key={person._id}>
            <Person name={person.name} photo={person.photo} size={28} detail={detailOf(person)} />
          </li>
        ))}
      </Box>
    </Box>
  )
}

function detailOf({ kind, isHalf, cover }: Out['today'][number]): string {
  if (kind === 'workFromHome') return isHalf ? t`Working from home for half a day` : t`Working from home`
  if (cover !== null) return isHalf ? t`On half-day leave, covered by ${cover}` : t`On leave, covered by ${cover}`
  return isHalf ? t`On half-day leave` : t`On leave`
}
