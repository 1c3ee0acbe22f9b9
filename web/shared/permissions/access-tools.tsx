import { t } from '@lingui/core/macro'
import { Box } from '@mui/material'
import { Copy, Eye } from 'lucide-react'
import { Suspense, useState } from 'react'
import type { Held } from '@muster/contract/access-levels.ts'
import { lazyDialog } from '../part/lazy-part.tsx'
import { ActionButton } from '../ui/action/action-button.tsx'

const AccessPreview = lazyDialog(() => import('./access-preview.tsx'))
const CopyAccessDialog = lazyDialog(() => import('./copy-access-dialog.tsx'))

interface Props {
  /** "Priya Nair", "Manager" */
  name: string
  roleName: string
  held: Held
  saved: Held
  /** Null if read-only. */
  onCopy: ((held: Held) => void) | null
}

/** Aids to choosing: copying another's access, and a preview of the product. */
export function AccessTools({ name, roleName, held, saved, onCopy }: Props) {
  const [shown, setShown] = useState<'copy' | 'preview' | null>(null)
  const close = () => setShown(null)
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
      {onCopy === null ? null : (
        <ActionButton action={{ label: t`Copy access from…`, icon: Copy, onClick: () => setShown('copy') }} />
      )}
      <ActionButton action={{ label: t`Preview as ${name}`, icon: Eye, onClick: () => setShown('preview') }} />
      <Suspense fallback={null}>
        {shown === 'copy' && onCopy !== null ? (
          <CopyAccessDialog held={held} saved={saved} onCopy={onCopy} onClose={close} />
        ) : null}
        {shown === 'preview' ? (
          <AccessPreview open name={name} roleName={roleName} held={held} onClose={close} />
        ) : null}
      </Suspense>
    </Box>
  )
}
