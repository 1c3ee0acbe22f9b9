import { useEffect, useState } from 'react'
import type { Draft } from '../../../shared/draft/draft.ts'
import type { FilesByField } from '../../../shared/draft/draft-files.ts'

/** A draft's files: undefined while loading, null if they are gone. */
export function useDraftFiles(draft: Draft): FilesByField | null | undefined {
  const [files, setFiles] = useState<FilesByField | null | undefined>(draft.files > 0 ? undefined : {})
  useEffect(() => {
    if (draft.files === 0) return
    let isGone = false
    void draft.loadFiles().then((loaded) => (isGone ? undefined : setFiles(loaded)))
    return () => void (isGone = true)
  }, [draft])
  return files
}
