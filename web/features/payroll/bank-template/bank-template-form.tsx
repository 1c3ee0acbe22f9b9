import { t } from '@lingui/core/macro'
import { Alert, Box, Typography } from '@mui/material'
import type { ReactNode } from 'react'
import { useNavigate } from 'react-router'
import { frameSources, paymentSources } from '@muster/contract/payroll/pay-run/bank-sources.ts'
import { api } from '../../../shared/call/api.ts'
import type { Got } from '../../../shared/call/types.ts'
import { invalidate } from '../../../shared/call/use-api.ts'
import { SwitchField } from '../../../shared/form/choice/switch-field.tsx'
import { FormPage } from '../../../shared/form/form-page.tsx'
import { FieldRow, FormSection } from '../../../shared/form/form-section.tsx'
import { TextField } from '../../../shared/form/text/text-field.tsx'
import { snack } from '../../../shared/snackbar/snackbar.ts'
import { CompanyPendingNotice } from '../company-pending-notice.tsx'
import { SelectField } from '../select-later.tsx'
import { BankColumns } from './bank-columns.tsx'
import { amountOptions, dateOptions, delimiterOptions, type presetValues, quotingOptions } from './bank-labels.ts'
import { BankPreview } from './bank-preview.tsx'

export type BankTemplate = Got<'GET /api/v1/user/payrun-bank-template'>[number]

const list = '/home/payroll/payrun-configuration'

interface Props {
  template: BankTemplate | undefined
  values: ReturnType<typeof presetValues>
  /** The starting point of a new template. */
  start?: ReactNode
}

/** The layout of a bank's file, with a preview from the last pay run. */
export function BankTemplateForm({ template, values, start }: Props) {
  const navigate = useNavigate()
  return (
    <FormPage
      title={template ? t`Edit ${template.name}` : t`Add bank file template`}
      subtitle={t`Files already downloaded do not change.`}
      values={values}
      schema={() =>
        import('@muster/contract/payroll/pay-run/bank-template.routes.ts').then((routes) => routes.BankTemplateInput)
      }
      send={(body) =>
        template
          ? api('PUT /api/v1/user/payrun-bank-template/{id}', { params: { id: template._id }, body })
          : api('POST /api/v1/user/payrun-bank-template', { body })
      }
      onDone={() => {
        snack(t`Bank template saved`)
        void invalidate('GET /api/v1/user/payrun-bank-template', 'GET /api/v1/user/payrun/{id}/files')
        void navigate(list)
      }}
      submit={t`Save template`}
      cancel={list}
      guard={t`Your changes to this template will be lost.`}
      aside={<BankPreview />}
    >
      <CompanyPendingNotice areas={['companyBank']} />
      <Alert severity="info">{t`Banks change their formats. Check with your bank before first use.`}</Alert>
      {start}
      <FormSection title={t`File`}>
        <TextField name="name" label={t`Name`} maxLength={60} />
        <SwitchField name="isDefault" label={t`Use for bank files by default`} />
        <FieldRow>
          <SelectField name="layout.delimiter" label={t`Delimiter`} options={delimiterOptions} />
          <SelectField name="layout.quoting" label={t`Quotation marks`} options={quotingOptions} />
          <TextField name="layout.extension" label={t`File extension`} maxLength={5} />
        </FieldRow>
        <FieldRow>
          <SelectField name="layout.dateFormat" label={t`Date format`} options={dateOptions} />
          <SelectField name="layout.amountFormat" label={t`Amount format`} options={amountOptions} />
        </FieldRow>
        <SwitchField name="layout.columnNames" label={t`Start with a line of column names`} />
      </FormSection>
      <FormSection title={t`Payment modes`} description={t`Your bank\'s name for each mode.`}>
        <FieldRow>
          <TextField name="layout.modes.inside" label={t`Same bank`} optional maxLength={20} />
          <TextField name="layout.modes.neft" label={t`NEFT`} optional maxLength={20} />
          <TextField name="layout.modes.rtgs" label={t`RTGS`} optional maxLength={20} />
        </FieldRow>
      </FormSection>
      <FormSection title={t`Payments`} description={t`One line for each employee, with these columns in order.`}>
        <BankColumns part="payments" sources={paymentSources} />
      </FormSection>
      <FormSection
        title={t`Debit line`}
        description={t`A line with the total, before the payments. Leave empty if your bank has none.`}
      >
        <BankColumns part="debit" sources={frameSources} />
      </FormSection>
      <FormSection
        title={t`Header and trailer`}
        description={t`The first and last line, such as a file header or totals.`}
      >
        <Part label={t`Header`} part="header" />
        <Part label={t`Trailer`} part="trailer" />
      </FormSection>
    </FormPage>
  )
}

function Part({ label, part }: { label: string; part: 'header' | 'trailer' }) {
  return (
    <Box component="fieldset" sx={{ border: 0, p: 0, m: 0, minWidth: 0 }}>
      <Typography component="legend" variant="h5" sx={{ p: 0, mb: 1 }}>
        {label}
      </Typography>
      <BankColumns part={part} sources={frameSources} />
    </Box>
  )
}
