import { Dialog, DialogContent } from '@mui/material'
import { ErrorState } from '../../../shared/ui/error-state.tsx'
import { FormSkeleton } from '../../../shared/ui/skeletons.tsx'

interface Props {
  title: string
  /** The error if it could not be loaded. */
  failed: string
  error: unknown
  onRetry: () => void
  onClose: () => void
}

/** Placeholder of a form over the page until its record is loaded. */
export function LoadingDialog({ title, failed, error, onRetry, onClose }: Props) {
  return (
    <Dialog open fullWidth onClose={onClose} aria-label={title}>
      <DialogContent>
        {error ? <ErrorState title={failed} error={error} onRetry={onRetry} /> : <FormSkeleton fields={4} />}
      </DialogContent>
    </Dialog>
  )
}
