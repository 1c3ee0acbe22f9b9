import { t } from '@lingui/core/macro'
import { api } from '../../../shared/call/api.ts'
import { invalidate } from '../../../shared/call/use-api.ts'
import { FormDialog } from '../../../shared/form/form-dialog.tsx'
import { FieldRow } from '../../../shared/form/form-section.tsx'
import { TextField } from '../../../shared/form/text/text-field.tsx'
import { snack } from '../../../shared/snackbar/snackbar.ts'
import { assetReads } from '../procurement-reads.ts'
import { AssetFields } from './asset-fields.tsx'
import type { AssetRow } from './asset-labels.ts'

/** Corrects an asset's details in the register. */
export default function EditAssetDialog({ asset, onClose }: { asset: AssetRow; onClose: () => void }) {
  const { tag, serial, name, category, vendor, boughtOn, pricePaise, warrantyUntil } = asset
  return (
    <FormDialog
      open
      onClose={onClose}
      title={t`Edit ${tag}`}
      values={{ tag, serial, name, category, vendor, boughtOn, pricePaise, warrantyUntil }}
      schema={() => import('@muster/contract/procurement/asset.routes.ts').then((routes) => routes.AssetInput)}
      send={(body) => api('PUT /api/v1/user/asset/{id}', { params: { id: asset._id }, body })}
      onDone={() => {
        snack(t`Asset saved`)
        void invalidate(...assetReads)
      }}
      submit={t`Save asset`}
    >
      <FieldRow>
        <TextField name="tag" label={t`Tag`} maxLength={40} />
        <TextField name="serial" label={t`Serial number`} optional maxLength={80} />
      </FieldRow>
      <AssetFields />
    </FormDialog>
  )
}
