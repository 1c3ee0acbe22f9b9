import { t } from '@lingui/core/macro'
import { Button } from '@mui/material'
import { Download } from 'lucide-react'
import type { ReactNode } from 'react'
import { useDownload } from '../../shared/table/use-download.ts'

interface Props {
  /** The accessible name of what is downloaded: `Bank file`. */
  what: string
  fileName: string
  fetchIt: () => Promise<Blob>
  /** `primary` for the main one of several. */
  look?: 'primary' | 'secondary'
  children: ReactNode
}

/** Downloads one of several files in a list. */
export function DownloadButton({ what, fileName, fetchIt, look = 'secondary', children }: Props) {
  const download = useDownload()
  return (
    <Button
      variant={look === 'primary' ? 'contained' : 'outlined'}
      color={look === 'primary' ? 'primary' : 'inherit'}
      sx={{ flexShrink: 0 }}
      startIcon={<Download size={18} strokeWidth={1.9} aria-hidden />}
      aria-label={t`Download ${what}`}
      loading={download.pending}
      onClick={() => void download.run(fileName, fetchIt)}
    >
      {children}
    </Button>
  )
}
