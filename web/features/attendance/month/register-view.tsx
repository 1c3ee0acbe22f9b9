import { t } from '@lingui/core/macro'
import { Box, Typography } from '@mui/material'
import { Users } from 'lucide-react'
import { useMemo } from 'react'
import { useApi } from '../../../shared/call/use-api.ts'
import { useCan } from '../../../shared/session/session.ts'
import { DataList } from '../../../shared/table/data-list.tsx'
import { useListQuery } from '../../../shared/table/list-query.ts'
import { EmptyState } from '../../../shared/ui/empty-state.tsx'
import { HeatLegend } from './heat-legend.tsx'
import { MonthSwitch } from '../../../shared/ui/month-switch.tsx'
import { PageHeader } from '../../../shared/ui/page-header.tsx'
import { Panel } from '../../../shared/ui/panel.tsx'
import type { UrlTab } from '../../../shared/ui/url-tabs.tsx'
import { FromArchive } from '../archive/from-archive.tsx'
import { registerColumns, registerLegend } from './register-columns.tsx'
import { useMonth } from './use-month.ts'
import type { Whose } from '../whose.ts'

/** The register of a month: a line per person, a letter per day. */
export default function RegisterView({ tabs, whose }: { tabs: readonly UrlTab[]; whose: Whose }) {
  const { month, latest, setMonth } = useMonth()
  const list = useListQuery({ limit: 25, sorts: ['name', 'code'], sortBy: 'name', sortOrder: 'asc', filters: {} })
  const reply = useApi('GET /api/v1/employee/all-attendance', {
    query: { ...list.query, attendance: month, scope: whose.scope },
  })
  const maySeePerson = useCan('teamLevelAttendanceRead')
  const columns = useMemo(() => registerColumns(month), [month])
  return (
    <>
      <PageHeader title={whose.title} subtitle={t`Monthly attendance register`} tabs={tabs}>
        <MonthSwitch month={month} onChange={setMonth} max={latest} />
      </PageHeader>
      <FromArchive show={reply.data?.data.some(({ isArchived }) => isArchived)} />
      <Panel flush>
        <DataList
          reply={reply}
          list={list}
          words={{ label: t`People`, failed: t`Could not load people.`, unmatched: t`No people match these filters` }}
          searchLabel={t`Search people`}
          columns={columns}
          rowKey={(row) => row._id}
          rowName={(row) => row.name}
          rowLink={maySeePerson ? (row) => `/home/attendance/view-attendance/${row._id}?month=${month}` : undefined}
          empty={<EmptyState icon={Users} title={whose.nobody('month')} />}
        />
        <Box sx={{ px: 2.5, pb: 2 }}>
          <HeatLegend heats={registerLegend} />
          <Typography variant="caption" component="p" sx={{ color: 'text.secondary', mt: 1 }}>
            {t`Present and paid leave count half-days. LOP is loss of pay: absent days, lost half-days and unpaid leave.`}
          </Typography>
        </Box>
      </Panel>
    </>
  )
}
