import { createElement, lazy, type ReactNode, useSyncExternalStore } from 'react'
import { openLoading } from './loading.ts'
import { PartFailed } from './part-failed.tsx'

type View = (props: never) => ReactNode
type PropsOf<V extends View> = V extends (props: infer Props extends object) => unknown ? Props : object
type Load<V extends View> = () => Promise<{ default: V }>

export interface Part<Props extends object = object> {
  (props: Props): ReactNode
  /** Loads the code before it is needed. */
  preload: () => void
}

/**
 * A part of a page whose code is loaded when it is shown; a `Suspense` around it shows a placeholder. If the code cannot
 * be loaded, the part says so in its place and retries; the page around it stays, with all input.
 */
export function lazyPart<V extends View>(load: Load<V>): Part<PropsOf<V>> {
  return toPart(load, false)
}

/** The same for dialogs and side panels; a failure to load is shown over the page, too. */
export function lazyDialog<V extends View>(load: Load<V>): Part<PropsOf<V>> {
  return toPart(load, true)
}

function toPart<V extends View>(load: Load<V>, isOver: boolean): Part<PropsOf<V>> {
  const loading = openLoading(load)
  function LazyPart(props: PropsOf<V>) {
    const { part, failure, pending } = useSyncExternalStore(loading.subscribe, loading.state)
    const Loaded = part as ((props: PropsOf<V>) => ReactNode) | null
    if (Loaded !== null) return <Loaded {...props} />
    if (failure === null) return createElement(waitFor(loading.begin()))
    const { onClose } = props as { onClose?: () => void }
    return (
      <PartFailed
        failure={failure}
        pending={pending}
        retry={loading.retry}
        close={isOver && onClose !== undefined ? () => onClose() : undefined}
        isOver={isOver}
      />
    )
  }
  return Object.assign(LazyPart, { preload: loading.preload })
}

const waits = new WeakMap<Promise<void>, ReturnType<typeof lazy>>()

/** Suspends until then; the part decides what to show afterwards. */
function waitFor(loaded: Promise<void>) {
  const known = waits.get(loaded) ?? lazy(async () => ({ default: await loaded.then(() => Nothing) }))
  waits.set(loaded, known)
  return known
}

const Nothing = () => null
