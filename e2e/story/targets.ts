/**
 * Targets too small for a finger (44 px) or a mouse (24 px), as texts; evaluated in the page. Exempt are links in running text,
 * targets covered by the row, label or field around them, and content for screen readers only.
 */
export const smallTargets = (least: number) => `(() => {
  const controls = 'a[href], button, [role=button], [role=tab], [role=menuitem], [role=option], [role=gridcell][tabindex], ' +
    'input:not([type=hidden]), select, textarea, [role=switch], summary'
  const least = ${least}
  const sizeOf = (element) => {
    const { width, height } = element.getBoundingClientRect()
    const around = getComputedStyle(element, '::after')
    if (around.content === 'none' || around.position !== 'absolute') return [width, height]
    return [Math.max(width, parseFloat(around.width) || 0), Math.max(height, parseFloat(around.height) || 0)]
  }
  const isSmall = (element) => Math.min(...sizeOf(element)) < least - 0.5
  return [...document.querySelectorAll(controls)]
    .filter((element) => {
      const { width, height } = element.getBoundingClientRect()
      if (width <= 1 || height <= 1 || element.disabled || element.closest('[aria-hidden=true], [inert], [hidden]')) return false
      if (!element.checkVisibility({ visibilityProperty: true }) || getComputedStyle(element).display === 'inline') return false
      if (!isSmall(element)) return false
      const host = element.closest('label, .MuiInputBase-root, .MuiPickersInputBase-root')
      return host === null || isSmall(host)
    })
    .map((element) => {
      const [width, height] = sizeOf(element).map(Math.round)
      const name = element.getAttribute('aria-label') ?? element.innerText ?? element.name
      return width + ' by ' + height + ': ' + element.tagName.toLowerCase() + ' ' + (name ?? '').slice(0, 40)
    })
})()`
