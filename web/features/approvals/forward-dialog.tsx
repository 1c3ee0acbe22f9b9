import { t } from '@lingui/core/macro'
import { useState } from 'react'
import type { RequestTypeName } from '@muster/contract/request-types.ts'
import { api } from '../../shared/call/api.ts'
import { AutocompleteField } from '../../shared/form/choice/autocomplete-field.tsx'
import { FormDialog } from '../../shared/form/form-dialog.tsx'
import { PersonPicker } from '../../shared/form/choice/person-picker.tsx'
import { RadioCardsInput } from '../../shared/form/choice/radio-cards.tsx'
import { TextArea } from '../../shared/form/text/text-area.tsx'
import { choicesFrom } from '../../shared/form/choice/use-options.ts'
import { loadApprovingRoles } from './approver-choices.ts'

interface Props {
  open: boolean
  type: RequestTypeName
  onSend: (forwarding: { employeeId?: string; roleId?: string; note?: string }) => Promise<unknown>
  onClose: () => void
}

/** Forwards a request to a person or to everyone with a role. */
export function ForwardDialog({ open, type, onSend, onClose }: Props) {
  const [to, setTo] = useState('person')
  return (
    <FormDialog
      open={open}
      title={t`Forward request`}
      onClose={onClose}
      width={440}
      values={{ employeeId: null, roleId: null, note: '' }}
      submit={t`Forward`}
      schema={async () => {
        const { z } = await import('zod')
        const { Forwarding } = await import('@muster/contract/approvals/request.ts')
        return z.preprocess(chosen(to), Forwarding)
      }}
      prepare={chosen(to)}
      fieldOf={(path) => (path === 'employeeId' && to === 'role' ? 'roleId' : path)}
      send={(body) => onSend(body as Parameters<Props['onSend']>[0])}
    >
      <RadioCardsInput
        label={t`Forward to`}
        value={to}
        onChange={setTo}
        minWidth={140}
        options={[
          { value: 'person', label: t`Employee` },
          { value: 'role', label: t`Role` },
        ]}
      />
      {to === 'person' ? (
        <PersonPicker
          name="employeeId"
          label={t`Employee`}
          load={async (employeeName, next, signal) =>
            choicesFrom(
              await api('GET /api/v1/employee/employee-pagination', { query: { type, employeeName, next }, signal }),
              ({ _id, name, code, role, department }) => ({
                value: _id,
                label: name,
                detail: [code, role, department].filter(Boolean).join(' · '),
              }),
            )
          }
        />
      ) : (
        <AutocompleteField name="roleId" label={t`Role`} load={loadApprovingRoles(type)} />
      )}
      <TextArea name="note" label={t`Note`} optional max={1000} />
    </FormDialog>
  )
}

/** Only the chosen side is sent. */
function chosen(to: string) {
  return (body: unknown): Record<string, unknown> => {
    const { employeeId, roleId, ...rest } = body as Record<string, unknown>
    return to === 'person' ? { ...rest, employeeId } : { ...rest, roleId }
  }
}
