/**
 * The button that loaded the last people of a branch is gone with it: the focus goes to their manager, or to the tree, instead of the
 * beginning of the page.
 */
export function keepFocus(tree: HTMLElement | null, of: string | null, loaded: Promise<unknown>): void {
  void loaded.then(() =>
    requestAnimationFrame(() => {
      if (tree === null || document.activeElement !== document.body) return
      const manager = [...tree.querySelectorAll<HTMLElement | SVGElement>('[data-branch]')].find(
        ({ dataset }) => dataset['branch'] === of,
      )
      ;(manager ?? tree).focus({ preventScroll: true })
    }),
  )
}
