import { useAsset } from './use-asset.ts'
import './asset-image.css'

interface Props {
  /** Key of the stored picture; empty shows the initials of `name`. */
  assetKey: string | null | undefined
  /** Who may see it: logos are public, everything of a person is private. */
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

/** First and last name of a person; the first two words of a company, whose last is mostly "Ltd". */
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
