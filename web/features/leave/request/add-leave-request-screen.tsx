import { t } from '@lingui/core/macro'
import { Suspense, useState } from 'react'
import { useNavigate } from 'react-router'
import type { z } from 'zod'
import type { LeaveDraft } from '@muster/contract/leave/leave-request.ts'
import { api } from '../../../shared/call/api.ts'
import { invalidate, useApi } from '../../../shared/call/use-api.ts'
import { DraftState } from '../../../shared/draft/draft-state.tsx'
import { FileDrop } from '../../../shared/form/file-drop.tsx'
import { FormPage } from '../../../shared/form/form-page.tsx'
import { FormSection } from '../../../shared/form/form-section.tsx'
import { ownDraft } from '../../../shared/draft/own-draft.ts'
import { TextArea } from '../../../shared/form/text/text-area.tsx'
import { leaveReads } from '../leave-reads.ts'
import { lazyPart } from '../../../shared/part/lazy-part.tsx'
import { snack } from '../../../shared/snackbar/snackbar.ts'
import { EmptyState } from '../../../shared/ui/empty-state.tsx'
import { ErrorState } from '../../../shared/ui/error-state.tsx'
import { PageHeader } from '../../../shared/ui/page-header.tsx'
import { FormSkeleton, TextSkeleton } from '../../../shared/ui/skeletons.tsx'
import { LeaveSpanFields } from './leave-span-fields.tsx'
import { OwnLeaveOnly } from './own-leave-only.tsx'
import { type LeaveType, LeaveTypeField } from './leave-type-field.tsx'

// The fields need not wait for what they mean.
const LeavePreviewPanel = lazyPart(() =>
  import('./leave-preview-panel.tsx').then((file) => ({ default: file.LeavePreviewPanel })),
)

const listPath = '/home/attendance/leave-request'
const title = t`Apply for leave`

/** Asks for leave, and shows what it would mean while it is filled in. */
export default function AddLeaveRequestScreen() {
  return (
    <OwnLeaveOnly title={title}>
      <AddLeaveRequest />
    </OwnLeaveOnly>
  )
}

function AddLeaveRequest() {
  const { data: types, error, mutate } = useApi('GET /api/v1/employee/leave-types')
  if (!types) {
    return (
      <>
        <PageHeader title={title} />
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
        <PageHeader title={title} />
        <EmptyState
          title={t`No leave types available`}
          text={t`No active leave policy covers you. Ask HR about your leave eligibility.`}
          action={{ label: t`Back to leave`, to: listPath }}
        />
      </>
    )
  }
  return <LeaveForm types={types} />
}

const blank = { policyId: '', from: null, to: null, fromPart: 'full', toPart: 'full', reason: '', documents: [] }

function LeaveForm({ types }: { types: readonly LeaveType[] }) {
  const navigate = useNavigate()
  const [draft] = useState(() => ownDraft('leave'))
  const [values] = useState(() => begun(types, draft.values))
  return (
    <FormPage
      title={title}
      values={values}
      schema={() => import('@muster/contract/leave/leave-request.ts').then((leave) => leave.LeaveDraft)}
      prepare={spanOf}
      send={send}
      onDone={({ _id }) => {
        draft.forget()
        snack(t`Leave request submitted`)
        void invalidate(...leaveReads)
        void navigate(`${listPath}?id=${_id}`)
      }}
      submit={t`Submit request`}
      cancel={listPath}
      guard={false}
      extra={<DraftState draft={draft} blank={blank} />}
      aside={
        <Suspense fallback={<TextSkeleton lines={3} />}>
          <LeavePreviewPanel types={types} />
        </Suspense>
      }
    >
      <FormSection title={t`Leave`}>
        <LeaveTypeField types={types} />
        <LeaveSpanFields types={types} />
      </FormSection>
      <FormSection title={t`Details`}>
        <TextArea name="reason" label={t`Reason`} max={500} helper={t`Your approver sees this.`} />
        <FileDrop
          name="documents"
          label={t`Documents`}
          optional
          multiple
          types={['application/pdf', 'image/jpeg', 'image/png']}
          maxBytes={10 * 1024 * 1024}
        />
      </FormSection>
    </FormPage>
  )
}

/** An empty form, or what was typed last; a leave type that is no longer offered is left out. */
function begun(types: readonly LeaveType[], kept: Record<string, unknown> | null) {
  const isOffered = types.some(({ _id }) => _id === kept?.['policyId'])
  return { ...blank, ...kept, ...(isOffered ? {} : { policyId: '' }) }
}

/** A single day has one part; the second is only of several. */
function spanOf(body: Record<string, unknown>): Record<string, unknown> {
  return body['from'] === body['to'] ? { ...body, toPart: 'full' } : body
}

function send(body: z.input<typeof LeaveDraft>, files: Record<string, File | File[]>) {
  const documents = [files['documents'] ?? []].flat()
  return api('POST /api/v1/employee/leave', documents.length === 0 ? { body } : { body, files: { documents } })
}
