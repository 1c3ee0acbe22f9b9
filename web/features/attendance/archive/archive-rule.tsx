import { plural, t } from '@lingui/core/macro'
import { Alert } from '@mui/material'
import { api } from '../../../shared/call/api.ts'
import type { Got } from '../../../shared/call/types.ts'
import { invalidate } from '../../../shared/call/use-api.ts'
import { SelectField } from '../../../shared/form/choice/select-field.tsx'
import { Form } from '../../../shared/form/form.tsx'
import { formatDate, formatMonth } from '../../../shared/format/date.ts'
import { snack } from '../../../shared/snackbar/snackbar.ts'

type Archived = Got<'GET /api/v1/user/attendance-archive'>

const years = [3, 4, 5, 6, 7, 8, 9, 10]

/** How many years of attendance stay in the database, and what blocks archiving the next month. */
export function ArchiveRule({ of: { keepYears, archivedTo, waiting } }: { of: Archived }) {
  return (
    <Form
      values={{ keepYears: keepYears === null ? 'none' : String(keepYears) }}
      schema={() =>
        import('@muster/contract/attendance/attendance-archive.routes.ts').then(
          (routes) => routes.AttendanceArchiveRule,
        )
      }
      prepare={({ keepYears: chosen }) => ({ keepYears: chosen === 'none' ? null : Number(chosen) })}
      send={(body) => api('PUT /api/v1/user/attendance-archive', { body })}
      onDone={() => {
        snack(t`Setting saved`)
        void invalidate('GET /api/v1/user/attendance-archive')
      }}
      submit={t`Save`}
    >
      <SelectField
        name="keepYears"
        label={t`Archive attendance`}
        options={[
          { value: 'none', label: t`Never` },
          ...years.map((n) => ({
            value: String(n),
            label: plural(n, { one: 'After # year', other: 'After # years' }),
          })),
        ]}
      />
      {archivedTo === null ? null : (
        <Alert severity="info">{t`Attendance up to ${formatDate(archivedTo)} is in the archive.`}</Alert>
      )}
      {waiting === null ? null : <Alert severity="warning">{waitingText(waiting)}</Alert>}
    </Form>
  )
}

function waitingText({ month, for: what }: NonNullable<Archived['waiting']>): string {
  const named = formatMonth(month)
  if (what === 'openDays') return t`${named} is not archived yet: some of its days are not over.`
  if (what === 'openRequests') return t`${named} is not archived yet: some of its requests are not decided.`
  if (what === 'unsettledDays')
    return t`${named} is not archived yet: some of its days are still to be settled by a pay run.`
  return t`${named} is not archived yet: its pay run is not approved.`
}
