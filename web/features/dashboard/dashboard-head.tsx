import { t } from '@lingui/core/macro'
import { Box } from '@mui/material'
import { entryOf, requestTypeNames } from '@muster/contract/request-types.ts'
import { useApi } from '../../shared/call/use-api.ts'
import { formatDate, today } from '../../shared/format/date.ts'
import { useNow } from '../../shared/page/use-now.ts'
import { i18n } from '../../shared/language/i18n.ts'
import { hasPermission, useSession } from '../../shared/session/session.ts'
import { ActionButton } from '../../shared/ui/action/action-button.tsx'
import type { Action } from '../../shared/ui/action/action.ts'
import { menuIcons } from '../../shared/ui/menu-icon.tsx'
import { PageHeader } from '../../shared/ui/page-header.tsx'
import { greetingAt, type Greetings } from './greeting.ts'

const greetings: Greetings = { morning: t`Good morning`, afternoon: t`Good afternoon`, evening: t`Good evening` }

/** A greeting by the organisation's time; date, shift and place below. */
export function DashboardHead() {
  const name = useSession(({ user }) => user?.name ?? '')
  const isEmployee = useSession(({ user }) => (user?.employeeId ?? '') !== '')
  const [first, ...others] = useRequestActions(isEmployee)
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
      secondary={others}
    >
      {first ? <ActionButton action={first} /> : null}
    </PageHeader>
  )
}

/** An action for each type of request that the person may make. */
function useRequestActions(isEmployee: boolean): Action[] {
  const permissions = useSession((session) => session.permissions)
  return requestTypeNames.flatMap((type) => {
    const { add, form, icon, write } = entryOf(type)
    if (!isEmployee || form === null || !hasPermission(permissions, write)) return []
    return [{ label: i18n._(add), icon: menuIcons[icon], to: form }]
  })
}

/** Shift and place: on a phone a separate line, whose space is reserved while loading. */
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
