import { t } from '@lingui/core/macro'
import { Box, IconButton, Typography } from '@mui/material'
import { Plus, X } from 'lucide-react'
import type { ReactNode } from 'react'
import { useFieldArray, useWatch } from 'react-hook-form'
import { api } from '../../../shared/call/api.ts'
import { invalidate, useApi } from '../../../shared/call/use-api.ts'
import { SelectField } from '../../../shared/form/choice/select-field.tsx'
import { RadioCards } from '../../../shared/form/choice/radio-cards.tsx'
import { SwitchField } from '../../../shared/form/choice/switch-field.tsx'
import { DateField } from '../../../shared/form/date/date-field.tsx'
import { FormDialog } from '../../../shared/form/form-dialog.tsx'
import { FieldRow } from '../../../shared/form/form-section.tsx'
import { MoneyField } from '../../../shared/form/text/money-field.tsx'
import { NumberField } from '../../../shared/form/text/number-field.tsx'
import { TextField } from '../../../shared/form/text/text-field.tsx'
import { today } from '../../../shared/format/date.ts'
import { snack } from '../../../shared/snackbar/snackbar.ts'
import { ActionButton } from '../../../shared/ui/action/action-button.tsx'
import { basisLabels, bodyOf, type Category, everyone, spanLabels, useLabels, valuesOf } from './category-values.ts'

const options = (labels: Readonly<Record<string, string>>) =>
  Object.entries(labels).map(([value, label]) => ({ value, label }))

/** The rules of an expense category; undefined adds one. */
export default function CategoryDialog({ category, onClose }: { category: Category | undefined; onClose: () => void }) {
  return (
    <FormDialog
      open
      width={600}
      onClose={onClose}
      title={category ? t`Edit ${category.name}` : t`Add category`}
      values={valuesOf(category)}
      empty="null"
      prepare={(body) => {
        const { isActive, ...rest } = bodyOf(body)
        return category ? { ...rest, isActive } : rest
      }}
      schema={() =>
        import('@muster/contract/expenses/expense-category.ts').then((routes) => routes.ExpenseCategoryInput)
      }
      send={(body) =>
        category
          ? api('PUT /api/v1/user/expense-category/{id}', { params: { id: category._id }, body: body as never })
          : api('POST /api/v1/user/expense-category', { body })
      }
      onDone={() => {
        snack(t`Category saved`)
        void invalidate('GET /api/v1/user/expense-category', 'GET /api/v1/employee/expense-category')
      }}
      submit={t`Save category`}
    >
      <TextField name="name" label={t`Name`} maxLength={60} />
      <FieldRow>
        <SelectField
          name="basis"
          label={t`Calculated by`}
          options={options(basisLabels)}
          disabled={category?.isUsed === true}
        />
        <SelectField name="use" label={t`Used in`} options={options(useLabels)} />
      </FieldRow>
      <ByBasis />
      <NumberField name="maxAgeDays" label={t`Claim within`} unit={t`days`} />
      <Limits />
      <RadioCards
        name="overLimit"
        label={t`Above the limit`}
        options={[
          { value: 'flag', label: t`Warn`, detail: t`The approver sees it and decides.` },
          { value: 'refuse', label: t`Block`, detail: t`It cannot be submitted.` },
        ]}
      />
      <SwitchField name="isTaxed" label={t`Taxable income of the employee`} />
      {category ? <SwitchField name="isActive" label={t`Employees can choose it`} /> : null}
    </FormDialog>
  )
}

/** The amount above which a bill is required, or the rates of kilometres and days. */
function ByBasis() {
  'use no memo' // The form library reports changes through the same objects.
  const [basis, needsBill] = useWatch({ name: ['basis', 'needsBill'] }) as [Category['basis'], boolean]
  if (basis !== 'bill') return <Rates />
  return (
    <>
      <SwitchField name="needsBill" label={t`A bill is required`} />
      {needsBill ? <MoneyField name="billAbovePaise" label={t`Bill required above`} /> : null}
    </>
  )
}

function Rates() {
  'use no memo' // The form library reports changes through the same objects.
  const { fields, append, remove } = useFieldArray({ name: 'rates' })
  return (
    <Rows title={t`Rates`} add={{ label: t`Add rate`, onClick: () => append({ from: today(), ratePaise: null }) }}>
      {fields.map((field, at) => (
        <Row key={field.id} label={t`Remove rate ${at + 1}`} onRemove={() => remove(at)}>
          <DateField name={`rates.${at}.from`} label={t`From`} />
          <MoneyField name={`rates.${at}.ratePaise`} label={t`Rate`} />
        </Row>
      ))}
    </Rows>
  )
}

function Limits() {
  'use no memo' // The form library reports changes through the same objects.
  const { fields, append, remove } = useFieldArray({ name: 'limits' })
  const roles = useApi('GET /api/v1/user/role', { query: { limit: 100 } })
  const whose = [
    { value: everyone, label: t`Everyone` },
    ...(roles.data?.data ?? []).map(({ _id, name }) => ({ value: _id, label: name })),
  ]
  const blank = { roleId: everyone, per: 'day', limitPaise: null }
  return (
    <Rows title={t`Limits`} add={{ label: t`Add limit`, onClick: () => append(blank) }}>
      {fields.map((field, at) => (
        <Row key={field.id} label={t`Remove limit ${at + 1}`} onRemove={() => remove(at)}>
          <SelectField name={`limits.${at}.roleId`} label={t`Role`} options={whose} />
          <SelectField name={`limits.${at}.per`} label={t`Per`} options={options(spanLabels)} />
          <MoneyField name={`limits.${at}.limitPaise`} label={t`Limit`} />
        </Row>
      ))}
    </Rows>
  )
}

function Rows(props: { title: string; add: { label: string; onClick: () => void }; children: ReactNode }) {
  return (
    <Box component="section" sx={{ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 1.5 }}>
      <Typography component="h3" sx={{ fontWeight: 600 }}>
        {props.title}
      </Typography>
      {props.children}
      <Box>
        <ActionButton action={{ ...props.add, icon: Plus }} look="text" size="small" />
      </Box>
    </Box>
  )
}

function Row({ label, onRemove, children }: { label: string; onRemove: () => void; children: ReactNode }) {
  return (
    <Box sx={{ display: 'flex', alignItems: 'flex-start', gap: 1 }}>
      <Box sx={{ flexGrow: 1, minWidth: 0 }}>
        <FieldRow>{children}</FieldRow>
      </Box>
      <IconButton aria-label={label} onClick={onRemove} sx={{ mt: 3 }}>
        <X size={18} aria-hidden />
      </IconButton>
    </Box>
  )
}
