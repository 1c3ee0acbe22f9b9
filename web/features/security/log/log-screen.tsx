import { t } from '@lingui/core/macro'
import { Box } from '@mui/material'
import { Download, History } from 'lucide-react'
import { Suspense } from 'react'
import { type ActivityKind, activityAreas, activityKinds } from '@muster/contract/security/activity-kinds.ts'
import { actionLabel } from '../../../shared/activity/action-labels.ts'
import { api } from '../../../shared/call/api.ts'
import { useApi } from '../../../shared/call/use-api.ts'
import { formatDate } from '../../../shared/format/date.ts'
import { formatInstant } from '../../../shared/format/time.ts'
import { DateInput } from '../../../shared/form/date/date-field.tsx'
import type { Column } from '../../../shared/table/column.ts'
import { DataList } from '../../../shared/table/data-list.tsx'
import type { Filter } from '../../../shared/table/filter.ts'
import { useListQuery } from '../../../shared/table/list-query.ts'
import { useDownload } from '../../../shared/table/use-download.ts'
import { lazyPart } from '../../../shared/part/lazy-part.tsx'
import { EmptyState } from '../../../shared/ui/empty-state.tsx'
import { PageHeader } from '../../../shared/ui/page-header.tsx'
import { Panel } from '../../../shared/ui/panel.tsx'
import { TextSkeleton } from '../../../shared/ui/skeletons.tsx'
import { changeText, type Entry, recordLabel, recordTypes, whoOf } from './log-sentences.ts'
import { usePersonFilters } from './person-filters.tsx'

const ChainPanel = lazyPart(() => import('./chain-panel.tsx'))

const columns: Column<Entry>[] = [
  { key: 'at', header: t`Time`, cell: (row) => formatInstant(row.at), card: 'meta' },
  { key: 'who', header: t`User`, cell: (row) => whoOf(row), card: 'fact' },
  { key: 'what', header: t`Action`, cell: (row) => actionLabel(row.action), card: 'title' },
  { key: 'record', header: t`Record`, cell: recordLabel, card: 'fact' },
  { key: 'from', header: t`From`, cell: fromOf, from: 'md', card: 'fact' },
  { key: 'changes', header: t`Details`, cell: (row) => changeText(row.changes), from: 'md', card: 'fact' },
]

/** The network and the type of device. */
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
  const { pending, run } = useDownload()
  const people = usePersonFilters(reply.data?.data[0])
  const { page: _page, limit: _limit, ...filters } = list.query
  const exportAll = async () => {
    let name = ''
    await run(
      () => name,
      async () => {
        const { file, entries } = await api('GET /api/v1/user/activity-log-export', { query: filters })
        name = file
        const { logCsv } = await import('./log-csv.ts')
        return new Blob([logCsv(entries)], { type: 'text/csv' })
      },
    )
  }
  return (
    <Box>
      <PageHeader
        title={t`Activity log`}
        subtitle={t`All actions with user and time. Entries can't be changed or deleted.`}
        secondary={[{ label: t`Export CSV`, icon: Download, pending, onClick: () => void exportAll() }]}
      />
      <Panel flush>
        <DataList
          hasOwnFile
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
            ...people,
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
