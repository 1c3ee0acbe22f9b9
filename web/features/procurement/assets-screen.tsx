import { t } from '@lingui/core/macro'
import { Suspense } from 'react'
import { lazyPart } from '../../shared/part/lazy-part.tsx'
import { PageHeader } from '../../shared/ui/page-header.tsx'
import { TextSkeleton } from '../../shared/ui/skeletons.tsx'
import { useUrlTab } from '../../shared/ui/url-tabs.tsx'
import { AssetRegister } from './asset/asset-register.tsx'

const PurchaseList = lazyPart(() => import('./purchase/purchase-list.tsx'))

const tabs = [
  { value: 'register', label: t`Register` },
  { value: 'purchases', label: t`Purchases` },
]

/** For asset managers: the assets and their holders, and approved requests to be bought. */
export default function AssetsScreen() {
  const tab = useUrlTab(tabs)
  return (
    <>
      <PageHeader
        title={t`Assets`}
        subtitle={t`Company assets, their holders, and purchases on the way.`}
        tabs={tabs}
      />
      {tab === 'purchases' ? (
        <Suspense fallback={<TextSkeleton lines={8} />}>
          <PurchaseList />
        </Suspense>
      ) : (
        <AssetRegister />
      )}
    </>
  )
}
