import { Box, Typography } from '@mui/material'
import { useWatch } from 'react-hook-form'
import { useApi } from '../../../shared/call/use-api.ts'
import { CheckboxGroup } from '../../../shared/form/checkbox-group.tsx'
import { ErrorState } from '../../../shared/ui/error-state.tsx'
import { TextSkeleton } from '../../../shared/ui/skeletons.tsx'
import { genderOptions } from './policy-values.ts'

/** Whom a leave is for, and who that is today. */
export function EligibleField() {
  return (
    <>
      <CheckboxGroup
        name="genders"
        label="Limit to"
        row
        options={genderOptions}
        helper="Everyone is eligible if you select none. Use the fields above for a waiting period or probation."
      />
      <Preview />
    </>
  )
}

function Preview() {
  const chosen = useWatch({ name: 'genders' }) as string[]
  const reply = useApi('GET /api/v1/user/leave-policy/eligibility', { query: { genders: chosen.join(',') } })
  if (reply.error)
    return <ErrorState slim what="who is eligible" error={reply.error} onRetry={() => void reply.mutate()} />
  if (!reply.data) return <TextSkeleton lines={1} />
  const { employed, eligible, notRecorded } = reply.data
  return (
    <Box role="status" sx={{ display: 'grid', gap: 0.5 }}>
      <Typography variant="body2">
        Eligible now: {eligible.count} of {employed}
      </Typography>
      <Names label="Show names" of={eligible} />
      {notRecorded.count > 0 ? (
        <>
          <Typography variant="body2" sx={{ color: 'var(--amber-700)' }}>
            Not eligible because gender is not recorded: {notRecorded.count}
          </Typography>
          <Names label="Show names without a recorded gender" of={notRecorded} />
        </>
      ) : null}
    </Box>
  )
}

function Names({ label, of }: { label: string; of: { count: number; names: string[] } }) {
  if (of.names.length === 0) return null
  const more = of.count - of.names.length
  return (
    <Box component="details" sx={{ typography: 'body2', color: 'text.secondary' }}>
      <Box component="summary" sx={{ cursor: 'pointer', minHeight: 24 }}>
        {label}
      </Box>
      {of.names.join(', ')}
      {more > 0 ? ` and ${more.toLocaleString('en-IN')} more` : ''}
    </Box>
  )
}
