import { Box } from '@mui/material'
import { useEffect, useRef } from 'react'
import { Link, useSearchParams } from 'react-router'

export interface UrlTab {
  value: string
  label: string
  count?: number
}

interface Props {
  tabs: readonly UrlTab[]
  /** The row's name for screen readers, for example "Sections of the organisation". */
  label: string
  /** The search parameter; `tab` unless a page has two rows. */
  param?: string
  /** Search parameters that stay when the tab changes; the others belong to the previous tab. */
  keep?: readonly string[]
}

/** Tabs as links (`?tab=`), so that reload, Back and middle click work. The first one is the default. */
export function UrlTabs({ tabs, label, param = 'tab', keep = [] }: Props) {
  const [search] = useSearchParams()
  const current = currentTab(tabs, search.get(param))
  const row = useRef<HTMLElement>(null)
  // On a phone the current tab may be scrolled out of view.
  useEffect(() => {
    const shown = row.current
    const tab = shown?.querySelector<HTMLElement>('[aria-current]')
    if (shown && tab) shown.scrollLeft = tab.offsetLeft - (shown.clientWidth - tab.offsetWidth) / 2
  }, [current])
  const kept = [...search].filter(([name]) => keep.includes(name))
  return (
    <Box
      component="nav"
      ref={row}
      aria-label={label}
      sx={{ position: 'relative', overflowX: 'auto', borderBottom: '1px solid', borderColor: 'divider' }}
    >
      <Box component="ul" sx={{ display: 'flex', gap: 2.5, m: 0, p: 0, listStyle: 'none', whiteSpace: 'nowrap' }}>
        {tabs.map((tab) => (
          <li key={tab.value}>
            <Box
              component={Link}
              to={`?${new URLSearchParams([...kept, [param, tab.value]])}`}
              aria-current={tab.value === current ? 'page' : undefined}
              sx={{ ...tabLook, ...(tab.value === current ? currentLook : {}) }}
            >
              {tab.label}
              {tab.count === undefined ? null : (
                <Box component="span" sx={countLook}>
                  {tab.count}
                </Box>
              )}
            </Box>
          </li>
        ))}
      </Box>
    </Box>
  )
}

/** The current tab's value, from the URL. */
export function useUrlTab(tabs: readonly UrlTab[], param = 'tab'): string {
  const [search] = useSearchParams()
  return currentTab(tabs, search.get(param))
}

function currentTab(tabs: readonly UrlTab[], requested: string | null): string {
  return tabs.find((tab) => tab.value === requested)?.value ?? tabs[0]?.value ?? ''
}

const tabLook = {
  display: 'inline-flex',
  alignItems: 'center',
  gap: 1,
  justifyContent: 'center',
  height: 44,
  minWidth: 'var(--least-target)',
  fontWeight: 600,
  color: 'text.secondary',
  textDecoration: 'none',
  borderBottom: '2px solid transparent',
  '&:hover': { color: 'text.primary' },
  '&:focus-visible': { outline: '2px solid', outlineColor: 'primary.main', outlineOffset: -2 },
} as const
const currentLook = { color: 'primary.main', borderBottomColor: 'primary.main' } as const
const countLook = {
  fontSize: '0.75rem',
  px: 0.75,
  minWidth: 20,
  lineHeight: '20px',
  textAlign: 'center',
  borderRadius: '10px',
  bgcolor: 'var(--blue-100)',
  color: 'var(--blue-700)',
} as const
