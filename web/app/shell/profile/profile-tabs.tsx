import { t } from '@lingui/core/macro'
import type { KeyboardEvent } from 'react'

export type ProfileTab = 'profile' | 'setting'

const tabs: readonly { id: ProfileTab; title: string }[] = [
  { id: 'profile', title: t`Profile` },
  { id: 'setting', title: t`Setting` },
]

/** The two tabs of the profile menu; arrow keys switch between them. */
export function ProfileTabs({ tab, onChange }: { tab: ProfileTab; onChange: (tab: ProfileTab) => void }) {
  return (
    <div role="tablist" aria-label={t`Profile menu`} className="profile-tabs" onKeyDown={pressed}>
      {tabs.map(({ id, title }) => (
        <button
          key={id}
          type="button"
          role="tab"
          id={`profile-tab-${id}`}
          aria-controls="profile-panel"
          aria-selected={tab === id}
          tabIndex={tab === id ? 0 : -1}
          onClick={() => onChange(id)}
        >
          {title}
        </button>
      ))}
    </div>
  )

  function pressed(event: KeyboardEvent): void {
    if (event.key !== 'ArrowLeft' && event.key !== 'ArrowRight') return
    const next = tab === 'profile' ? 'setting' : 'profile'
    onChange(next)
    document.getElementById(`profile-tab-${next}`)?.focus()
  }
}
