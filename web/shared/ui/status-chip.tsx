import { Box } from '@mui/material'
import { statusTone, type Tone, toneColours } from '../theme/status-tone.ts'

interface Props {
  /** The status as the server names it: `pending`, `halfDay`, `work-from-home`. */
  status: string
  /** The text to show instead of the status: "Waiting for Anita Rao". */
  label?: string
  /** A tone other than the status's own. */
  tone?: Tone
}

/** A status in words on its colour; the dot is decorative. */
export function StatusChip({ status, label, tone }: Props) {
  const colours = toneColours[tone ?? statusTone(status)]
  return (
    <Box
      component="span"
      sx={{
        display: 'inline-flex',
        alignItems: 'center',
        gap: 0.75,
        minHeight: 22,
        px: 1,
        borderRadius: '6px',
        bgcolor: colours.background,
        color: colours.text,
        fontSize: '0.75rem',
        fontWeight: 600,
        lineHeight: 1.4,
        maxWidth: '100%',
      }}
    >
      <Box
        aria-hidden
        component="span"
        sx={{ width: 6, height: 6, flexShrink: 0, borderRadius: '50%', bgcolor: colours.dot }}
      />
      {label ?? statusLabel(status)}
    </Box>
  )
}

/** `work-from-home` → `Work from home`, `halfDay` → `Half day`. */
export function statusLabel(status: string): string {
  const spaced = status
    .replace(/([a-z])([A-Z])/g, '$1 $2')
    .replace(/[-_]/g, ' ')
    .toLowerCase()
  return spaced.charAt(0).toUpperCase() + spaced.slice(1)
}
