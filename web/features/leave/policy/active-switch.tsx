import { plural, t } from '@lingui/core/macro'
import { Switch } from '@mui/material'
import { useState } from 'react'
import { messageOf } from '../../../shared/call/api-error.ts'
import { api } from '../../../shared/call/api.ts'
import { useApi } from '../../../shared/call/use-api.ts'
import { snackError } from '../../../shared/snackbar/snackbar.ts'
import { ConfirmDialog } from '../../../shared/form/confirm/confirm-dialog.tsx'
import type { LeavePolicy } from './policy-values.ts'

/** Switches a policy on at once, and off after confirmation if people have it. */
export function ActiveSwitch({ policy }: { policy: LeavePolicy }) {
  const { mutate } = useApi('GET /api/v1/user/leave-policy')
  const [asking, setAsking] = useState(false)

  const put = async (isActive: boolean) => {
    const shown = (policies: readonly LeavePolicy[] | undefined) =>
      (policies ?? []).map((one) => (one._id === policy._id ? { ...one, isActive } : one))
    try {
      await mutate(
        async (policies) => {
          await api('PUT /api/v1/user/leave-policy/{id}', { params: { id: policy._id }, body: { isActive } })
          return shown(policies)
        },
        { optimisticData: shown, rollbackOnError: true, revalidate: false },
      )
    } catch (error) {
      snackError(messageOf(error))
    }
  }

  return (
    <>
      <Switch
        checked={policy.isActive}
        onChange={(_, checked) => {
          if (!checked && policy.people > 0) setAsking(true)
          else void put(checked)
        }}
        slotProps={{ input: { 'aria-label': t`${policy.name} is active` } }}
      />
      <ConfirmDialog
        open={asking}
        title={t`Deactivate "${policy.name}"?`}
        confirm={t`Deactivate`}
        keep={t`Keep active`}
        danger={false}
        onClose={() => setAsking(false)}
        onConfirm={() => put(false)}
      >
        {plural(policy.people, {
          one: '# person has this leave. They keep what was credited, but get no more and cannot apply while it is inactive.',
          other:
            '# people have this leave. They keep what was credited, but get no more and cannot apply while it is inactive.',
        })}
      </ConfirmDialog>
    </>
  )
}
