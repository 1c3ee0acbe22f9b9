import { t } from '@lingui/core/macro'
import { Alert, Box, Typography } from '@mui/material'
import { Suspense } from 'react'
import { formatDate } from '../../../shared/format/date.ts'
import { formatMoney } from '../../../shared/format/money.ts'
import { Facts } from '../../../shared/ui/facts.tsx'
import { Part, RequestFiles } from '../../approvals/index.ts'
import type { Procurement } from '../procurement.ts'
import { PurchaseProgress } from '../purchase/purchase-progress.tsx'
import { QuoteComparison } from './quote-comparison.tsx'

/** Items and quantities, date and place of delivery, and anything unusual. */
export function ProcurementFacts({ request }: { request: Procurement }) {
  const { quantity, startsOn, details } = request
  const { deliverTo, warnings, department } = details
  const over = overBudget(request)
  return (
    <Box sx={{ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 2 }}>
      {warnings.map((warning) => (
        <Alert key={warning} severity="warning">
          {warning}
        </Alert>
      ))}
      {over === null || department === null ? null : (
        <Alert severity="warning">
          {t`This request exceeds the remaining budget of ${department.name} by ${formatMoney(over)}.`}
        </Alert>
      )}
      <Facts
        minWidth={150}
        facts={[
          { label: t`Items`, value: quantity },
          { label: t`Needed by`, value: startsOn === null ? '–' : formatDate(startsOn) },
          { label: t`Delivery place`, value: deliverTo },
          department !== null && budgetFact(department),
        ]}
      />
    </Box>
  )
}

type Department = NonNullable<Procurement['details']['department']>

/** What is left of the department's budget without this request; without a budget, what was approved so far. */
function budgetFact({ name, since, approvedPaise, budgetPaise }: Department) {
  const approved = t`${formatMoney(approvedPaise)} approved since ${formatDate(since)}`
  if (budgetPaise === null) return { label: t`Purchases of ${name}`, value: approved }
  return {
    label: t`Budget left in ${name}`,
    value: t`${formatMoney(Math.max(0, budgetPaise - approvedPaise))} of ${formatMoney(budgetPaise)} · ${approved}`,
  }
}

/** The amount by which this pending request exceeds the budget; null if it does not. */
function overBudget({ state, claimed, details: { department } }: Procurement): number | null {
  if (state !== 'pending' || !department || department.budgetPaise === null) return null
  const over = department.approvedPaise + (claimed ?? 0) - department.budgetPaise
  return over > 0 ? over : null
}

/** The quotes side by side, and what was ordered and received. */
export function ProcurementContext({ request }: { request: Procurement }) {
  const { items, quotes, chosenReason, orders, assets } = request.details
  return (
    <>
      {quotes.length === 0 ? null : (
        <Part title={t`Quotes`}>
          <QuoteComparison
            items={items.map(({ name, requested }) => ({ name, quantity: requested }))}
            quotes={quotes}
            below={(at) => fileOf(request, quotes[at]?.file ?? null)}
          />
          {chosenReason === '' ? null : (
            <Typography sx={{ mt: 1, overflowWrap: 'anywhere' }}>{t`Why this quote: ${chosenReason}`}</Typography>
          )}
        </Part>
      )}
      <PurchaseDetails items={items} />
      {orders.length === 0 ? null : (
        <Part title={t`Orders and deliveries`}>
          <PurchaseProgress items={items} orders={orders} assets={assets} />
        </Part>
      )}
    </>
  )
}

/** A quote's file, opened below its price. */
function fileOf({ attachments }: Procurement, position: number | null) {
  const file = attachments.find((one) => one.position === position)
  return file === undefined ? null : (
    <Suspense fallback={null}>
      <Box sx={{ mt: 1, display: 'flex', justifyContent: 'flex-end' }}>
        <RequestFiles files={[file]} />
      </Box>
    </Suspense>
  )
}

/** The items' vendors and links, if known. */
function PurchaseDetails({ items }: Pick<Procurement['details'], 'items'>) {
  const known = items.filter(({ vendor, link }) => vendor !== '' || link !== '')
  if (known.length === 0) return null
  return (
    <Part title={t`Vendors and links`}>
      <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0, display: 'grid', gap: 0.5 }}>
        {known.map(({ _id, name, vendor, link }) => (
          <Box component="li" key={_id} sx={{ overflowWrap: 'anywhere' }}>
            {[name, vendor].filter(Boolean).join(' · ')}
            {link === '' ? null : (
              <>
                {' · '}
                <a href={link} target="_blank" rel="noreferrer" className="touch-area">
                  {hostOf(link)}
                </a>
              </>
            )}
          </Box>
        ))}
      </Box>
    </Part>
  )
}

function hostOf(link: string): string {
  return URL.canParse(link) ? new URL(link).host : link
}
