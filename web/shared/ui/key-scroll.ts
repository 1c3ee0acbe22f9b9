/**
 * The `ref` of a scrolling box. Keys scroll what has the focus, and not every browser focuses such a box: while
 * something is out of view and nothing in the box can be focused, the box is a tab stop itself.
 */
export function keyScroll(box: HTMLElement | null) {
  if (box === null) return undefined
  const update = () => {
    const isCut = box.scrollHeight > box.clientHeight || box.scrollWidth > box.clientWidth
    if (isCut && !box.querySelector(stops)) box.tabIndex = 0
    else box.removeAttribute('tabindex')
  }
  update()
  const size = new ResizeObserver(update)
  const content = new MutationObserver(update)
  size.observe(box)
  content.observe(box, { childList: true, subtree: true, attributeFilter: ['disabled'] })
  return () => {
    size.disconnect()
    content.disconnect()
  }
}

const stops =
  'a, [tabindex="0"], button:not(:disabled), input:not(:disabled), select:not(:disabled), textarea:not(:disabled)'
