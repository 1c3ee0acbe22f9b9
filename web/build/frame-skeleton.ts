import { greetingAt, type Greetings } from '../features/dashboard/greeting.ts'
import { breakpoint, drawerWidth, type } from '../shared/theme/tokens.ts'

const { fontSize, lineHeight, fontWeight, letterSpacing } = type.h1
const style = [
  `.first-drawer{width:${drawerWidth}px}@media(max-width:${breakpoint.lg - 1}px){.first-drawer{display:none}}`,
  `.first-title{margin:0;min-height:1lh;font:${fontWeight} ${fontSize}/${lineHeight} var(--font);letter-spacing:${letterSpacing}}`,
].join('')
const greetings: Greetings = { morning: 'Good morning', afternoon: 'Good afternoon', evening: 'Good evening' }
const line = (width: string, height: number) => `<span style="width:${width};height:${height}px"></span>`

/** The signed-in area's frame before its code is loaded; it uses the frame's own style sheet. */
export function frameSkeleton(source: string): string {
  return [
    `<style>${style}</style>`,
    '<div class="frame" role="status" aria-label="Loading page">',
    '<div class="frame-drawer first-drawer"></div>',
    '<div class="frame-column"><div class="header"></div><div class="page"><div class="page-skeleton">',
    source === 'features/dashboard/dashboard-screen.tsx'
      ? `<h1 class="first-title"></h1><script>(${greet.toString()})(${greetingAt.toString()}, ${JSON.stringify(greetings)})</script>`
      : line('220px', 28),
    line('320px', 14),
    line('100%', 280),
    '</div></div></div></div>',
  ].join('')
}

/** Embedded in the page as written here, so it can only use browser APIs. */
function greet(words: typeof greetingAt, greetings: Greetings): void {
  try {
    const kept = JSON.parse(localStorage.getItem('muster.auth') ?? '{}') as Kept
    const { timeZone } = Intl.DateTimeFormat().resolvedOptions()
    const title = (globalThis as unknown as Page).document.querySelector('.first-title')
    if (title !== null) title.textContent = words(Date.now(), timeZone, kept.state?.user?.name ?? '', greetings)
  } catch {
    /* The page shows its own greeting. */
  }
}

/** The browser APIs used; the build has no types for them. */
interface Page {
  document: { querySelector: (selector: string) => { textContent: string } | null }
}

interface Kept {
  state?: { user?: { name?: string } | null }
}
