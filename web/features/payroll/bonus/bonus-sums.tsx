import { t } from '@lingui/core/macro'
import { formatMoney } from '../../../shared/format/money.ts'
import { StatStrip } from '../../../shared/ui/stat-strip.tsx'
import { percent, type BonusYear } from './bonus-state.ts'

/** The totals of a bonus run, and the surplus carried forward if one was entered. */
export function BonusSums({ run, isLoading }: { run: BonusYear['run']; isLoading: boolean }) {
  if (run === null && !isLoading) return null
  const carried = run?.carriedPaise ?? null
  return (
    <StatStrip
      label={t`Bonus of the year`}
      loading={isLoading}
      stats={[
        { label: t`Eligible`, value: run?.eligible ?? 0, detail: t`of ${run?.people ?? 0} people` },
        {
          label: t`Bonus`,
          value: formatMoney(run?.bonusPaise ?? 0),
          detail: run === null ? '' : t`at ${percent(run.rateBasisPoints)}`,
        },
        { label: t`Payable`, value: formatMoney(run?.payablePaise ?? 0) },
        {
          label: t`Paid`,
          value: formatMoney(run?.paidPaise ?? 0),
          detail:
            run === null || run.outsidePaise === 0
              ? ''
              : t`${formatMoney(run.outsidePaise)} to former employees is due outside payroll`,
        },
        ...(carried === null
          ? []
          : [
              {
                label: carried < 0 ? t`Set-off carried forward` : t`Set-on carried forward`,
                value: formatMoney(Math.abs(carried)),
                detail: t`of ${formatMoney(run?.allocableSurplusPaise ?? 0)} allocable surplus`,
              },
            ]),
      ]}
    />
  )
}
