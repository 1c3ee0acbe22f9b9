import { IconButton, Tooltip } from '@mui/material'
import { Check, Copy } from 'lucide-react'
import { useState } from 'react'

/** Puts a value on the clipboard and says so. */
export function CopyButton({ value, label }: { value: string; label: string }) {
  const [copied, setCopied] = useState(false)
  const name = copied ? 'Copied' : `Copy ${label}`
  const copy = async () => {
    await navigator.clipboard.writeText(value)
    setCopied(true)
    setTimeout(() => setCopied(false), 2000)
  }
  return (
    <Tooltip title={name}>
      <IconButton size="small" aria-label={name} onClick={() => void copy()}>
        {copied ? <Check size={16} aria-hidden /> : <Copy size={16} aria-hidden />}
      </IconButton>
    </Tooltip>
  )
}
