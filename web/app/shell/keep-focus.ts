const dialogs = '[role=dialog], [role=alertdialog], [role=menu], .MuiModal-root'
const usable =
  ':is(a[href], button, input, select, textarea, [tabindex]:not([tabindex="-1"])):not(:disabled, [hidden] *)'

/**
 * Whoever works with the keyboard keeps their place. A button that was pending gets the focus back; when what had it is gone,
 * as after a step that was taken, the focus goes to what now stands in its place, else to the heading of the page. Browsers
 * leave it at the top of the document. Answers how to stop.
 */
export function keepFocus(): () => void {
  /** What on the page, outside of dialogs, had the focus last, with all it stands in. */
  let last: readonly Element[] = []
  let timer: number | undefined

  const focused = ({ target }: Event) => {
    if (target instanceof Element && target.closest(dialogs) === null) last = upwards(target)
  }
  // Whoever presses on nothing wants no focus; pressing on a button is told by its focus, too.
  const pressed = ({ target }: Event) => {
    if (target instanceof Element && target.closest(dialogs) !== null) return
    last = []
  }
  const settle = () => {
    timer = undefined
    const [was] = last
    if (was === undefined || isHeld() || document.querySelector(dialogs) !== null) return
    if (was.isConnected && !was.matches(usable)) return
    successor(last)?.focus({ preventScroll: true })
  }
  // What takes the focus by itself has it when the time is over.
  const changed = () => {
    if (timer === undefined && last.length > 0 && !isHeld()) timer = window.setTimeout(settle, 30)
  }
  const observer = new MutationObserver(changed)
  observer.observe(document.body, { childList: true, subtree: true, attributes: true, attributeFilter: ['disabled'] })
  document.addEventListener('focusin', focused)
  document.addEventListener('pointerdown', pressed, true)
  return () => {
    observer.disconnect()
    document.removeEventListener('focusin', focused)
    document.removeEventListener('pointerdown', pressed, true)
    window.clearTimeout(timer)
  }
}

function isHeld(): boolean {
  return document.activeElement !== null && document.activeElement !== document.body
}

/** The element and what it stands in, up to `main`; what is around that has nothing to do with it. */
function upwards(element: Element): Element[] {
  const all: Element[] = []
  for (let one: Element | null = element; one !== null && one.querySelector('main') === null; one = one.parentElement)
    all.push(one)
  return all
}

/** The nearest that can have the focus: itself, something in it, or the heading of the page where that is in it. */
function successor(places: readonly Element[]): HTMLElement | null {
  for (const place of places) {
    if (!place.isConnected) continue
    if (place.matches(usable)) return place as HTMLElement
    const heading = place.querySelector<HTMLElement>('h1')
    if (heading !== null) heading.tabIndex = -1
    const found = heading ?? place.querySelector<HTMLElement>(usable)
    if (found !== null) return found
  }
  return null
}
