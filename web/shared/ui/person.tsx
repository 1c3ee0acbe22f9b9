import { Avatar, Box, Link, Typography } from '@mui/material'
import type { ReactNode } from 'react'
import { Link as RouterLink } from 'react-router'

interface Props {
  name: string
  /** Address of the photo; initials stand in for it. */
  photo?: string | null
  /** Second line: code · department, role. */
  detail?: ReactNode
  /** Makes the name a link. */
  to?: string
  size?: number
}

/** A person: photo or initials, name, one more line. */
export function Person({ name, photo, detail, to, size = 32 }: Props) {
  return (
    <Box
      component="span"
      sx={{ display: 'inline-flex', alignItems: 'center', gap: 1.25, minWidth: 0, maxWidth: '100%' }}
    >
      <PersonAvatar name={name} photo={photo} size={size} />
      <Box component="span" sx={{ minWidth: 0 }}>
        <Typography component="span" noWrap sx={{ fontWeight: 500, display: 'block' }} title={name}>
          {to === undefined ? (
            name
          ) : (
            <Link component={RouterLink} to={to} underline="hover">
              {name}
            </Link>
          )}
        </Typography>
        {detail ? (
          <Typography component="span" variant="caption" noWrap sx={{ color: 'text.secondary', display: 'block' }}>
            {detail}
          </Typography>
        ) : null}
      </Box>
    </Box>
  )
}

const TINTS = ['blue', 'green', 'amber', 'red', 'cyan', 'violet'] as const

/** Photo or initials on a tint chosen from the name. The name must stand beside it as text. */
export function PersonAvatar({ name, photo, size = 32 }: { name: string; photo?: string | null; size?: number }) {
  const tint = TINTS[[...name].reduce((sum, letter) => sum + (letter.codePointAt(0) ?? 0), 0) % TINTS.length] ?? 'blue'
  return (
    <Avatar
      aria-hidden
      src={photo ?? undefined}
      slotProps={{ img: { alt: '' } }}
      sx={{
        width: size,
        height: size,
        fontSize: size * 0.38,
        fontWeight: 600,
        bgcolor: `var(--${tint}-100)`,
        color: `var(--${tint}-700)`,
      }}
    >
      {initials(name)}
    </Avatar>
  )
}

function initials(name: string): string {
  const words = name.trim().split(/\s+/)
  return [words[0], words.length > 1 ? words.at(-1) : undefined]
    .map((word) => [...(word ?? '')][0] ?? '')
    .join('')
    .toUpperCase()
}
