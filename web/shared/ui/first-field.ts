const fields =
  'input:not([type=hidden], [type=file], [tabindex="-1"]), textarea:not([aria-hidden=true]), select, [role=combobox], [role=spinbutton]'

/** The first place to type or choose in. */
export function firstField(root: Element): HTMLElement | null {
  return [...root.querySelectorAll<HTMLElement>(fields)].find(isUsable) ?? null
}

/** The first field that says it is wrong, or what of it can have the focus. */
export function firstWrong(root: Element): HTMLElement | null {
  const wrong = root.querySelector<HTMLElement>('[aria-invalid=true]')
  if (wrong === null) return null
  if (wrong.matches(fields) && isUsable(wrong)) return wrong
  return firstField(wrong) ?? wrong.querySelector<HTMLElement>('button, [tabindex="0"]')
}

function isUsable(field: HTMLElement): boolean {
  return !field.matches(':disabled, [aria-disabled=true]') && field.closest('[hidden], [inert]') === null
}
