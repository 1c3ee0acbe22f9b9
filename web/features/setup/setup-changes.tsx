import { t } from '@lingui/core/macro'
import { Alert, Box, Typography } from '@mui/material'
import { stateName } from '../../shared/format/states.ts'
import { Panel } from '../../shared/ui/panel.tsx'
import { HolidayChoices } from './holiday-choices.tsx'
import { answerText, schemeTitle, scheduleText } from './setup-labels.ts'
import type { Proposal } from './setup-values.ts'

/** What other answers would change, before they are applied. */
export function SetupChanges({ proposal }: { proposal: Proposal }) {
  const changes = changesOf(proposal)
  const added = proposal.holidays.filter(({ isThere }) => !isThere)
  return (
    <Panel
      title={t`Changes`}
      subtitle={t`Nothing changes until you choose "Apply changes". Locations and holidays are never removed.`}
    >
      <Box sx={{ display: 'grid', gap: 2.5, gridTemplateColumns: 'minmax(0, 1fr)' }}>
        {proposal.isPayOpen ? null : (
          <Alert severity="info">
            {t`A pay run is approved, so registrations, salary templates and the pay schedule stay as they are. Change them on their own pages.`}
          </Alert>
        )}
        {changes.length > 0 ? (
          <Box component="ul" sx={{ m: 0, pl: 2.5 }}>
            {changes.map((line) => (
              <li key={line}>{line}</li>
            ))}
          </Box>
        ) : (
          <Typography sx={{ color: 'text.secondary' }}>{t`These answers change no settings.`}</Typography>
        )}
        {added.length > 0 ? <HolidayChoices holidays={added} /> : null}
      </Box>
    </Panel>
  )
}

/** What other answers change in today's settings, one line each; the holidays are chosen below them. */
function changesOf({ places, schemes, schedule, scheduleNow, template, isPayOpen }: Proposal): string[] {
  const locations = places
    .filter(({ isNew }) => isNew)
    .map(({ name, state }) => t`Location added: ${name}, ${stateName(state)}`)
  if (!isPayOpen) return locations
  const registrations = schemes
    .filter(({ answer, now }) => answer !== now)
    .map((scheme) =>
      scheme.now === null
        ? t`${schemeTitle(scheme)}: ${answerText(scheme.answer)}`
        : t`${schemeTitle(scheme)}: ${answerText(scheme.answer)}, instead of ${answerText(scheme.now)}`,
    )
  const schedules = [scheduleText(schedule), scheduleText(scheduleNow)] as const
  return [
    ...locations,
    ...registrations,
    ...(schedules[0] === schedules[1] ? [] : [t`${schedules[0]}. Now: ${schedules[1]}`]),
    ...(template === null
      ? []
      : [
          template.ctcIncludes.length === 0
            ? t`${template.name}: the employer's contributions are paid in addition to the CTC`
            : t`${template.name}: the CTC includes the employer's contributions`,
        ]),
  ]
}
