import { t } from '@lingui/core/macro'
import { Box, Typography } from '@mui/material'
import { type ReactNode, Suspense, useEffect, useRef, useState } from 'react'
import { requestTypes } from '@muster/contract/request-types.ts'
import { api } from '../../../shared/call/api.ts'
import { ApiError } from '../../../shared/call/api-error.ts'
import { FormSection } from '../../../shared/form/form-section.tsx'
import { MoneyField } from '../../../shared/form/text/money-field.tsx'
import { TextField } from '../../../shared/form/text/text-field.tsx'
import { lazyPart } from '../../../shared/part/lazy-part.tsx'
import { TextSkeleton } from '../../../shared/ui/skeletons.tsx'
import { Documents, RequestForm } from '../../approvals/index.ts'
import type { Category } from '../claim/claim-values.ts'
import { WithCategories } from '../claim/with-categories.tsx'
import { travelReads } from './travel-reads.ts'
import { TripEstimate } from './trip-estimate.tsx'
import { TripLegs } from './trip-legs.tsx'
import { TripReview } from './trip-review.tsx'
import { blankEstimate, nextLeg, stepOf, tripBody, type TripValues } from './trip-values.ts'

const TripPreviewPanel = lazyPart(() =>
  import('./trip-preview-panel.tsx').then((file) => ({ default: file.TripPreviewPanel })),
)

/** A trip in three steps on one page: the route, its cost and advance, and a review. */
export function TripForm() {
  return (
    <WithCategories use="travel" title={t`Submit travel request`}>
      {(categories) => <Steps categories={categories} />}
    </WithCategories>
  )
}

const schema = () => import('@muster/contract/expenses/travel.ts')
const titles = [t`Trip`, t`Estimate and advance`, t`Review`]

function Steps({ categories }: { categories: readonly Category[] }) {
  const [step, setStep] = useState(0)
  const place = useStepFocus(step)
  return (
    <RequestForm
      type="travel"
      title={t`Submit travel request`}
      sent={t`Travel request submitted`}
      blank={{ legs: [nextLeg([])], estimate: [blankEstimate()], advancePaise: null }}
      fromDraft={(kept) => draftValues(categories, kept)}
      hasOwnDetails
      schema={() => schema().then(({ TripDraft }) => TripDraft)}
      step={
        step === 2
          ? null
          : {
              submit: t`Continue`,
              schema: () => schema().then(({ tripSteps }) => tripSteps[step === 0 ? 'trip' : 'estimate']),
              next: () => setStep(step + 1),
            }
      }
      back={step === 0 ? undefined : () => setStep(step - 1)}
      prepare={(body) => tripBody(body, categories)}
      send={async (body, sending) => {
        try {
          return await api('POST /api/v1/employee/travel-expense-request', { body, ...sending })
        } catch (error) {
          // The error is in a hidden step.
          if (error instanceof ApiError && error.errors[0])
            setStep(Math.min(...error.errors.map(({ path }) => stepOf(path.replace(/^body\./, '')))))
          throw error
        }
      }}
      stale={travelReads}
      aside={
        <Suspense fallback={<TextSkeleton lines={3} />}>
          <TripPreviewPanel categories={categories} />
        </Suspense>
      }
    >
      <Box ref={place} sx={{ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 2.5 }}>
        <Typography tabIndex={-1} role="status" variant="subtitle2" sx={{ outline: 'none' }} data-step>
          {t`Step ${step + 1} of ${titles.length} · ${titles[step] ?? ''}`}
        </Typography>
        <Step isShown={step === 0}>
          <FormSection title={t`Trip`}>
            <TextField
              name="reason"
              label={t`Purpose`}
              helper={t`For example: client visit to Pune. Your approver sees this.`}
              maxLength={200}
            />
            <TripLegs />
          </FormSection>
        </Step>
        <Step isShown={step === 1}>
          <FormSection title={t`Estimate`}>
            <TripEstimate categories={categories} />
          </FormSection>
          <FormSection title={t`Advance`}>
            <MoneyField
              name="advancePaise"
              label={t`Advance`}
              optional
              helper={t`Paid before or with your next salary. You settle it after the trip.`}
            />
          </FormSection>
        </Step>
        <Step isShown={step === 2}>
          <FormSection title={t`Review`}>
            <TripReview categories={categories} onEdit={setStep} />
          </FormSection>
          <FormSection title={t`Documents`}>
            <Documents most={requestTypes.travel.documents} />
          </FormSection>
        </Step>
      </Box>
    </RequestForm>
  )
}

/** A hidden step keeps its input. */
function Step({ isShown, children }: { isShown: boolean; children: ReactNode }) {
  return (
    <Box sx={{ display: isShown ? 'grid' : 'none', gridTemplateColumns: 'minmax(0, 1fr)', gap: 2.5 }}>{children}</Box>
  )
}

/** Moves the focus to the heading of a new step. */
function useStepFocus(step: number) {
  const place = useRef<HTMLElement>(null)
  const shown = useRef(step)
  useEffect(() => {
    if (shown.current === step) return
    shown.current = step
    const head = place.current?.querySelector<HTMLElement>('[data-step]')
    head?.focus()
    head?.scrollIntoView({ block: 'center' })
  }, [step])
  return place
}

/** The draft's values, without a category that is gone. */
function draftValues(categories: readonly Category[], kept: Record<string, unknown>): Record<string, unknown> {
  const { legs, estimate, ...rest } = kept as Partial<TripValues>
  const isOffered = (id: string) => categories.some(({ _id }) => _id === id)
  return {
    ...rest,
    ...(Array.isArray(legs) && legs.length > 0 ? { legs } : {}),
    ...(Array.isArray(estimate) && estimate.length > 0
      ? {
          estimate: estimate.map((line) => ({
            ...line,
            categoryId: isOffered(line.categoryId) ? line.categoryId : '',
          })),
        }
      : {}),
  }
}
