import { t } from '@lingui/core/macro'
import { Pencil, Trash2 } from 'lucide-react'
import { useState } from 'react'
import { snack } from '../../../shared/snackbar/snackbar.ts'
import { removeItem, type TaxOwner } from './tax-calls.ts'
import type { TaxItem } from './types.ts'
import { itemTitle } from './tax-labels.ts'
import type { MaybeAction } from '../../../shared/ui/action/action.ts'
import { ConfirmDialog } from '../../../shared/form/confirm/confirm-dialog.tsx'
import { MoreMenu } from '../../../shared/ui/action/more-menu.tsx'

interface Props {
  owner: TaxOwner
  item: TaxItem
  onChange: () => void
  /** Shown before Change and Remove. */
  more?: readonly MaybeAction[]
}

/** The actions for a declared item. */
export function TaxItemActions({ owner, item, onChange, more = [] }: Props) {
  const [removing, setRemoving] = useState(false)
  const title = itemTitle(item.details)
  return (
    <>
      <MoreMenu
        label={t`Actions for ${title}`}
        actions={[
          ...more,
          { label: t`Change`, icon: Pencil, onClick: onChange },
          { label: t`Remove`, icon: Trash2, danger: true, onClick: () => setRemoving(true) },
        ]}
      />
      <ConfirmDialog
        open={removing}
        title={t`Remove "${title}"?`}
        confirm={t`Remove`}
        onConfirm={async () => {
          await removeItem(owner, item)
          snack(t`${title} removed`)
        }}
        onClose={() => setRemoving(false)}
      >{t`It no longer counts towards the year's tax. The declaration and its proofs stay on record.`}</ConfirmDialog>
    </>
  )
}
