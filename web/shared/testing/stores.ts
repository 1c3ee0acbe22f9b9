import { create as createStore, type UseBoundStore } from 'zustand/react'
import type { StateCreator, StoreApi } from 'zustand/vanilla'

const stores = new Set<StoreApi<unknown>>()

/** Replaces zustand's `create` (`set-up.ts`): what a test leaves in a store would be there for the next, in another file too. */
export const create =
  <T>() =>
  (initial: StateCreator<T>): UseBoundStore<StoreApi<T>> => {
    const store = createStore<T>()(initial)
    stores.add(store as StoreApi<unknown>)
    return store
  }

/** Makes every store what it was at first. */
export function resetStores(): void {
  for (const store of stores) store.setState(store.getInitialState(), true)
}
