import { t } from '@lingui/core/macro'
import { assetConditions } from '@muster/contract/procurement/asset-values.ts'
import { api } from '../../../shared/call/api.ts'
import { invalidate } from '../../../shared/call/use-api.ts'
import { SelectField } from '../../../shared/form/choice/select-field.tsx'
import { DateField } from '../../../shared/form/date/date-field.tsx'
import { FormDialog } from '../../../shared/form/form-dialog.tsx'
import { TextArea } from '../../../shared/form/text/text-area.tsx'
import { today } from '../../../shared/format/date.ts'
import { snack } from '../../../shared/snackbar/snackbar.ts'
import { assetReads } from '../procurement-reads.ts'
import { type AssetRow, conditionLabels } from './asset-labels.ts'

/** Records an asset's return and its condition; a lost one is retired. */
export default function ReturnDialog({ asset, onClose }: { asset: AssetRow; onClose: () => void }) {
  const { heldSince, holder } = asset
  return (
    <FormDialog
      open
      width={440}
      onClose={onClose}
      title={t`Record return of ${asset.name} (${asset.tag})`}
      intro={holder === null ? null : t`Held by ${holder.name}. A lost asset is retired.`}
      values={{ day: today(), condition: 'good', note: '' }}
      schema={() => import('@muster/contract/procurement/asset.routes.ts').then((routes) => routes.ReturnInput)}
      send={(body) => api('POST /api/v1/user/asset/{id}/return', { params: { id: asset._id }, body })}
      onDone={() => {
        snack(t`Return of ${asset.tag} recorded`)
        void invalidate(...assetReads)
      }}
      submit={t`Record return`}
    >
      <SelectField
        name="condition"
        label={t`Condition`}
        options={assetConditions.map((value) => ({ value, label: conditionLabels[value] }))}
      />
      <DateField name="day" label={t`Date`} max={today()} {...(heldSince === null ? {} : { min: heldSince })} />
      <TextArea name="note" label={t`Note`} helper={t`Required if damaged or lost`} optional rows={2} max={500} />
    </FormDialog>
  )
}
