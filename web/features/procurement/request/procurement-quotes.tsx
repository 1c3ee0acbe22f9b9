import { t } from '@lingui/core/macro'
import { Box, IconButton, Typography } from '@mui/material'
import { Plus, X } from 'lucide-react'
import { useFormContext, useWatch } from 'react-hook-form'
import { entryOf } from '@muster/contract/request-types.ts'
import { mostQuotes } from '@muster/contract/procurement/procurement-limits.ts'
import { RadioCards } from '../../../shared/form/choice/radio-cards.tsx'
import { SelectField } from '../../../shared/form/choice/select-field.tsx'
import { bound } from '../../../shared/form/bound.tsx'
import { FileDropInput, type FileDropInputProps } from '../../../shared/form/file-drop.tsx'
import { FieldRow } from '../../../shared/form/form-section.tsx'
import { MoneyField } from '../../../shared/form/text/money-field.tsx'
import { TextArea } from '../../../shared/form/text/text-area.tsx'
import { TextField } from '../../../shared/form/text/text-field.tsx'
import { formatMoney } from '../../../shared/format/money.ts'
import { ActionButton } from '../../../shared/ui/action/action-button.tsx'
import { arranged, blankQuote, filesOf, type ItemValues, quoteSum, type QuoteValues } from './procurement-values.ts'
import { QuoteComparison } from './quote-comparison.tsx'

const types = ['application/pdf', 'image/jpeg', 'image/png']
const maxBytes = 10 * 1024 * 1024
const most = entryOf('procurement').documents

interface DropProps extends FileDropInputProps {
  files: File | File[] | null
  onFiles: (files: readonly File[]) => void
}

/** Files at one place of the form: all are sent as one list, and an error in one is shown at its place. */
const FilesDrop = bound<File | File[] | null, DropProps>(({ files, onFiles, ...props }: DropProps) => (
  <FileDropInput {...props} value={files} onChange={(next) => onFiles([next ?? []].flat())} />
))

/** Up to three quotes with their files, compared while typing, and other documents of the request. */
export function ProcurementQuotes() {
  'use no memo' // The form library reports changes through the same objects.
  const { getValues, setValue, clearErrors } = useFormContext()
  const [items, quotes, given, choice] = useWatch({ name: ['lines', 'quotes', 'documents', 'chosenQuote'] }) as [
    ItemValues[],
    QuoteValues[],
    File[] | undefined,
    string,
  ]
  const { files, others } = filesOf(quotes, given ?? [])
  const put = (next: readonly QuoteValues[], nextFiles: readonly (File | null)[], rest: readonly File[]) => {
    clearErrors(['documents', ...next.map((_, at) => `quotes.${at}.file`)])
    const { quotes: arrangedQuotes, documents } = arranged(next, nextFiles, rest)
    setValue('quotes', arrangedQuotes, { shouldDirty: true })
    setValue('documents', documents, { shouldDirty: true })
  }
  const now = () => getValues('quotes') as QuoteValues[]
  const choose = (value: string) => setValue('chosenQuote', value, { shouldDirty: true })
  const add = () => {
    put([...now(), blankQuote()], [...files, null], others)
    if (quotes.length === 0) choose('0')
  }
  const remove = (at: number) => {
    put(
      now().filter((_, n) => n !== at),
      files.filter((_, n) => n !== at),
      others,
    )
    const chosen = Number(choice)
    if (choice !== '' && chosen >= at) choose(chosen === at ? '' : String(chosen - 1))
  }
  const attach = (at: number, file: File | null) =>
    put(
      now(),
      files.map((one, n) => (n === at ? file : one)),
      others,
    )
  const sums = quotes.map((quote) => quoteSum(quote, items))
  const known = sums.filter((sum) => sum !== null)
  const least = known.length === 0 ? null : Math.min(...known)
  const chosenSum = choice === '' ? null : (sums[Number(choice)] ?? null)
  return (
    <Box sx={{ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 2 }}>
      {quotes.map((_, at) => (
        <Quote
          key={at}
          at={at}
          items={items}
          file={files[at] ?? null}
          onFile={(file) => attach(at, file)}
          onRemove={() => remove(at)}
        />
      ))}
      {quotes.length < mostQuotes ? (
        <Box>
          <ActionButton action={{ label: t`Add quote`, icon: Plus, onClick: add }} look="text" />
        </Box>
      ) : null}
      {quotes.length === 0 ? null : (
        <>
          {quotes.length > 1 ? (
            <QuoteComparison
              items={items}
              quotes={quotes.map((quote, at) => ({
                ...{ vendor: quote.vendor || t`Quote ${at + 1}`, totalPaise: sums[at] ?? null, file: null },
                unitPaise: quote.pricing === 'items' ? quote.unitPaise : [],
                isCheapest: sums[at] !== null && sums[at] === least,
                isChosen: choice === String(at),
              }))}
            />
          ) : null}
          <RadioCards
            name="chosenQuote"
            label={t`Chosen quote`}
            options={quotes.map(({ vendor }, at) => ({
              value: String(at),
              label: vendor || t`Quote ${at + 1}`,
              detail: sums[at] === null || sums[at] === undefined ? t`Price missing` : formatMoney(sums[at]),
            }))}
          />
          {chosenSum !== null && least !== null && chosenSum > least ? (
            <TextArea
              name="chosenReason"
              label={t`Why not the cheapest quote`}
              helper={t`For example: warranty, delivery time or quality.`}
              rows={2}
              max={500}
            />
          ) : null}
        </>
      )}
      <FilesDrop
        name="documents"
        label={t`Other documents`}
        helper={t`PDF, JPG or PNG, up to ${most} files of 10 MB each`}
        optional
        multiple
        types={types}
        maxBytes={maxBytes}
        most={most}
        taken={given?.length ?? 0}
        files={others}
        onFiles={(next) => put(now(), files, next)}
      />
    </Box>
  )
}

interface QuoteProps {
  at: number
  items: readonly ItemValues[]
  file: File | null
  onFile: (file: File | null) => void
  onRemove: () => void
}

function Quote({ at, items, file, onFile, onRemove }: QuoteProps) {
  'use no memo' // The form library reports changes through the same objects.
  const name = `quotes.${at}` as const
  const quote = useWatch({ name }) as QuoteValues | undefined
  if (!quote) return null
  const label = t`Quote ${at + 1}`
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
        <IconButton aria-label={t`Remove quote ${at + 1}`} onClick={onRemove}>
          <X size={18} aria-hidden />
        </IconButton>
      </Box>
      <FieldRow>
        <TextField name={`${name}.vendor`} label={t`Vendor`} maxLength={100} />
        <SelectField name={`${name}.pricing`} label={t`Quoted`} options={pricings} />
      </FieldRow>
      {quote.pricing === 'total' ? (
        <MoneyField name={`${name}.totalPaise`} label={t`Quote total`} />
      ) : (
        items.map((item, n) => (
          <MoneyField
            key={n}
            name={`${name}.unitPaise.${n}`}
            label={t`Unit price of ${item.name || t`item ${n + 1}`}`}
          />
        ))
      )}
      <FilesDrop
        name={`${name}.file`}
        label={t`Quote document`}
        optional
        types={types}
        maxBytes={maxBytes}
        files={file}
        onFiles={([next = null]) => onFile(next)}
      />
    </Box>
  )
}

const pricings = [
  { value: 'items', label: t`Price for each item` },
  { value: 'total', label: t`One total` },
]
