import { plural, t } from '@lingui/core/macro'
import { Box } from '@mui/material'
import { Check } from 'lucide-react'
import type { ReactNode } from 'react'
import { formatDate } from '../../../shared/format/date.ts'
import { formatInstant } from '../../../shared/format/time.ts'
import { approversText, isLocked } from '../run-state.ts'
import type { PayRun } from '../types.ts'

interface Step {
  title: string
  detail: ReactNode
  state: 'done' | 'now' | 'next'
}

/** Calculate, review, approve, pay: who did what when, and what comes next. */
export function RunSteps({ run, excludedOf }: { run: PayRun | null; excludedOf?: ReactNode }) {
  return (
    <Box component="ol" sx={{ listStyle: 'none', m: 0, p: 0, display: 'grid', gap: 1.5 }}>
      {stepsOf(run, excludedOf).map(({ title, detail, state }, index) => (
        <Box
          component="li"
          key={title}
          aria-current={state === 'now' ? 'step' : undefined}
          sx={{ display: 'grid', gridTemplateColumns: '28px 1fr', columnGap: 1.5, alignItems: 'start' }}
        >
          <Box
            aria-hidden
            sx={{
              width: 28,
              height: 28,
              borderRadius: '50%',
              display: 'grid',
              placeItems: 'center',
              fontSize: '0.8125rem',
              fontWeight: 600,
              ...(state === 'done'
                ? { bgcolor: 'var(--green-50)', color: 'var(--green-700)' }
                : state === 'now'
                  ? { bgcolor: 'primary.main', color: 'var(--white)' }
                  : { bgcolor: 'var(--grey-100)', color: 'var(--grey-600)' }),
            }}
          >
            {state === 'done' ? <Check size={16} /> : index + 1}
          </Box>
          <Box sx={{ minWidth: 0 }}>
            <Box
              sx={{ fontWeight: state === 'next' ? 400 : 600, color: state === 'next' ? 'text.secondary' : undefined }}
            >
              {title}
            </Box>
            <Box sx={{ fontSize: '0.8125rem', color: 'text.secondary', overflowWrap: 'anywhere' }}>{detail}</Box>
          </Box>
        </Box>
      ))}
    </Box>
  )
}

function stepsOf(run: PayRun | null, excludedOf: ReactNode): Step[] {
  const calculated = run?.calculatedAt ?? null
  const locked = run !== null && isLocked(run.state)
  const isSubmitted = run !== null && run.submitted !== null
  return [
    {
      title: t`Calculate`,
      detail:
        calculated === null
          ? run
            ? started(run)
            : t`Salaries, attendance and inputs for the month`
          : [started(run), t`Completed ${formatInstant(calculated)}`].join(' · '),
      state: calculated === null ? 'now' : 'done',
    },
    {
      title: t`Review`,
      detail:
        run && calculated !== null
          ? (excludedOf ?? reviewText(run))
          : t`Changes from the previous month, excluded people`,
      state: calculated === null ? 'next' : locked || isSubmitted ? 'done' : 'now',
    },
    {
      title: t`Approve and lock`,
      detail: run?.approvedAt
        ? by(run.approvedBy, run.approvedAt)
        : run?.submitted
          ? submitted(run, run.submitted)
          : run?.reopened
            ? reopened(run.reopened)
            : t`The month cannot change after this`,
      state: locked ? 'done' : isSubmitted ? 'now' : 'next',
    },
    {
      title: t`Pay`,
      detail: run?.paidAt ? paidText(run, run.paidAt) : payText(run),
      state: run?.paidAt ? 'done' : locked ? 'now' : 'next',
    },
  ]
}

function submitted(run: PayRun, { by: who }: NonNullable<PayRun['submitted']>): string {
  return t`Submitted by ${who}, pending with ${approversText(run) ?? ''}`
}

function payText(run: PayRun | null): string {
  if (run?.bankFile === 'none') return t`Mark as paid once everyone is paid`
  const names = run?.openBankFiles.join(', ') ?? ''
  if (run && run.openBankFiles.length > 0)
    return t`Bank files to download: ${names}. Mark as paid once the bank has processed all of them.`
  if (run?.bankFile === 'downloaded') return t`Bank file downloaded. Mark as paid once the bank has processed it.`
  return t`Download the bank file, then mark as paid once it is processed`
}

function paidText({ paidOn, paymentReference, paidBy }: PayRun, paidAt: string): string {
  const at = formatInstant(paidAt)
  return [
    paidOn !== null && t`Paid on ${formatDate(paidOn)}`,
    paymentReference !== '' && t`Reference ${paymentReference}`,
    paidBy === null ? t`Marked ${at}` : t`Marked by ${paidBy}, ${at}`,
  ]
    .filter(Boolean)
    .join(' · ')
}

function reviewText(run: PayRun): string {
  const paid = plural(run.totals.people, { one: '# person with a payslip', other: '# people with a payslip' })
  return run.excluded === 0 ? paid : [paid, t`${run.excluded} excluded`].join(' · ')
}

function started(run: PayRun | null): string {
  if (run === null) return ''
  const at = formatInstant(run.startedAt)
  return run.startedBy === null ? t`Started ${at}` : t`Started by ${run.startedBy}, ${at}`
}

function reopened({ by: who, at, reason }: NonNullable<PayRun['reopened']>): string {
  return who === null
    ? t`Reopened ${formatInstant(at)}: ${reason}`
    : t`Reopened by ${who}, ${formatInstant(at)}: ${reason}`
}

function by(name: string | null, at: string): string {
  return name === null ? formatInstant(at) : `${name}, ${formatInstant(at)}`
}
