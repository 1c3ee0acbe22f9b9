import { t } from '@lingui/core/macro'
import { Box } from '@mui/material'
import { entryOf, requestTypeNames } from '@muster/contract/request-types.ts'
import { useApi } from '../../../shared/call/use-api.ts'
import { AutocompleteInput } from '../../../shared/form/choice/autocomplete-field.tsx'
import { SelectInput } from '../../../shared/form/choice/select-field.tsx'
import { DateInput } from '../../../shared/form/date/date-field.tsx'
import { i18n } from '../../../shared/language/i18n.ts'
import type { SpendingList } from './use-spending.ts'

/** Months, part of the spending, and grouping. */
export function SpendingFilters({ list, categories }: { list: SpendingList; categories: readonly string[] }) {
  const { from, to, by, amount, filters, setFilter } = list
  const departments = useApi('GET /api/v1/user/department').data ?? []
  const chosen = (id: string | undefined, options: readonly { value: string; label: string }[]) =>
    id === undefined ? null : (options.find(({ value }) => value === id) ?? { value: id, label: id })
  const ofDepartments = departments.map(({ _id, name }) => ({ value: _id, label: name }))
  const known = filters.category === undefined || categories.includes(filters.category) ? [] : [filters.category]
  const ofCategories = [...categories, ...known].map((name) => ({ value: name, label: name }))
  return (
    <Box
      role="group"
      aria-label={t`Filters`}
      sx={{ display: 'grid', gap: 2, mb: 2.5, gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 170px), 1fr))' }}
    >
      <DateInput month label={t`From month`} value={from} onChange={(month) => setFilter('from', month ?? undefined)} />
      <DateInput month label={t`To month`} value={to} onChange={(month) => setFilter('to', month ?? undefined)} />
      <SelectInput
        label={t`Group by`}
        value={by}
        onChange={(value) => setFilter('by', value)}
        options={[
          { value: 'category', label: t`Category` },
          { value: 'department', label: t`Department` },
          { value: 'type', label: t`Request type` },
          { value: 'employee', label: t`Employee` },
        ]}
      />
      <SelectInput
        label={t`Chart amount`}
        value={amount}
        onChange={(value) => setFilter('amount', value)}
        options={[
          { value: 'approved', label: t`Approved` },
          { value: 'paid', label: t`Paid to employees` },
        ]}
      />
      <SelectInput
        label={t`Request type`}
        optional
        value={filters.type ?? ''}
        onChange={(value) => setFilter('type', value === '' ? undefined : value)}
        options={requestTypeNames
          .filter((type) => entryOf(type).hasMoney)
          .map((type) => ({ value: type, label: i18n._(entryOf(type).title) }))}
      />
      <AutocompleteInput
        label={t`Category`}
        optional
        options={ofCategories}
        value={chosen(filters.category, ofCategories)}
        onChange={(choice) => setFilter('category', choice?.value)}
      />
      <AutocompleteInput
        label={t`Department`}
        optional
        options={ofDepartments}
        value={chosen(filters.departmentId, ofDepartments)}
        onChange={(choice) => setFilter('departmentId', choice?.value)}
      />
    </Box>
  )
}
