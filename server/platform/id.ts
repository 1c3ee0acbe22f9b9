import { v7 } from 'uuid'
import type { Id } from '@muster/contract/values.ts'

/** A new UUIDv7: ids of one table grow with time, so they sort by creation and make good cursors. */
export const newId = (): Id => v7()
