import { Box } from '@mui/material'
import { useState } from 'react'
import type { ReplyOf } from '@muster/contract/routes.ts'
import { api } from '../../../shared/call/api.ts'
import type { RouteOf } from '../../../shared/call/types.ts'
import { invalidate, useApi } from '../../../shared/call/use-api.ts'
import { FormPage } from '../../../shared/form/form-page.tsx'
import { FieldRow, FormSection } from '../../../shared/form/form-section.tsx'
import { NumberField } from '../../../shared/form/text/number-field.tsx'
import { RadioCards } from '../../../shared/form/choice/radio-cards.tsx'
import { SelectField } from '../select-later.tsx'
import { CompanyPendingNotice } from '../company-pending-notice.tsx'
import { useCan } from '../../../shared/session/session.ts'
import { snack } from '../../../shared/snackbar/snackbar.ts'
import { ErrorState } from '../../../shared/ui/error-state.tsx'
import { Facts } from '../../../shared/ui/facts.tsx'
import { PageHeader } from '../../../shared/ui/page-header.tsx'
import { Panel } from '../../../shared/ui/panel.tsx'
import { FormSkeleton } from '../../../shared/ui/skeletons.tsx'
import { PayMonth } from './pay-month.tsx'
import { CompanyBankPanel } from './pay-run-configuration-bank.tsx'

type Config = ReplyOf<RouteOf<'GET /api/v1/user/payrun-config'>>

const bases = [
  { value: 'calendar', label: 'Calendar days', detail: 'The month’s pay by its 28 to 31 days' },
  { value: 'fixed30', label: '30 days', detail: 'Every month has 30' },
  { value: 'fixed26', label: '26 days', detail: 'Weekly offs and holidays are not counted' },
  { value: 'workingDays', label: 'Working days', detail: 'The month’s own working days' },
]
const payMonths = [
  { value: 'this', label: 'The same month', detail: 'October is paid in October' },
  { value: 'next', label: 'The next month', detail: 'October is paid in November, as by the 7th' },
]
const lineRoundings = [
  { value: 'nearestRupee', label: 'To the rupee' },
  { value: 'nearestPaisa', label: 'To the paisa' },
]
const netRoundings = [
  { value: 'nearestRupee', label: 'To the rupee, shown as a line' },
  { value: 'none', label: 'Not at all' },
]

/** How pay runs are made. */
export default function PayRunConfigurationScreen() {
  const canWrite = useCan('payRunConfigWrite')
  const reply = useApi('GET /api/v1/user/payrun-config')
  if (reply.error) {
    return <ErrorState what="the pay run configuration" error={reply.error} onRetry={() => void reply.mutate()} />
  }
  if (!reply.data) return <FormSkeleton fields={5} />
  return (
    <>
      {canWrite ? <Edit config={reply.data} /> : <Read config={reply.data} />}
      <Box sx={{ mt: 2.5, maxWidth: 900 }}>
        <CompanyBankPanel />
      </Box>
    </>
  )
}

const subtitle = 'A run takes the configuration it was calculated with; locked months never change.'

function Edit({ config }: { config: Config }) {
  const [saved, setSaved] = useState(0)
  return (
    <FormPage
      key={saved}
      title="Pay run configuration"
      subtitle={subtitle}
      values={config}
      prepare={({ updatedAt: _, ...body }) => body}
      schema={() =>
        import('@muster/contract/payroll/pay-run/pay-run-config.routes.ts').then((routes) => routes.PayRunConfigInput)
      }
      send={(body) => api('PUT /api/v1/user/payrun-config', { body })}
      onDone={() => {
        snack('Pay run configuration saved')
        void invalidate('GET /api/v1/user/payrun-config', 'GET /api/v1/user/payrun').then(() => setSaved((n) => n + 1))
      }}
      submit="Save Configuration"
      guard="the pay run configuration"
      aside={<PayMonth />}
    >
      <CompanyPendingNotice areas={['paySettings']} />
      <FormSection title="Days" description="31 means the last day of the month.">
        <FieldRow>
          <NumberField name="cutOffDay" label="Attendance cut-off" helper="Attendance is to be complete by this day" />
          <NumberField name="payDay" label="Pay day" />
        </FieldRow>
        <RadioCards
          name="payMonth"
          label="Paid in"
          options={payMonths}
          minWidth={200}
          helper="Tax is deducted, deposited and certified by the day of payment"
        />
      </FormSection>
      <FormSection title="A day without pay" description="By what a month’s pay is divided.">
        <RadioCards name="dayBasis" label="A day of pay" options={bases} minWidth={200} />
      </FormSection>
      <FormSection title="Rounding">
        <FieldRow>
          <SelectField name="lineRounding" label="Lines" options={lineRoundings} />
          <SelectField name="netRounding" label="Net pay" options={netRoundings} />
        </FieldRow>
      </FormSection>
    </FormPage>
  )
}

function Read({ config }: { config: Config }) {
  const label = (options: { value: string; label: string }[], value: string) =>
    options.find((option) => option.value === value)?.label ?? value
  return (
    <>
      <PageHeader title="Pay run configuration" subtitle={subtitle} />
      <Panel>
        <Facts
          facts={[
            { label: 'Attendance cut-off', value: config.cutOffDay },
            { label: 'Pay day', value: config.payDay },
            { label: 'Paid in', value: label(payMonths, config.payMonth) },
            { label: 'A day of pay', value: label(bases, config.dayBasis) },
            { label: 'Lines are rounded', value: label(lineRoundings, config.lineRounding) },
            { label: 'Net pay is rounded', value: label(netRoundings, config.netRounding) },
          ]}
        />
      </Panel>
    </>
  )
}
