import { useEffect, useState } from 'react'
import { useApi } from '../call/use-api.ts'

/** Address of a stored file for `<img>` or a link, null while it loads or when there is none. */
export function useAsset(key: string | null | undefined, kind: 'public' | 'private' = 'private'): string | null {
  // A picture that was just chosen is shown from the browser's own memory.
  const chosen = key?.startsWith('blob:') === true ? key : null
  const wanted = chosen === null && key !== null && key !== undefined && key !== ''
  const query = { query: { key: key ?? '' } }
  const open = useApi(wanted && kind === 'public' ? 'GET /api/v1/utility/assets/public' : null, query)
  const guarded = useApi(wanted && kind === 'private' ? 'GET /api/v1/utility/assets/private' : null, query)
  const blob = wanted ? (kind === 'public' ? open.data : guarded.data) : undefined
  const [url, setUrl] = useState<string | null>(null)
  useEffect(() => {
    if (!(blob instanceof Blob)) {
      setUrl(null)
      return
    }
    const made = URL.createObjectURL(blob)
    setUrl(made)
    return () => URL.revokeObjectURL(made)
  }, [blob])
  return chosen ?? url
}
