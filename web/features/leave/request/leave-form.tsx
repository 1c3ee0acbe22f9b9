import { t } from '@lingui/core/macro'
import { Suspense } from 'react'
import { api } from '../../../shared/call/api.ts'
import { useApi } from '../../../shared/call/use-api.ts'
import { loadPeople } from '../../../shared/form/choice/people-choices.ts'
import { PersonPicker } from '../../../shared/form/choice/person-picker.tsx'
import { FormSection } from '../../../shared/form/form-section.tsx'
import { lazyPart } from '../../../shared/part/lazy-part.tsx'
import { EmptyState } from '../../../shared/ui/empty-state.tsx'
import { ErrorState } from '../../../shared/ui/error-state.tsx'
import { PageHeader } from '../../../shared/ui/page-header.tsx'
import { FormSkeleton, TextSkeleton } from '../../../shared/ui/skeletons.tsx'
import { RequestForm } from '../../approvals/index.ts'
import { leaveReads } from '../leave-reads.ts'
import { LeaveSpanFields } from './leave-span-fields.tsx'
import { type LeaveType, LeaveTypeField } from './leave-type-field.tsx'

// The fields need not wait for the preview.
const LeavePreviewPanel = lazyPart(() =>
  import('./leave-preview-panel.tsx').then((file) => ({ default: file.LeavePreviewPanel })),
)

const listPath = '/home/attendance/leave-request'
const title = () => t`Apply for leave`

/** Requests leave, with a preview of its effect while it is filled in. */
export function LeaveForm() {
  const { data: types, error, mutate } = useApi('GET /api/v1/employee/leave-types')
  if (!types) {
    return (
      <>
        <PageHeader title={title()} />
        {error ? (
          <ErrorState title={t`Could not load leave types.`} error={error} onRetry={() => void mutate()} />
        ) : (
          <FormSkeleton />
        )}
      </>
    )
  }
  if (types.length === 0) {
    return (
      <>
        <PageHeader title={title()} />
        <EmptyState
          title={t`No leave types available`}
          text={t`No active leave policy covers you. Ask HR about your leave eligibility.`}
          action={{ label: t`Back to leave`, to: listPath }}
        />
      </>
    )
  }
  return <Fields types={types} />
}

const blank = { policyId: '', from: null, to: null, fromPart: 'full', toPart: 'full', coverId: null }

function Fields({ types }: { types: readonly LeaveType[] }) {
  return (
    <RequestForm
      type="leave"
      title={title()}
      sent={t`Leave request submitted`}
      blank={blank}
      fromDraft={(kept) => draftValues(types, kept)}
      schema={() => import('@muster/contract/leave/leave-request.ts').then((leave) => leave.LeaveDraft)}
      prepare={spanOf}
      send={(body, sending) => api('POST /api/v1/employee/leave', { body, ...sending })}
      stale={leaveReads}
      aside={
        <Suspense fallback={<TextSkeleton lines={3} />}>
          <LeavePreviewPanel types={types} />
        </Suspense>
      }
    >
      <FormSection title={t`Leave`}>
        <LeaveTypeField types={types} />
        <LeaveSpanFields types={types} />
        <PersonPicker
          name="coverId"
          label={t`Cover`}
          optional
          load={loadPeople}
          helper={t`A colleague who covers for you. They get a notification when your leave is approved.`}
        />
      </FormSection>
    </RequestForm>
  )
}

/** The draft's values; a leave type that is no longer offered is dropped. */
function draftValues(types: readonly LeaveType[], kept: Record<string, unknown>) {
  const isOffered = types.some(({ _id }) => _id === kept['policyId'])
  return { ...kept, ...(isOffered ? {} : { policyId: '' }) }
}

/** A single day has one part; the second is only for several days. */
function spanOf(body: Record<string, unknown>): Record<string, unknown> {
  return body['from'] === body['to'] ? { ...body, toPart: 'full' } : body
}
