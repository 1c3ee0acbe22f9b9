import { t } from '@lingui/core/macro'
import { Box } from '@mui/material'
import { CalendarPlus } from 'lucide-react'
import { useApi } from '../../shared/call/use-api.ts'
import { formatDate, today } from '../../shared/format/date.ts'
import { useNow } from '../../shared/page/use-now.ts'
import { useCan, useSession } from '../../shared/session/session.ts'
import { ActionButton } from '../../shared/ui/action/action-button.tsx'
import { PageHeader } from '../../shared/ui/page-header.tsx'
import { greetingAt, type Greetings } from './greeting.ts'

const greetings: Greetings = { morning: t`Good morning`, afternoon: t`Good afternoon`, evening: t`Good evening` }

/** Greets by the organisation's time; date, shift and place below. */
export function DashboardHead() {
  const name = useSession(({ user }) => user?.name ?? '')
  const isEmployee = useSession(({ user }) => (user?.employeeId ?? '') !== '')
  const canApply = useCan('leaveWrite') && isEmployee
  const { data } = useApi('GET /api/v1/dashboard/first')
  const now = useNow(false)
  const title = greetingAt(now, data?.zone ?? Intl.DateTimeFormat().resolvedOptions().timeZone, name, greetings)
  const shift = data?.today?.shift
  const work = [shift && t`${shift.name} shift`, data?.today?.location].filter(Boolean).join(' · ')
  return (
    <PageHeader
      title={title}
      subtitle={
        <>
          {formatDate(data?.date ?? today(), 'long')}
          {isEmployee ? <Work text={work} /> : null}
        </>
      }
    >
      {canApply ? (
        <ActionButton
          action={{ label: t`Apply for leave`, icon: CalendarPlus, to: '/home/attendance/add-leave-request' }}
        />
      ) : null}
    </PageHeader>
  )
}

/** Shift and place: on a phone a line of its own, whose place is kept until they are known. */
function Work({ text }: { text: string }) {
  return (
    <Box component="span" sx={{ display: { xs: 'block', md: 'inline' }, minHeight: '1lh' }}>
      {text === '' ? null : (
        <Box component="span" sx={{ display: { xs: 'none', md: 'inline' } }}>
          {' · '}
        </Box>
      )}
      {text}
    </Box>
  )
}
