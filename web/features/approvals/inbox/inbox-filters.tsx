import { Box, Button, Collapse } from '@mui/material'
import { ListFilter } from 'lucide-react'
import { useId, useState } from 'react'
import { DateInput } from '../../../shared/form/date-field.tsx'
import { SearchBox } from '../../../shared/table/search-box.tsx'
import type { Inbox } from './use-inbox.ts'

/** Narrows the list by person and days. */
export function InboxFilters({ inbox }: { inbox: Inbox }) {
  const { filters, setFilter } = inbox
  const daysId = useId()
  const hasDays = filters.startDate !== undefined || filters.endDate !== undefined
  const [open, setOpen] = useState(hasDays)
  return (
    <Box sx={{ px: 2, py: 1.5, borderBottom: '1px solid', borderColor: 'divider' }}>
      <Box sx={{ display: 'flex', gap: 1, alignItems: 'center' }}>
        <Box sx={{ flexGrow: 1, minWidth: 0 }}>
          <SearchBox
            label="Search people"
            value={filters.employeeName ?? ''}
            onSearch={(name) => setFilter('employeeName', name)}
          />
        </Box>
        <Button
          color="inherit"
          variant={hasDays ? 'outlined' : 'text'}
          startIcon={<ListFilter size={16} aria-hidden />}
          aria-expanded={open}
          aria-controls={daysId}
          onClick={() => setOpen(!open)}
        >
          Days
        </Button>
      </Box>
      <Collapse in={open} unmountOnExit id={daysId}>
        <Box sx={{ display: 'grid', gap: 1.5, pt: 1.5, gridTemplateColumns: 'repeat(auto-fit, minmax(140px, 1fr))' }}>
          <DateInput
            label="From"
            value={filters.startDate ?? null}
            onChange={(day) => setFilter('startDate', day ?? undefined)}
          />
          <DateInput
            label="To"
            value={filters.endDate ?? null}
            onChange={(day) => setFilter('endDate', day ?? undefined)}
          />
        </Box>
      </Collapse>
    </Box>
  )
}
