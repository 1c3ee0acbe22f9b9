import { Box, Link, Typography } from '@mui/material'
import type { ReactNode } from 'react'
import { Link as RouterLink } from 'react-router'
import { AssetImage } from '../asset/asset-image.tsx'

interface Props {
  name: string
  /** Key of the photo from the server; initials are shown without one. */
  photo?: string | null
  /** Second line: code · department, role. */
  detail?: ReactNode
  /** Makes the name a link. */
  to?: string
  size?: number
}

/** A person: photo or initials, name, a second line. */
export function Person({ name, photo, detail, to, size = 32 }: Props) {
  return (
    <Box
      component="span"
      className={to === undefined ? undefined : 'touch-person'}
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
          <Typography
            component="span"
            className="person-detail"
            variant="caption"
            noWrap
            sx={{ color: 'text.secondary', display: 'block' }}
          >
            {detail}
          </Typography>
        ) : null}
      </Box>
    </Box>
  )
}

/** Photo or initials on a tint chosen from the name. The name must be beside it as text. */
export function PersonAvatar({ name, photo, size = 32 }: { name: string; photo?: string | null; size?: number }) {
  return <AssetImage assetKey={photo} name={name} size={size} />
}
