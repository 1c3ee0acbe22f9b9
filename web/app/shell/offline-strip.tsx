import { t } from '@lingui/core/macro'
import { useSyncExternalStore } from 'react'

export function OfflineStrip() {
  const online = useSyncExternalStore(watch, () => navigator.onLine)
  return (
    <div aria-live="polite" className="offline-place no-print">
      {online ? null : (
        <p className="offline-strip">{t`You are offline. Changes can't be saved until you are back online.`}</p>
      )}
    </div>
  )
}

function watch(changed: () => void): () => void {
  window.addEventListener('online', changed)
  window.addEventListener('offline', changed)
  return () => {
    window.removeEventListener('online', changed)
    window.removeEventListener('offline', changed)
  }
}
