import { t } from '@lingui/core/macro'
import { bankNameFor } from '@muster/contract/bank-names.ts'
import type { ReplyOf } from '@muster/contract/routes.ts'
import { useWatch } from 'react-hook-form'
import { api } from '../../../shared/call/api.ts'
import type { RouteOf } from '../../../shared/call/types.ts'
import { invalidate } from '../../../shared/call/use-api.ts'
import { FormDialog } from '../../../shared/form/form-dialog.tsx'
import { FieldRow } from '../../../shared/form/form-section.tsx'
import { MaskedField } from '../../../shared/form/text/masked-field.tsx'
import { TextField } from '../../../shared/form/text/text-field.tsx'
import { useFollower } from '../../../shared/form/use-follower.ts'
import { snack } from '../../../shared/snackbar/snackbar.ts'

type Bank = ReplyOf<RouteOf<'GET /api/v1/user/payrun-bank'>>

interface Props {
  bank: Bank
  /** The legal entity, if it is not the company's own account. */
  entity?: { _id: string; name: string }
  onClose: () => void
}

/** Enters or changes the account that salaries are paid from. */
export default function BankDialog({ bank, entity, onClose }: Props) {
  return (
    <FormDialog
      open
      title={entity ? t`${entity.name}'s bank account` : t`Company bank account`}
      intro={t`The account number is stored encrypted. Enter it twice, because a wrong digit stops payments.`}
      values={{
        holderName: bank?.holderName ?? '',
        // Undefined is not sent, which keeps the stored number.
        accountNumber: bank === null ? '' : undefined,
        accountNumberAgain: '',
        ifsc: bank?.ifsc ?? '',
        bankName: bank?.bankName ?? '',
      }}
      schema={() =>
        import('@muster/contract/payroll/pay-run/pay-run-config.routes.ts').then((routes) => routes.CompanyBankInput)
      }
      send={(body) =>
        entity
          ? api('PUT /api/v1/user/legal-entity/{id}/bank', { params: { id: entity._id }, body })
          : api('PUT /api/v1/user/payrun-bank', { body })
      }
      submit={t`Save bank account`}
      onDone={() => {
        snack(t`Bank account saved`)
        void invalidate(
          'GET /api/v1/user/payrun-bank',
          'GET /api/v1/user/legal-entity',
          'GET /api/v1/user/payrun/{id}/files',
        )
      }}
      onClose={onClose}
    >
      <TextField name="holderName" label={t`Account holder`} maxLength={100} />
      <Numbers stored={bank?.accountNumber ?? null} />
      <Branch />
    </FormDialog>
  )
}

/** The bank's name follows the IFSC. */
function Branch() {
  const followIfsc = useFollower('bankName', bankNameFor)
  return (
    <FieldRow>
      <TextField name="ifsc" label={t`IFSC`} upperCase maxLength={11} onChanged={followIfsc} />
      <TextField name="bankName" label={t`Bank`} optional maxLength={80} />
    </FieldRow>
  )
}

function Numbers({ stored }: { stored: string | null }) {
  const account = useWatch({ name: 'accountNumber' }) as string | undefined
  return (
    <FieldRow>
      <MaskedField name="accountNumber" label={t`Account number`} stored={stored} inputMode="numeric" maxLength={24} />
      {account === undefined ? null : (
        <TextField name="accountNumberAgain" label={t`Re-enter account number`} inputMode="numeric" maxLength={24} />
      )}
    </FieldRow>
  )
}
