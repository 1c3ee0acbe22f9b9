import { t } from '@lingui/core/macro'
import type { ProvisionKind } from '@muster/contract/payroll/provision/provision.routes.ts'
import { api } from '../../../shared/call/api.ts'
import { invalidate } from '../../../shared/call/use-api.ts'
import { CheckboxGroup } from '../../../shared/form/choice/checkbox-group.tsx'
import { FormDialog } from '../../../shared/form/form-dialog.tsx'
import { snack } from '../../../shared/snackbar/snackbar.ts'
import { provisionOptions } from './provision-labels.ts'

interface Props {
  runId: string
  /** The kinds provided for before, or all. */
  kinds: readonly ProvisionKind[]
  onClose: () => void
}

/** Chooses what to provide for in the month of a run. */
export default function ProvisionsDialog({ runId, kinds, onClose }: Props) {
  const params = { id: runId }
  return (
    <FormDialog
      open
      title={t`Calculate provisions`}
      intro={t`Amounts owed at the end of the month, from current data. A journal with the change since the last provisions is added to the files.`}
      values={{ kinds: [...kinds] as string[] }}
      schema={() =>
        import('@muster/contract/payroll/provision/provision.routes.ts').then((routes) => routes.ProvisionsInput)
      }
      send={(body) => api('PUT /api/v1/user/payrun/{id}/provisions', { params, body })}
      submit={t`Calculate`}
      onDone={() => {
        snack(t`Provisions saved`)
        void invalidate('GET /api/v1/user/payrun/{id}/provisions', 'GET /api/v1/user/payrun/{id}/files')
      }}
      onClose={onClose}
    >
      <CheckboxGroup name="kinds" label={t`Provide for`} options={provisionOptions} />
    </FormDialog>
  )
}
