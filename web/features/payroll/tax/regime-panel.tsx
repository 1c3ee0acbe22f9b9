import { plural, t } from '@lingui/core/macro'
import { Alert, Box, Typography } from '@mui/material'
import { useState } from 'react'
import { useApi } from '../../../shared/call/use-api.ts'
import { formatMoney } from '../../../shared/format/money.ts'
import { snack } from '../../../shared/snackbar/snackbar.ts'
import { ActionButton } from '../../../shared/ui/action/action-button.tsx'
import { ConfirmDialog } from '../../../shared/form/confirm/confirm-dialog.tsx'
import { ErrorState } from '../../../shared/ui/error-state.tsx'
import { Panel } from '../../../shared/ui/panel.tsx'
import { TextSkeleton } from '../../../shared/ui/skeletons.tsx'
import { RegimeFigures } from './regime-figures.tsx'
import { chooseRegime, type TaxOwner } from './tax-calls.ts'
import type { Regime, TaxDeclaration, TaxProjection } from './types.ts'
import { regimeNames } from './tax-labels.ts'

interface Props {
  owner: TaxOwner
  declaration: TaxDeclaration
  /** Whether the user can choose the regime. */
  mayChoose: boolean
}

const choose: Readonly<Record<Regime, string>> = { new: t`Choose the new regime`, old: t`Choose the old regime` }

/** The year's tax under each regime, and which one applies. */
export function RegimePanel({ owner, declaration, mayChoose }: Props) {
  const { regime, financialYear } = declaration
  const [confirming, setConfirming] = useState<Regime | null>(null)
  const query = { financialYear }
  const own = useApi(owner === 'self' ? 'GET /api/v1/employee/self-tax-projection' : null, { query })
  const theirs = useApi(owner === 'self' ? null : 'GET /api/v1/user/tax-projection/{id}', {
    query,
    params: { id: owner === 'self' ? '' : owner.employeeId },
  })
  const { data, error, mutate } = owner === 'self' ? own : theirs
  return (
    <Panel
      title={t`Tax regime`}
      subtitle={
        regime.isChosen
          ? t`${regimeNames[regime.value]}, chosen for ${financialYear}`
          : t`Not chosen for ${financialYear}: the new regime applies`
      }
    >
      <Box sx={{ display: 'grid', gap: 2 }}>
        {error ? (
          <ErrorState title={t`Could not load the comparison.`} error={error} onRetry={() => void mutate()} />
        ) : data ? (
          <Comparison projection={data} held={regime.value} />
        ) : (
          <TextSkeleton lines={5} />
        )}
        {regime.fixed !== null && !mayChoose ? <Alert severity="info">{regime.fixed}</Alert> : null}
        {mayChoose ? (
          <Box sx={{ display: 'flex', gap: 1, flexWrap: 'wrap' }}>
            {(['new', 'old'] as const)
              .filter((one) => one !== regime.value || !regime.isChosen)
              .map((one) => (
                <ActionButton key={one} action={{ label: choose[one], onClick: () => setConfirming(one) }} />
              ))}
          </Box>
        ) : null}
      </Box>
      <ConfirmDialog
        open={confirming !== null}
        title={
          confirming === 'old'
            ? t`Choose the old regime for ${financialYear}?`
            : t`Choose the new regime for ${financialYear}?`
        }
        confirm={choose[confirming ?? 'new']}
        keep={t`Cancel`}
        danger={false}
        onConfirm={async () => {
          if (confirming === null) return
          await chooseRegime(owner, financialYear, confirming)
          snack(t`Tax regime saved`)
        }}
        onClose={() => setConfirming(null)}
      >{t`Tax is deducted under this regime from the next pay run. After that, only payroll can change it for this year; the tax return can still use the other regime.`}</ConfirmDialog>
    </Panel>
  )
}

function Comparison({ projection, held }: { projection: TaxProjection; held: Regime }) {
  const { better, savingPaise, monthlyTaxPaise, months, tdsPaise } = projection
  return (
    <>
      <Typography>
        {better === 'equal'
          ? t`Tax is the same under both regimes.`
          : better === 'new'
            ? t`Tax for the year is ${formatMoney(savingPaise)} lower under the new regime.`
            : t`Tax for the year is ${formatMoney(savingPaise)} lower under the old regime.`}
      </Typography>
      <Box
        sx={{
          display: 'grid',
          gap: 1.5,
          gridTemplateColumns: 'repeat(auto-fit, minmax(min(240px, 100%), 1fr))',
        }}
      >
        {(['new', 'old'] as const).map((one) => (
          <RegimeFigures
            key={one}
            regime={one}
            figures={projection[one]}
            isHeld={one === held}
            isBetter={one === better}
          />
        ))}
      </Box>
      {projection.hasPan ? null : (
        <Alert severity="warning">{t`PAN is missing. If tax is due, at least 20 % of the income is deducted.`}</Alert>
      )}
      <Typography variant="body2" sx={{ color: 'text.secondary' }}>
        {months.assumed === 0
          ? t`Deducted so far: ${formatMoney(tdsPaise)}. No more salary is due in this year.`
          : plural(months.assumed, {
              one: `Deducted so far: ${formatMoney(tdsPaise)}. About ${formatMoney(monthlyTaxPaise)} in the remaining month, if pay does not change.`,
              other: `Deducted so far: ${formatMoney(tdsPaise)}. About ${formatMoney(monthlyTaxPaise)} per month in the remaining # months, if pay does not change.`,
            })}
      </Typography>
    </>
  )
}
