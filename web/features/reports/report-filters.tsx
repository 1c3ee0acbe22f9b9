import { t } from '@lingui/core/macro'
import { Box } from '@mui/material'
import { useState } from 'react'
import { type ReportName, reportOf } from '@muster/contract/reports/report-kinds.ts'
import { AutocompleteInput } from '../../shared/form/choice/autocomplete-field.tsx'
import { loadLocations } from '../../shared/form/choice/location-choices.ts'
import { SelectInput } from '../../shared/form/choice/select-field.tsx'
import type { Choice } from '../../shared/form/choice/use-options.ts'
import { DateInput } from '../../shared/form/date/date-field.tsx'
import { useApi } from '../../shared/call/use-api.ts'
import { measureLabels } from './report-labels.ts'
import type { ReportQuery } from './use-report.ts'

/** Months, department, location, and the figure of the chart. */
export function ReportFilters({ report, filters }: { report: ReportName; filters: ReportQuery }) {
  const { data: departments } = useApi('GET /api/v1/user/department')
  const [location, setLocation] = useState<Choice | null>(null)
  const { from, to, departmentId, locationId, measure, measures, setFilter } = filters
  const isOfOneMonth = reportOf(report).isOfOneMonth === true
  const ofDepartments = (departments ?? []).map(({ _id, name }) => ({ value: _id, label: name }))
  return (
    <Box
      role="group"
      aria-label={t`Filters`}
      sx={{ display: 'grid', gap: 2, mb: 2.5, gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 170px), 1fr))' }}
    >
      {isOfOneMonth ? null : (
        <DateInput
          month
          label={t`From month`}
          value={from}
          onChange={(month) => setFilter('from', month ?? undefined)}
        />
      )}
      <DateInput
        month
        label={isOfOneMonth ? t`At the end of` : t`To month`}
        value={to}
        onChange={(month) => setFilter('to', month ?? undefined)}
      />
      <AutocompleteInput
        label={t`Department`}
        optional
        options={ofDepartments}
        value={ofDepartments.find(({ value }) => value === departmentId) ?? null}
        onChange={(choice) => setFilter('departmentId', choice?.value)}
      />
      <AutocompleteInput
        label={t`Location`}
        optional
        load={loadLocations}
        value={locationId === undefined ? null : (location ?? { value: locationId, label: t`Selected location` })}
        onChange={(choice) => {
          setLocation(choice)
          setFilter('locationId', choice?.value)
        }}
      />
      {measures.length > 1 ? (
        <SelectInput
          label={t`Figure`}
          value={measure}
          options={measures.map((value) => ({ value, label: measureLabels[value]! }))}
          onChange={(value) => setFilter('measure', value)}
        />
      ) : null}
    </Box>
  )
}
