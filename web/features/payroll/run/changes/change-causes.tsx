import { t } from '@lingui/core/macro'
import { Box, ButtonBase } from '@mui/material'
import type { ReplyOf } from '@muster/contract/routes.ts'
import { formatPeople } from '../../../../shared/format/people.ts'
import type { RouteOf } from '../../../../shared/call/types.ts'
import { signedMoney } from '../../signed-money.ts'

export type CauseTotal = ReplyOf<RouteOf<'GET /api/v1/user/payrun/{id}/difference'>>['causes'][number]

interface Props {
  causes: readonly CauseTotal[]
  chosen: CauseTotal['cause'] | undefined
  onChoose: (cause: CauseTotal['cause']) => void
}

/** Each cause with the increases and decreases it explains; pressing one shows its people. */
export function ChangeCauses({ causes, chosen, onChoose }: Props) {
  const most = Math.max(1, ...causes.map(({ amountPaise }) => Math.abs(amountPaise)))
  if (causes.length === 0) return <>{t`No one's net pay changed from the previous month.`}</>
  return (
    <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0, display: 'grid', gap: 0.5 }}>
      {causes.map((one) => (
        <li key={one.cause}>
          <ButtonBase
            aria-pressed={one.cause === chosen}
            onClick={() => onChoose(one.cause)}
            sx={{
              display: 'block',
              width: '100%',
              minHeight: 'var(--least-target)',
              textAlign: 'left',
              borderRadius: '6px',
              px: 1,
              py: 0.75,
              mx: -1,
              bgcolor: one.cause === chosen ? 'var(--blue-100)' : 'transparent',
              '&:hover': { bgcolor: one.cause === chosen ? 'var(--blue-100)' : 'var(--grey-25)' },
              '&:focus-visible': { outline: '2px solid', outlineColor: 'primary.main' },
            }}
          >
            <Box component="span" sx={{ display: 'flex', columnGap: 1, alignItems: 'baseline' }}>
              <Box component="span" sx={{ flex: '1 1 0', minWidth: 0 }}>
                {one.name}
              </Box>
              <Box component="span" sx={{ color: 'text.secondary', whiteSpace: 'nowrap' }}>
                {formatPeople(one.people)}
              </Box>
              <Box
                component="span"
                sx={{ fontVariantNumeric: 'tabular-nums', fontWeight: 600, minWidth: 80, textAlign: 'right' }}
              >
                {signedMoney(one.amountPaise)}
              </Box>
            </Box>
            <Box
              component="span"
              aria-hidden
              sx={{ display: 'block', height: 6, mt: 0.5, borderRadius: '3px', bgcolor: 'var(--grey-100)' }}
            >
              <Box
                component="span"
                sx={{
                  display: 'block',
                  height: 6,
                  borderRadius: '3px',
                  bgcolor: one.amountPaise < 0 ? 'var(--grey-500)' : 'var(--blue-500)',
                  width: `${Math.floor((Math.abs(one.amountPaise) * 100) / most)}%`,
                }}
              />
            </Box>
          </ButtonBase>
        </li>
      ))}
    </Box>
  )
}
