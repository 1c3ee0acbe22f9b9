import { t } from '@lingui/core/macro'
import { Box } from '@mui/material'
import { Bookmark, Download, UsersRound } from 'lucide-react'
import { Suspense, useState } from 'react'
import { type ReportName } from '@muster/contract/reports/report-kinds.ts'
import { api } from '../../shared/call/api.ts'
import { useApi } from '../../shared/call/use-api.ts'
import { lazyDialog } from '../../shared/part/lazy-part.tsx'
import type { Column } from '../../shared/table/column.ts'
import { DataList } from '../../shared/table/data-list.tsx'
import { useDownload } from '../../shared/table/use-download.ts'
import { EmptyState } from '../../shared/ui/empty-state.tsx'
import { PageHeader } from '../../shared/ui/page-header.tsx'
import { Panel } from '../../shared/ui/panel.tsx'
import { StatStrip } from '../../shared/ui/stat-strip.tsx'
import { ReportChart } from './report-chart.tsx'
import { ReportFilters } from './report-filters.tsx'
import { figure, measureLabels, type Report, reportLabels } from './report-labels.ts'
import { useReport } from './use-report.ts'

const SavedReportDialog = lazyDialog(() => import('./saved/saved-report-dialog.tsx'))
const PeopleBehind = lazyDialog(() => import('./people-behind.tsx'))

type Row = Report['rows'][number]

/** A report: its totals, a chart, the departments, and the people behind each figure. */
export function ReportView({ report }: { report: ReportName }) {
  const filters = useReport(report)
  const { query, from, to, departmentId, locationId, measure, measures } = filters
  const reply = useApi('GET /api/v1/user/report/{report}', { params: { report }, query })
  const { data } = reply
  const download = useDownload()
  const [behind, setBehind] = useState<Row | 'all' | null>(null)
  const [saving, setSaving] = useState(false)
  const { title, text } = reportLabels[report]
  const file = (format: 'csv' | 'xlsx') => ({
    ...{ label: format === 'csv' ? t`Download CSV` : t`Download XLSX`, icon: Download, pending: download.pending },
    onClick: () =>
      void download.run(`${report}-${from}-${to}.${format}`, () =>
        api('GET /api/v1/user/report/{report}/file', { params: { report }, query: { ...query, format } }),
      ),
  })
  return (
    <>
      <PageHeader
        title={title}
        subtitle={text}
        secondary={[
          file('csv'),
          file('xlsx'),
          { label: t`Employees`, icon: UsersRound, onClick: () => setBehind('all') },
          { label: t`Save report`, icon: Bookmark, onClick: () => setSaving(true) },
        ]}
      />
      <ReportFilters report={report} filters={filters} />
      <StatStrip
        label={t`Totals`}
        loading={data === undefined && reply.error === undefined}
        stats={measures.map((one) => ({
          label: measureLabels[one]!,
          value: data === undefined ? '–' : figure(report, one, data.all.total[one] ?? 0),
        }))}
      />
      {data && data.rows.length > 0 ? (
        <Box sx={{ mb: 2.5 }}>
          <ReportChart report={report} measure={measure} data={data} />
        </Box>
      ) : null}
      <Panel flush>
        <DataList
          hasOwnFile
          reply={{ ...reply, data: data?.rows }}
          words={{ label: title, failed: t`Could not load the report.`, unmatched: t`No figures for these filters` }}
          columns={columnsOf(report, measures)}
          rowKey={({ key }) => key ?? 'none'}
          rowName={nameOf}
          rowActions={(row) => [{ label: t`Show employees`, icon: UsersRound, onClick: () => setBehind(row) }]}
          empty={<EmptyState title={t`No figures for these filters`} text={t`Choose other months or departments.`} />}
        />
      </Panel>
      <Suspense fallback={null}>
        {behind === null ? null : (
          <PeopleBehind
            report={report}
            query={behind === 'all' ? query : behind.key === null ? query : { ...query, departmentId: behind.key }}
            noDepartment={behind !== 'all' && behind.key === null}
            measure={measure}
            of={behind === 'all' ? title : nameOf(behind)}
            onClose={() => setBehind(null)}
          />
        )}
        {saving ? (
          <SavedReportDialog
            shown={{ report, measure, from, to, departmentId: departmentId ?? null, locationId: locationId ?? null }}
            saved={null}
            onClose={() => setSaving(false)}
          />
        ) : null}
      </Suspense>
    </>
  )
}

const nameOf = ({ name }: Row) => name ?? t`No department`

function columnsOf(report: ReportName, measures: readonly string[]): Column<Row>[] {
  return [
    { key: 'name', header: t`Department`, cell: nameOf, card: 'title' },
    ...measures.map((measure): Column<Row> => ({
      key: measure,
      header: measureLabels[measure]!,
      cell: ({ total }) => figure(report, measure, total[measure] ?? 0),
      align: 'right',
      card: 'fact',
    })),
  ]
}
