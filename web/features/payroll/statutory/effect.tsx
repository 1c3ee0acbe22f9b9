import { t } from '@lingui/core/macro'
import { Alert, Box } from '@mui/material'
import { useState } from 'react'
import { useFormContext } from 'react-hook-form'
import type { StatutorySettingInput } from '@muster/contract/payroll/statutory/statutory-settings.routes.ts'
import type { ReplyOf } from '@muster/contract/routes.ts'
import type { z } from 'zod'
import { messageOf } from '../../../shared/call/api-error.ts'
import type { RouteOf } from '../../../shared/call/types.ts'
import { useCall } from '../../../shared/call/use-call.ts'
import { formatMonth } from '../../../shared/format/date.ts'
import { formatMoney } from '../../../shared/format/money.ts'
import { ChangeList } from './change-list.tsx'
import { ActionButton } from '../../../shared/ui/action/action-button.tsx'

type Effect = ReplyOf<RouteOf<'POST /api/v1/user/statutory-settings/effect'>>

/** Previews the effect of the form on the next pay run; nothing is saved. */
export function EffectPreview({ bodyOf }: { bodyOf: (values: Record<string, unknown>) => Record<string, unknown> }) {
  'use no memo' // The form library reports changes through the same objects.
  const form = useFormContext()
  const [effect, setEffect] = useState<Effect | null>(null)
  const [failure, setFailure] = useState<string | null>(null)
  const call = useCall('POST /api/v1/user/statutory-settings/effect')
  const run = async () => {
    try {
      // The server validates it as it does on saving.
      const body = bodyOf(form.getValues()) as z.input<typeof StatutorySettingInput>
      setEffect(await call.run({ body }))
      setFailure(null)
    } catch (error) {
      setEffect(null)
      setFailure(messageOf(error))
    }
  }
  return (
    <Box role="group" aria-label={t`Next pay run`} sx={{ display: 'grid', gap: 1.5, justifyItems: 'start' }}>
      <ActionButton action={{ label: t`Preview next pay run`, onClick: () => void run(), pending: call.pending }} />
      <div role="status">
        {failure === null ? null : <Alert severity="error">{failure}</Alert>}
        {effect === null ? null : <Told effect={effect} />}
      </div>
    </Box>
  )
}

function Told({ effect: { month, people, changed, before, after } }: { effect: Effect }) {
  const line = (label: string, from: number, to: number) => ({ label, from: formatMoney(from), to: formatMoney(to) })
  const lines = [
    line(t`Deductions`, before.deductionsPaise, after.deductionsPaise),
    line(t`Employer contributions`, before.employerPaise, after.employerPaise),
    line(t`Net pay`, before.netPaise, after.netPaise),
  ]
  return (
    <>
      {changedText(formatMonth(month), changed, people)}
      <ChangeList changes={lines.filter(({ from, to }) => from !== to)} />
    </>
  )
}

function changedText(month: string, changed: number, people: number): string {
  if (changed === 0) return t`${month}: no payslip changes.`
  return people === 1 ? t`${month}: the only payslip changes.` : t`${month}: ${changed} of ${people} payslips change.`
}
