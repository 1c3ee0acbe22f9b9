let forms = 0

/** Tells that a form has changes that are sent nowhere yet; gives what tells the end of that. */
export function beginUnsaved(): () => void {
  forms += 1
  return () => {
    forms -= 1
  }
}

/** Whether loading the page again would lose something. */
export const isAnythingUnsaved = () => forms > 0
