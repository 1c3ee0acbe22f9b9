import { t } from '@lingui/core/macro'
import { Box, FormHelperText, IconButton, Typography } from '@mui/material'
import { Plus, X } from 'lucide-react'
import { useFieldArray, useFormContext, useFormState, useWatch } from 'react-hook-form'
import { mostItems } from '@muster/contract/procurement/procurement-limits.ts'
import { DateField } from '../../../shared/form/date/date-field.tsx'
import { FieldRow } from '../../../shared/form/form-section.tsx'
import { MoneyField } from '../../../shared/form/text/money-field.tsx'
import { NumberField } from '../../../shared/form/text/number-field.tsx'
import { TextField } from '../../../shared/form/text/text-field.tsx'
import { today } from '../../../shared/format/date.ts'
import { formatMoney } from '../../../shared/format/money.ts'
import { ActionButton } from '../../../shared/ui/action/action-button.tsx'
import { blankItem, chosenOf, type ItemValues, priceOf, type QuoteValues, withoutItem } from './procurement-values.ts'

/** The items to buy. */
export function ProcurementItems() {
  'use no memo' // The form library reports changes through the same objects.
  const { getValues, setValue } = useFormContext()
  const { fields, append, remove } = useFieldArray<{ lines: ItemValues[] }>({ name: 'lines' })
  const { errors } = useFormState<{ lines: ItemValues[] }>({ name: 'lines' })
  const problem = errors.lines?.root?.message ?? errors.lines?.message
  const take = (at: number) => {
    remove(at)
    setValue('quotes', withoutItem(getValues('quotes') as QuoteValues[], at), { shouldDirty: true })
  }
  const add = () => append(blankItem({ neededBy: (getValues('lines') as ItemValues[]).at(-1)?.neededBy ?? null }))
  return (
    <Box sx={{ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 2 }}>
      {fields.map((field, at) => (
        <Item key={field.id} at={at} onRemove={fields.length > 1 ? () => take(at) : null} />
      ))}
      {problem === undefined ? null : <FormHelperText error>{problem}</FormHelperText>}
      {fields.length < mostItems ? (
        <Box>
          <ActionButton action={{ label: t`Add item`, icon: Plus, onClick: add }} look="text" />
        </Box>
      ) : null}
    </Box>
  )
}

/** One item: description, quantity, price, date. */
function Item({ at, onRemove }: { at: number; onRemove: (() => void) | null }) {
  'use no memo' // The form library reports changes through the same objects.
  const name = `lines.${at}` as const
  const [item, quotes, choice] = useWatch({ name: [name, 'quotes', 'chosenQuote'] }) as [
    ItemValues | undefined,
    QuoteValues[],
    unknown,
  ]
  if (!item) return null
  const chosen = chosenOf(quotes, choice)
  const unit = priceOf(item, at, chosen)
  const label = t`Item ${at + 1}`
  const sum = unit === null || item.quantity === null ? null : formatMoney(unit * item.quantity)
  return (
    <Box
      role="group"
      aria-label={label}
      sx={{ border: '1px solid', borderColor: 'divider', borderRadius: '8px', p: 2, display: 'grid', gap: 1.5 }}
    >
      <Box sx={{ display: 'flex', alignItems: 'center', minHeight: 40, gap: 1 }}>
        <Typography component="h3" sx={{ fontWeight: 600, flexGrow: 1 }}>
          {label}
        </Typography>
        {sum === null ? null : <Typography sx={{ fontWeight: 600 }}>{sum}</Typography>}
        {onRemove === null ? null : (
          <IconButton aria-label={t`Remove item ${at + 1}`} onClick={onRemove}>
            <X size={18} aria-hidden />
          </IconButton>
        )}
      </Box>
      <FieldRow>
        <TextField name={`${name}.name`} label={t`Item name`} maxLength={120} />
        <TextField name={`${name}.category`} label={t`Category`} optional maxLength={60} />
      </FieldRow>
      <FieldRow>
        <NumberField name={`${name}.quantity`} label={t`Quantity`} />
        {chosen?.pricing === 'items' ? (
          <Box>
            <Typography variant="body2" sx={{ color: 'text.secondary' }}>{t`Unit price`}</Typography>
            <Typography>
              {unit === null
                ? t`Enter it in the quote from ${chosen.vendor}`
                : t`${formatMoney(unit)} as quoted by ${chosen.vendor}`}
            </Typography>
          </Box>
        ) : (
          <MoneyField name={`${name}.unitPaise`} label={t`Unit price`} />
        )}
        <DateField name={`${name}.neededBy`} label={t`Needed by`} min={today()} />
      </FieldRow>
      <FieldRow>
        <TextField name={`${name}.vendor`} label={t`Vendor`} optional maxLength={100} />
        <TextField name={`${name}.link`} label={t`Link`} optional maxLength={500} placeholder="https://" />
      </FieldRow>
    </Box>
  )
}
