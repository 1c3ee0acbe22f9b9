import { t } from '@lingui/core/macro'
import { Box, IconButton, Tooltip } from '@mui/material'
import { Eye, EyeOff } from 'lucide-react'
import { useEffect, useState } from 'react'

interface Props {
  /** The value, or the server's masked one if `reveal` fetches it in full. */
  value: string
  /** "Account number": for the button's name. */
  label: string
  /** Fetches the full value (the server logs it). Without it `value` itself is shown. */
  reveal?: () => Promise<string>
}

const SHOWN_FOR = 30_000

/** A sensitive value as `•••• 4821` with a button that shows it for 30 seconds. */
export function Masked({ value, label, reveal }: Props) {
  const [shown, setShown] = useState<string | null>(null)
  useEffect(() => {
    if (shown === null) return
    const timer = setTimeout(() => setShown(null), SHOWN_FOR)
    return () => clearTimeout(timer)
  }, [shown])
  const toggle = async () => setShown(shown === null ? await (reveal?.() ?? value) : null)
  const name = `${shown === null ? t`Show` : t`Hide`} ${label}`
  return (
    <Box component="span" className="tnum" sx={{ display: 'inline-flex', alignItems: 'center', gap: 0.5 }}>
      {shown ?? maskedText(value)}
      <Tooltip title={name}>
        <IconButton size="small" aria-label={name} onClick={() => void toggle()}>
          {shown === null ? <Eye size={16} aria-hidden /> : <EyeOff size={16} aria-hidden />}
        </IconButton>
      </Tooltip>
    </Box>
  )
}

/** The last four characters after dots. */
export function maskedText(value: string): string {
  return `•••• ${value.slice(-4)}`
}
