import { t } from '@lingui/core/macro'
import { Suspense } from 'react'
import { lazyDialog } from '../../../shared/part/lazy-part.tsx'
import type { MaybeAction } from '../../../shared/ui/action/action.ts'
import type { AssetRow } from './asset-labels.ts'

const HandOverDialog = lazyDialog(() => import('./hand-over-dialog.tsx'))
const ReturnDialog = lazyDialog(() => import('./return-dialog.tsx'))
const RetireDialog = lazyDialog(() => import('./retire-dialog.tsx'))
const EditAssetDialog = lazyDialog(() => import('./edit-asset-dialog.tsx'))

export interface AssetAct {
  what: 'handOver' | 'return' | 'retire' | 'edit'
  asset: AssetRow
}

/** The actions that an asset allows now. */
export function actsOf(asset: AssetRow, act: (chosen: AssetAct) => void): MaybeAction[] {
  const { state } = asset
  return [
    state === 'inStock' && { label: t`Hand over`, onClick: () => act({ what: 'handOver', asset }) },
    state === 'inUse' && { label: t`Record return`, onClick: () => act({ what: 'return', asset }) },
    { label: t`Edit`, onClick: () => act({ what: 'edit', asset }) },
    state === 'inStock' && { label: t`Retire`, danger: true, onClick: () => act({ what: 'retire', asset }) },
  ]
}

/** The dialog of the chosen action. */
export function AssetActs({ act, onClose }: { act: AssetAct | null; onClose: () => void }) {
  if (act === null) return null
  const Act = { handOver: HandOverDialog, return: ReturnDialog, retire: RetireDialog, edit: EditAssetDialog }[act.what]
  return (
    <Suspense fallback={null}>
      <Act asset={act.asset} onClose={onClose} />
    </Suspense>
  )
}
