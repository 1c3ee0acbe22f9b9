import { openers } from './opener.ts'

const dialogs = '[role=dialog], [role=alertdialog], [role=menu], .MuiModal-root'
const usable =
  ':is(a[href], button, input, select, textarea, [tabindex]:not([tabindex="-1"])):not(:disabled, [hidden] *)'

/**
 * Keeps keyboard users' place. A button that was pending gets the focus back. If the focused element is gone, as after a
 * completed step, the focus goes to whatever took its place, else to the page's heading; after a form, to the control that
 * opened it. Browsers would move it to the top of the document. Returns how to stop.
 */
export function keepFocus(): () => void {
  /** The element that last had the focus, with its ancestors; `onPage` is the last one outside of dialogs. */
  let last: readonly Element[] = []
  let onPage: readonly Element[] = []
  let timer: number | undefined
  const opener = openers(upwards)

  const focused = ({ target }: Event) => {
    if (!(target instanceof Element)) return
    // A dialog takes the focus itself if its focused element is gone.
    if (last.indexOf(target) > 0 && !isUsable(last[0])) return changed()
    last = upwards(target)
    if (target.closest(dialogs) !== null) return
    onPage = last
    opener.entered(target)
  }
  const clicked = ({ target }: Event) => {
    if (target instanceof Element && target.closest(dialogs) === null) opener.pressed(target)
  }
  // Closing a phone's keyboard leaves a field that is still there.
  const left = () => {
    window.setTimeout(() => {
      if (document.activeElement !== document.body || !isUsable(last[0])) return
      last = []
      onPage = []
    })
  }
  // Pressing on an empty area clears the focus; pressing on a button also triggers focusin.
  const pressed = ({ target }: Event) => {
    last = []
    if (target instanceof Element && target.closest(dialogs) === null) onPage = []
  }
  /** The focus is nowhere, or on the dialog around the last element. */
  const isLost = () => {
    const { activeElement, body } = document
    return activeElement === null || activeElement === body || last.indexOf(activeElement) > 0
  }
  const restoreFocus = () => {
    timer = undefined
    if (!isLost()) return
    const isOpen = last !== onPage && last.some((element) => element.matches(dialogs) && element.isConnected)
    const places = isOpen ? last : onPage
    if (!isOpen && document.querySelector(dialogs) !== null) return
    if (places[0]?.isConnected === true && !isUsable(places[0])) return
    const next = opener.find(places, isUsable) ?? successor(places)
    next?.focus({ preventScroll: true })
  }
  // After this delay, elements that focus themselves have done so.
  function changed() {
    if (timer === undefined && last.length > 0 && isLost()) timer = window.setTimeout(restoreFocus, 30)
  }
  const observer = new MutationObserver(changed)
  observer.observe(document.body, { childList: true, subtree: true, attributes: true, attributeFilter: ['disabled'] })
  document.addEventListener('focusin', focused)
  document.addEventListener('focusout', left)
  document.addEventListener('pointerdown', pressed, true)
  document.addEventListener('click', clicked, true)
  return () => {
    observer.disconnect()
    document.removeEventListener('focusin', focused)
    document.removeEventListener('focusout', left)
    document.removeEventListener('pointerdown', pressed, true)
    document.removeEventListener('click', clicked, true)
    window.clearTimeout(timer)
  }
}

function isUsable(element: Element | undefined): boolean {
  return element?.isConnected === true && element.matches(usable)
}

/** The element and its ancestors, up to `main`; anything further out is unrelated. */
function upwards(element: Element): Element[] {
  const all: Element[] = []
  for (let one: Element | null = element; one !== null && one.querySelector('main') === null; one = one.parentElement)
    all.push(one)
  return all
}

/** The nearest focusable element: itself, a descendant, or the page's heading if contained. */
function successor(places: readonly Element[]): HTMLElement | null {
  for (const place of places) {
    if (!place.isConnected) continue
    if (place.matches(usable)) return place as HTMLElement
    const heading = place.querySelector<HTMLElement>('h1')
    if (heading !== null) heading.tabIndex = -1
    const target = heading ?? place.querySelector<HTMLElement>(usable)
    if (target !== null) return target
  }
  return null
}
