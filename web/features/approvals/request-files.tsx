import { t } from '@lingui/core/macro'
import { Box, Button } from '@mui/material'
import { FileText } from 'lucide-react'
import { type ReactNode, Suspense, useState } from 'react'
import { lazyDialog } from '../../shared/part/lazy-part.tsx'
import type { AnyRequest } from './request-view.ts'

// Loaded when a file is opened.
const FileViewer = lazyDialog(() => import('./file-viewer.tsx').then((file) => ({ default: file.FileViewer })))

type File = AnyRequest['attachments'][number]

/** A request's files, each opened on click. `children`: what they are bills of, shown above them. */
export default function RequestFiles({ files, children }: { files: readonly File[]; children?: ReactNode }) {
  const [shown, setShown] = useState<File | null>(null)
  return (
    <>
      <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0, display: 'flex', flexWrap: 'wrap', gap: 1 }}>
        {files.map((file) => (
          <li key={file._id}>
            <Button
              variant="outlined"
              color="inherit"
              startIcon={<FileText size={18} aria-hidden />}
              aria-label={t`Open ${file.name}`}
              onClick={() => setShown(file)}
              sx={{ textTransform: 'none', overflowWrap: 'anywhere', maxWidth: '100%' }}
            >
              {file.name}
            </Button>
          </li>
        ))}
      </Box>
      {shown === null ? null : (
        <Suspense fallback={null}>
          <FileViewer file={shown} onClose={() => setShown(null)}>
            {children}
          </FileViewer>
        </Suspense>
      )}
    </>
  )
}
