const key = 'muster.sso'

type Purpose = 'signIn' | 'proof' | 'test'
interface Away {
  purpose: Purpose
  /** The sign-in page's query, with the page to return to. */
  search: string
}

/** Leaves for the identity provider's page; the purpose stays in this tab. */
export function leaveFor(url: string, away: Away): void {
  sessionStorage.setItem(key, JSON.stringify(away))
  location.assign(url)
}

export function readAway(): Away | null {
  const kept = sessionStorage.getItem(key)
  return kept === null ? null : (JSON.parse(kept) as Away)
}

const channel = 'muster.sso.proved'

/** Notifies the tab that requested the proof. */
export function tellProved(): void {
  const broadcast = new BroadcastChannel(channel)
  broadcast.postMessage('proved')
  broadcast.close()
}

export function onProvedElsewhere(listener: () => void): () => void {
  const listening = new BroadcastChannel(channel)
  listening.addEventListener('message', listener)
  return () => listening.close()
}
