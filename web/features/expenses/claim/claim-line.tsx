import { t } from '@lingui/core/macro'
import { Box, Button, IconButton, Typography } from '@mui/material'
import { Upload, X } from 'lucide-react'
import { useRef, useState } from 'react'
import { useWatch } from 'react-hook-form'
import { currencies } from '@muster/contract/expenses/currencies.ts'
import { bound } from '../../../shared/form/bound.tsx'
import { ChosenFile } from '../../../shared/form/chosen-file.tsx'
import type { InputProps } from '../../../shared/form/input-props.ts'
import { DateField } from '../../../shared/form/date/date-field.tsx'
import { FieldRow } from '../../../shared/form/form-section.tsx'
import { SelectField } from '../../../shared/form/choice/select-field.tsx'
import { MoneyField } from '../../../shared/form/text/money-field.tsx'
import { NumberField } from '../../../shared/form/text/number-field.tsx'
import { TextField } from '../../../shared/form/text/text-field.tsx'
import { today } from '../../../shared/format/date.ts'
import { acceptText, sortFiles } from '../../../shared/ui/file-kinds.ts'
import { visuallyHidden } from '../../../shared/ui/visually-hidden.ts'
import { Counted, limitText } from './counted.tsx'
import { billBytes, billTypes, type Category, type LineValues } from './claim-values.ts'

interface Props {
  at: number
  categories: readonly Category[]
  documents: readonly File[]
  /** How many files are allowed in all. */
  most: number
  onAttach: (files: readonly File[]) => void
  onDetach: (position: number) => void
  /** Null for the only expense. */
  onRemove: (() => void) | null
}

/** One expense: its bills above its fields. */
export function ClaimLine({ at, categories, documents, most, onAttach, onDetach, onRemove }: Props) {
  'use no memo' // The form library reports changes through the same objects.
  const name = `lines.${at}` as const
  const line = useWatch({ name }) as LineValues | undefined
  if (!line) return null
  const category = categories.find(({ _id }) => _id === line.categoryId)
  const basis = category?.basis ?? 'bill'
  const label = t`Expense ${at + 1}`
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
          <IconButton aria-label={t`Remove expense ${at + 1}`} onClick={onRemove}>
            <X size={18} aria-hidden />
          </IconButton>
        )}
      </Box>
      {line.bills.map((position) => {
        const file = documents[position - 1]
        return file ? <ChosenFile key={position} file={file} onRemove={() => onDetach(position)} /> : null
      })}
      <FieldRow>
        <DateField name={`${name}.day`} label={t`Date`} max={today()} />
        <SelectField
          name={`${name}.categoryId`}
          label={t`Category`}
          options={categories.map(({ _id, name: words }) => ({ value: _id, label: words }))}
        />
      </FieldRow>
      <TextField name={`${name}.words`} label={wordsLabel(basis)} optional={basis !== 'bill'} maxLength={100} />
      {basis === 'bill' ? <Amounts name={name} line={line} /> : <Counted name={name} category={category} />}
      {category === undefined || category.limits.length === 0 ? null : (
        <Typography variant="body2" sx={{ color: 'text.secondary' }}>
          {category.limits.map(limitText).join(' · ')}
        </Typography>
      )}
      <BillField
        name={`${name}.bills`}
        label={t`Attach bill`}
        most={most}
        taken={documents.length}
        onFiles={onAttach}
      />
    </Box>
  )
}

function Amounts({ name, line: { currency, gstin, taxPaise } }: { name: string; line: LineValues }) {
  const [isOpen, setOpen] = useState(false)
  const hasTax = isOpen || gstin !== '' || taxPaise !== null
  const isForeign = currency !== 'INR'
  return (
    <>
      <FieldRow>
        {isForeign ? (
          <NumberField name={`${name}.foreignAmount`} label={t`Amount`} decimals={3} unit={currency} />
        ) : (
          <MoneyField name={`${name}.amountPaise`} label={t`Amount`} />
        )}
        <SelectField name={`${name}.currency`} label={t`Currency`} options={currencyOptions} />
      </FieldRow>
      {isForeign ? (
        <NumberField
          name={`${name}.rate`}
          label={t`Exchange rate`}
          decimals={6}
          helper={t`Rupees for 1 ${currency} on that day, as charged by your bank or card.`}
        />
      ) : null}
      {hasTax ? (
        <FieldRow>
          <TextField name={`${name}.gstin`} label={t`GSTIN of the merchant`} optional upperCase maxLength={15} />
          <MoneyField name={`${name}.taxPaise`} label={t`GST amount`} optional />
        </FieldRow>
      ) : (
        <Box>
          <Button size="small" onClick={() => setOpen(true)}>{t`Add GST details`}</Button>
        </Box>
      )}
    </>
  )
}

const currencyOptions = ['INR', ...currencies].map((value) => ({ value, label: value }))

function wordsLabel(basis: Category['basis']): string {
  if (basis === 'mileage') return t`From and to`
  return basis === 'perDiem' ? t`Place` : t`Merchant`
}

interface BillProps extends InputProps<number[]> {
  most: number
  taken: number
  onFiles: (files: readonly File[]) => void
}

/** More bills of the same expense, with their errors. */
function BillInput({ error, inputRef, most, taken, onFiles }: BillProps) {
  const input = useRef<HTMLInputElement>(null)
  const [refused, setRefused] = useState<string | null>(null)
  const shown = refused ?? error
  return (
    <Box>
      <input
        ref={input}
        type="file"
        multiple
        tabIndex={-1}
        aria-hidden
        accept={acceptText(billTypes)}
        style={visuallyHidden}
        onChange={(event) => {
          const { good, problem } = sortFiles(event.target.files, {
            types: billTypes,
            maxBytes: billBytes,
            most,
            taken,
          })
          event.target.value = ''
          setRefused(problem)
          if (good.length > 0) onFiles(good)
        }}
      />
      <Button
        ref={inputRef}
        variant="outlined"
        color={shown ? 'error' : 'inherit'}
        startIcon={<Upload size={16} aria-hidden />}
        onClick={() => input.current?.click()}
      >{t`Attach bill`}</Button>
      {shown ? (
        <Typography role="alert" variant="body2" sx={{ color: 'error.main', mt: 0.5, whiteSpace: 'pre-line' }}>
          {shown}
        </Typography>
      ) : null}
    </Box>
  )
}

const BillField = bound<number[], BillProps>(BillInput)
