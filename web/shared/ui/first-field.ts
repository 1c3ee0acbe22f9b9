const fields =
  'input:not([type=hidden], [type=file], [tabindex="-1"]), textarea:not([aria-hidden=true]), select, [role=combobox], [role=spinbutton]'

/** Marks the place of a field whose code is still loading. */
const places = '[data-part-place]'

/** The first field; null while its code is loading, because the next one is not the first. */
export function firstField(root: Element): HTMLElement | null {
  const first = [...root.querySelectorAll<HTMLElement>(`${fields}, ${places}`)].find(isUsable)
  return first === undefined || first.matches(places) ? null : first
}

/** The first invalid field, or the part of it that can be focused. */
export function firstWrong(root: Element): HTMLElement | null {
  const wrong = root.querySelector<HTMLElement>('[aria-invalid=true]')
  if (wrong === null) return null
  if (wrong.matches(fields) && isUsable(wrong)) return wrong
  return firstField(wrong) ?? wrong.querySelector<HTMLElement>('button, [tabindex="0"]')
}

function isUsable(field: HTMLElement): boolean {
  return !field.matches(':disabled, [aria-disabled=true]') && field.closest('[hidden], [inert]') === null
}
