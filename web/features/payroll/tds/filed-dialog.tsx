import { t } from '@lingui/core/macro'
import { z } from 'zod'
import { api } from '../../../shared/call/api.ts'
import { invalidate } from '../../../shared/call/use-api.ts'
import { DateField } from '../../../shared/form/date/date-field.tsx'
import { FormDialog } from '../../../shared/form/form-dialog.tsx'
import { TextField } from '../../../shared/form/text/text-field.tsx'
import { today } from '../../../shared/format/date.ts'
import { snack } from '../../../shared/snackbar/snackbar.ts'
import type { Statement } from './types.ts'
import { useTdsEntity } from './tds-entity.tsx'
import { tdsReads } from './year-filter.tsx'

interface Props {
  year: string
  statement: Statement
  onClose: () => void
}

/** The receipt of a filed statement; without one it counts as not filed. */
export default function FiledDialog({ year, statement, onClose }: Props) {
  const { quarter, form, receipt, filedOn } = statement
  const entity = useTdsEntity()
  return (
    <FormDialog
      open
      width={440}
      onClose={onClose}
      title={t`Filing of ${form}, Q${quarter} ${year}`}
      intro={t`The next statement quotes this receipt number. Challans of a filed quarter cannot be changed; clear both fields to change them.`}
      values={{ receipt: receipt ?? '', filedOn: filedOn ?? null }}
      empty="null"
      schema={() =>
        Promise.resolve(
          z.object({
            receipt: z
              .string()
              .regex(/^\d{15}$/, t`Enter the 15 digits of the receipt number`)
              .nullable(),
            filedOn: z.string().nullable(),
          }),
        )
      }
      send={(body) =>
        api('PUT /api/v1/user/tds-statement/{year}/{quarter}', {
          params: { year, quarter },
          body: { ...body, ...entity },
        })
      }
      onDone={() => {
        snack(t`Filing details saved`)
        void invalidate(...tdsReads)
      }}
      submit={t`Save filing details`}
    >
      <TextField
        name="receipt"
        label={t`Receipt number`}
        inputMode="numeric"
        maxLength={15}
        optional
        helper={t`15 digits, from the acknowledgement of the tax portal`}
      />
      <DateField name="filedOn" label={t`Filed on`} max={today()} optional />
    </FormDialog>
  )
}
