import { t } from '@lingui/core/macro'
import { Box, Typography } from '@mui/material'
import { Link } from 'react-router'
import { useApi } from '../../../shared/call/use-api.ts'
import { RelativeTime } from '../../../shared/format/relative-time.tsx'
import { ErrorState } from '../../../shared/ui/error-state.tsx'
import { TextSkeleton } from '../../../shared/ui/skeletons.tsx'
import { visuallyHidden } from '../../../shared/ui/visually-hidden.ts'

/** The latest three, each linked to its text. */
export default function LatestAnnouncements() {
  const { data, error, mutate } = useApi('GET /api/v1/user/announcement', { query: { limit: 3, state: 'published' } })
  if (error && !data)
    return <ErrorState title={t`Could not load announcements.`} error={error} onRetry={() => void mutate()} />
  if (!data) return <TextSkeleton lines={3} />
  if (data.data.length === 0)
    return <Typography sx={{ color: 'text.secondary' }}>{t`No announcements yet.`}</Typography>
  return (
    <Box component="ul" aria-label={t`Announcements`} sx={{ listStyle: 'none', m: 0, p: 0, display: 'grid', gap: 1.5 }}>
      {data.data.map(({ _id, title, isRead, publishAt }) => (
        <Box component="li" key={_id} sx={{ display: 'flex', alignItems: 'baseline', gap: 1 }}>
          <Box
            component="span"
            sx={{
              width: 8,
              height: 8,
              flexShrink: 0,
              borderRadius: '50%',
              bgcolor: isRead ? 'transparent' : 'primary.main',
            }}
          />
          <Box sx={{ minWidth: 0, overflowWrap: 'anywhere' }}>
            <Box
              component={Link}
              className="touch-area"
              to={`/home/organization?tab=1&id=${_id}`}
              sx={{
                color: 'primary.main',
                fontWeight: isRead ? 400 : 600,
                textDecoration: 'none',
                '&:hover': { textDecoration: 'underline' },
              }}
            >
              {isRead ? null : <span style={visuallyHidden}>{t`Unread:`} </span>}
              {title}
            </Box>
            <Typography variant="caption" component="div" sx={{ color: 'text.secondary' }}>
              <RelativeTime value={publishAt} />
            </Typography>
          </Box>
        </Box>
      ))}
    </Box>
  )
}
