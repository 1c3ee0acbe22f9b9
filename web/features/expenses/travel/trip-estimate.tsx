import { t } from '@lingui/core/macro'
import { Box, FormHelperText, IconButton, Typography } from '@mui/material'
import { Plus, X } from 'lucide-react'
import { useFieldArray, useFormContext, useFormState, useWatch } from 'react-hook-form'
import { mostEstimates } from '@muster/contract/expenses/travel-modes.ts'
import { SelectField } from '../../../shared/form/choice/select-field.tsx'
import { FieldRow } from '../../../shared/form/form-section.tsx'
import { MoneyField } from '../../../shared/form/text/money-field.tsx'
import { TextField } from '../../../shared/form/text/text-field.tsx'
import { formatMoney } from '../../../shared/format/money.ts'
import { ActionButton } from '../../../shared/ui/action/action-button.tsx'
import type { Category } from '../claim/claim-values.ts'
import { Counted, limitText } from '../claim/counted.tsx'
import { blankEstimate, type EstimateValues, type LegValues, tripDays } from './trip-values.ts'
import { useTripPreview } from './use-trip-preview.ts'

/** The trip's estimated cost, by category, each with its limits. */
export function TripEstimate({ categories }: { categories: readonly Category[] }) {
  'use no memo' // The form library reports changes through the same objects.
  const { fields, append, remove } = useFieldArray<{ estimate: EstimateValues[] }>({ name: 'estimate' })
  const { errors } = useFormState<{ estimate: EstimateValues[] }>({ name: 'estimate' })
  const problem = errors.estimate?.root?.message ?? errors.estimate?.message
  const { data, places } = useTripPreview(categories)
  return (
    <Box sx={{ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 2 }}>
      {fields.map((field, at) => (
        <EstimateLine
          key={field.id}
          at={at}
          categories={categories}
          counted={data?.lines[places.indexOf(at)]}
          onRemove={fields.length > 1 ? () => remove(at) : null}
        />
      ))}
      {problem === undefined ? null : <FormHelperText error>{problem}</FormHelperText>}
      {fields.length < mostEstimates ? (
        <Box>
          <ActionButton
            action={{ label: t`Add estimate`, icon: Plus, onClick: () => append(blankEstimate()) }}
            look="text"
          />
        </Box>
      ) : null}
    </Box>
  )
}

interface Props {
  at: number
  categories: readonly Category[]
  counted: { totalPaise: number | null; limitPaise: number | null } | undefined
  /** Null for the only estimate. */
  onRemove: (() => void) | null
}

function EstimateLine({ at, categories, counted, onRemove }: Props) {
  'use no memo' // The form library reports changes through the same objects.
  const name = `estimate.${at}` as const
  const line = useWatch({ name }) as EstimateValues | undefined
  const { getValues, setValue } = useFormContext()
  if (!line) return null
  const category = categories.find(({ _id }) => _id === line.categoryId)
  const basis = category?.basis ?? 'bill'
  const label = t`Estimate ${at + 1}`
  const choose = (id: string) => {
    const isDaily = categories.find(({ _id }) => _id === id)?.basis === 'perDiem'
    if (isDaily && line.quantity === null) setValue(`${name}.quantity`, tripDays(getValues('legs') as LegValues[]))
  }
  return (
    <Box
      role="group"
      aria-label={label}
      sx={{ border: '1px solid', borderColor: 'divider', borderRadius: '8px', p: 2, display: 'grid', gap: 1.5 }}
    >
      <Box sx={{ display: 'flex', alignItems: 'center', minHeight: 40 }}>
        <Typography component="h3" sx={{ fontWeight: 600, flexGrow: 1 }}>
          {label}
        </Typography>
        {onRemove === null ? null : (
          <IconButton aria-label={t`Remove estimate ${at + 1}`} onClick={onRemove}>
            <X size={18} aria-hidden />
          </IconButton>
        )}
      </Box>
      <FieldRow>
        <SelectField
          name={`${name}.categoryId`}
          label={t`Category`}
          options={categories.map(({ _id, name: words }) => ({ value: _id, label: words }))}
          onChanged={(value) => choose(String(value))}
        />
        {basis === 'bill' ? (
          <MoneyField name={`${name}.amountPaise`} label={t`Amount`} />
        ) : (
          <Counted name={name} category={category} />
        )}
      </FieldRow>
      <TextField name={`${name}.words`} label={t`Note`} optional maxLength={100} />
      <Limits category={category} counted={counted} />
    </Box>
  )
}

/** A category's limits, and what they allow on this trip. */
function Limits({ category, counted }: Pick<Props, 'counted'> & { category: Category | undefined }) {
  if (category === undefined || category.limits.length === 0) return null
  const isOver = counted !== undefined && counted.limitPaise !== null && (counted.totalPaise ?? 0) > counted.limitPaise
  const allowed = counted?.limitPaise ?? null
  return (
    <Typography variant="body2" sx={{ color: isOver ? 'error.main' : 'text.secondary' }}>
      {[...category.limits.map(limitText), allowed === null ? null : t`${formatMoney(allowed)} for this trip`]
        .filter(Boolean)
        .join(' · ')}
    </Typography>
  )
}
