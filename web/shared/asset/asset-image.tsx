import { useEffect, useState } from 'react'
import { useApi } from '../call/use-api.ts'
import './asset-image.css'

interface Props {
  /** Key of the stored picture; empty shows the initials of `name`. */
  assetKey: string | null | undefined
  /** Who may see it: logos are public, everything about a person is private. */
  kind?: 'public' | 'private'
  name: string
  shape?: 'round' | 'square'
  size?: number
}

/** A picture of a person or company, or their initials on a tint chosen from the name. Decorative: the name is beside it. */
export function AssetImage({ assetKey, kind = 'private', name, shape = 'round', size = 36 }: Props) {
  const url = useAsset(assetKey, kind)
  return (
    <span
      className="asset-image"
      data-shape={shape}
      data-tint={tint(name)}
      style={{ width: size, height: size, fontSize: size * 0.38 }}
      aria-hidden="true"
    >
      {url === null ? initials(name, shape) : <img src={url} alt="" width={size} height={size} />}
    </span>
  )
}

/** First and last name of a person; the first two words of a company, whose last word is usually "Ltd". */
function initials(name: string, shape: 'round' | 'square'): string {
  const words = name.trim().split(/\s+/)
  const second = words.length < 2 ? '' : ((shape === 'square' ? words[1] : words.at(-1)) ?? '')
  return `${words[0]?.charAt(0) ?? ''}${second.charAt(0)}`.toUpperCase()
}

const tints = 6

function tint(name: string): number {
  let sum = 0
  for (const letter of name) sum = (sum * 31 + (letter.codePointAt(0) ?? 0)) % 997
  return sum % tints
}

/** URL of a stored file for `<img>` or a link; null while it loads or if there is none. */
function useAsset(key: string | null | undefined, kind: 'public' | 'private' = 'private'): string | null {
  // A newly chosen picture is shown from the browser's memory.
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
