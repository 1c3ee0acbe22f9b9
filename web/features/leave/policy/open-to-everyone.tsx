import { t } from '@lingui/core/macro'
import { Trans } from '@lingui/react/macro'
import { Alert, Button } from '@mui/material'
import type { LeavePolicy } from './policy-values.ts'

interface Props {
  policies: readonly LeavePolicy[]
  onReview: (id: string) => void
}

/** Policies whose name says that they are for some, and whose rules do not: they may have granted leave to people it isn't for. */
export function OpenToEveryone({ policies, onReview }: Props) {
  const found = policies.filter(({ isActive, genders, name }) => isActive && genders.length === 0 && forSome.test(name))
  return found.map(({ _id, name }) => (
    <Alert
      key={_id}
      severity="warning"
      sx={{ mb: 2 }}
      action={<Button color="inherit" size="small" onClick={() => onReview(_id)}>{t`Review eligibility`}</Button>}
    >
      <Trans>{name} is open to everyone. Limit it to the employees it is meant for.</Trans>
    </Alert>
  ))
}

const forSome = /\b(maternity|paternity|menstrual|miscarriage)\b/i
