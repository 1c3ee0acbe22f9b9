/** Both tokens are in local storage, so that every tab of a browser sends the latest one. */
const accessKey = 'accessToken'
const onboardingKey = 'onboardingToken'
/** Held while a tab signs out: other tabs may be refused before they hear that the token is gone. */
const leavingKey = 'leaving'

export const tokens = {
  access: () => read(accessKey),
  setAccess: (token: string) => write(accessKey, token),
  /** Identifies the state of an unfinished sign-up or of an invited employee. */
  onboarding: () => read(onboardingKey),
  setOnboarding: (token: string) => write(onboardingKey, token),
  clearOnboarding: () => localStorage.removeItem(onboardingKey),
  setLeaving: (isLeaving: boolean) => (isLeaving ? write(leavingKey, '1') : localStorage.removeItem(leavingKey)),
  /** Whether the person signs out, in this tab or another, or has just done so. */
  areLeaving: () => read(leavingKey) !== null || read(accessKey) === null,
  clear() {
    localStorage.removeItem(accessKey)
    localStorage.removeItem(onboardingKey)
  },
}

/** Calls `listener` when another tab of this browser signed out. */
export function onSignedOutElsewhere(listener: () => void): () => void {
  const onStorage = (event: StorageEvent) => {
    if ((event.key === accessKey || event.key === null) && !read(accessKey)) listener()
  }
  window.addEventListener('storage', onStorage)
  return () => window.removeEventListener('storage', onStorage)
}

function read(key: string): string | null {
  return localStorage.getItem(key)
}

function write(key: string, value: string): void {
  localStorage.setItem(key, value)
}
