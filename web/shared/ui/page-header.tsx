import { t } from '@lingui/core/macro'
import { Box, Typography } from '@mui/material'
import type { ReactNode } from 'react'
import { ActionButton } from './action/action-button.tsx'
import { type Action, type MaybeAction, shownActions } from './action/action.ts'
import { MoreMenu } from './action/more-menu.tsx'
import { useIsPhone } from './use-is-phone.ts'
import { type UrlTab, UrlTabs } from './url-tabs.tsx'

interface Props {
  title: string
  subtitle?: ReactNode
  /** The page's main action. */
  primary?: Action | false | null
  /** Two get a button, the rest go to "More"; on a phone all of them do. */
  secondary?: readonly MaybeAction[]
  /** A row of tabs that are links. */
  tabs?: readonly UrlTab[]
  /** Shown between the title and the actions: a month switch, a view switch. */
  children?: ReactNode
}

/** The header of every screen. Its h1 receives focus after a navigation. */
export function PageHeader({ title, subtitle, primary, secondary, tabs, children }: Props) {
  const phone = useIsPhone()
  const others = shownActions(secondary)
  const shown = phone ? [] : others.slice(0, 2)
  const rest = others.slice(shown.length)
  return (
    <Box component="header" sx={{ mb: 2.5 }}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'flex-start', gap: 1.5 }}>
        <Box sx={{ flex: '1 1 240px', minWidth: 0 }}>
          <Typography variant="h1" tabIndex={-1} sx={{ overflowWrap: 'anywhere', outline: 'none' }}>
            {title}
          </Typography>
          {subtitle ? (
            <Typography sx={{ color: 'text.secondary', mt: 0.5, maxWidth: '68ch' }}>{subtitle}</Typography>
          ) : null}
        </Box>
        {children}
        {primary || others.length > 0 ? (
          <Box sx={{ display: 'flex', gap: 1, flexWrap: 'wrap' }}>
            {shown.map((action) => (
              <ActionButton key={action.label} action={action} />
            ))}
            <MoreMenu actions={rest} label={t`More actions`} text={t`More`} />
            {primary ? <ActionButton action={primary} look="primary" /> : null}
          </Box>
        ) : null}
      </Box>
      {tabs ? (
        <Box sx={{ mt: 1.5 }}>
          <UrlTabs tabs={tabs} label={t`Sections of ${title}`} />
        </Box>
      ) : null}
    </Box>
  )
}
