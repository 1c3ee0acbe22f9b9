import { Suspense } from 'react'
import { lazyDialog } from '../../part/lazy-part.tsx'
import type { CropDialogProps } from './crop-part.tsx'

const CropPart = lazyDialog(() => import('./crop-part.tsx'))

/** Chooses the part of a picture to keep; its code is loaded when a picture was chosen. */
export function CropDialog(props: CropDialogProps) {
  return props.file === null ? null : (
    <Suspense fallback={null}>
      <CropPart {...props} file={props.file} />
    </Suspense>
  )
}
