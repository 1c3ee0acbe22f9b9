/** The result of asking the server: it has this page's build, another one, or it is unreachable. */
export type Build = 'same' | 'changed' | 'away'

/** Checks whether the product was updated since this page was opened. */
export async function checkBuild(): Promise<Build> {
  try {
    const reply = await fetch('/login', { cache: 'no-store', headers: { accept: 'text/html' } })
    if (!reply.ok) return 'away'
    const started = document.querySelector('script[type="module"][src]')?.getAttribute('src') ?? ''
    return (await reply.text()).includes(started) ? 'same' : 'changed'
  } catch {
    return 'away'
  }
}
