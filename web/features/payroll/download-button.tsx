import { t } from '@lingui/core/macro'
import { Button } from '@mui/material'
import { Download } from 'lucide-react'
import type { ReactNode } from 'react'
import { useDownload } from '../../shared/table/use-download.ts'

interface Props {
  /** What is fetched, for those who do not see where the button stands: `Bank file`. */
  what: string
  fileName: string
  fetchIt: () => Promise<Blob>
  /** The one to take of several is `primary`. */
  look?: 'primary' | 'secondary'
  children: ReactNode
}

/** Fetches one file of several that stand in a list. */
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
