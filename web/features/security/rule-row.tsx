import { t } from '@lingui/core/macro'
import { Box, Switch, Typography } from '@mui/material'
import type { Got } from '../../shared/call/types.ts'
import { listText } from '../../shared/format/list.ts'
import { formatInstant } from '../../shared/format/time.ts'
import { StatusChip } from '../../shared/ui/status-chip.tsx'
import { turnedBy } from './turned-by.ts'

type Rule = Got<'GET /api/v1/user/two-person-rule'>[number]

/** One kind of change: whether the rule holds for it, until when, and who can approve. */
export function RuleRow({ rule, disabled, onToggle }: { rule: Rule; disabled: boolean; onToggle: () => void }) {
  const { label, description, isOn, isActive, people, notIndependent, holdsUntil, gone } = rule
  const turned = turnedBy(rule)
  const isHeld = isOn && holdsUntil !== null
  return (
    <Box
      component="li"
      sx={{
        display: 'flex',
        gap: 2,
        p: 2.5,
        borderTop: '1px solid',
        borderColor: 'divider',
        '&:first-of-type': { borderTop: 0 },
      }}
    >
      <Box sx={{ flexGrow: 1, minWidth: 0, overflowWrap: 'anywhere' }}>
        <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, alignItems: 'center' }}>
          <Typography component="h2" variant="h4">
            {label}
          </Typography>
          <StatusChip
            status={isActive && !isHeld ? 'enabled' : isHeld ? 'pending' : 'inactive'}
            label={
              isHeld
                ? t`On until ${formatInstant(holdsUntil)}`
                : isActive
                  ? t`On`
                  : isOn
                    ? t`Off: only one person`
                    : t`Off`
            }
          />
        </Box>
        <Typography variant="body2" sx={{ color: 'text.secondary', mt: 0.5 }}>
          {description}
        </Typography>
        <Typography variant="body2" sx={{ mt: 1 }}>
          {people.length === 0
            ? t`No one can approve`
            : people.length > 6
              ? t`Can approve: ${people.slice(0, 6).join(', ')} and ${people.length - 6} more`
              : t`Can approve: ${people.join(', ')}`}
        </Typography>
        {isHeld ? (
          <Typography variant="body2" sx={{ color: 'var(--amber-700)', mt: 0.5 }}>
            {t`${listText(gone)} can no longer approve, so only one person is left. Until ${formatInstant(holdsUntil)}, these changes wait; after that, one person can make them alone. Give a second person this permission to keep the rule on.`}
          </Typography>
        ) : null}
        {isOn && notIndependent.length > 0 ? (
          <Typography variant="body2" sx={{ color: 'text.secondary', mt: 0.5 }}>
            {t`Approve your changes only while no one else can: ${listText(notIndependent)}. Your access and theirs were given by the same person in the last 30 days.`}
          </Typography>
        ) : null}
        {isOn && !isActive ? (
          <Typography
            variant="body2"
            sx={{ color: 'var(--amber-700)', mt: 0.5 }}
          >{t`Give a second person this permission to turn the rule on. Until then, these changes take effect immediately.`}</Typography>
        ) : null}
        {turned !== null ? (
          <Typography variant="caption" sx={{ color: 'text.secondary', display: 'block', mt: 0.5 }}>
            {turned}
          </Typography>
        ) : null}
      </Box>
      <Switch
        checked={isOn}
        disabled={disabled}
        onChange={onToggle}
        slotProps={{ input: { 'aria-label': t`Two-person rule for ${label}` } }}
      />
    </Box>
  )
}
