import type { ReactNode } from 'react'
import { useEffect } from 'react'
import Drawer from '@mui/material/Drawer'
import useMediaQuery from '@mui/material/useMediaQuery'
import { useLocation } from 'react-router'
import { drawerWidth } from '../../shared/theme/tokens.ts'
import { closeOverlay, toggleDrawer, useDrawer } from './drawer-state.ts'
import { Header } from './header.tsx'
import { SideMenu } from './side-menu.tsx'
import './shell.css'

/** Drawer beside the page from 1266 px on, over it below; the header always above. */
export function Frame({ children }: { children: ReactNode }) {
  const wide = useMediaQuery((theme) => theme.breakpoints.up('lg'), { noSsr: true })
  const { open, overlay } = useDrawer()
  const { pathname } = useLocation()
  useEffect(() => closeOverlay(), [pathname, wide])
  useToggleKey(wide)
  return (
    <div className="frame">
      {wide ? (
        <div className="frame-drawer no-print" hidden={!open} style={{ width: drawerWidth }}>
          <SideMenu />
        </div>
      ) : (
        <Drawer
          open={overlay}
          onClose={closeOverlay}
          className="no-print"
          slotProps={{ paper: { sx: { width: drawerWidth, maxWidth: '85vw' }, 'aria-label': 'Menu' } }}
        >
          <SideMenu />
        </Drawer>
      )}
      <div className="frame-column">
        <Header menuOpen={wide ? open : overlay} onToggleMenu={() => toggleDrawer(wide)} />
        {children}
      </div>
    </div>
  )
}

/** The key [ shows and hides the drawer. */
function useToggleKey(wide: boolean): void {
  useEffect(() => {
    const pressed = (event: KeyboardEvent) => {
      const target = event.target as HTMLElement | null
      if (event.key !== '[' || event.ctrlKey || event.metaKey || event.altKey) return
      if (target?.closest('input, textarea, select, [contenteditable], [role="dialog"]')) return
      toggleDrawer(wide)
    }
    document.addEventListener('keydown', pressed)
    return () => document.removeEventListener('keydown', pressed)
  }, [wide])
}
