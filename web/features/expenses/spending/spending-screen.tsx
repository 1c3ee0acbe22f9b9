import { t } from '@lingui/core/macro'
import { Box } from '@mui/material'
import { Download } from 'lucide-react'
import { api } from '../../../shared/call/api.ts'
import { useApi } from '../../../shared/call/use-api.ts'
import { Money } from '../../../shared/format/money-text.tsx'
import type { Column } from '../../../shared/table/column.ts'
import { DataList } from '../../../shared/table/data-list.tsx'
import { useDownload } from '../../../shared/table/use-download.ts'
import { EmptyState } from '../../../shared/ui/empty-state.tsx'
import { PageHeader } from '../../../shared/ui/page-header.tsx'
import { Panel } from '../../../shared/ui/panel.tsx'
import { StatStrip } from '../../../shared/ui/stat-strip.tsx'
import { SpendingChart } from './spending-chart.tsx'
import { SpendingFilters } from './spending-filters.tsx'
import { groupName, seriesOf, type Spending } from './spending.ts'
import { useSpending } from './use-spending.ts'

type Group = Omit<Spending['groups'][number], 'months'>

/** The cost of approved requests, for finance: by category, department, type or person, and by month. */
export default function SpendingScreen() {
  const list = useSpending()
  const { by, amount, query, from, to } = list
  const reply = useApi('GET /api/v1/user/spending', { query: { ...query, by } })
  const { data } = reply
  const download = useDownload()
  const file = (format: 'csv' | 'xlsx') => ({
    label: format === 'csv' ? t`Download CSV` : t`Download XLSX`,
    icon: Download,
    pending: download.pending,
    onClick: () =>
      void download.run(`spending-${from}-${to}.${format}`, () =>
        api('GET /api/v1/user/spending/file', { query: { ...query, format } }),
      ),
  })
  return (
    <>
      <PageHeader
        title={t`Spending`}
        subtitle={t`Approved claims, trips and purchases, by date of spending.`}
        secondary={[file('csv'), file('xlsx')]}
      />
      <SpendingFilters list={list} categories={data?.categories ?? []} />
      <StatStrip
        label={t`Totals`}
        loading={data === undefined && reply.error === undefined}
        stats={[
          { label: t`Approved`, value: <Money value={data?.approvedPaise ?? null} /> },
          { label: t`Paid to employees`, value: <Money value={data?.paidPaise ?? null} /> },
          { label: t`Requests`, value: data?.requests ?? '–' },
        ]}
      />
      {data && data.groups.length > 0 ? (
        <Box sx={{ mb: 2.5 }}>
          <SpendingChart months={data.months} series={seriesOf(data, by, amount)} />
        </Box>
      ) : null}
      <Panel flush>
        <DataList
          hasOwnFile
          reply={{ ...reply, data: data && rowsOf(data) }}
          words={{
            label: t`Spending`,
            failed: t`Could not load the spending.`,
            unmatched: t`No spending matches these filters`,
          }}
          columns={columnsOf(list.by, data)}
          rowKey={({ key, name }) => `${key ?? ''} ${name ?? ''}`}
          rowName={(row) => nameOf(row, by)}
          empty={
            <EmptyState
              title={list.isNarrowed ? t`No spending matches these filters` : t`No spending in these months`}
              text={t`Approved claims and purchases appear here.`}
              {...(list.isNarrowed ? { action: { label: t`Clear filters`, onClick: list.clear } } : {})}
            />
          }
        />
      </Panel>
    </>
  )
}

const others = 'others'

function rowsOf(data: Spending): Group[] {
  return data.others === null ? data.groups : [...data.groups, { ...data.others, key: others, name: t`Others` }]
}

function nameOf(row: Group, by: Parameters<typeof groupName>[1]): string {
  return row.key === others ? t`Others` : groupName(row, by)
}

function columnsOf(by: Parameters<typeof groupName>[1], data: Spending | undefined): Column<Group>[] {
  const header = { category: t`Category`, department: t`Department`, type: t`Request type`, employee: t`Employee` }[by]
  const share = ({ approvedPaise }: Group) =>
    data === undefined || data.approvedPaise === 0 ? '–' : `${Math.round((approvedPaise / data.approvedPaise) * 100)}%`
  return [
    { key: 'name', header, cell: (row) => nameOf(row, by) },
    { key: 'requests', header: t`Requests`, cell: ({ requests }) => requests, align: 'right', card: 'fact' },
    { key: 'share', header: t`Share`, cell: share, align: 'right', from: 'md', card: 'none' },
    {
      key: 'approved',
      header: t`Approved`,
      cell: ({ approvedPaise }) => <Money value={approvedPaise} exact />,
      align: 'right',
      card: 'fact',
    },
    {
      key: 'paid',
      header: t`Paid to employees`,
      cell: ({ paidPaise }) => <Money value={paidPaise} exact />,
      align: 'right',
      card: 'fact',
    },
  ]
}
