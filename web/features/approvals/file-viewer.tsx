import { t } from '@lingui/core/macro'
import { Box, Dialog, DialogContent, DialogTitle, IconButton, Typography } from '@mui/material'
import { Download, X } from 'lucide-react'
import { type ReactNode, useEffect, useId, useState } from 'react'
import { api } from '../../shared/call/api.ts'
import { useApi } from '../../shared/call/use-api.ts'
import { useDownload } from '../../shared/table/use-download.ts'
import { ErrorState } from '../../shared/ui/error-state.tsx'
import { TextSkeleton } from '../../shared/ui/skeletons.tsx'
import { useIsPhone } from '../../shared/ui/use-is-phone.ts'

interface File {
  /** For GET /api/v1/utility/assets/private. */
  key: string
  name: string
  mediaType: string
}

interface Props {
  file: File
  /** What it is a bill of, shown above it. */
  children?: ReactNode
  onClose: () => void
}

/** A private file over the page: a picture or a document, viewed without saving it. */
export function FileViewer({ file: { key, name, mediaType }, children, onClose }: Props) {
  const titleId = useId()
  const phone = useIsPhone()
  const download = useDownload()
  const { data, error, mutate } = useApi('GET /api/v1/utility/assets/private', { query: { key } })
  const url = useAddress(data ?? null)
  return (
    <Dialog
      open
      fullWidth
      fullScreen={phone}
      onClose={onClose}
      aria-labelledby={titleId}
      slotProps={{ paper: { sx: { maxWidth: phone ? undefined : 960, height: phone ? undefined : '90vh' } } }}
    >
      <DialogTitle sx={{ display: 'flex', alignItems: 'center', gap: 1 }}>
        <Typography id={titleId} component="span" variant="h6" noWrap sx={{ flexGrow: 1 }} title={name}>
          {name}
        </Typography>
        <IconButton
          aria-label={t`Download ${name}`}
          disabled={download.pending}
          onClick={() => void download.run(name, () => api('GET /api/v1/utility/assets/private', { query: { key } }))}
        >
          <Download size={18} aria-hidden />
        </IconButton>
        <IconButton aria-label={t`Close`} onClick={onClose}>
          <X size={18} aria-hidden />
        </IconButton>
      </DialogTitle>
      <DialogContent sx={{ display: 'flex', flexDirection: 'column', gap: 1.5, minHeight: 0 }}>
        {children}
        {error ? (
          <ErrorState title={t`Could not load ${name}.`} error={error} onRetry={() => void mutate()} />
        ) : url === null ? (
          <TextSkeleton lines={8} />
        ) : mediaType === 'application/pdf' ? (
          <Box
            component="iframe"
            src={url}
            title={name}
            sx={{ border: 0, flexGrow: 1, minHeight: 320, width: '100%' }}
          />
        ) : (
          <Box sx={{ flexGrow: 1, minHeight: 0, overflow: 'auto', bgcolor: 'var(--grey-100)', borderRadius: '8px' }}>
            <Box component="img" src={url} alt={name} sx={{ display: 'block', maxWidth: '100%', mx: 'auto' }} />
          </Box>
        )}
      </DialogContent>
    </Dialog>
  )
}

/** An object URL for bytes while they are shown. */
function useAddress(bytes: Blob | null): string | null {
  const [url, setUrl] = useState<string | null>(null)
  useEffect(() => {
    if (bytes === null) return
    const address = URL.createObjectURL(bytes)
    setUrl(address)
    return () => {
      setUrl(null)
      URL.revokeObjectURL(address)
    }
  }, [bytes])
  return url
}
