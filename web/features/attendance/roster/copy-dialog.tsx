import { plural, t } from '@lingui/core/macro'
import { Typography } from '@mui/material'
import { addDays } from '@muster/engine/day.ts'
import { api } from '../../../shared/call/api.ts'
import { invalidate } from '../../../shared/call/use-api.ts'
import { FormDialog } from '../../../shared/form/form-dialog.tsx'
import { NumberField } from '../../../shared/form/text/number-field.tsx'
import { formatRange } from '../../../shared/format/date.ts'
import { snack } from '../../../shared/snackbar/snackbar.ts'

interface Props {
  /** The first day of the copied week. */
  first: string
  people: { search?: string | undefined; departmentId?: string | undefined }
  /** The department's name, if the list is filtered by one. */
  department: string | undefined
  onClose: () => void
}

/** Copies this week's shifts of the listed people to later weeks. */
export default function CopyDialog({ first, people, department, onClose }: Props) {
  const week = formatRange(first, addDays(first, 6))
  return (
    <FormDialog
      open
      title={t`Copy week`}
      width={440}
      intro={
        <>
          <Typography>{t`The shifts of ${week} replace those of the following weeks.`}</Typography>
          <Typography sx={{ mt: 1 }}>{whose(people.search, department)}</Typography>
          <Typography
            sx={{ mt: 1, color: 'text.secondary' }}
          >{t`Days outside someone's employment and your own shifts are not changed.`}</Typography>
        </>
      }
      values={{ weeks: 1 }}
      schema={() => import('@muster/contract/attendance/roster.routes.ts').then((routes) => routes.RosterCopy)}
      prepare={(body) => ({ ...body, ...people, week: first })}
      send={(body) => api('PUT /api/v1/user/roster-copy', { body })}
      onDone={(reply) => {
        snack(
          reply.people === 0
            ? t`No shifts changed`
            : plural(reply.people, { one: 'Shifts of # person changed', other: 'Shifts of # people changed' }),
        )
        void invalidate('GET /api/v1/user/roster')
      }}
      submit={t`Copy week`}
      onClose={onClose}
    >
      <NumberField name="weeks" label={t`Number of weeks`} helper={t`1 to 12 weeks after this one`} />
    </FormDialog>
  )
}

function whose(search: string | undefined, department: string | undefined): string {
  if (search !== undefined && department !== undefined) return t`For everyone in ${department} matching "${search}".`
  if (search !== undefined) return t`For everyone matching "${search}".`
  return department === undefined ? t`For all employees.` : t`For everyone in ${department}.`
}
