import { t } from '@lingui/core/macro'
import { Box, IconButton, Typography } from '@mui/material'
import { FileText, X } from 'lucide-react'
import { useEffect, useState } from 'react'
import { formatBytes } from '../ui/file-kinds.ts'

/** A chosen file: picture or icon, name, size, remove. */
export function ChosenFile({ file, onRemove }: { file: File; onRemove: () => void }) {
  const preview = usePreview(file)
  return (
    <Box
      sx={{
        display: 'flex',
        alignItems: 'center',
        gap: 1.5,
        mt: 1,
        p: 1,
        border: '1px solid',
        borderColor: 'divider',
        borderRadius: '8px',
      }}
    >
      {preview === null ? (
        <FileText size={28} style={{ flexShrink: 0 }} strokeWidth={1.5} color="var(--grey-600)" aria-hidden />
      ) : (
        <Box
          component="img"
          src={preview}
          alt=""
          sx={{ width: 40, height: 40, objectFit: 'cover', borderRadius: '6px' }}
        />
      )}
      <Box sx={{ flexGrow: 1, minWidth: 0 }}>
        <Typography noWrap title={file.name}>
          {file.name}
        </Typography>
        <Typography variant="caption" sx={{ color: 'text.secondary' }}>
          {formatBytes(file.size)}
        </Typography>
      </Box>
      <IconButton aria-label={t`Remove ${file.name}`} onClick={onRemove}>
        <X size={18} aria-hidden />
      </IconButton>
    </Box>
  )
}

function usePreview(file: File): string | null {
  const [preview, setPreview] = useState<string | null>(null)
  useEffect(() => {
    if (!file.type.startsWith('image/')) return
    const url = URL.createObjectURL(file)
    setPreview(url)
    return () => {
      setPreview(null)
      URL.revokeObjectURL(url)
    }
  }, [file])
  return preview
}
