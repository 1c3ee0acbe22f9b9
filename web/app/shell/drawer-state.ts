import { create } from 'zustand'
import { persist } from 'zustand/middleware'

interface DrawerState {
  /** On wide screens, where the drawer stands beside the page; kept on this device. */
  open: boolean
  /** On narrower ones, where it lies over the page for a moment. */
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
