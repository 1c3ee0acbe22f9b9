import { useEffect, useRef, useState } from 'react'
import { useNavigate } from 'react-router'
import { startLater } from '../start-later.ts'

/** Listens for the signed-in area's keys, soon after it is shown. Their list is shown while `listed`. */
export function useShortcuts(toggleMenu: () => void) {
  const navigate = useNavigate()
  const [listed, setListed] = useState(false)
  const toggle = useRef(toggleMenu)
  useEffect(() => {
    toggle.current = toggleMenu
  })
  useEffect(
    () =>
      startLater(async () => {
        const { listen } = await import('./listen.ts')
        return listen({
          go: (path) => void navigate(path),
          toggleMenu: () => toggle.current(),
          list: () => setListed(true),
        })
      }),
    [navigate],
  )
  return { listed, close: () => setListed(false) }
}
