import { t } from '@lingui/core/macro'
import { Alert } from '@mui/material'
import { api } from '../../../shared/call/api.ts'
import { invalidate } from '../../../shared/call/use-api.ts'
import { FormDialog } from '../../../shared/form/form-dialog.tsx'
import { TextArea } from '../../../shared/form/text/text-area.tsx'
import { formatDate } from '../../../shared/format/date.ts'
import { snack } from '../../../shared/snackbar/snackbar.ts'
import { employeeReads } from '../employee-labels.ts'
import { changeRequestReads, type DetailsRequest } from './change-request-labels.ts'

interface Props {
  request: DetailsRequest
  outcome: 'approve' | 'reject'
  onClose: () => void
}

/** Approves a request, which changes the record at once, or rejects it with a reason. */
export default function DecideDialog({ request, outcome, onClose }: Props) {
  const isApproval = outcome === 'approve'
  const { name } = request.employee
  return (
    <FormDialog
      open
      width={440}
      onClose={onClose}
      title={isApproval ? t`Approve this change?` : t`Reject this change?`}
      intro={
        isApproval ? (
          <Alert severity="info">
            {request.kind === 'bank'
              ? t`Compare the account with the document first. ${name} gets an email about the change and can stop it.`
              : t`Compare the new value with the document first. The record changes immediately.`}
          </Alert>
        ) : (
          t`${name} sees your reason. The attached document is deleted.`
        )
      }
      values={{ note: '' }}
      schema={() =>
        import('@muster/contract/employees/change-request.routes.ts').then((routes) => routes.ChangeRequestDecision)
      }
      prepare={(body) => ({ ...body, outcome })}
      send={(body) => api('PUT /api/v1/employee/change-request/{id}', { params: { id: request._id }, body })}
      onDone={({ countsFrom }) => {
        const text = isApproval ? t`Change approved` : t`Change rejected`
        snack(
          countsFrom === null ? text : t`Change approved. Pay goes to the new account from ${formatDate(countsFrom)}.`,
        )
        void invalidate(
          ...changeRequestReads,
          ...employeeReads,
          'GET /api/v1/employee/bank-details/{id}',
          'GET /api/v1/employee/personal-info/{id}',
          'GET /api/v1/employee/reported-change/{id}',
        )
      }}
      submit={isApproval ? t`Approve` : t`Reject`}
    >
      <TextArea name="note" label={isApproval ? t`Note` : t`Reason`} optional={isApproval} max={300} />
    </FormDialog>
  )
}
