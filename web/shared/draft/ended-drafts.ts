const key = 'muster.drafts-ended'
const most = 50
/** For browsers without storage. */
const here = new Set<string>()

/** In every tab: a draft that one of them has sent must not come back from another. */
export function endDraft(id: string): void {
  here.add(id)
  try {
    localStorage.setItem(key, JSON.stringify([...ended(), id].slice(-most)))
  } catch {
    // This tab has it in memory.
  }
}

export const isEnded = (id: string) => here.has(id) || ended().includes(id)

function ended(): string[] {
  try {
    return JSON.parse(localStorage.getItem(key) ?? '[]') as string[]
  } catch {
    return []
  }
}
