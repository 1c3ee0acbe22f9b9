import { t } from '@lingui/core/macro'
import { api } from '../../../shared/call/api.ts'
import { invalidate } from '../../../shared/call/use-api.ts'
import { FormDialog } from '../../../shared/form/form-dialog.tsx'
import { MoneyField } from '../../../shared/form/text/money-field.tsx'
import { NumberField } from '../../../shared/form/text/number-field.tsx'
import { snack } from '../../../shared/snackbar/snackbar.ts'
import type { EntityOption } from '../legal-entity/use-entities.ts'
import { bonusReads, percent, type BonusYear } from './bonus-state.ts'

interface Props {
  year: BonusYear
  /** Whose terms they are, if there are several legal entities. */
  of: EntityOption | undefined
  onClose: () => void
}

/** The bonus rate of the company or of one legal entity, and the surplus from its accounts. */
export default function BonusTermsDialog({ year: bonus, of, onClose }: Props) {
  const { year, run, rateBasisPoints, leastRateBasisPoints: least, mostRateBasisPoints: most } = bonus
  return (
    <FormDialog
      open
      width={440}
      onClose={onClose}
      title={of === undefined ? t`Bonus of ${year}` : t`Bonus of ${year}: ${of.label}`}
      values={{
        rateBasisPoints: (run?.rateBasisPoints ?? rateBasisPoints) / 100,
        allocableSurplusPaise: run?.allocableSurplusPaise ?? null,
        setOnPaise: run?.setOnPaise ?? null,
        setOffPaise: run?.setOffPaise ?? null,
      }}
      prepare={(body) => ({ ...body, rateBasisPoints: Math.round(Number(body['rateBasisPoints'] ?? 0) * 100) })}
      schema={() => import('@muster/contract/payroll/bonus/bonus-run.routes.ts').then((routes) => routes.BonusTerms)}
      send={(body) => api('PUT /api/v1/user/bonus-run', { query: { year, ...(of && { entity: of.value }) }, body })}
      onDone={() => {
        snack(t`Bonus calculated`)
        void invalidate(...bonusReads)
      }}
      submit={t`Calculate`}
    >
      <NumberField
        name="rateBasisPoints"
        label={t`Rate`}
        unit="%"
        decimals={2}
        helper={t`From ${percent(least)} to ${percent(most)}`}
      />
      <MoneyField
        name="allocableSurplusPaise"
        label={t`Allocable surplus`}
        optional
        helper={t`From the accounts of the year`}
      />
      <MoneyField name="setOnPaise" label={t`Set-on brought forward`} optional />
      <MoneyField name="setOffPaise" label={t`Set-off brought forward`} optional />
    </FormDialog>
  )
}
