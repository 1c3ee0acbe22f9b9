import { t } from '@lingui/core/macro'
import { Suspense, useState } from 'react'
import { lazyDialog } from '../../../shared/part/lazy-part.tsx'
import { ActionButton } from '../../../shared/ui/action/action-button.tsx'
import type { OfEntity } from './of-entity.ts'

// Rarely opened.
const PartPaymentDialog = lazyDialog(() => import('./part-payment-dialog.tsx'))
const PortalErrorsDialog = lazyDialog(() => import('./portal-errors-dialog.tsx'))

/** What the EPFO portal may ask for after the return: reading its errors, and a part payment. */
export function PfPortal({ runId, entity }: { runId: string; entity: OfEntity }) {
  const [open, setOpen] = useState<'errors' | 'payment' | null>(null)
  const close = () => setOpen(null)
  return (
    <>
      <ActionButton action={{ label: t`Check portal errors`, onClick: () => setOpen('errors') }} />
      <ActionButton action={{ label: t`Part payment`, onClick: () => setOpen('payment') }} />
      <Suspense fallback={null}>
        {open === 'errors' ? <PortalErrorsDialog runId={runId} entity={entity} onClose={close} /> : null}
        {open === 'payment' ? <PartPaymentDialog runId={runId} entity={entity} onClose={close} /> : null}
      </Suspense>
    </>
  )
}
