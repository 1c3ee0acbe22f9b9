import { t } from '@lingui/core/macro'
import { z } from 'zod'
import { Day } from '@muster/contract/values.ts'
import { api } from '../../../shared/call/api.ts'
import { invalidate } from '../../../shared/call/use-api.ts'
import { DateField } from '../../../shared/form/date/date-field.tsx'
import { FormDialog } from '../../../shared/form/form-dialog.tsx'
import { snack } from '../../../shared/snackbar/snackbar.ts'
import { homeReads } from './work-from-home.ts'

interface Props {
  id: string
  from: string
  to: string
  onClose: () => void
}

const End = z.object({ from: Day })

/** Cancels the days from a given day on; this needs no approval. */
export default function EndDialog({ id, from, to, onClose }: Props) {
  return (
    <FormDialog
      open
      width={440}
      title={t`End work from home early?`}
      intro={t`You work from the office again from this day on. Earlier days stay as they are.`}
      values={{ from }}
      schema={() => Promise.resolve(End)}
      send={(body) => api('PUT /api/v1/employee/work-from-home-end/{id}', { params: { id }, body })}
      onDone={() => {
        snack(t`Work from home ended`)
        void invalidate(...homeReads)
      }}
      submit={t`End early`}
      onClose={onClose}
    >
      <DateField name="from" label={t`First day back in the office`} min={from} max={to} />
    </FormDialog>
  )
}
