import { t } from '@lingui/core/macro'
import { type ReactNode, Suspense, useEffect } from 'react'
import Drawer from '@mui/material/Drawer'
import useMediaQuery from '@mui/material/useMediaQuery'
import { useLocation } from 'react-router'
import { lazyDialog } from '../../shared/part/lazy-part.tsx'
import { drawerWidth } from '../../shared/theme/tokens.ts'
import { useShortcuts } from '../shortcuts/use-shortcuts.ts'
import { Header } from './header.tsx'
import { SideMenu } from '../menu/side-menu.tsx'
import './shell.css'
import { create } from 'zustand'
import { persist } from 'zustand/middleware'

const ShortcutList = lazyDialog(() => import('../shortcuts/shortcut-list.tsx'))

/** Drawer beside the page from 1266 px, over it below that; the header always above. */
export function Frame({ children }: { children: ReactNode }) {
  const wide = useMediaQuery((theme) => theme.breakpoints.up('lg'), { noSsr: true })
  const { open, overlay } = useDrawer()
  const { pathname } = useLocation()
  useEffect(() => closeOverlay(), [pathname, wide])
  const toggle = () => toggleDrawer(wide)
  const { listed, close } = useShortcuts(toggle)
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
          slotProps={{ paper: { sx: { width: drawerWidth, maxWidth: '85vw' }, 'aria-label': t`Menu` } }}
        >
          <SideMenu />
        </Drawer>
      )}
      <div className="frame-column">
        <Header menuOpen={wide ? open : overlay} onToggleMenu={toggle} />
        {children}
      </div>
      <Suspense fallback={null}>{listed ? <ShortcutList onClose={close} /> : null}</Suspense>
    </div>
  )
}

interface DrawerState {
  /** On wide screens, where the drawer is beside the page; kept on this device. */
  open: boolean
  /** On narrower ones, where it covers the page for a moment. */
  overlay: boolean
}

export const useDrawer = create<DrawerState>()(
  persist(() => ({ open: true, overlay: false }) as DrawerState, {
    name: 'muster.drawer',
    partialize: ({ open }) => ({ open }),
  }),
)

export function toggleDrawer(wide: boolean): void {
  useDrawer.setState((state) => (wide ? { open: !state.open } : { overlay: !state.overlay }))
}

export function closeOverlay(): void {
  useDrawer.setState({ overlay: false })
}
