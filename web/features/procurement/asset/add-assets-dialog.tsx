import { t } from '@lingui/core/macro'
import { Box, FormHelperText, IconButton } from '@mui/material'
import { Plus, X } from 'lucide-react'
import { useFieldArray, useFormState } from 'react-hook-form'
import { mostAssets } from '@muster/contract/procurement/asset-values.ts'
import { api } from '../../../shared/call/api.ts'
import { invalidate, useApi } from '../../../shared/call/use-api.ts'
import { FormDialog } from '../../../shared/form/form-dialog.tsx'
import { FieldRow } from '../../../shared/form/form-section.tsx'
import { TextField } from '../../../shared/form/text/text-field.tsx'
import { today } from '../../../shared/format/date.ts'
import { snack } from '../../../shared/snackbar/snackbar.ts'
import { ActionButton } from '../../../shared/ui/action/action-button.tsx'
import { assetReads } from '../procurement-reads.ts'
import { AssetFields } from './asset-fields.tsx'

interface Props {
  /** A delivered item, with the number not registered yet. */
  of?: { lineId: string; name: string; category: string; vendor: string; unitPaise: number; count: number }
  onClose: () => void
}

/** Adds assets of one kind to the register, each with its tag and serial number. */
export default function AddAssetsDialog({ of, onClose }: Props) {
  const wanted = Math.min(of?.count ?? 1, mostAssets)
  const { data: tags } = useApi('GET /api/v1/user/asset-tags', { query: { count: mostAssets } })
  if (!tags) return null
  return (
    <FormDialog
      open
      onClose={onClose}
      title={of === undefined ? t`Add assets` : t`Register ${of.name}`}
      values={{
        ...{ name: of?.name ?? '', category: of?.category ?? '', vendor: of?.vendor ?? '', warrantyUntil: null },
        ...{ pricePaise: of?.unitPaise ?? null, boughtOn: today(), lineId: of?.lineId ?? null },
        assets: tags.slice(0, wanted).map((tag) => ({ tag, serial: '' })),
      }}
      schema={() => import('@muster/contract/procurement/asset.routes.ts').then((routes) => routes.AssetsInput)}
      prepare={(body) => ({
        ...body,
        assets: ((body['assets'] ?? []) as object[]).map((one) => ({ tag: '', ...one })),
      })}
      send={(body) => api('POST /api/v1/user/asset', { body })}
      onDone={() => {
        snack(t`Added to the register`)
        void invalidate(...assetReads)
      }}
      submit={t`Add to register`}
    >
      <AssetFields />
      <Marks tags={tags} most={of?.count ?? mostAssets} />
    </FormDialog>
  )
}

function Marks({ tags, most }: { tags: readonly string[]; most: number }) {
  'use no memo' // The form library reports changes through the same objects.
  const { fields, append, remove } = useFieldArray<{ assets: { tag: string; serial: string }[] }>({ name: 'assets' })
  const { errors } = useFormState<{ assets: object[] }>({ name: 'assets' })
  const problem = errors.assets?.root?.message ?? errors.assets?.message
  return (
    <Box sx={{ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 1.5 }}>
      {fields.map((field, at) => (
        <Box key={field.id} role="group" aria-label={t`Asset ${at + 1}`} sx={{ display: 'flex', gap: 1 }}>
          <Box sx={{ flexGrow: 1, minWidth: 0 }}>
            <FieldRow>
              <TextField name={`assets.${at}.tag`} label={t`Tag`} maxLength={40} />
              <TextField name={`assets.${at}.serial`} label={t`Serial number`} optional maxLength={80} />
            </FieldRow>
          </Box>
          {fields.length > 1 ? (
            <IconButton aria-label={t`Remove asset ${at + 1}`} onClick={() => remove(at)} sx={{ alignSelf: 'center' }}>
              <X size={18} aria-hidden />
            </IconButton>
          ) : null}
        </Box>
      ))}
      {problem === undefined ? null : <FormHelperText error>{problem}</FormHelperText>}
      {fields.length < Math.min(most, mostAssets) ? (
        <Box>
          <ActionButton
            action={{
              label: t`Add another`,
              icon: Plus,
              onClick: () => append({ tag: tags[fields.length] ?? '', serial: '' }),
            }}
            look="text"
          />
        </Box>
      ) : null}
    </Box>
  )
}
