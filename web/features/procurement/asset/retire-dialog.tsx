import { t } from '@lingui/core/macro'
import { retireReasons } from '@muster/contract/procurement/asset-values.ts'
import { api } from '../../../shared/call/api.ts'
import { invalidate } from '../../../shared/call/use-api.ts'
import { SelectField } from '../../../shared/form/choice/select-field.tsx'
import { DateField } from '../../../shared/form/date/date-field.tsx'
import { FormDialog } from '../../../shared/form/form-dialog.tsx'
import { TextArea } from '../../../shared/form/text/text-area.tsx'
import { today } from '../../../shared/format/date.ts'
import { snack } from '../../../shared/snackbar/snackbar.ts'
import { assetReads } from '../procurement-reads.ts'
import { type AssetRow, retireLabels } from './asset-labels.ts'

/** Takes an asset permanently out of use. */
export default function RetireDialog({ asset, onClose }: { asset: AssetRow; onClose: () => void }) {
  return (
    <FormDialog
      open
      width={440}
      onClose={onClose}
      title={t`Retire ${asset.name} (${asset.tag})?`}
      intro={t`It can no longer be handed over. Its history stays. You can't undo this.`}
      values={{ reason: 'scrapped', day: today(), note: '' }}
      schema={() => import('@muster/contract/procurement/asset.routes.ts').then((routes) => routes.RetireInput)}
      send={(body) => api('POST /api/v1/user/asset/{id}/retire', { params: { id: asset._id }, body })}
      onDone={() => {
        snack(t`${asset.tag} retired`)
        void invalidate(...assetReads)
      }}
      submit={t`Retire asset`}
    >
      <SelectField
        name="reason"
        label={t`Reason`}
        options={retireReasons.map((value) => ({ value, label: retireLabels[value] }))}
      />
      <DateField name="day" label={t`Date`} max={today()} />
      <TextArea name="note" label={t`Note`} optional rows={2} max={500} />
    </FormDialog>
  )
}
