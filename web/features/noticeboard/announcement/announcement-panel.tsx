import { t } from '@lingui/core/macro'
import { Box, Typography } from '@mui/material'
import { Users } from 'lucide-react'
import { Suspense, useEffect, useState } from 'react'
import { api } from '../../../shared/call/api.ts'
import { invalidate, useApi } from '../../../shared/call/use-api.ts'
import { formatDate } from '../../../shared/format/date.ts'
import { formatInstant } from '../../../shared/format/time.ts'
import { lazyDialog } from '../../../shared/part/lazy-part.tsx'
import { ActionButton } from '../../../shared/ui/action/action-button.tsx'
import { ErrorState } from '../../../shared/ui/error-state.tsx'
import { SidePanel } from '../../../shared/ui/side-panel/side-panel.tsx'
import { TextSkeleton } from '../../../shared/ui/skeletons.tsx'
import { audienceText } from '../text/audience-fields.tsx'
import { RichText } from '../text/rich-text.tsx'
import { announcementReads } from './announcement-labels.ts'

const ReadersDialog = lazyDialog(() => import('./readers-dialog.tsx'))

interface Props {
  id: string
  onClose: () => void
  onEdit: (id: string) => void
}

/** One announcement; opening it marks it as read. */
export default function AnnouncementPanel({ id, onClose, onEdit }: Props) {
  const { data, error, mutate } = useApi('GET /api/v1/user/announcement/{id}', { params: { id } })
  const [showsReaders, setShowsReaders] = useState(false)
  const isUnread = data !== undefined && !data.isRead && data.state === 'published'
  useEffect(() => {
    if (!isUnread) return
    // If this fails, the next visit marks it as read.
    void api('POST /api/v1/user/announcement/{id}/read', { params: { id } })
      .then(() => invalidate(...announcementReads))
      .catch(() => undefined)
  }, [isUnread, id])
  const reads = data?.reads ?? null
  return (
    <SidePanel
      open
      wide
      title={data?.title ?? t`Announcement`}
      onClose={onClose}
      footer={
        reads === null ? undefined : (
          <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
            <ActionButton
              action={{
                label: t`Read by ${reads.read} of ${reads.readers}`,
                icon: Users,
                onClick: () => setShowsReaders(true),
              }}
            />
            <ActionButton action={{ label: t`Edit`, onClick: () => onEdit(id) }} />
          </Box>
        )
      }
    >
      {data !== undefined ? (
        <Box sx={{ display: 'grid', gap: 2 }}>
          <Typography variant="body2" sx={{ color: 'text.secondary' }}>
            {[
              data.state === 'scheduled'
                ? t`${data.author}, scheduled for ${formatInstant(data.publishAt)}`
                : t`${data.author}, ${formatInstant(data.publishAt)}`,
              ...(reads === null ? [] : [audienceText(data.audience)]),
              ...(data.expiresOn === null ? [] : [t`Shown until ${formatDate(data.expiresOn)}`]),
            ].join(' · ')}
          </Typography>
          <RichText html={data.html} />
        </Box>
      ) : error ? (
        <ErrorState title={t`Could not load the announcement.`} error={error} onRetry={() => void mutate()} />
      ) : (
        <TextSkeleton lines={6} />
      )}
      <Suspense fallback={null}>
        {showsReaders ? (
          <ReadersDialog id={id} title={data?.title ?? ''} onClose={() => setShowsReaders(false)} />
        ) : null}
      </Suspense>
    </SidePanel>
  )
}
