import { t } from '@lingui/core/macro'
import { Box } from '@mui/material'
import { History } from 'lucide-react'
import { type ActivityKind, activityKinds } from '@muster/contract/security/activity-kinds.ts'
import { actionLabel } from '../../../shared/activity/action-labels.ts'
import { useApi } from '../../../shared/call/use-api.ts'
import type { Got } from '../../../shared/call/types.ts'
import { formatDate } from '../../../shared/format/date.ts'
import { formatInstant } from '../../../shared/format/time.ts'
import { DateInput } from '../../../shared/form/date/date-field.tsx'
import type { Column } from '../../../shared/table/column.ts'
import { DataList } from '../../../shared/table/data-list.tsx'
import type { Filter } from '../../../shared/table/filter.ts'
import { useListQuery } from '../../../shared/table/list-query.ts'
import { EmptyState } from '../../../shared/ui/empty-state.tsx'
import { PageHeader } from '../../../shared/ui/page-header.tsx'
import { Panel } from '../../../shared/ui/panel.tsx'
import { changeText, recordLabel } from './log-sentences.ts'

type Entry = Got<'GET /api/v1/user/activity-log'>['data'][number]

const whoOf = ({ who, isKey }: Entry) => (isKey ? t`API key ${who}` : who)

const columns: Column<Entry>[] = [
  { key: 'at', header: t`Time`, cell: (row) => formatInstant(row.at), card: 'meta' },
  { key: 'who', header: t`User`, cell: (row) => whoOf(row), card: 'fact' },
  { key: 'what', header: t`Action`, cell: (row) => actionLabel(row.action), card: 'title' },
  { key: 'record', header: t`Record`, cell: recordLabel, card: 'fact' },
  { key: 'changes', header: t`Details`, cell: (row) => changeText(row.changes), from: 'md', card: 'fact' },
]

const kindNames = Object.keys(activityKinds) as ActivityKind[]
const kinds = kindNames.map((value) => ({ value, label: activityKinds[value] }))

function dayFilter(name: string, label: string): Filter {
  return {
    name,
    label,
    words: (value) => formatDate(value),
    control: (value, set) => (
      <DateInput label={label} value={value ?? null} onChange={(day) => set(day ?? undefined)} />
    ),
  }
}

/** Who did what in the company, for the admin. */
export default function LogScreen() {
  const list = useListQuery({
    limit: 50,
    filters: { kind: kindNames, from: 'any', to: 'any' },
  })
  const reply = useApi('GET /api/v1/user/activity-log', { query: list.query })
  return (
    <Box>
      <PageHeader
        title={t`Activity log`}
        subtitle={t`All actions with user and time. Entries can't be changed or deleted.`}
      />
      <Panel flush>
        <DataList
          reply={reply}
          list={list}
          words={{
            label: t`Activity log`,
            failed: t`Could not load the activity log.`,
            unmatched: t`No entries match these filters`,
          }}
          searchLabel={t`Search by person`}
          filters={[
            { name: 'kind', label: t`Type`, options: kinds },
            dayFilter('from', t`From`),
            dayFilter('to', t`To`),
          ]}
          columns={columns}
          rowKey={(row) => row._id}
          rowName={(row) => `${whoOf(row)} ${actionLabel(row.action)}`}
          empty={<EmptyState icon={History} title={t`No entries yet`} text={t`Actions in Muster are recorded here.`} />}
        />
      </Panel>
    </Box>
  )
}
