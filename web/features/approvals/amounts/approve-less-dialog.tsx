import { t } from '@lingui/core/macro'
import { Box, Typography } from '@mui/material'
import { useFormContext, useWatch } from 'react-hook-form'
import type { z } from 'zod'
import type { Decision } from '@muster/contract/approvals/request.ts'
import { FormDialog } from '../../../shared/form/form-dialog.tsx'
import { FieldRow } from '../../../shared/form/form-section.tsx'
import { NumberInput } from '../../../shared/form/text/number-field.tsx'
import { MoneyField } from '../../../shared/form/text/money-field.tsx'
import { TextField } from '../../../shared/form/text/text-field.tsx'
import { formatMoney } from '../../../shared/format/money.ts'
import { billsOf, LineFiles, lineText } from './request-amounts.tsx'
import type { AnyRequest } from '../request-view.ts'

type Approval = z.input<typeof Decision>

interface Props {
  request: AnyRequest
  byQuantity: boolean
  onSend: (approval: Approval) => Promise<unknown>
  onClose: () => void
}

/** Approves less than was requested: an amount, or one per line, with the reason. */
export default function ApproveLessDialog({ request, byQuantity, onSend, onClose }: Props) {
  const { lines, approved, claimed } = request
  const most = approved ?? claimed ?? 0
  return (
    <FormDialog
      open
      width={600}
      title={t`Approve a lower amount`}
      intro={t`The employee sees the approved amounts and your reason.`}
      values={{
        amount: lines.length === 0 ? most : null,
        note: '',
        lines: lines.map((line) => ({ _id: line._id, amount: mostOf(line), note: '' })),
      }}
      schema={() => import('@muster/contract/approvals/request.ts').then((approvals) => approvals.Decision)}
      prepare={(body) => approvalOf(body, lines)}
      send={(body) => onSend(body)}
      submit={t`Approve`}
      onClose={onClose}
    >
      {lines.map((line, at) => (
        <Box key={line._id} component="section">
          <Typography sx={{ fontWeight: 500, mb: 1, overflowWrap: 'anywhere' }}>
            {lineText(line)} · {formatMoney(mostOf(line))}
          </Typography>
          <LineFiles line={line} files={billsOf(request, line)} />
          <FieldRow>
            {byQuantity ? <Pieces line={line} name={`lines.${at}.amount`} /> : null}
            <MoneyField name={`lines.${at}.amount`} label={t`Approved amount`} />
            <TextField name={`lines.${at}.note`} label={t`Reason for the lower amount`} optional maxLength={1000} />
          </FieldRow>
        </Box>
      ))}
      {lines.length === 0 ? <MoneyField name="amount" label={t`Approved amount`} /> : null}
      <TextField
        name="note"
        label={lines.length === 0 ? t`Reason for the lower amount` : t`Note`}
        optional
        maxLength={1000}
      />
    </FormDialog>
  )
}

/** Fewer pieces at the same price: the amount follows, and a lower price keeps their number. */
function Pieces({ line, name }: { line: AnyRequest['lines'][number]; name: string }) {
  'use no memo' // The form library reports changes through the same objects.
  const { setValue } = useFormContext()
  const amount = useWatch({ name }) as number | null
  const { unit } = line
  if (unit === null || unit === 0) return null
  const most = mostOf(line)
  const put = (pieces: number | null) =>
    setValue(name, pieces === null ? null : Math.min(pieces * unit, most), { shouldDirty: true })
  return (
    <NumberInput
      label={t`Approved quantity`}
      value={amount === null ? null : Math.ceil(amount / unit)}
      onChange={put}
    />
  )
}

const mostOf = ({ approved, total }: AnyRequest['lines'][number]) => approved ?? total

/** Every line is sent, so that the server can name a wrong one by its place in the form; a line without a note is approved in full. */
function approvalOf(body: Record<string, unknown>, lines: AnyRequest['lines']): Record<string, unknown> {
  const { amount, note, lines: given } = body as { amount?: number; note?: string; lines?: object[] }
  const noteBody = note === undefined ? {} : { note }
  return { status: 'approved', ...noteBody, ...(lines.length === 0 ? { amount } : { lines: given }) }
}
