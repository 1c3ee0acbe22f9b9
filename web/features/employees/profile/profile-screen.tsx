import { t } from '@lingui/core/macro'
import { Alert, Box } from '@mui/material'
import { Suspense } from 'react'
import { Navigate } from 'react-router'
import { profileTabs } from '../../../app/tables/profile-tabs.ts'
import { useApi } from '../../../shared/call/use-api.ts'
import type { ProfileTab } from '../../../shared/contributions.ts'
import { lazyPart } from '../../../shared/part/lazy-part.tsx'
import { hasPermission, useSession } from '../../../shared/session/session.ts'
import { ErrorState } from '../../../shared/ui/error-state.tsx'
import { PageHeader } from '../../../shared/ui/page-header.tsx'
import { TextSkeleton } from '../../../shared/ui/skeletons.tsx'
import { StatusChip } from '../../../shared/ui/status-chip.tsx'
import { UrlTabs, useUrlTab } from '../../../shared/ui/url-tabs.tsx'
import { PhotoControl } from '../photo/photo-control.tsx'
import { useOwnPhoto } from '../photo/use-own-photo.ts'

const overview: ProfileTab = {
  value: 'overview',
  label: t`Overview`,
  Tab: lazyPart(() => import('./own-overview-tab.tsx')),
}

const tabs: readonly ProfileTab[] = [
  overview,
  { value: 'personal', label: t`Personal`, Tab: lazyPart(() => import('./own-personal-tab.tsx')) },
  { value: 'bank', label: t`Bank`, Tab: lazyPart(() => import('./own-bank-tab.tsx')) },
  {
    value: 'emergency',
    label: t`Emergency contacts`,
    Tab: lazyPart(() => import('../emergency/own-emergency-tab.tsx')),
  },
  { value: 'family', label: t`Family`, Tab: lazyPart(() => import('../family/own-family-tab.tsx')) },
  ...profileTabs,
]

/** The person's own record. */
export default function ProfileScreen() {
  const reply = useApi('GET /api/v1/employee/profile')
  const photo = useOwnPhoto()
  const hasLeft = useSession(({ user }) => user?.hasLeft === true)
  const held = useSession(({ permissions }) => permissions)
  const shown = tabs.filter(({ access, former }) =>
    hasLeft ? former === true : access === undefined || hasPermission(held, access),
  )
  const tab = useUrlTab(shown)
  if (reply.error)
    return (
      <ErrorState title={t`Could not load your profile.`} error={reply.error} onRetry={() => void reply.mutate()} />
    )
  if (reply.data === undefined) return <TextSkeleton lines={12} />
  if (reply.data === null) return <Navigate to="/home/admin-profile" replace />
  const profile = reply.data
  const { Tab } = shown.find(({ value }) => value === tab) ?? overview
  return (
    <Box>
      <Box sx={{ display: 'flex', gap: 2, alignItems: 'flex-start', flexWrap: { xs: 'wrap', md: 'nowrap' } }}>
        {hasLeft ? null : <PhotoControl name={profile.name} photo={profile.photo} {...photo} />}
        <Box sx={{ flexGrow: 1, minWidth: 0 }}>
          <PageHeader
            title={profile.name}
            subtitle={[profile.code, profile.designation ?? profile.role.name, profile.department?.name]
              .filter(Boolean)
              .join(' · ')}
          >
            <StatusChip status={profile.status} />
          </PageHeader>
        </Box>
      </Box>
      <Box sx={{ mb: 2.5 }}>
        <UrlTabs tabs={shown} label={t`Profile sections`} />
      </Box>
      {hasLeft ? (
        <Alert
          severity="info"
          sx={{ mb: 2.5 }}
        >{t`You have left the company. Your payslips, loans, Form 16, letters and full and final settlement remain available here.`}</Alert>
      ) : null}
      <Suspense fallback={<TextSkeleton lines={8} />}>
        <Tab profile={profile} />
      </Suspense>
    </Box>
  )
}
