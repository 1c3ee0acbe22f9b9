import { plural, t } from '@lingui/core/macro'
import { Alert } from '@mui/material'
import type { Changes } from './use-run-checks.ts'

const labels: Record<Changes['people'][number]['what'][number], string> = {
  employment: t`joining or last working day`,
  salary: t`salary`,
  attendance: t`attendance`,
  oneTime: t`one-time payments`,
  deductions: t`deductions`,
  arrears: t`arrears`,
  statutory: t`tax or statutory details`,
  law: t`statutory rates`,
  joined: t`not in this calculation`,
  gone: t`not employed in the month`,
  other: t`pay run configuration`,
}

/** Says whose inputs have changed since the calculation; the button beside it recalculates. */
export default function StaleBanner({ changes: { count, people } }: { changes: Changes }) {
  const named = people.map(({ name, what }) => `${name} (${what.map((one) => labels[one]).join(', ')})`)
  const rest = count - people.length
  const names = (rest > 0 ? [...named, t`${rest} more`] : named).join('; ')
  return (
    <Alert severity="warning" role="status" sx={{ mb: 2.5 }}>
      {plural(count, {
        one: `Inputs of # person have changed since this was calculated: ${names}. Recalculate before approving.`,
        other: `Inputs of # people have changed since this was calculated: ${names}. Recalculate before approving.`,
      })}
    </Alert>
  )
}
