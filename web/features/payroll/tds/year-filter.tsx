import { t } from '@lingui/core/macro'
import { Box } from '@mui/material'
import { form16Years } from '../form16/form16-years.ts'
import { SelectInput } from '../select-later.tsx'

/** The financial year of a page, kept in the URL. */
export function YearFilter({ value, onChange }: { value: string | null; onChange: (year: string | null) => void }) {
  return (
    <Box sx={{ width: 140 }}>
      <SelectInput
        label={t`Financial year`}
        hideLabel
        placeholder={t`All years`}
        value={value}
        options={form16Years().map((one) => ({ value: one, label: one }))}
        onChange={onChange}
      />
    </Box>
  )
}

/** Reads that a change of the register makes stale. */
export const tdsReads = [
  'GET /api/v1/user/tds-month',
  'GET /api/v1/user/tds-challan',
  'GET /api/v1/user/tds-statement',
] as const
