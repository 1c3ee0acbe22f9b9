import { t } from '@lingui/core/macro'
import type { z } from 'zod'
import type { StageInput } from '@muster/contract/approvals/request.ts'
import { entryOf } from '@muster/contract/request-types.ts'
import { DateField } from '../../../shared/form/date/date-field.tsx'
import { FormDialog } from '../../../shared/form/form-dialog.tsx'
import { MoneyField } from '../../../shared/form/text/money-field.tsx'
import { TextArea } from '../../../shared/form/text/text-area.tsx'
import { dayOf, today } from '../../../shared/format/date.ts'
import { snack } from '../../../shared/snackbar/snackbar.ts'
import type { AnyRequest } from '../request-view.ts'
import { stageLabel } from './stage-labels.ts'

interface Props {
  request: AnyRequest
  stage: string
  onSend: (input: z.input<typeof StageInput>) => Promise<unknown>
  onClose: () => void
}

/** The day on which an approved request reached a stage, the amount, and a note. */
export default function StageDialog({ request, stage, onSend, onClose }: Props) {
  const word = stageLabel(stage)
  const { name } = request.requester
  return (
    <FormDialog
      open
      width={440}
      title={t`Mark as ${word}`}
      intro={t`${name} and the approvers are notified.`}
      values={{ day: today(), amount: request.approved, note: '' }}
      schema={() => import('@muster/contract/approvals/request.ts').then((approvals) => approvals.StageInput)}
      prepare={(body) => ({ ...body, stage })}
      send={(body) => onSend(body)}
      onDone={() => snack(t`${name}'s request marked as ${word}`)}
      submit={t`Mark as ${word}`}
      onClose={onClose}
    >
      <DateField name="day" label={t`Date`} min={dayOf(request.createdAt)} max={today()} />
      {entryOf(request.type).hasMoney ? <MoneyField name="amount" label={t`Amount`} optional /> : null}
      <TextArea name="note" label={t`Note`} optional max={1000} />
    </FormDialog>
  )
}
