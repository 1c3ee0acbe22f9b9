import { t } from '@lingui/core/macro'
import { api } from '../../../shared/call/api.ts'
import { invalidate } from '../../../shared/call/use-api.ts'
import { loadPeople } from '../../../shared/form/choice/people-choices.ts'
import { PersonPicker } from '../../../shared/form/choice/person-picker.tsx'
import { DateField } from '../../../shared/form/date/date-field.tsx'
import { FormDialog } from '../../../shared/form/form-dialog.tsx'
import { TextField } from '../../../shared/form/text/text-field.tsx'
import { today } from '../../../shared/format/date.ts'
import { snack } from '../../../shared/snackbar/snackbar.ts'
import { assetReads } from '../procurement-reads.ts'
import type { AssetRow } from './asset-labels.ts'

/** Hands an asset over to a person, who is notified and confirms it. */
export default function HandOverDialog({
  asset,
  onClose,
}: {
  asset: Pick<AssetRow, '_id' | 'name' | 'tag'>
  onClose: () => void
}) {
  return (
    <FormDialog
      open
      width={440}
      onClose={onClose}
      title={t`Hand over ${asset.name} (${asset.tag})`}
      intro={t`The employee is notified and confirms receipt.`}
      values={{ employeeId: null, day: today(), note: '' }}
      schema={() => import('@muster/contract/procurement/asset.routes.ts').then((routes) => routes.HandOverInput)}
      send={(body) => api('POST /api/v1/user/asset/{id}/handover', { params: { id: asset._id }, body })}
      onDone={() => {
        snack(t`${asset.tag} handed over`)
        void invalidate(...assetReads)
      }}
      submit={t`Hand over`}
    >
      <PersonPicker name="employeeId" label={t`Employee`} load={loadPeople} />
      <DateField name="day" label={t`Date`} max={today()} />
      <TextField name="note" label={t`Note`} helper={t`For example: with charger and bag`} optional maxLength={500} />
    </FormDialog>
  )
}
