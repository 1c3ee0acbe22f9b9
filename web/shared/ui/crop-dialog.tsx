import { lazy, Suspense } from 'react'

const CropPart = lazy(() => import('./crop-part.tsx'))

export interface CropDialogProps {
  /** The chosen picture; the dialog is open while there is one. */
  file: File | null
  /** "Profile picture", "Logo" */
  title: string
  /** Width by height; square unless told. */
  aspect?: number
  /** Gets the cropped picture, at most 1,024 px wide. The dialog stays open with the message when it fails. */
  onCropped: (picture: File) => Promise<unknown> | void
  onClose: () => void
}

/** Chooses the part of a picture to keep; its code is loaded when a picture was chosen. */
export function CropDialog(props: CropDialogProps) {
  return props.file === null ? null : (
    <Suspense fallback={null}>
      <CropPart {...props} file={props.file} />
    </Suspense>
  )
}
