import { plural, t } from '@lingui/core/macro'
import { Alert, Box, Typography } from '@mui/material'
import { useWatch } from 'react-hook-form'
import type { BodySent } from '@muster/contract/routes.ts'
import type { RouteOf } from '../../shared/call/types.ts'
import { usePostRead } from '../../shared/call/use-api.ts'
import { useDebounced } from '../../shared/call/use-debounced.ts'
import { listText } from '../../shared/format/list.ts'
import { stateName } from '../../shared/format/states.ts'
import { ErrorState } from '../../shared/ui/error-state.tsx'
import { Panel } from '../../shared/ui/panel.tsx'
import { TextSkeleton } from '../../shared/ui/skeletons.tsx'
import { HolidayChoices } from './holiday-choices.tsx'
import { SetupChanges } from './setup-changes.tsx'
import { fundsOf, previewKey, type Proposal, type SetupValues, type StateScheme } from './setup-values.ts'
import { answerText, schemeName, schemeTitle, scheduleText } from './setup-labels.ts'

/** Everything that the answers would create, before it is created; for a company already set up, what they would change. */
export function SetupProposal({ isAgain, schemes }: { isAgain: boolean; schemes: readonly StateScheme[] }) {
  const values = useWatch() as SetupValues
  // As text, so that equal answers are one question.
  const question = useDebounced(JSON.stringify(questionOf(values, schemes)))
  const asked = JSON.parse(question) as Question | null
  const reply = usePostRead(previewKey, asked)
  if (reply.error)
    return (
      <ErrorState title={t`Could not load the preview.`} error={reply.error} onRetry={() => void reply.mutate()} slim />
    )
  if (!reply.data)
    return (
      <Panel title={t`Setup preview`}>
        {asked === null ? t`Answer all questions to see the setup.` : <TextSkeleton lines={8} />}
      </Panel>
    )
  if (isAgain) return <SetupChanges proposal={reply.data} />
  const { holidays, leave, template } = reply.data
  const due = reply.data.schemes.filter(({ isDue }) => isDue)
  return (
    <Panel title={t`Setup preview`} subtitle={t`Nothing is saved until you choose "Set up company".`}>
      <Box sx={{ display: 'grid', gap: 2.5, gridTemplateColumns: 'minmax(0, 1fr)' }}>
        {due.map((scheme) => (
          <Alert key={schemeTitle(scheme)} severity="warning">
            {t`${schemeTitle(scheme)}: ${scheme.law}`}
          </Alert>
        ))}
        <Part title={t`Locations`} lines={placeLines(reply.data)} />
        <Part title={t`Registrations`} lines={schemeLines(reply.data)} />
        <Part title={t`Pay schedule`} lines={[scheduleText(reply.data.schedule)]} />
        <Part
          title={t`Salary template`}
          lines={
            template === null
              ? [t`Your own salary templates stay as they are.`]
              : [
                  t`${template.name}: ${listText(template.parts, 'and')}.`,
                  template.ctcIncludes.length === 0
                    ? t`The employer's contributions are paid in addition to the CTC.`
                    : t`The CTC includes the employer's share of ${listText(template.ctcIncludes.map(schemeName), 'and')}.`,
                ]
          }
        />
        <Part
          title={t`Leave policies`}
          lines={leave.map(({ name, daysAYear, isPaid }) =>
            isPaid ? t`${name}: ${plural(daysAYear, { one: '# day', other: '# days' })} annually` : t`${name}: unpaid`,
          )}
        />
        <HolidayChoices holidays={holidays} />
      </Box>
    </Panel>
  )
}

type Question = BodySent<RouteOf<typeof previewKey>>

/** Null while an answer is missing or invalid. */
function questionOf(
  { people, states, pf, esi, stateFunds, payDay, payMonth, employerShareInCtc }: SetupValues,
  schemes: readonly StateScheme[],
): Question | null {
  if (people === null || people < 1 || people > 100_000 || states.length === 0) return null
  if (payDay === null || payDay < 1 || payDay > 31 || pf === '' || esi === '') return null
  const codes = states.map(({ value }) => value)
  const funds = fundsOf(codes, stateFunds, schemes)
  if (Object.values(funds).some((one) => Object.values(one).includes(''))) return null
  const answered = funds as Question['stateFunds']
  return { people, states: codes, pf, esi, stateFunds: answered, payDay, payMonth, employerShareInCtc }
}

function Part({ title, lines }: { title: string; lines: readonly string[] }) {
  return (
    <section>
      <Typography variant="h6" component="h3">
        {title}
      </Typography>
      <Box component="ul" sx={{ m: 0, p: 0, listStyle: 'none' }}>
        {lines.map((line) => (
          <li key={line}>{line}</li>
        ))}
      </Box>
    </section>
  )
}

const placeLines = ({ places }: Proposal) =>
  places.map(({ name, state, isNew }) =>
    isNew ? t`${name} (new), ${stateName(state)}` : t`${name}, ${stateName(state)}`,
  )

const schemeLines = ({ schemes }: Proposal) =>
  schemes.map((scheme) => t`${schemeTitle(scheme)}: ${answerText(scheme.answer)}`)
