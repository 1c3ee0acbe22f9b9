let forms = 0

/** Registers that a form has unsaved changes; returns how to unregister it. */
export function beginUnsaved(): () => void {
  forms += 1
  return () => {
    forms -= 1
  }
}

/** Whether reloading the page would lose something. */
export const isAnythingUnsaved = () => forms > 0
