import { t } from '@lingui/core/macro'
import { Box, Typography } from '@mui/material'
import { useState } from 'react'
import { entryOf, type RequestTypeName, requestTypeNames } from '@muster/contract/request-types.ts'
import { useApi } from '../../../shared/call/use-api.ts'
import type { Got } from '../../../shared/call/types.ts'
import { SelectInput } from '../../../shared/form/choice/select-field.tsx'
import { i18n } from '../../../shared/language/i18n.ts'
import { MoneyInput } from '../../../shared/form/text/money-field.tsx'
import { NumberInput } from '../../../shared/form/text/number-field.tsx'
import { loadManagers } from '../../../shared/form/choice/people-choices.ts'
import { PersonInput } from '../../../shared/form/choice/person-picker.tsx'
import type { Choice } from '../../../shared/form/choice/use-options.ts'
import { ErrorState } from '../../../shared/ui/error-state.tsx'
import { Panel } from '../../../shared/ui/panel.tsx'
import { TextSkeleton } from '../../../shared/ui/skeletons.tsx'
import { dueText } from './level-sentences.ts'

type Level = Got<'GET /api/v1/user/approval-rules/{type}/preview'>[number]

/** Who would decide a request of this type, person and size, level by level. */
export function WhoDecidesPanel() {
  const [type, setType] = useState<RequestTypeName>(requestTypeNames[0]!)
  const [person, setPerson] = useState<Choice | null>(null)
  const [days, setDays] = useState<number | null>(1)
  const [amount, setAmount] = useState<number | null>(null)
  const { hasMoney } = entryOf(type)
  const size = hasMoney
    ? amount === null
      ? {}
      : { amount }
    : { halfDays: Math.min(730, Math.max(1, Math.round((days ?? 1) * 2))) }
  const levels = useApi(person === null ? null : 'GET /api/v1/user/approval-rules/{type}/preview', {
    params: { type },
    query: { employeeId: person?.value ?? '', ...size },
  })
  return (
    <Panel title={t`Check approvers`}>
      <Box sx={{ display: 'grid', gap: 2, gridTemplateColumns: { xs: 'minmax(0, 1fr)', sm: '1fr 2fr 1fr' } }}>
        <SelectInput
          label={t`Request type`}
          value={type}
          onChange={(chosen) => setType(chosen as RequestTypeName)}
          options={requestTypeNames.map((one) => ({ value: one, label: i18n._(entryOf(one).title) }))}
        />
        <PersonInput label={t`Employee`} value={person} onChange={setPerson} load={loadManagers()} />
        {hasMoney ? (
          <MoneyInput label={t`Amount`} value={amount} onChange={setAmount} />
        ) : (
          <NumberInput
            label={type === 'leave' ? t`Leave days` : t`Days`}
            value={days}
            onChange={setDays}
            decimals={1}
          />
        )}
      </Box>
      <Box aria-live="polite" sx={{ mt: 2 }}>
        {person === null ? (
          <Typography
            sx={{ color: 'text.secondary' }}
          >{t`Select an employee to see who approves their requests.`}</Typography>
        ) : levels.error ? (
          <ErrorState
            title={t`Could not load the approvers.`}
            error={levels.error}
            onRetry={() => void levels.mutate()}
          />
        ) : levels.data ? (
          <Box component="ol" sx={{ m: 0, pl: 3, display: 'grid', gap: 1 }}>
            {levels.data.map((level, at) => (
              <li key={`${at} ${level.name}`}>
                <Typography component="span" sx={{ fontWeight: 600 }}>
                  {whoText(level)}
                </Typography>
                <Typography variant="body2" sx={{ color: 'text.secondary' }}>
                  {[level.name, dueText(level)].filter(Boolean).join(' · ')}
                </Typography>
              </li>
            ))}
          </Box>
        ) : (
          <TextSkeleton lines={3} />
        )}
      </Box>
    </Panel>
  )
}

function whoText({ assignee, skipped }: Level): string {
  if (assignee !== null) return assignee.kind === 'role' ? t`Anyone with the role ${assignee.name}` : assignee.name
  return {
    ownRequest: t`Skipped: their own request`,
    alreadyApproved: t`Skipped: already approves at an earlier level`,
    nobodyThere: t`Skipped: no manager at this level`,
  }[skipped ?? 'nobodyThere']
}
