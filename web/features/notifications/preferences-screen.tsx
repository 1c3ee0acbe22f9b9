import { t } from '@lingui/core/macro'
import { Box } from '@mui/material'
import { notificationAreas, type NotificationArea } from '@muster/contract/notifications/notification-setting.ts'
import { settingOf } from '@muster/contract/notifications/notification-types.ts'
import { ErrorState } from '../../shared/ui/error-state.tsx'
import { PageHeader } from '../../shared/ui/page-header.tsx'
import { Panel } from '../../shared/ui/panel.tsx'
import { TextSkeleton } from '../../shared/ui/skeletons.tsx'
import { PreferenceTable } from './preference-table.tsx'
import { usePreferences } from './use-preferences.ts'

/** The notifications that a person receives in the app and by email. */
export default function PreferencesScreen() {
  const { preferences, error, retry, choose } = usePreferences()
  const areas = Object.keys(notificationAreas) as NotificationArea[]
  const rowsOf = (area: NotificationArea) => (preferences ?? []).filter(({ type }) => settingOf(type).area === area)
  return (
    <Box sx={{ maxWidth: 860 }}>
      <PageHeader
        title={t`Notifications`}
        subtitle={t`Choose your notifications in Muster and by email. Emails are sent after a few minutes, unless you read the notification first.`}
      />
      {error ? (
        <Panel>
          <ErrorState title={t`Could not load your notification settings.`} error={error} onRetry={retry} />
        </Panel>
      ) : preferences === undefined ? (
        <Panel>
          <TextSkeleton lines={10} />
        </Panel>
      ) : (
        <Box sx={{ display: 'grid', gap: 2.5, gridTemplateColumns: 'minmax(0, 1fr)' }}>
          {areas
            .filter((area) => rowsOf(area).length > 0)
            .map((area) => (
              <Panel key={area} title={notificationAreas[area]} flush>
                <PreferenceTable title={notificationAreas[area]} rows={rowsOf(area)} onChoose={choose} />
              </Panel>
            ))}
        </Box>
      )}
    </Box>
  )
}
