import { t } from '@lingui/core/macro'
import { Box } from '@mui/material'
import { History } from 'lucide-react'
import { Suspense } from 'react'
import { type ActivityKind, activityAreas, activityKinds } from '@muster/contract/security/activity-kinds.ts'
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
import { lazyPart } from '../../../shared/part/lazy-part.tsx'
import { EmptyState } from '../../../shared/ui/empty-state.tsx'
import { PageHeader } from '../../../shared/ui/page-header.tsx'
import { Panel } from '../../../shared/ui/panel.tsx'
import { TextSkeleton } from '../../../shared/ui/skeletons.tsx'
import { changeText, recordLabel, recordTypes } from './log-sentences.ts'

const ChainPanel = lazyPart(() => import('./chain-panel.tsx'))

type Entry = Got<'GET /api/v1/user/activity-log'>['data'][number]

const whoOf = ({ who, isKey }: Entry) => (isKey ? t`API key ${who}` : who)

const columns: Column<Entry>[] = [
  { key: 'at', header: t`Time`, cell: (row) => formatInstant(row.at), card: 'meta' },
  { key: 'who', header: t`User`, cell: (row) => whoOf(row), card: 'fact' },
  { key: 'what', header: t`Action`, cell: (row) => actionLabel(row.action), card: 'title' },
  { key: 'record', header: t`Record`, cell: recordLabel, card: 'fact' },
  { key: 'from', header: t`From`, cell: fromOf, from: 'md', card: 'fact' },
  { key: 'changes', header: t`Details`, cell: (row) => changeText(row.changes), from: 'md', card: 'fact' },
]

/** The network and the kind of device. */
function fromOf({ network, device }: Entry): string {
  return [network, device].filter((one) => one !== null).join(' · ')
}

const kindNames = Object.keys(activityKinds) as ActivityKind[]
const areas = activityAreas.map((value) => ({ value, label: recordTypes[value] }))
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
    filters: { kind: kindNames, area: [...activityAreas], person: 'any', whom: 'any', from: 'any', to: 'any' },
  })
  const reply = useApi('GET /api/v1/user/activity-log', { query: list.query })
  // Whoever comes from an alert or a record sees one person's entries.
  const [first] = reply.data?.data ?? []
  const chosen: Filter[] = [
    ...(list.query.person === undefined
      ? []
      : [{ name: 'person', label: t`User`, options: [], words: () => first?.who ?? t`one person` }]),
    ...(list.query.whom === undefined
      ? []
      : [{ name: 'whom', label: t`Record`, options: [], words: () => first?.record.name ?? t`one record` }]),
  ]
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
            { name: 'area', label: t`Area`, options: areas },
            ...chosen,
            dayFilter('from', t`From`),
            dayFilter('to', t`To`),
          ]}
          columns={columns}
          rowKey={(row) => row._id}
          rowName={(row) => `${whoOf(row)} ${actionLabel(row.action)}`}
          empty={<EmptyState icon={History} title={t`No entries yet`} text={t`Actions in Muster are recorded here.`} />}
        />
      </Panel>
      <Box sx={{ mt: 2.5 }}>
        <Suspense fallback={<TextSkeleton lines={4} />}>
          <ChainPanel />
        </Suspense>
      </Box>
    </Box>
  )
}
