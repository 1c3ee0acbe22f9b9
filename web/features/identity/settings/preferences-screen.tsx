import { t } from '@lingui/core/macro'
import { Box } from '@mui/material'
import { messageOf } from '../../../shared/call/api-error.ts'
import { useCall } from '../../../shared/call/use-call.ts'
import { RadioCardsInput } from '../../../shared/form/choice/radio-cards.tsx'
import { SwitchInput } from '../../../shared/form/choice/switch-field.tsx'
import { loadUser } from '../../../shared/session/session-calls.ts'
import { useSession } from '../../../shared/session/session.ts'
import { useShortcutSetting } from '../../../shared/shortcuts/shortcut.ts'
import { snack, snackError } from '../../../shared/snackbar/snackbar.ts'
import { PageHeader } from '../../../shared/ui/page-header.tsx'
import { Panel } from '../../../shared/ui/panel.tsx'

/** A person's display and keyboard preferences. Each choice is saved at once. */
export default function PreferencesScreen() {
  const hour12 = useSession(({ user }) => user?.hour12 === true)
  const save = useCall('PUT /api/v1/user/preference')
  const shortcuts = useShortcutSetting(({ on }) => on)
  const choose = async (clock: string) => {
    try {
      await save.run({ body: { hour12: clock === '12' } })
      await loadUser()
      snack(t`Preferences saved`)
    } catch (error) {
      snackError(messageOf(error))
    }
  }
  return (
    <Box sx={{ maxWidth: 860 }}>
      <PageHeader title={t`Preferences`} subtitle={t`Your choices apply only to you.`} />
      <Box sx={{ display: 'grid', gap: 2.5, gridTemplateColumns: 'minmax(0, 1fr)' }}>
        <Panel title={t`Time format`}>
          <RadioCardsInput
            label={t`Time format`}
            hideLabel
            value={hour12 ? '12' : '24'}
            disabled={save.pending}
            onChange={(clock) => void choose(clock)}
            options={[
              { value: '24', label: t`24-hour clock`, detail: '14:30' },
              { value: '12', label: t`12-hour clock`, detail: '2:30 pm' },
            ]}
          />
        </Panel>
        <Panel title={t`Keyboard`} subtitle={t`Saved on this device until you log out.`}>
          <SwitchInput
            label={t`Use shortcuts without Ctrl`}
            value={shortcuts}
            onChange={(on) => useShortcutSetting.setState({ on })}
          />
        </Panel>
      </Box>
    </Box>
  )
}
