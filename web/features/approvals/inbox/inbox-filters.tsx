import { t } from '@lingui/core/macro'
import { Box, Button, Collapse } from '@mui/material'
import { ListFilter } from 'lucide-react'
import { useId, useState } from 'react'
import { useApi } from '../../../shared/call/use-api.ts'
import { DateInput } from '../../../shared/form/date/date-field.tsx'
import { SelectInput } from '../../../shared/form/choice/select-field.tsx'
import { SearchBox } from '../../../shared/table/search-box.tsx'
import type { Inbox } from './use-inbox.ts'

/** Filters by person, department, days, and what needs this approver first. */
export function InboxFilters({ inbox }: { inbox: Inbox }) {
  const { filters, setFilter } = inbox
  const moreId = useId()
  const hasMore = [filters.only, filters.departmentId, filters.startDate, filters.endDate].some(
    (value) => value !== undefined,
  )
  const [open, setOpen] = useState(hasMore)
  return (
    <Box sx={{ px: 2, py: 1.5, borderBottom: '1px solid', borderColor: 'divider' }}>
      <Box sx={{ display: 'flex', gap: 1, alignItems: 'center' }}>
        <Box sx={{ flexGrow: 1, minWidth: 0 }}>
          <SearchBox
            label={t`Search people`}
            value={filters.employeeName ?? ''}
            onSearch={(name) => setFilter('employeeName', name)}
          />
        </Box>
        <Button
          color="inherit"
          variant={hasMore ? 'outlined' : 'text'}
          startIcon={<ListFilter size={16} aria-hidden />}
          aria-expanded={open}
          aria-controls={moreId}
          onClick={() => setOpen(!open)}
        >{t`Filters`}</Button>
      </Box>
      <Collapse in={open} unmountOnExit id={moreId}>
        <More inbox={inbox} />
      </Collapse>
    </Box>
  )
}

function More({ inbox: { tab, filters, setFilter } }: { inbox: Inbox }) {
  const departments = useApi('GET /api/v1/user/department').data ?? []
  return (
    <Box sx={{ display: 'grid', gap: 1.5, pt: 1.5, gridTemplateColumns: 'repeat(auto-fit, minmax(140px, 1fr))' }}>
      {tab === 'pending' ? (
        <SelectInput
          label={t`Show`}
          value={filters.only ?? ''}
          onChange={(only) => setFilter('only', only === '' ? undefined : only)}
          options={[
            { value: '', label: t`All pending` },
            { value: 'forwardedToMe', label: t`Forwarded to me` },
            { value: 'overdue', label: t`Overdue` },
          ]}
        />
      ) : null}
      <SelectInput
        label={t`Department`}
        optional
        value={filters.departmentId ?? ''}
        onChange={(id) => setFilter('departmentId', id === '' ? undefined : id)}
        options={departments.map(({ _id, name }) => ({ value: _id, label: name }))}
      />
      <DateInput
        label={t`From`}
        value={filters.startDate ?? null}
        onChange={(day) => setFilter('startDate', day ?? undefined)}
      />
      <DateInput
        label={t`To`}
        value={filters.endDate ?? null}
        onChange={(day) => setFilter('endDate', day ?? undefined)}
      />
    </Box>
  )
}
