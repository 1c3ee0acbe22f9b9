import { t } from '@lingui/core/macro'
import { api } from '../../../shared/call/api.ts'
import type { Got } from '../../../shared/call/types.ts'
import { invalidate } from '../../../shared/call/use-api.ts'
import { FormDialog } from '../../../shared/form/form-dialog.tsx'
import { TextField } from '../../../shared/form/text/text-field.tsx'
import { snack } from '../../../shared/snackbar/snackbar.ts'

interface Props {
  ledgers: Got<'GET /api/v1/user/payrun-ledger'>
  onClose: () => void
}

/** The accounts of the journal, each with its name in the company's books. */
export default function LedgerDialog({ ledgers, onClose }: Props) {
  return (
    <FormDialog
      open
      title={t`Ledger names`}
      intro={t`Enter the names exactly as in your accounting software. Leave a field empty to use the name shown.`}
      values={{ ledgers: ledgers.map(({ key, ledger }) => ({ key, ledger })) }}
      schema={() => import('@muster/contract/payroll/pay-run/ledger.routes.ts').then((routes) => routes.LedgersInput)}
      send={(body) => api('PUT /api/v1/user/payrun-ledger', { body })}
      submit={t`Save ledger names`}
      onDone={() => {
        snack(t`Ledger names saved`)
        void invalidate('GET /api/v1/user/payrun-ledger', 'GET /api/v1/user/payrun/{id}/files')
      }}
      onClose={onClose}
    >
      {ledgers.map(({ key, name }, index) => (
        <TextField key={key} name={`ledgers.${index}.ledger`} label={name} optional maxLength={100} />
      ))}
    </FormDialog>
  )
}
