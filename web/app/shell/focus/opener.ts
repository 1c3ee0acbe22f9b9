const controls = 'button, a[href], [role=button]'

interface Pressed {
  name: string
  /** The control and its ancestors. */
  places: readonly Element[]
}

/**
 * Remembers which button opened a form in the page. When the form closes, the button is usually another element than the
 * one that was pressed: it is found by its name, as near as possible to where it was.
 */
export function openers(upwards: (element: Element) => Element[]) {
  let last: Pressed | null = null
  const openerOf = new WeakMap<Element, Pressed>()
  return {
    pressed(target: Element): void {
      const control = target.closest(controls)
      if (control !== null) last = { name: nameOf(control), places: upwards(control) }
    },
    /** The focus is in this element; the first time in a form, the control pressed before has opened it. */
    entered(target: Element): void {
      const form = target.closest('form')
      if (form === null || openerOf.has(form) || last === null || last.places.includes(form)) return
      openerOf.set(form, last)
    },
    /** The control that opened the removed form that had the focus. */
    find(places: readonly Element[], isUsable: (element: Element) => boolean): HTMLElement | null {
      const form = places.find((place) => place.matches('form') && !place.isConnected)
      const opener = form && openerOf.get(form)
      if (opener === undefined) return null
      for (const place of opener.places) {
        if (!place.isConnected) continue
        const same = [place, ...place.querySelectorAll(controls)].find(
          (one) => isUsable(one) && nameOf(one) === opener.name,
        )
        if (same instanceof HTMLElement) return same
      }
      return null
    },
  }
}

function nameOf(control: Element): string {
  return control.getAttribute('aria-label') ?? control.textContent.trim()
}
