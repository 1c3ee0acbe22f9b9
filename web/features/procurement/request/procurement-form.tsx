import { t } from '@lingui/core/macro'
import { Suspense } from 'react'
import { api } from '../../../shared/call/api.ts'
import { FormSection } from '../../../shared/form/form-section.tsx'
import { TextField } from '../../../shared/form/text/text-field.tsx'
import { lazyPart } from '../../../shared/part/lazy-part.tsx'
import { TextSkeleton } from '../../../shared/ui/skeletons.tsx'
import { RequestForm } from '../../approvals/index.ts'
import { procurementReads } from '../procurement-reads.ts'
import { ProcurementItems } from './procurement-items.tsx'
import { ProcurementQuotes } from './procurement-quotes.tsx'
import {
  blankItem,
  type ItemValues,
  procurementBody,
  procurementField,
  type QuoteValues,
} from './procurement-values.ts'

// The fields need not wait for the summary.
const ProcurementSummary = lazyPart(() =>
  import('./procurement-summary.tsx').then((file) => ({ default: file.ProcurementSummary })),
)

/** The items to buy, up to three quotes side by side, the reason and the place of delivery. */
export function ProcurementForm() {
  return (
    <RequestForm
      type="procurement"
      title={t`Submit procurement request`}
      sent={t`Procurement request submitted`}
      blank={{ lines: [blankItem()], quotes: [], chosenQuote: '', chosenReason: '', deliverTo: '' }}
      fromDraft={draftValues}
      reason={{
        label: t`Why it is needed`,
        helper: t`For example: laptops for two new joiners. Your approver sees this.`,
      }}
      hasOwnFiles
      schema={() => import('@muster/contract/procurement/procurement.ts').then((routes) => routes.ProcurementDraft)}
      prepare={procurementBody}
      fieldOf={procurementField}
      send={(body, sending) => api('POST /api/v1/employee/procurement-request', { body, ...sending })}
      stale={procurementReads}
      aside={
        <Suspense fallback={<TextSkeleton lines={3} />}>
          <ProcurementSummary />
        </Suspense>
      }
    >
      <FormSection title={t`Items`}>
        <ProcurementItems />
      </FormSection>
      <FormSection title={t`Quotes`} description={t`Add up to three quotes. Your approver sees them side by side.`}>
        <ProcurementQuotes />
      </FormSection>
      <FormSection title={t`Delivery`}>
        <TextField name="deliverTo" label={t`Delivery place`} helper={t`Office, floor or address`} maxLength={200} />
      </FormSection>
    </RequestForm>
  )
}

/** The draft's values; a quote loses its file if that is gone. */
function draftValues(kept: Record<string, unknown>): Record<string, unknown> {
  const quotes = Array.isArray(kept['quotes']) ? (kept['quotes'] as QuoteValues[]) : []
  const documents = Array.isArray(kept['documents']) ? (kept['documents'] as File[]) : []
  const lines =
    Array.isArray(kept['lines']) && kept['lines'].length > 0 ? (kept['lines'] as ItemValues[]) : [blankItem()]
  const isThere = (file: number | null) => file !== null && file <= documents.length
  return {
    ...kept,
    lines,
    quotes: quotes.map((quote) => ({ ...quote, file: isThere(quote.file) ? quote.file : null })),
  }
}
