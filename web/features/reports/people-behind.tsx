import { t } from '@lingui/core/macro'
import { Box, Button, Dialog, DialogActions, DialogContent, DialogTitle } from '@mui/material'
import { useId, useState } from 'react'
import { measuresOf, type ReportName } from '@muster/contract/reports/report-kinds.ts'
import type { Got } from '../../shared/call/types.ts'
import { useApi } from '../../shared/call/use-api.ts'
import { SelectInput } from '../../shared/form/choice/select-field.tsx'
import { DateText } from '../../shared/format/date-text.tsx'
import type { Column } from '../../shared/table/column.ts'
import { DataList } from '../../shared/table/data-list.tsx'
import { EmptyState } from '../../shared/ui/empty-state.tsx'
import { keyScroll } from '../../shared/ui/key-scroll.ts'
import { Person } from '../../shared/ui/person.tsx'
import { useIsPhone } from '../../shared/ui/use-is-phone.ts'
import { figure, measureLabels } from './report-labels.ts'

interface Props {
  report: ReportName
  query: { from: string; to: string; departmentId?: string; locationId?: string }
  noDepartment: boolean
  measure: string
  /** The department or the report. */
  of: string
  onClose: () => void
}

type Behind = Got<'GET /api/v1/user/report/{report}/people'>['data'][number]

/** The employees behind a figure, page by page, over the report. */
export default function PeopleBehind({ report, query, noDepartment, measure: first, of, onClose }: Props) {
  const titleId = useId()
  const phone = useIsPhone()
  const [measure, setMeasure] = useState(first)
  const [page, setPage] = useState(1)
  const reply = useApi('GET /api/v1/user/report/{report}/people', {
    params: { report },
    query: { ...query, measure, page, limit: 20, ...(noDepartment ? { noDepartment: 'true' as const } : {}) },
  })
  const { total = 0 } = reply.data?.pagination ?? {}
  const pages = Math.max(1, Math.ceil(total / 20))
  return (
    <Dialog
      open
      fullWidth
      fullScreen={phone}
      onClose={onClose}
      aria-labelledby={titleId}
      slotProps={{ paper: { sx: { maxWidth: phone ? undefined : 840 } } }}
    >
      <DialogTitle id={titleId}>{t`Employees: ${of}`}</DialogTitle>
      <DialogContent ref={keyScroll} sx={{ p: 0 }}>
        <Box sx={{ px: 2.5, py: 1, maxWidth: 300 }}>
          <SelectInput
            label={t`Figure`}
            value={measure}
            options={measuresOf(report).map((value) => ({ value, label: measureLabels[value]! }))}
            onChange={(value) => {
              setMeasure(value)
              setPage(1)
            }}
          />
        </Box>
        <DataList
          reply={{ ...reply, data: reply.data?.data }}
          words={{ label: t`Employees`, failed: t`Could not load employees.`, unmatched: t`No employees` }}
          columns={columnsOf(report, measure)}
          rowKey={({ _id }) => _id}
          rowName={({ name }) => name}
          rowLink={({ _id }) => `/home/employee-detail/${_id}`}
          empty={<EmptyState title={t`No employees behind this figure`} />}
        />
      </DialogContent>
      <DialogActions>
        {pages > 1 ? (
          <>
            <Button disabled={page <= 1} onClick={() => setPage(page - 1)}>{t`Previous`}</Button>
            <span role="status">{t`Page ${page} of ${pages}`}</span>
            <Button disabled={page >= pages} onClick={() => setPage(page + 1)}>{t`Next`}</Button>
          </>
        ) : null}
        <Button onClick={onClose}>{t`Close`}</Button>
      </DialogActions>
    </Dialog>
  )
}

function columnsOf(report: ReportName, measure: string): Column<Behind>[] {
  return [
    {
      ...{ key: 'name', header: t`Employee`, card: 'title' },
      cell: ({ name, photo, code }) => <Person name={name} photo={photo} detail={code} />,
    },
    { key: 'department', header: t`Department`, cell: ({ department }) => department ?? '–', card: 'meta' },
    {
      ...{ key: 'value', header: measureLabels[measure]!, align: 'right', card: 'fact' },
      cell: ({ day, value }) =>
        value !== null ? figure(report, measure, value) : day === null ? '–' : <DateText value={day} />,
    },
  ]
}
