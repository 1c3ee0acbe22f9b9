let load: () => unknown = () => undefined

/** Set once by the application: fetches the signed-in area before it is needed. */
export function setHomePreload(preload: () => unknown): void {
  load = preload
}

export function preloadHome(): void {
  load()
}
