import { t } from '@lingui/core/macro'
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
import { BankTemplatesPanel } from '../bank-template/bank-templates-panel.tsx'
import { LedgerPanel } from '../ledger/ledger-panel.tsx'
import { PayMonth } from './pay-month.tsx'
import { CompanyBankPanel } from './pay-run-configuration-bank.tsx'

type Config = ReplyOf<RouteOf<'GET /api/v1/user/payrun-config'>>

const bases = [
  { value: 'calendar', label: t`Calendar days`, detail: t`Monthly pay ÷ 28 to 31 days` },
  { value: 'fixed30', label: t`30 days`, detail: t`Monthly pay ÷ 30` },
  { value: 'fixed26', label: t`26 days`, detail: t`Weekly offs are not counted` },
  { value: 'workingDays', label: t`Working days`, detail: t`Actual working days of the month` },
]
const payMonths = [
  { value: 'this', label: t`Same month`, detail: t`October salary is paid in October` },
  { value: 'next', label: t`Next month`, detail: t`October salary is paid in November, for example by the 7th` },
]
const lineRoundings = [
  { value: 'nearestRupee', label: t`Nearest rupee` },
  { value: 'nearestPaisa', label: t`Nearest paisa` },
]
const netRoundings = [
  { value: 'nearestRupee', label: t`Nearest rupee, shown as a line` },
  { value: 'none', label: t`Not rounded` },
]

/** The settings of pay runs. */
export default function PayRunConfigurationScreen() {
  const canWrite = useCan('payRunConfigWrite')
  const reply = useApi('GET /api/v1/user/payrun-config')
  if (reply.error) {
    return (
      <ErrorState
        title={t`Could not load the pay run configuration.`}
        error={reply.error}
        onRetry={() => void reply.mutate()}
      />
    )
  }
  if (!reply.data) return <FormSkeleton fields={5} />
  return (
    <>
      {canWrite ? <Edit config={reply.data} /> : <Read config={reply.data} />}
      <Box sx={{ mt: 2.5, maxWidth: 900 }}>
        <CompanyBankPanel />
      </Box>
      <Box sx={{ mt: 2.5, maxWidth: 900 }}>
        <BankTemplatesPanel />
      </Box>
      <Box sx={{ mt: 2.5, maxWidth: 900 }}>
        <LedgerPanel />
      </Box>
    </>
  )
}

const subtitle = t`Changes apply from the next calculation. Locked months never change.`

function Edit({ config }: { config: Config }) {
  const [saved, setSaved] = useState(0)
  return (
    <FormPage
      key={saved}
      title={t`Pay run configuration`}
      subtitle={subtitle}
      values={config}
      prepare={({ updatedAt: _, ...body }) => body}
      schema={() =>
        import('@muster/contract/payroll/pay-run/pay-run-config.routes.ts').then((routes) => routes.PayRunConfigInput)
      }
      send={(body) => api('PUT /api/v1/user/payrun-config', { body })}
      onDone={() => {
        snack(t`Pay run configuration saved`)
        void invalidate('GET /api/v1/user/payrun-config', 'GET /api/v1/user/payrun').then(() => setSaved((n) => n + 1))
      }}
      submit={t`Save configuration`}
      guard={t`Your changes to the pay run configuration will be lost.`}
      aside={<PayMonth />}
    >
      <CompanyPendingNotice areas={['paySettings']} />
      <FormSection title={t`Payroll dates`} description={t`31 means the last day of the month.`}>
        <FieldRow>
          <NumberField
            name="cutOffDay"
            label={t`Attendance cut-off`}
            helper={t`Attendance must be complete by this day`}
          />
          <NumberField name="payDay" label={t`Pay day`} />
        </FieldRow>
        <RadioCards
          name="payMonth"
          label={t`Salary is paid in`}
          options={payMonths}
          minWidth={200}
          helper={t`TDS is deducted, deposited and certified by payment date`}
        />
      </FormSection>
      <FormSection title={t`Loss of pay`} description={t`How the pay for one day is calculated.`}>
        <RadioCards name="dayBasis" label={t`Per-day pay basis`} options={bases} minWidth={200} />
      </FormSection>
      <FormSection title={t`Rounding`}>
        <FieldRow>
          <SelectField name="lineRounding" label={t`Payslip lines`} options={lineRoundings} />
          <SelectField name="netRounding" label={t`Net pay`} options={netRoundings} />
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
      <PageHeader title={t`Pay run configuration`} subtitle={subtitle} />
      <Panel>
        <Facts
          facts={[
            { label: t`Attendance cut-off`, value: config.cutOffDay },
            { label: t`Pay day`, value: config.payDay },
            { label: t`Salary is paid in`, value: label(payMonths, config.payMonth) },
            { label: t`Per-day pay basis`, value: label(bases, config.dayBasis) },
            { label: t`Payslip line rounding`, value: label(lineRoundings, config.lineRounding) },
            { label: t`Net pay rounding`, value: label(netRoundings, config.netRounding) },
          ]}
        />
      </Panel>
    </>
  )
}
