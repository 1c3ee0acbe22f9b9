import { t } from '@lingui/core/macro'
import { Box, FormControlLabel, Switch } from '@mui/material'
import { Cake } from 'lucide-react'
import { birthdayPeriods, type BirthdayPeriod } from '@muster/contract/noticeboard/audience-kinds.ts'
import { messageOf } from '../../../shared/call/api-error.ts'
import { useApi } from '../../../shared/call/use-api.ts'
import { useCall } from '../../../shared/call/use-call.ts'
import { formatDate } from '../../../shared/format/date.ts'
import { snack, snackError } from '../../../shared/snackbar/snackbar.ts'
import type { Column } from '../../../shared/table/column.ts'
import { DataList } from '../../../shared/table/data-list.tsx'
import { useListQuery } from '../../../shared/table/list-query.ts'
import { EmptyState } from '../../../shared/ui/empty-state.tsx'
import { Panel } from '../../../shared/ui/panel.tsx'
import { Person } from '../../../shared/ui/person.tsx'
import { StatusChip } from '../../../shared/ui/status-chip.tsx'
import { UrlTabs, useUrlTab } from '../../../shared/ui/url-tabs.tsx'
import { type Celebration, occasionText } from './occasion.ts'

const labels: Readonly<Record<BirthdayPeriod, { label: string; none: string }>> = {
  today: { label: t`Today`, none: t`No birthdays or work anniversaries today` },
  week: { label: t`This week`, none: t`No birthdays or work anniversaries this week` },
  month: { label: t`This month`, none: t`No birthdays or work anniversaries this month` },
}

const tabs = birthdayPeriods.map((value) => ({ value, label: labels[value].label }))

/** Colleagues' birthdays and work anniversaries, and the setting to show one's own. */
export default function BirthdaysTab() {
  const period = useUrlTab(tabs, 'period') as BirthdayPeriod
  const list = useListQuery({ limit: 20, sorts: [] })
  const reply = useApi('GET /api/v1/employee/birthday', { query: { ...list.query, period } })
  return (
    <Panel flush title={t`Birthdays and work anniversaries`}>
      <Box sx={{ px: 2.5 }}>
        <OwnBirthday />
        <UrlTabs tabs={tabs} label={t`Period`} param="period" keep={['tab']} />
      </Box>
      <DataList
        reply={reply}
        list={list}
        words={{
          label: t`Birthdays and work anniversaries`,
          failed: t`Could not load birthdays.`,
          unmatched: labels[period].none,
        }}
        columns={columns}
        rowKey={({ _id, kind, day }) => `${_id} ${kind} ${day}`}
        rowName={({ name }) => name}
        empty={<EmptyState icon={Cake} title={labels[period].none} />}
      />
    </Panel>
  )
}

const columns: Column<Celebration>[] = [
  {
    key: 'person',
    header: t`Name`,
    cell: ({ name, photo, department }) => <Person name={name} photo={photo} detail={department ?? ''} />,
    card: 'title',
  },
  { key: 'occasion', header: t`Occasion`, cell: occasionText, card: 'fact' },
  { key: 'day', header: t`Date`, cell: ({ day }) => formatDate(day, 'weekday'), card: 'fact' },
  {
    key: 'status',
    header: t`Status`,
    cell: ({ isToday }) => (isToday ? <StatusChip status="today" label={t`Today`} tone="info" /> : null),
    card: 'status',
  },
]

const setting = 'GET /api/v1/employee/birthday-setting'

function OwnBirthday() {
  const { data } = useApi(setting)
  const save = useCall('PUT /api/v1/employee/birthday-setting', { stale: [setting, 'GET /api/v1/employee/birthday'] })
  if (!data) return null
  const change = async (isShown: boolean) => {
    try {
      await save.run({ body: { isHidden: !isShown } })
      snack(isShown ? t`Your birthday is shown to colleagues` : t`Your birthday is hidden`)
    } catch (failure) {
      snackError(messageOf(failure))
    }
  }
  return (
    <FormControlLabel
      control={<Switch checked={!data.isHidden} onChange={(_, isShown) => void change(isShown)} />}
      disabled={save.pending}
      label={t`Show my birthday to colleagues. The year is never shown.`}
    />
  )
}
