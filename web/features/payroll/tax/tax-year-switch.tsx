import { t } from '@lingui/core/macro'
import { Box } from '@mui/material'
import { useSearchParams } from 'react-router'
import { today } from '../../../shared/format/date.ts'
import { SelectInput } from '../select-later.tsx'

/** The financial year shown, kept in the URL: the present one, the previous and the next. */
export function TaxYearSwitch({ value }: { value: string }) {
  const [, setParams] = useSearchParams()
  const options = taxYears().map((year) => ({ value: year, label: year }))
  return (
    <Box sx={{ width: 140 }}>
      <SelectInput
        label={t`Financial year`}
        hideLabel
        value={value}
        options={options}
        onChange={(year) => setParams({ year }, { replace: true })}
      />
    </Box>
  )
}

/** Three financial years, with the present one in the middle. */
export function taxYears(): string[] {
  const day = today()
  const start = Number(day.slice(0, 4)) - (day.slice(5, 7) < '04' ? 1 : 0)
  return [start + 1, start, start - 1].map((year) => `${year}-${String((year + 1) % 100).padStart(2, '0')}`)
}
