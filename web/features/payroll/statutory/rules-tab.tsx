import { t } from '@lingui/core/macro'
import { Box } from '@mui/material'
import { Suspense } from 'react'
import { useApi } from '../../../shared/call/use-api.ts'
import { formatDate } from '../../../shared/format/date.ts'
import { lazyDialog } from '../../../shared/part/lazy-part.tsx'
import type { Column } from '../../../shared/table/column.ts'
import { DataList } from '../../../shared/table/data-list.tsx'
import { useListQuery } from '../../../shared/table/list-query.ts'
import { EmptyState } from '../../../shared/ui/empty-state.tsx'
import { Panel } from '../../../shared/ui/panel.tsx'
import { useSidePanel } from '../../../shared/ui/side-panel/use-side-panel.ts'
import { CertaintyChip } from './certainty-chip.tsx'
import type { LawLine } from './law/section-law.tsx'
import { areaNames } from '../../../shared/statutory/sections.ts'

// The panel includes a form: loaded when a rule is opened.
const LawPanel = lazyDialog(() => import('./law/law-panel.tsx'))

const columns: Column<LawLine>[] = [
  { key: 'name', header: t`Rule`, cell: (row) => row.name, sort: 'name' },
  { key: 'value', header: t`Value`, cell: (row) => row.value },
  {
    key: 'from',
    header: t`Effective from`,
    cell: (row) => <Box sx={{ whiteSpace: 'nowrap' }}>{formatDate(row.from)}</Box>,
    sort: 'from',
    from: 'md',
    card: 'meta',
  },
  { key: 'source', header: t`Source`, cell: (row) => row.source, from: 'lg', card: 'none' },
  {
    key: 'certainty',
    header: t`Certainty`,
    cell: (row) => <CertaintyChip certainty={row.certainty} isOwn={row.isOwn} />,
    card: 'status',
  },
]

const filters = [
  { name: 'area', label: t`Area`, options: Object.entries(areaNames).map(([value, label]) => ({ value, label })) },
  {
    name: 'certainty',
    label: t`Certainty`,
    options: [
      { value: 'firm', label: t`Firm` },
      { value: 'likely', label: t`Likely` },
      { value: 'unsure', label: t`To be confirmed` },
    ],
  },
  { name: 'own', label: t`Overrides`, options: [{ value: 'yes', label: t`Overrides only` }] },
]

/** All statutory values with their sources, searchable; each opens its history and can be overridden. */
export default function RulesTab() {
  const list = useListQuery({
    limit: 20,
    sorts: ['name', 'from'],
    sortBy: 'name',
    sortOrder: 'asc',
    filters: { area: Object.keys(areaNames), certainty: ['firm', 'likely', 'unsure'], own: ['yes'] },
  })
  const panel = useSidePanel('law')
  const reply = useApi('GET /api/v1/user/statutory-law', { query: list.query })
  return (
    <>
      <Panel flush>
        <DataList
          reply={reply}
          list={list}
          words={{ label: t`Rules`, failed: t`Could not load rules.`, unmatched: t`No rules match these filters` }}
          searchLabel={t`Search rules and sources`}
          columns={columns}
          filters={filters}
          rowKey={(row) => row._id}
          rowName={(row) => row.name}
          onOpen={(row) => panel.open(row._id)}
          empty={<EmptyState title={t`No rules`} />}
        />
      </Panel>
      {panel.id === null ? null : (
        <Suspense>
          <LawPanel key={panel.id} id={panel.id} onClose={panel.close} />
        </Suspense>
      )}
    </>
  )
}
