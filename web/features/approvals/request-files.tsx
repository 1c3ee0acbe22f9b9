import { t } from '@lingui/core/macro'
import { Box, Button } from '@mui/material'
import { FileText } from 'lucide-react'
import { api } from '../../shared/call/api.ts'
import { useDownload } from '../../shared/table/use-download.ts'
import type { AnyRequest } from './request-view.ts'

type File = AnyRequest['attachments'][number]

/** The files of a request, each to be saved. */
export default function RequestFiles({ files }: { files: readonly File[] }) {
  return (
    <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0, display: 'flex', flexWrap: 'wrap', gap: 1 }}>
      {files.map((file) => (
        <li key={file._id}>
          <FileButton file={file} />
        </li>
      ))}
    </Box>
  )
}

function FileButton({ file: { key, name } }: { file: File }) {
  const download = useDownload()
  return (
    <Button
      variant="outlined"
      color="inherit"
      loading={download.pending}
      startIcon={<FileText size={18} aria-hidden />}
      aria-label={t`Download ${name}`}
      onClick={() => void download.run(name, () => api('GET /api/v1/utility/assets/private', { query: { key } }))}
      sx={{ textTransform: 'none', overflowWrap: 'anywhere' }}
    >
      {name}
    </Button>
  )
}
