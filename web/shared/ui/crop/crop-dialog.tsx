import { Suspense } from 'react'
import { lazyDialog } from '../../part/lazy-part.tsx'
import type { CropDialogProps } from './crop-part.tsx'

const CropPart = lazyDialog(() => import('./crop-part.tsx'))

/** Lets the person crop a picture; its code is loaded once a picture is chosen. */
export function CropDialog(props: CropDialogProps) {
  return props.file === null ? null : (
    <Suspense fallback={null}>
      <CropPart {...props} file={props.file} />
    </Suspense>
  )
}
