import { t } from '@lingui/core/macro'
import { Alert, Box } from '@mui/material'
import { type Held, privilegedPermissions } from '@muster/contract/access-levels.ts'
import { useApi } from '../call/use-api.ts'
import { riskOf } from './abilities.ts'

/** Says that the change will need a second person's approval; nothing if it takes effect at once. */
export function SecondPersonNote({ saved, held }: { saved: Held; held: Held }) {
  const given = privilegedPermissions.filter((one) => held.has(one) && !saved.has(one))
  const taken = privilegedPermissions.filter((one) => saved.has(one) && !held.has(one))
  const isSensitive = given.length + taken.length > 0
  const rules = useApi(isSensitive ? 'GET /api/v1/user/two-person-rule' : null)
  const rule = rules.data?.find(({ area }) => area === 'access')
  if (!isSensitive || rule?.isActive !== true) return null
  return (
    <Alert severity="warning">
      {t`A second person must approve this before it takes effect.`}
      <Box component="ul" sx={{ m: 0, pl: 2.5 }}>
        {given.map((one) => (
          <li key={one}>{riskOf(one)}</li>
        ))}
        {taken.length > 0 ? <li>{t`Privileged access is taken away`}</li> : null}
      </Box>
    </Alert>
  )
}
