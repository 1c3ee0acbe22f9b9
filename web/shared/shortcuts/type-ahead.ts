let typed: string | null = null
let timer: number | undefined

/** Milliseconds; anything slower to open has failed. */
const patience = 10_000

/** Whether a key has opened something to type into: until it has loaded, letters are not shortcuts. */
export const isExpectingText = () => typed !== null

/** Keeps what is typed until the dialog that was just opened has loaded, then puts it into its first field. */
export function expectText(): void {
  stop()
  typed = ''
  document.addEventListener('keydown', collect, true)
  document.addEventListener('focusin', arrived, true)
  timer = window.setTimeout(stop, patience)
}

function collect(event: KeyboardEvent): void {
  if (typed === null || takesText(event.target)) return stop()
  if (event.key === 'Escape') return stop()
  if (event.ctrlKey || event.metaKey || event.altKey || event.isComposing) return
  if (event.key === 'Backspace') typed = typed.slice(0, -1)
  else if (event.key.length === 1) typed += event.key
  else return
  event.preventDefault()
  event.stopPropagation()
}

function arrived({ target }: Event): void {
  if (!takesText(target)) return
  const text = typed ?? ''
  stop()
  if (text === '') return
  // Set as if typed, so that the field's listeners are called.
  const kind = target instanceof HTMLTextAreaElement ? HTMLTextAreaElement : HTMLInputElement
  Object.getOwnPropertyDescriptor(kind.prototype, 'value')?.set?.call(target, target.value + text)
  target.dispatchEvent(new Event('input', { bubbles: true }))
}

function takesText(target: EventTarget | null): target is HTMLInputElement | HTMLTextAreaElement {
  if (target instanceof HTMLTextAreaElement) return !target.readOnly
  return target instanceof HTMLInputElement && /^(text|search|email|tel|url|number)$/.test(target.type)
}

function stop(): void {
  typed = null
  window.clearTimeout(timer)
  document.removeEventListener('keydown', collect, true)
  document.removeEventListener('focusin', arrived, true)
}
