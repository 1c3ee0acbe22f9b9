import { t } from '@lingui/core/macro'
import { Box } from '@mui/material'
import { useState } from 'react'
import { useFormContext } from 'react-hook-form'
import type { StatutorySection } from '@muster/contract/payroll/statutory/statutory-sections.ts'
import { useCall } from '../../../../shared/call/use-call.ts'
import { messageOf } from '../../../../shared/call/api-error.ts'
import { DateInput } from '../../../../shared/form/date/date-field.tsx'
import { MoneyInput } from '../../../../shared/form/text/money-field.tsx'
import { NumberInput } from '../../../../shared/form/text/number-field.tsx'
import { ActionButton } from '../../../../shared/ui/action/action-button.tsx'
import { Panel } from '../../../../shared/ui/panel.tsx'
import { SelectInput } from '../../select-later.tsx'
import type { Place } from '../place.ts'
import { toBody } from '../../../../shared/statutory/sections.ts'
import { type ExampleResult, LawExampleResult } from './law-example-result.tsx'

const genders = [
  { value: 'male', label: t`Men` },
  { value: 'female', label: t`Women` },
]

interface Props {
  section: StatutorySection
  month: string
  place: Place
}

/** Tries a wage with the form's values, saved or not; the server calculates it as a pay run would. */
export function LawExample({ section, month, place: { state, locationId } }: Props) {
  'use no memo' // The form library reports changes through the same objects.
  const form = useFormContext()
  const [wage, setWage] = useState<number | null>(3_000_000)
  const [at, setAt] = useState<string | null>(month)
  const [gender, setGender] = useState<'male' | 'female'>('male')
  const [years, setYears] = useState<number | null>(10)
  const [result, setResult] = useState<ExampleResult | null>(null)
  const [failure, setFailure] = useState<string | null>(null)
  const call = useCall('POST /api/v1/user/statutory-settings/preview')
  const run = async () => {
    const draft = toBody(section, form.getValues('value') as Record<string, unknown>)
    const more = { state, locationId, gender, years: years ?? 0, draft }
    try {
      setResult(await call.run({ body: { section, month: at ?? month, monthlyWagePaise: wage ?? 0, ...more } }))
      setFailure(null)
    } catch (error) {
      setResult(null)
      setFailure(messageOf(error))
    }
  }
  return (
    <Box
      // Enter requests the result here; it must not submit the form around it.
      onKeyDown={(event) => {
        if (event.key !== 'Enter' || !(event.target instanceof HTMLInputElement)) return
        event.preventDefault()
        event.stopPropagation()
        void run()
      }}
      sx={{
        position: { lg: 'sticky' },
        top: { lg: 76 },
        minWidth: 0,
        maxHeight: { lg: 'calc(100vh - 92px)' },
        overflowY: { lg: 'auto' },
      }}
    >
      <Panel title={t`Try it`} subtitle={t`Uses the values in the form, saved or not.`}>
        <Box sx={{ display: 'grid', gap: 2, gridTemplateColumns: 'minmax(0, 1fr)' }}>
          <MoneyInput label={t`Monthly wage`} value={wage} onChange={setWage} />
          <DateInput label={t`Month`} month value={at} onChange={setAt} />
          {section === 'pt' ? (
            <SelectInput
              label={t`Tax table for`}
              value={gender}
              onChange={(value) => setGender(value as 'male' | 'female')}
              options={genders}
            />
          ) : null}
          {section === 'gratuity' ? (
            <NumberInput label={t`Years of service`} value={years} onChange={setYears} unit={t`years`} />
          ) : null}
          <ActionButton action={{ label: t`Calculate`, onClick: () => void run(), pending: call.pending }} />
          <LawExampleResult result={result} failure={failure} />
        </Box>
      </Panel>
    </Box>
  )
}
